import { readMarkedLabels } from './marked-labels.ts';

/**
 * The same as `labels-far-7.ts`, of other houses: small regional museums, biennials, galleries, treasuries,
 * a third with wall text. F1 at first: 0.870 by lines, 0.786 joined. Learned from since. Works and people are made up.
 */
export const LABELS_FAR_8 = readMarkedLabels(`
# Ogunquit
{a:Lydia Thorncombe} ({n:American}, {b:1884}–{d:1961})
{t:Low Tide, Perley's Ledge}, {y:c. 1926}
{m:Oil on canvasboard}, {s:12 x 16 inches}
{c:Gift of the Estate of Winslow Addy}, {i:1998.14}

# Phoenix, Native art
{a:Delphine Tsosie-Yellowhair}, {n:Diné}, b. {b:1971}
{t:Storm Pattern Bracelet}, {y:2006}
{m:Sterling silver, tufa cast; turquoise, coral}
{c:Gift of Mareen Allander}, {i:4772-13}
{p:Tsosie-Yellowhair learned tufa casting from her grandfather. Each mold is carved by hand and
survives only one pour.}

# Lincoln, quilts
{t:Feathered Star}
{a:Maker unidentified}
Probably made in {n:Lancaster County, Pennsylvania, United States}
{y:Circa 1870–1890}
{m:Cotton; hand pieced, hand quilted}
{c:Ardith and Robert Jamison Collection}, {i:1997.007.0318}

# Halifax
{a:Everett Lunn}
born Digby Neck, Nova Scotia, {b:1903}; died Marshalltown, Nova Scotia, {d:1970}
{t:Oxen in Spring}, {y:c. 1965}
{m:oil on pulpboard}
{c:Purchased with funds provided by the Fundy Herring Company, 1979}
{p:Lunn sold his first pictures from a roadside stand, for two dollars apiece.}

# Corning
{t:Covered goblet with a boar hunt}
{n:Germany, Thuringia}, {y:about 1720}
{m:Colorless glass; blown, wheel-engraved}
{s:OH: 34.6 cm}
{i:79.3.614}, {c:bequest of Jerrold Strausser}

# Toronto, textiles
{t:Man's shoulder cloth (hinggi)}
{n:Southeast Asia: Indonesia, Nusa Tenggara, Sumba}
{y:Early 20th century}
{m:Cotton; warp ikat}
{s:267 × 118 cm}
{c:From the Opperman/Webb Collection}
{i:T85.0417}

# Vancouver, anthropology
{t:Sun mask}
{a:Made by Walter Speck}, {n:Kwakwa̱ka̱’wakw}
{m:Red cedar, paint, horsehair, cord}
{y:before 1952}
{i:A4478}
{p:When the dancer pulls a string, the rays open. The right to show this mask belongs to one family, who
agreed to its display here.}

# San José, jade
{t:Bird-celt pendant}
{n:Greater Nicoya, Costa Rica}
{y:300 B.C. - 500 A.D.}
{m:Jadeite, string-sawn and drilled}
{i:INS 4417}
{p:The stone came from the Motagua Valley, some 800 kilometers to the north.}

# Ponce
{a:Eusebio Ollero Quiñones}
{n:Puerto Rican}, {b:1858}–{d:1921}
{t:The Plantain Seller}
{y:c. 1905}
{m:Oil on canvas}
{c:Museum purchase, The Luis Ferrán Foundation, Inc.} {i:62.0318}

# Montevideo
{a:AUGUSTO TORRALBA}
(Montevideo, {b:1913} - {d:1992})
{t:Port in Five Colours}. {y:1938}.
{m:Oil on cardboard}. {s:47 x 63 cm}.
{c:Elsa Andreoli Bequest}.

# Santiago, pre-Columbian
{t:Four-pointed hat}
{n:Cabuza culture, Azapa Valley}
{y:AD 400 – 1000}
{m:Camelid wool, knotted}
{i:MCHAP 2214}
{p:Hats told where a man came from. The colors of the four points may have marked his rank among the
caravan drivers.}

# Quito, convent
{t:WINGED VIRGIN OF THE APOCALYPSE}
{a:Workshop of Bernardo Legarreta}
{n:Quito School}, {y:18th C.}
{m:Polychrome wood, chinesco lustre, silver halo}
{c:Convent of San Damián (on deposit)}

# Cuenca, biennial
{a:Colectivo Río Abajo} ({n:Ecuador / Peru})
{t:What the Ford Remembers}, {y:2018}
{m:Site-specific installation: river stones, toquilla straw, four loudspeakers}
{c:Commissioned by the XIV Bienal}
{p:For six weeks the collective walked the Yanuncay with the women who wash there. Their voices, slowed to
the pace of the current, now fill the old chapel.}

# Dhaka
{t:VISHNU WITH CONSORTS}
{y:Circa 11th century A.D.}
{m:Black stone}
Find-spot: Mahakali, Munshiganj
{s:Ht. 134 cm}
{i:Acc. No. 70.2271}

# Colombo
{t:Drummer, finial of a hanging lamp}
{n:Polonnaruwa}; {y:reign of Parakramabahu I (1153–1186)}
{m:Bronze}; {s:ht. 14.6 cm}
{i:13.87.286}

# Patan
{t:Hari-Shankara}
{m:Gilt copper repoussé, semi-precious stones}
{n:Kathmandu Valley}; {y:N.S. 788 (A.D. 1668)}
{a:Attributed to a workshop of Oku Bahal}
{p:Left half Shiva, right half Vishnu. The line between them runs exactly through the navel.}

# Ahmedabad, textiles
{i:No. 1147}
{t:Temple hanging (pichhavai): cows among lotuses}
{n:Deccan, probably Hyderabad}
{y:second quarter of the 18th century}
{m:Cotton, painted and printed with gold and silver leaf}

# Sharjah, biennial
{a:Basma Al-Harithi}
b. {b:1979}, Muscat; lives and works between Muscat and Glasgow
{t:Low Water Inventory (I–IX)}, {y:2022–23}
{m:Cyanotype on sailcloth}
{s:Nine parts, 210 × 90 cm each}
{c:Courtesy of the artist and Gallery Ilse Vance, Dubai}
{p:Al-Harithi exposed each cloth on the mudflats between two tides.}

# Tehran, carpets
{t:Prayer Rug, "Vase and Cypress" Design}
Place of weaving: {n:Kerman}
{y:13th century A.H. / 19th century A.D.}
{m:Pile: wool; warp & weft: cotton}
{s:214 x 136 cm}
{a:Master weaver: Mohammad ibn Jafar Ravari}

# Kuwait, private collection
{i:LNS 3184 J}
{t:Pair of earrings}
{m:Gold; fabricated from sheet, with granulation and filigree}
{n:Greater Syria or Egypt}, {y:11th century CE}
{c:The al-Salhi Collection}

# Jerusalem
{t:Ossuary inscribed “Yehoseph, son of the potter”}
{n:Mount Scopus}
{y:Second Temple period, 1st century CE}
{m:Limestone}
{c:On loan from the Antiquities Department}
{i:1974-1509}

# Beirut
{a:Nadia Khlat}
(Beirut, {b:1936} – Paris, {d:2019})
{t:Untitled (Archaeospace)}, {y:1972}
{m:acrylic on canvas}, {s:100 × 81 cm}
{c:Donation of the artist’s family, 2020}

# Marrakech, foundation
{a:Hicham Berrouane}
{n:Morocco}, {b:1986}
{t:Salt Road #4}, from the series Amakine
{y:2017}
{m:C-print mounted on Dibond}
Edition 2/5 + 2 A.P.
{c:Collection Fondation Allami}

# Harare
{a:TAKAWIRA MUNYARADZE} ({b:1938}-{d:1989})
{t:Hyena Elder}
{m:Lemon opal stone}
{y:1977}
{c:Permanent Collection}, {i:PC-7700-0041}

# Addis Ababa
{t:Processional cross}
{n:Lasta, Ethiopia}
{y:Reign of Zär’a Ya‘qob (1434–68)}
{m:Copper alloy, cast, pierced and incised}
Inscribed in Ge‘ez: “Cross of Abba Nob, for the church of St George”
{i:IES 4142}
{p:Deacons wrap the shaft in bright cloth, which hangs through the lower arms.}

# Bamako, photography
{a:Seydina Kouyo}, {n:Mali}
{t:Untitled, from the series “Sundays at Kati”}
{y:1964 / printed 2003}
{m:Gelatin silver print on baryta paper}, {s:50 x 50 cm}
Ed. 3/10
© Seydina Kouyo / {c:Courtesy Galerie Mandé, Paris}

# Suva
{t:Priest’s oil dish (ibuburau)}
{n:Nadroga, Viti Levu, Fiji}
{y:Pre-1840}
{m:Vesi wood (Intsia bijuga)}
{c:Von Hügelmann Collection}
{i:Z 2861}
{p:The bete knelt and drank through a straw, since his hands could not touch the bowl.}

# Dunedin
{t:Kahu kiwi (feather cloak)}
{a:Maker not recorded}; {n:Ngāti Maniapoto}
{y:ca 1890}
{m:Muka (flax fibre), kiwi feathers, wool}
{c:Fellowes Fund}, {i:D34.1129}

# Nouméa
{a:Marie-Paule Wamytan}
Born in {b:1964} in Maré, Loyalty Islands
{t:Those Who Carry the House}
{y:1999}
{m:Houp wood, sand, natural pigments}
{c:Kanak and Oceanian contemporary art collection}, {i:inv. 99.5.3}

# Kaunas
{a:Mikalojus Čeburlis} ({b:1875}–{d:1911})
{t:Sonata of the Pines. Andante}. {y:1908}
{m:Tempera on paper}, {s:73 x 62.4}
{i:Čg 61}
{p:Čeburlis composed before he painted. The cycle follows sonata form: Allegro, Andante, Scherzo, Finale.}

# Tallinn, applied art
{a:Leida Irvik}, {b:1934}
{t:Brooch “North-Easter”}, {y:1978}
{m:Nickel silver, dolomite, enamel}
{i:ETDM 8147 Me 412}
Photo: Tiit Raudsaar

# Riga, porcelain
{t:Decorative plate "Bathhouse"}
{a:Form: Zigismunds Vidberts-Ozols}
{o:Painting: Romans Kalējs}
Workshop "Baltābars", {n:Riga}
{y:1925–1928}
{m:Porcelain, overglaze painting, gilding}
{s:Ø 25.2 cm}

# Reykjavík
{a:Steinunn Vífilsdóttir} ({b:1957})
{o:Hreinn Skagfjörð} (1943)
{t:Endurvarp / Rebound}
{y:1991}
{m:Basalt, neon, transformer}
{i:LÍ-5127}

# Bergen
{a:Nikolai Åstrøm} ({b:1880}–{d:1928})
{t:Hay Racks, Midsummer}, {y:c. 1915}
{m:Colour woodcut with hand-colouring on paper}
{c:Deposited by the Savings Bank Foundation}
{i:SBF.00214}
{p:In June it never grows dark in Jølster. Åstrøm printed each impression from up to eight blocks, and
no two have the same light.}

# Gothenburg, design
{t:Wall hanging “The Beehives”}
{a:Designed by Märta Lindgren-Ask}
{o:Woven by Gudrun Pihl}
{n:Båstad, Sweden}, {y:1936}
{m:Linen warp, wool weft; tapestry and rölakan}
{i:RKM 214-1936}

# Tbilisi, treasury
{t:Tondo of Saint Orentios on a Stag}
{n:Imereti, Georgia}
{y:First third of the 11th c.}
{m:Silver; chased, gilded}
{s:D – 18.4 cm}
{i:G-14/61}

# Zagreb, naive art
{a:Ivan Veselaj} (Hlebine, {b:1920} – Zagreb, {d:2001})
{t:Woodcutters in Snow}, {y:1959}
{m:oil on glass}, {s:438×354 mm}

# Łódź, textiles
{a:Jolanta Owicka}
{t:Monsoon II}
{y:1980}
{m:sisal, horsehair, wool; artist’s own technique}
{s:300 × 220 × 25 cm}
{i:CMWŁ 11502/W/2714}
{p:Woven lying down, it was meant to be walked around.}

# Sibiu
{t:Ecce Homo}
{a:Follower of Quentin Metsen}
{n:Antwerp}, {y:1st quarter of the 16th century}
{m:oil on oak panel}
{c:Baron Samuel von Brukner collection}; {i:inv. 771}

# Lawrence, university print room
{a:Jan Mullerius} after {o:Bartholomeus Sprangel}
{b:1571}–{d:1628}
{n:Dutch Republic (present-day Netherlands)}
{t:Minerva Warding Winter from the Arts}, {y:circa 1600}
{m:engraving on laid paper}
{c:Museum purchase: Letha Churchwell Memorial Art Fund}, {i:1998.0712}

# Hildesheim, treasury
{t:Arm Reliquary of Saint Godehald}
{n:Lower Saxony}, {y:after 1131}
{m:Oak core, gilt silver, rock crystal, niello}
{c:Cathedral Chapter}, {i:Inv. no. DS 26}
{p:On feast days the bishop blessed the people with this hand. A small door in the wrist
once showed the bone.}

# London, gallery
{a:Ruby Okonjo-Hale}
{t:Slow Thaw (after Cotman)}
{y:2024}
{m:Oil, wax and marble dust on linen}
{s:180.3 x 150.5 cm
71 x 59 1/4 in}
{c:Courtesy the artist and Corvid Street}. Photo: Theo Marchetti

# Maastricht, fair
{a:FLORIS VAN DER MEERE THE ELDER}
Antwerp {b:1588} - {d:1644} The Hague
{t:A still life of medlars, a roemer and a wasp}
Signed and dated lower right: F.V.M. {y:1631}
{m:Oil on copper}
{s:35.5 x 47.2 cm (14 x 18½ in)}

# Storm King
{a:Aldo di Salvo}, {n:American}, b. Trieste, {b:1931}
{t:For Akhmatova}, {y:1976–77}
{m:Steel, painted}
{s:40 ft. x 31 ft. 6 in. x 36 ft.}
{c:Gift of the Ralph Ogdensen Foundation}
{p:Please do not climb on the sculpture. Di Salvo cut and bolted the beams himself, from a cherry picker,
over two summers.}

# Horniman, ethnography
{t:Hair comb, duafe}. {m:Wood}. {n:Asante, GHANA}. {y:Early 20th century}.
{c:Collected by Capt. R. S. Ruttery}. {i:nn14.236}
`);
