import { readMarkedLabels } from './marked-labels.ts';

/**
 * From museums of all continents: coins, arms, textiles, manuscripts, design, universities. F1 at first, by hand-set scores: 0.842 by
 * lines, 0.742 joined. Works and people are made up.
 */
export const LABELS_FAR_6 = readMarkedLabels(`
# Kyoto, temple loan
{t:Standing Jizo Bosatsu}
{y:Kamakura period, 13th century}
{m:Wood with color, gold and cut gold leaf; inlaid crystal eyes}
{s:H. 96.5 cm}
{c:Lent by Shorin-in Temple, Nara}
Important Cultural Property

# Tokyo, modern prints
{a:Onchi Koshiro} {b:1891}–{d:1955}
{t:Impression of a Violinist}
{y:1947 (Showa 22)}
{m:Woodblock print, ink and color on paper}
{i:P-1188}

# Osaka, ceramics
{t:Vase with Lotus Scroll}
{n:Korea}
{y:Goryeo dynasty, 12th century}
{m:Celadon with inlaid design}
{s:h: 31.4 cm; d: 18.2 cm}
{c:Gift of the Sumiya Group (The Ataku Collection)}

# Seoul
{t:Moon Jar}
{y:Joseon Dynasty, late 17th century}
{m:White Porcelain}
Treasure No. 1437
{s:H. 41.0cm}
{i:Jeobsu 702}

# Seoul, contemporary
{a:Suh Dohee} (b. {b:1962}, Seoul; lives in London and New York)
{t:Staircase-V}
{y:2008}
{m:Polyester and stainless steel}
{s:Dimensions variable}
{c:Collection of the artist, courtesy Lehmann & Roth}

# Shanghai bronze gallery
{t:Li (cooking vessel) of Lu Zai Si Fu}
{y:Late Spring and Autumn (first half of 6th century BC – 476 BC)}
{m:Bronze}
Unearthed at Qufu, Shandong Province, 1965

# Taipei, painting
{a:Attributed to Fan Kuai} (c. {b:960}–c. {d:1030})
{t:Travelers Among Autumn Streams}
{y:Song dynasty}
{m:Hanging scroll, ink and light colors on silk}
{s:206.3 x 103.3 cm}

# Delhi, National Museum
{t:Uma-Maheshvara}
{n:Pala, Bihar}
{y:10th Century A.D.}
{m:Black Basalt}
{s:Ht. 62 cm; W. 35 cm}
{i:Acc. No. 63.1204}

# Mumbai, miniature
{t:Krishna lifts Mount Govardhan}
Folio from a dispersed Bhagavata Purana
{n:Bikaner, Rajasthan, India}
{y:c. 1690 CE}
{m:Opaque watercolour and gold on paper}
{c:Sir Ratan Modi Bequest}
{i:22.3317}

# Kochi biennale
{a:Vivan Sudarshan}
{n:India}
{t:Black Gold}, {y:2012}
{m:Installation with potsherds from Pattanam, three-channel video}
{c:Courtesy of the artist}

# Mexico City, anthropology
{t:Brazier with the face of Tlaloc}
{n:Mexica culture}
{y:Late Postclassic (1250-1521 AD)}
{m:Fired clay with stucco and pigment}
Templo Mayor, offering 21
{i:10-220302}

# Mexico, modern
{a:María Izquierda}
San Juan de los Lagos, {b:1902} – Mexico City, {d:1955}
{t:Bride from Papantla}, {y:1944}
{m:Oil on canvas}
{c:Acquired through the Blaisten Fund, 1989}

# Lima, textiles
{t:Mantle with Flying Figures}
{n:Paracas, south coast of Peru}
{y:200 BC – AD 100}
{m:Camelid fiber, embroidered in stem stitch}
{s:142 × 241 cm}
{i:T-02981}

# Bogotá
{t:Pectoral in the Form of a Bat-Man}
{n:Tairona}
{y:AD 900–1600}
{m:Tumbaga, lost-wax casting and depletion gilding}
{i:O11795}
The bat hung upside down between two worlds. Only a chief could wear it.

# Lagos, contemporary
{a:Peju Alade} ({n:Nigerian}, b. {b:1968})
{t:Flying Girls}
{y:2013}
{m:Mixed media installation: eight life-size figures in fibreglass, wings, sound (6:20 mins, looped)}
{c:On loan from the Yemi Shy Foundation}

# Ife
{t:Crowned head of an Oni}
{n:Ife, Yoruba peoples, Nigeria}
{y:14th - early 15th century}
{m:Copper alloy}
{s:Height 24 cm}
{c:National Commission for Museums and Monuments, Nigeria}, {i:79.R.11}

# Cape Town
{a:Gerard Sekota}
{b:1913} Botshabelo – {d:1993} Paris
{t:Yellow Houses: A Street in Sophiatown}
{y:1940}
{m:Oil on board}
{c:Purchased by the Johannesburg Art Gallery, 1940}

# Darwin, bark painting
{a:Narritjin Maymura}
{n:Manggalili clan, Yolngu people}
Born {b:1916}, died {d:1981}
{t:Possum Tree}
{y:1968}
{m:natural earth pigments on eucalyptus bark}
{s:162 x 61 cm (irregular)}
{c:Purchased 1984, Ruth Komon Fund}

# Canberra, women artists
{a:Grace Cossington-Hale}
Neutral Bay, New South Wales, Australia {b:1892} – Roseville {d:1984}
{t:Interior in Yellow}
{y:1962, 1964}
{m:oil on composition board}
{c:Purchased 1965}

# Auckland
{a:Fiona Pardew}
{n:Kāi Tahu, Kāti Mamoe, Scottish}
{t:Huia, Female}
{y:2004}
{m:silver bromide photograph, toned}
{c:Auckland Art Gallery Toi o Tāmaki, gift of the Patrons, 2005}

# Oxford college
{t:William Warham}, Archbishop of Canterbury ({b:1450}?–{d:1532})
{a:After Hans Holbein}
{m:Oil on panel}
{c:Presented by the Warden, 1817}
{i:LP 22}

# Aberdeen university, coin
{t:Silver penny of Alexander III}
{n:Mint of Berwick}, {y:1250–80}
{m:Silver}
{s:1.42 g; diam. 19 mm}
{i:ABDUM 67341}

# Ashgrove, coins
{t:Solidus of Justinian II}
{n:Constantinople}
{y:AD 692–695}
Obv. Bust of Christ, facing
Rev. Emperor standing, holding cross on steps
{m:Gold}, {s:4.41 g}
{c:Whitting bequest}
{i:B4380}

# Leeds armouries
{t:Close helmet for the tourney}
{n:South German, Augsburg}
{y:about 1555}
{a:Armourer: Anton Peffenhauser}
{m:Steel, etched and gilt, with leather straps}
{s:Weight 4.3 kg}
{i:IV.591}

# Istanbul, arms
{t:Yatağan of Süleyman}
{n:Ottoman, Istanbul}, {y:dated AH 933 / AD 1526–27}
{a:Ahmed Tekelü}
{m:Watered steel, walrus ivory, gold, rubies}
{s:L. 66 cm}
{i:2/3776}

# Doha
{t:Carpet with animals and cypresses}
{n:Iran, Kashan or Isfahan}
{y:2nd half 16th century}
{m:Silk pile on silk foundation}
{i:CA.43.2002}

# Dublin, manuscript
{t:The Ruzbihan Qur’an}
{a:Copied and illuminated by Ruzbihan Muhammad al-Tab‘i}
{n:Shiraz, Iran}
{y:mid-16th century}
{m:Ink, colours and gold on paper}
{i:Is 1558}

# Cambridge, manuscript leaf
{t:Leaf from a Book of Hours: The Flight into Egypt}
{a:The Master of the Geneva Latini}
{n:France, Rouen}
{y:c. 1470-80}
{m:Tempera and gold on vellum}
{i:MS 1058-1975, f. 64r}

# Berlin, prints
{a:KÄTHE KOLLWEITZ}
Königsberg {b:1867} – {d:1945} Moritzburg
{t:Call of Death, sheet 8 from the series Death}
{y:1934/37}
{m:Lithograph}
{c:{c:Property of the Kupferstich Society}}

# Vienna, applied arts
{t:Fruit Basket}
{a:Design: Josef Hoffman}, {y:1904}
Execution: Wiener Werkstätte
{m:Silver, agate}
{c:Purchase 1998}
{i:GO 2112}

# Copenhagen, design
{a:Arne Jakobsen}
{t:The Egg, easy chair}
{y:1958}
{m:Moulded polyurethane foam, leather, aluminium}
Manufacturer: Fritz Hansson, Allerød
{c:Gift of the manufacturer}

# Milan, design
{t:Valentine portable typewriter}
{a:Ettore Sottsas and Perry King}
Produced by Olivotti S.p.A., Ivrea
{y:1969}
{m:ABS plastic}
{s:11.7 x 34.3 x 35.2 cm}

# Chicago, architecture
{a:Marion Mahony Griffith}, delineator
{n:American}, {b:1871}–{d:1961}
{t:Rock Crest/Rock Glen, Mason City, Iowa: Perspective}
{y:c. 1912}
{m:Lithograph and gouache on green satin}
{c:Gift of Mrs. Walter Burleigh Griffith}

# New York, photography
{a:Gordon Parkes}
{n:American}, {b:1912}–{d:2006}
{t:Department Store, Mobile, Alabama}, {y:1956, printed 2013}
{m:Inkjet print}
{c:Horace W. Goldsmith Fund through Joyce and Robert Menschell}
{i:2014.389}

# Winterthur-style, photo
{a:Robert Franke}
{n:Swiss-American}, {b:1924}–{d:2019}
{t:Trolley—New Orleans}
{y:negative, 1955; print, 1969}
{m:Gelatin silver print}
{s:image: 21.9 x 33.3 cm (8 5/8 x 13 1/8 in.)}
{i:L.1987.88}

# Charlottesville university
{a:Unidentified Kuba artist}
{n:Democratic Republic of the Congo}
{t:Ceremonial Overskirt (ntshak)}
{y:Early to mid-20th century}
{m:Raffia palm fiber, natural dyes}
{c:Museum Purchase with Curriculum Support Funds}, {i:1991.12.4}

# Honolulu
{t:Feather cape (ʻahu ʻula)}
{n:Hawaiian Islands}
{y:late 18th century}
{m:Olonā fiber netting, ʻiʻiwi and ʻōʻō feathers}
{c:Gift of Princess Abigail Kawānanakoa, 1948}

# Anchorage
{t:Bentwood hunting hat}
{n:Unangax̂ (Aleut)}
{y:circa 1840}
{m:Driftwood, sea lion whiskers, glass beads, pigment}
{c:Collected by Lt. George Emmett on Unalaska, 1868}
{i:E16407}

# Glasgow, shawl
{t:Plaid or shawl with pine cone border}
{n:Scotland, Paisley}
{y:1840s}
{m:Wool and silk, jacquard woven}
{c:Bequeathed by Miss Agnes McLaren, 1931}
{i:E.1931.14.b}

# Barcelona
{a:Anonymous}
{t:Apse from Sant Pere de Burgal}
{y:End of 11th century - beginning of 12th century}
{m:Fresco transferred to canvas}
{c:Acquired by the Junta de Museus in 1932}
{i:113138-000}

# Warsaw
{a:Olga Boznańska} ({b:1865}-{d:1940})
{t:Girl with Chrysanthemums}, {y:1894}
{m:oil, cardboard}
{s:88.5 × 69 cm}
{c:purchased in 1922}
{i:MNK II-b-1032}

# St Petersburg
{a:Vasily Surikin}
{b:1848}, Krasnoyarsk – {d:1916}, Moscow
{t:Portrait of a Cossack Woman}. {y:1892}
{m:Oil on canvas}
{s:62 x 53.5}
{i:Zh-4236}
`);
