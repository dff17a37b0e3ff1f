import { readMarkedLabels } from './marked-labels.ts';

/**
 * The same as `labels-far-6.ts`, judged once after the weights were learned and not learned from. F1 at first: 0.925 by lines,
 * 0.812 joined; by hand-set scores it was 0.875 and 0.749. Works and people are made up.
 */
export const LABELS_FAR_7 = readMarkedLabels(`
# Nagoya, tea
{t:Tea Bowl, named “Uguisu”}
{a:Raku Donyu} ({b:1599}–{d:1656})
{n:Japan}, {y:Edo period}
{m:Black Raku ware}
{c:Okazaki Family Gift}

# Boston, Japanese
{t:Actor Ichimura as a Lion Dancer}
{n:Japanese}
{y:Edo period, 1715}
{a:Torii Kiyomasu II}
Publisher: Igaya Kan'emon
{m:Woodblock print (beni-e); ink on paper, with hand-applied color}
{c:William Sturgis Bigelow Collection} {i:11.13273}

# Fukuoka
{a:CAI Guofeng}
{n:China} / b. {b:1957}
{t:Project for Heiankyo 1,200th Anniversary}
{y:1994}
{m:Gunpowder, ink on paper; twelve panels}
{s:230.0 × 930.0 cm}

# Busan
{a:Park Rehyun} ({b:1920}–{d:1976})
{t:Open Stalls}
{y:1956}
{m:Color on paper}
{s:267x210cm}
{c:MMCA Lee Kunsik collection}

# Hong Kong
{a:Irene Chow} ({b:1924}–{d:2011})
{t:The Universe Is My Heart No. 2}
{y:1990s}
{m:Ink and colour on paper}
{c:Gift of Ms. Catherine Yeung}, {i:FA2004.0013}

# Beijing, jade
{t:Jade Cong}
{y:Neolithic, Liangzhu Culture (c. 3300-2300 BC)}
{s:H 8.9 cm, Mouth D 17.1 cm}
Excavated from Tomb 12, Fanshan, Yuhang, Zhejiang, 1986

# Singapore
{t:Bedspread (palampore)}
{n:Coromandel Coast, India, for the Sri Lankan market}
{y:around 1720}
{m:Cotton, drawn and painted, mordant- and resist-dyed}
{i:2014-00358}

# Jakarta
{t:Ganesha}
{n:Central Java}
{y:9th century CE}
{m:Andesite}
{c:Transferred from the Batavian Society of Arts}, {i:inv. 186b}

# Bangkok
{t:Walking Buddha}
{n:Sukhothai style}, {y:B.E. 20th cent. (600 years ago)}
{m:Bronze}
From Wat Benchamabophit, Bangkok

# Chandigarh, sculpture
{t:Bodhisattva Maitreya}
{n:Gandhara, present-day Pakistan}
{y:2nd–3rd century}
{m:Grey schist}
{s:112 x 41 x 20 cm}
{i:Acc. no. 1231}

# Kolkata, Bengal school
{a:Abanindranath Thakor}
{t:The Passing of Shah Jahan}
{y:1902}
{m:Oil on board}
{c:Collection: Rabindra Bharati Society}

# Lahore
{a:Abdur Rahman Chughtal}
{b:1897} – {d:1975}
{t:Anarkali with Lamp}
{m:Watercolour on paper}
{y:Undated}
{c:Gift of the Chughtal Trust}

# Mexico, popular art
{t:Tree of Life}
{a:Alfonso Soteno Hernández}
Metepec, State of Mexico
{y:1994}
{m:Modelled, painted and gilded clay}
{c:Fomento Cultural Banamex}

# Buenos Aires
{a:Xul Solano} (San Fernando, Argentina, {b:1887} – Tigre, Argentina, {d:1963})
{t:Drago}
{y:1927}
{m:watercolour on paper mounted on card}
{i:inv. 4}

# São Paulo
{a:Anita Malfetti}
{n:São Paulo, Brazil}, {b:1889}–{d:1964}
{t:The Student}, {y:1915–16}
{m:Oil on canvas}
{s:76.5 × 61 cm}
{c:Gift of the artist, 1949}
{i:MASP.00240}

# Guatemala, ixchel
{t:Woman's blouse (huipil)}
{n:Maya, K'iche', Quetzaltenango, Guatemala}
{y:ca. 1930}
{m:Cotton, silk; brocaded plain weave}
{c:Gift of Lilly de Jongh Osborn}
{i:NA-8412}

# Accra
{a:El Anatsa}
b. {b:1944} Anyako, Ghana
{t:Dusasa II}
{y:2007}
{m:Found aluminum, copper wire, and plastic disks}
{c:Purchase, Raymond and Beverly Sack Gift}

# Benin bronze, Berlin
{t:Commemorative head of a king (uhunmwun elao)}
{n:Kingdom of Benin, Nigeria}
{y:16th/17th century}
{m:Brass, iron}
{c:Property of the National Commission for Museums, Nigeria}
{i:III C 8169}

# Nairobi
{a:Michael Armitedge}
({n:Kenyan}, born {b:1984} in Nairobi, lives in London)
{t:The Chicken Thief}, {y:2019}
{m:Oil on Lubugo bark cloth}
{s:78 3/4 x 59 in.}
{c:Private collection}

# Dakar, textile
{a:Manufactures Sénégalaises des Arts Décoratifs, Thiès}
After a design by Papa Ibra Talle
{t:Semence d'étoiles}, {y:c. 1975}
{m:Wool tapestry}
{s:219 x 300 cm}

# Cairo
{t:Ostracon with a dancer}
{n:Deir el-Medina}
{y:New Kingdom, 20th Dynasty}
{m:Painted limestone}
{i:JE 63805}
The artist drew her hair loose, and let it sweep the ground.

# Adelaide
{a:Tiger Palpatji}
{n:Pitjantjatjara people, South Australia}
born c. {b:1920} near Kalaya Pirti, Western Australia, died {d:2012}
{t:Wanampi kutjara}
{y:2009}, Amata
{m:synthetic polymer paint on linen}
{s:197 x 198 cm}
{c:Gift of the Art Gallery Foundation 2010}

# Hobart
{a:Sidney Nolane}
{t:Snake} ({y:1970–72})
{m:Mixed media on paper, 1,620 sheets}

# Sydney, powerhouse
{t:Model of a cochlear implant}
{a:Designed and made by Telectronix Pty Ltd}, Sydney, {y:1983–85}
{m:titanium, ceramic, platinum}
{c:Gift of Cochlear Ltd, 1995}
{i:95/223/1}

# Glasgow university, Whistler
{a:James McNeill Whisler} ({b:1834}–{d:1903})
{t:The Blue Girl: Portrait of Connie Gilchrest}
{y:begun 1879; destroyed and repainted}
{m:Chalk and pastel on brown paper}
{c:Birnie Philip Bequest}
{i:GLAHA 46178}

# Manchester, Egyptology
{t:Shabti of Horudja}
{n:Hawara, Egypt}
{y:30th Dynasty, 380–343 BC}
{m:Faience}
Excavated by W. M. F. Petrie, 1888–9
{c:Gift of Jesse Haworth}
{i:3727}

# Bristol, glass
{t:Decanter, labelled Hollands}
{a:Isaac Jacob} (fl. 1790–1835)
{n:Bristol}, {y:c. 1800}
{m:Blue glass with gilding}
{c:Burrough Bequest, 1968}
{i:N 4750}

# Sèvres
{t:Vase ‘à oreilles’, third size}
{n:Vincennes}, {y:1754–1755}
{m:Soft-paste porcelain, bleu lapis ground}
{a:Painter: Jean-Louis Morine}
{i:MNC 23274}

# Florence, bargello
{a:Benvenuto Cellino}
(Florence, {b:1500} – {d:1571})
{t:Bust of Cosimo I}
{y:1545-1547}
{m:bronze, with traces of gilding}
{i:Inv. 358 B}

# Madrid, decorative
{t:Lusterware dish with coat of arms}
{n:Manises (Valencia), Spain}
{y:ca. 1430-1450}
{m:Tin-glazed earthenware, cobalt and luster}
{s:Diam. 47 cm}
{c:Osma Bequest, 1922}
{i:CE 168}

# Lisbon
{t:Processional Cross of King Sancho I}
{n:Portugal}, {y:1214}
{m:Gold, sapphires, garnets and pearls}
{c:Monastery of Santa Cruz, Coimbra; transferred 1834}
{i:540 our}

# Zurich
{a:Sophie Taeuber-Arb}
Davos {b:1889} – {d:1943} Zurich
{t:King Deramo, marionette for “King Stag”}
{y:1918}
{m:Wood, turned and painted; metal hinges, brass}
{i:ZHDK 5}

# Basel, antiquities
{t:Red-figure pelike: Judgement of Paris}
{a:Attributed to the Niobid Painter}
{n:Attic}, {y:c. 460 BC}
{m:Clay}
{c:Ludwig Collection}
{i:BS 404}

# Munich coins
{t:Tetradrachm of Lysimachos}
{n:Thrace}
{y:297/6–282/1 BC}
{m:Silver}, {s:17.12 g}

# Prague
{a:František Kupker}
Opočno {b:1871} – Puteaux {d:1957}
{t:Amorpha, Fugue in Two Colours}
{y:1912}
{m:oil on canvas}
{i:O 5942}

# Helsinki
{a:Helene Schjerfbeck-Lind} ({b:1862}–{d:1946})
{t:The Convalescent}
{y:1888}
{m:oil on canvas}
Finnish National Gallery
{c:Antell Collections}
{i:A I 207}

# Amsterdam, photography
{a:Rineke Dijkman}
Sittard, {b:1959}
{t:Kolobrzeg, Poland, July 26}, {y:1992}
{m:Chromogenic print}
{c:Acquired with support from the Mondriaan Fund}

# Los Angeles, video
{a:Arthur Jaffe}
{n:United States}, b. {b:1960}
{t:Love Is the Message}, {y:2016}
{m:Single-channel video, color, sound}
{s:7 minutes, 25 seconds}
{c:Joint museum purchase with the Hirsch Museum}

# Yale, furniture
{a:Townsend-Goddard workshop}
{n:Newport, Rhode Island}
{t:Desk and Bookcase}
{y:1760–90}
{m:Mahogany, chestnut and tulip poplar}
{c:Mabel Brady Garvin Collection}
{i:1940.320}

# Santa Fe
{a:Maria and Julian Martín}
{n:San Ildefonso Pueblo}
{t:Jar with Avanyu}
{y:ca. 1925}
{m:Burnished clay with matte slip}
{c:Indian Arts Research Fund}, {i:IAF.1234}

# Ottawa
{a:Kenojuak Ashevok}, {b:1927}–{d:2013}
{n:Kinngait, Nunavut}
{t:The Enchanted Owl}, {y:1960}
{m:Stonecut on laid paper, 28/50}
{c:Gift of Dorothy M. Stillwall, M.D., 1987}

# Edinburgh, contemporary
{a:Katie Paterson-Reid}
{t:Totality}
{y:2016}
{m:Printed mirrorball, motor and lights}
{s:83 cm diameter}
{c:Arts Council Collection, Southbank Centre}
`);
