import { readMarkedLabels } from './marked-labels.ts';

/**
 * In other manners of museums far from each other. F1 at first: 0.885 by lines, 0.811 joined. Works and people are made up.
 */
export const LABELS_FAR_2 = readMarkedLabels(`
# V&A, ceramics case label with number
12 {t:Teapot with chinoiserie figures}
{n:Meissen, Germany}, {y:about 1723–4}
{m:Hard-paste porcelain, painted in enamels and gilt}
{c:Purchased with the support of the Art Fund}
{i:C.34-2006}

# V&A, theatre
{t:Costume for the Firebird}
{y:1926}
{a:Designed by Natalia Goncharenko} ({b:1881}–{d:1962})
Made by Vera Sudeikin, Paris
{m:Silk, metal thread, feathers}
{i:S.608-1980}

# British Museum, Mexico
{t:Turquoise mosaic mask}
{n:Mixtec-Aztec}, {y:AD 1400–1521}
{m:Cedrela wood, turquoise, pine resin, mother-of-pearl, conch shell}
This mask may show the god of fire. The eyes are of shell and the eyelids were once gilded.
{c:Donated by Henry Christison}
{i:Am,St.400}

# British Museum, prints
{a:Katsushika Hokuun} ({b:1760}–{d:1849})
{t:Clear day with a southern breeze}
From Thirty-Six Views of Mt Fuji
{n:Japan}, {y:1831}
{m:Colour woodblock print}
{i:1906,1220,0.525}

# Met, arms and armor
{t:Armor Garniture of George Cliffton}
{n:British (Greenwich)}, {y:1586}
{a:Made in the royal workshops under Jacob Haldane}
{m:Steel, gold, leather, textile}
{c:Munsey Fund, 1932} ({i:32.130.6})

# Met, photographs
{a:Julia Margaret Carrington}
{n:British (born India)}, {b:1815}–{d:1879}
{t:Sappho}
{y:1865}
{m:Albumen silver print from glass negative}
{c:Gilman Collection, Gift of The Howard Gilman Foundation, 2005}
{i:2005.100.27}

# Met, costume
{t:Dress}
{a:Charles James Wortham} ({n:American, born Great Britain}, {b:1906}–{d:1978})
{y:1937, edition 1980}
{m:silk, metal}
{c:Brooklyn Museum Costume Collection, Gift of Arturo and Paul Cavaletti, 2009}
{i:2009.300.518}

# MoMA, sculpture with cast
{a:Henri Mathis}. {n:French}, {b:1869}–{d:1954}
{t:The Back (III)}
Issy-les-Moulineaux, {y:by May 13, 1913–early fall 1916}
{m:Bronze}
{s:6' 2 1/2" x 44" x 6" (189.2 x 111.8 x 15.2 cm)}
{c:Mrs. Simon Guggenheimer Fund}

# AIC, modern
{a:Georges Seurin}
({n:French}, {b:1859}–{d:1891})
{t:A Sunday at the Weir—1884}, {y:1884–86, painted border 1888–89}
{m:Oil on canvas}
{c:Helen Birch Bartley Memorial Collection}, {i:1926.224}

# AIC, decorative arts
{t:Sideboard}, {y:c. 1876}
{a:Designed by Edward William Godwyn} ({n:English}, {b:1833}–{d:1886})
Made by William Wattis, London
{m:Ebonized mahogany, glass, and silver-plated brass}
{c:Robert Allerston Purchase Fund}, {i:2005.529}

# Getty, photograph
{a:William Henry Fox Tallis}
{n:British}, {b:1800}–{d:1877}
{t:The Ladder}, {y:negative 1844}
{m:Salted paper print from a calotype negative}
{i:84.XM.478.14}

# Getty, manuscript
{t:The Adoration of the Magi}
{n:Franco-Flemish}, {y:about 1466–70}
{a:Master of Jacques of Besançon}
{m:Tempera colors, gold leaf, and ink on parchment}
{i:Ms. 37 (89.ML.35), fol. 33v}

# Rijksmuseum, history
{t:Model of the William Rex}
{a:Adriaen de Vriesman, Vlissingen}, {y:1698}
{m:wood, rope, textile}
The ship was built at one-twelfth of its size. Its guns can be run out.
{i:NG-MC-651}

# Rijksmuseum, Asia
{t:Shiva Nataraja}
{n:Tamil Nadu, India}, {y:c. 1100–c. 1200}
{m:bronze}
{c:On loan from the Asian Art Society in The Netherlands}
{i:AK-MAK-187}

# Mauritshuis
{a:Carel Fabritzius}
Middenbeemster {b:1622} – {d:1654} Delft
{t:The Finch}
{y:1654}
{m:Panel}
{i:605}

# Louvre, Near East
{t:Head of a king}
{n:Iran}
{y:Late 3rd millennium BC}
{m:Copper alloy}
{c:Purchase, 1949}
{i:AO 28655}

# Orsay, sculpture
{a:Camille Claudet}
{b:1864}-{d:1943}
{t:Maturity}
{y:circa 1902}
{m:Bronze group in three parts}
{s:H. 114; W. 163; D. 72 cm}
{c:Gift of Philippe Berthier, 1982}
{i:RF 3606}

# Uffizi, Galleria Palatina
{a:Raphael Santini}
(Urbino {b:1483} - Rome {d:1520})
{t:Madonna of the Armchair}
{y:c. 1513-1514}
{m:Oil on wood}
{i:Inv. 1912 no. 151}

# Prado
{a:Workshop of Peter Paul Rubbens}
{t:The Birth of Apollo}
{y:1636 - 1638}
{m:Oil on panel}
{c:Royal Collection}
{i:P001664}

# Thyssen
{a:Ernst Ludwig Kirchmann}
Aschaffenburg, {b:1880}-Davos, {d:1938}
{t:Fränzi in front of Carved Chair}, {y:1910}
{m:Oil on canvas}. {s:71 x 49.5 cm}
{i:Inv. no. 634 (1979.10)}

# Kunsthistorisches
{a:Giuseppe Arcimbaldi} (Milan {b:1527}–{d:1593} Milan)
{t:Summer}
{y:dated 1563}
{m:Limewood}
{c:Acquired by Emperor Maximilian II}
{i:GG 1589}

# Gemäldegalerie Berlin, bilingual
{a:Lucas Cranich der Ältere} ({b:1472}–{d:1553})
{t:Der Jungbrunnen}
The Fountain of Youth
{y:1546}
{m:Lindenholz}
{i:Kat. Nr. 593}

# Hermitage
{a:Paul Gauguet}
{b:1848}–{d:1903}
{n:France}
{t:Woman Holding a Fruit}
{y:1893}
{m:Oil on canvas}
{c:Entered the museum in 1948}
{i:Inv. No. ГЭ-9120}

# Munch Museum
{a:Edvard Monk}
{t:Vampire}, {y:1895}
{m:Oil on canvas}
{c:Bequest of the artist}
{i:MM.M.00679}

# NPG London, photograph
{t:Virginia Wolfe}
by {a:George Charles Beresfield}
{m:platinum print}, {y:July 1902}
{c:Purchased with help from the Friends of the National Libraries, 1983}
{i:NPG P221}

# NPG London, sitter line
{t:Mary Shelley-Godwin} (1797–1851), novelist
{a:Richard Rothwall}
{m:Oil on canvas}, {y:exhibited 1840}
{c:Bequeathed by Jane, Lady Shelby, 1899}

# Smithsonian portrait, joint
{t:Self-Portrait}
{a:Lee Simondson} {b:1888}–{d:1967}
Born New York City
{m:Oil on canvas}, {y:c. 1912}
{c:National Portrait Gallery, Smithsonian Institution; gift of Karl and Jody Simondson} {i:NPG.94.28}

# SAAM, folk art
{a:James Hampden}
born Elloree, SC {b:1909}–died Washington, DC {d:1964}
{t:The Throne of the Third Heaven}
{y:ca. 1950–1964}
{m:gold and silver aluminum foil, Kraft paper, and plastic over wood furniture, paperboard, and glass}
{c:Gift of anonymous donors}
{i:1970.353.1-.116}

# National Air and Space
{t:Pressure suit, Mercury}
{a:Manufacturer: B.F. Goodwin Co.}
{y:1962}
{m:Nylon, neoprene, aluminized fabric}
{c:Transferred from NASA}
{i:A19670176000}

# American history
{t:Dumbbell telephone}
{y:about 1892}
Used by switchboard operators in Chicago
{c:Gift of AT&T Corp.}

# NMAAHC
{t:Shawl given to Harriet Tubbs}
{n:England}
{y:ca. 1897}
{m:silk lace and linen}
{c:Gift of Charles L. Blocker}
{i:2009.50.39}

# NMAI
{n:Kiowa}
{t:Cradleboard}, {y:ca. 1890}
{m:Wood, hide, glass beads, brass tacks}
{c:Collected by Mark R. Harring; purchased 1912}
{i:2/8377}

# Asian Art Museum SF
{t:The Hindu deity Ganesha}, {y:approx. 1200–1300}
{n:India; Karnataka state, Halebid}
{m:Schist}
{c:The Avery Brundy Collection}, {i:B61S8+}

# Seattle
{t:Crow screens}, {y:early 17th century}
{n:Japanese}
{m:Pair of six-panel screens; ink and gold on paper}
{s:61 9/16 x 139 5/16 in. (each)}
{c:Eugene Fuller Memorial Collection} {i:36.21.1}

# Cleveland
{t:The Thinker of Nippur}, {y:c. 2500 BCE}
{n:Iraq, Sumerian}
{m:Limestone}
{c:Gift of the Hanna Fund} {i:1948.171}

# AGO
{n:Anishinaabe}
{a:Norval Morrissey}
Born Sandy Point, Ontario, {b:1932}; died Toronto, {d:2007}
{t:Man Changing into Thunderbird}
{y:1977}
{m:acrylic on six canvas panels}
{c:Private collection, on loan}

# NGV, First Nations
{a:Emily Kam Kngwarray-Petyarre}
{n:Anmatyerr} c. {b:1910}–{d:1996}
{t:Big yam} {y:1996}
{m:synthetic polymer paint on canvas}
{c:Purchased by the National Gallery Women’s Association, 1998}

# AGNSW
{a:Sidney Nolland}
{n:Australia, England} {b:1917} – {d:1992}
{t:First-class marksman} {y:1946}
{m:Ripolin enamel on hardboard}
{c:Purchased with funds provided by the Gleeson O’Keefe Foundation 2010}

# Te Papa, contemporary
{a:Lisa Reihama} ({b:1964}–), Ngāpuhi
{t:in Pursuit of Venus}
{y:2015}
{m:Single-channel Ultra HD video, colour, sound}
{s:64 min}
{c:Purchased 2016}

# Kyushu
{t:Hanging Scroll: Landscape in Moonlight}
{a:Kano Tan’yo} ({b:1602}–{d:1674})
{y:Edo period, 17th century}
{m:Ink on silk}
{i:A-11412}

# M+, Hong Kong
{a:Zhang Peilin}
born {b:1957}, Hangzhou
{t:30 x 30}
{y:1988}
{m:single-channel digital video (colour, sound)}
{s:32 min. 9 sec.}
{c:M+ Sigg Collection}, {i:2012.1159}

# Islamic museum, Berlin
{t:Mihrab from the Maydan Mosque}
{n:Iran, Kashan}, {y:dated 623 AH/1226 AD}
{m:Fritware, lustre-painted}
{i:I. 5366}

# quai Branly
{t:Hook figure}
{n:Karawari people
Papua New Guinea, East Sepik province}
{y:19th century}
{m:Wood, pigments}
{i:72.1966.2.1}

# numismatics
{t:Silver tetradrachm of Athens}
{y:c. 454–404 BC}
Obverse: head of Athena. Reverse: owl and olive sprig
{s:17.18 g}
{c:Lent by the University Coin Room}

# regimental museum
{t:Officer’s shako, 52nd Regiment of Foot}
{y:c. 1860}
Worn by Captain J. Ewart at Lucknow
{c:On loan from the Trustees of the Regimental Museum}

# science museum
{t:Prototype difference engine}
{a:Charles Babbington}, {n:England}, {y:1832}
{m:Brass, steel}
{c:Source: King’s College, London}
{i:Inv. 1862-89}

# contemporary gallery
{a:Kara Walkerson}
{t:A Subtle Thing}, {y:2014}
{m:Polystyrene foam, sugar}
{s:Approx. 10.8 x 7.9 x 23 m}
{c:Commissioned by Creative Works, New York}
© the artist

# kunsthalle, time-based
{a:Hito Steyerlin}
{b:1966}, lives in Berlin
{t:How Not to Be Seen}, {y:2013}
{m:HD video, single screen in architectural environment}
{s:15 minutes, 52 seconds}
{c:Courtesy the artist and Esther Schupper Gallery}
`);
