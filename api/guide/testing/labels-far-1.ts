import { readMarkedLabels } from './marked-labels.ts';

/** In the manners of fifty houses, one label each. F1 at first: 0.913 by lines, 0.849 joined. Works and people are made up. */
export const LABELS_FAR_1 = readMarkedLabels(`
# V&A, British Galleries
{t:The Wendover Cabinet}
{y:About 1695}
Cabinets on stands were the most expensive pieces in a London house.
This one held a collection of shells. The key is a later replacement.
{n:London, England}
{m:Oak, veneered with walnut and marquetry of various woods}
{c:Given by Mrs Eleanor Stapley}
{i:Museum no. W.41-1927}

# V&A, fashion
{t:Evening dress}
{a:Madeleine Vaucher} ({b:1882}–{d:1969})
{n:Paris, France}
{y:Autumn/Winter 1935}
{m:Bias-cut silk satin}
{c:Given by Lady Anstruther}
{i:T.212-1973}

# Met, European paintings
{a:Giovanni Battista Morelli}
{n:Italian}, Venice {b:1701}–{d:1773} Madrid
{t:The Investiture of Bishop Harold}
{y:ca. 1751}
{m:Oil on canvas}
{c:Purchase, Rogers and Gwynne Andrews Funds, and Gift of Ada Wrightson, by exchange, 1991} {i:1991.112}

# Met, Asian
{t:Standing Buddha}
{n:Pakistan (ancient region of Gandhara)}
{y:3rd century}
{m:Bronze with traces of gold leaf}
{c:Gift of Muneichi Nitta, 2003}
{i:2003.593.1}

# Met, Greek and Roman
{t:Terracotta kylix (drinking cup)}
{n:Greek, Attic}, {y:ca. 460 BCE}
{a:Attributed to the Villa Orsini Painter}
{c:Rogers Fund, 1917} ({i:17.230.10})

# MoMA, painting
{a:Lubov Popovskaya}
{n:Russian}, {b:1889}–{d:1924}
{t:Painterly Architectonic}
{y:1917}
{m:Oil on canvas}
{c:Philip Johnston Fund}

# MoMA, design
{a:Charles Ames} ({n:American}, {b:1907}–{d:1978})
and Ray Ames (American, 1912–1988)
{t:Low Side Chair (model LCM)}
{y:Designed 1946}
{m:Molded plywood, steel, and rubber}
Manufacturer: Herman Milner Furniture Co., Zeeland, Michigan
{c:Gift of the manufacturer}

# MoMA, media
{a:Nam Jin Pike}
{n:American, born Korea}. {b:1932}–{d:2006}
{t:Global Garden}. {y:1974}
{m:Single-channel video (color, sound), thirty cathode-ray tube televisions, live plants}
{s:28:30 min.}
{c:Acquired through the generosity of Agnes Gundel}

# AIC, painting
{a:Gustave Cailleux} ({n:French}, {b:1848}–{d:1894})
{t:Paris Street; Wet Evening}
{y:1877}
{m:Oil on canvas}
{c:Charles H. and Mary F. S. Worden Collection}, {i:1964.336}

# AIC, Arts of Africa
{t:Face Mask (Gela)}
{n:We; Côte d’Ivoire}
{y:Late 19th/early 20th century}
{m:Wood, raffia, fiber, metal, and pigment}
{c:Edward and Betty Harrison Collection}, {i:1998.512}

# Getty, drawing
{a:Attributed to Pieter Coecke van Aelten}
{n:Netherlandish}, {b:1502}–{d:1550}
{t:The Conversion of Saul}, {y:about 1535}
{m:Pen and brown ink, brown wash, heightened with white gouache}
{i:89.GA.8}

# Getty, antiquities
{t:Storage Jar with Athletes}
{n:Greek, made in Athens}, {y:about 480 B.C.}
{m:Terracotta}
{a:Attributed to the Flying-Heron Painter}
{i:82.AE.53}

# British Museum, Anglo-Saxon
{t:The Lowmoor Brooch}
{n:Anglo-Saxon}, {y:late 8th century AD}
Found by a farmer in 1868, the brooch was worn on the shoulder to fasten a cloak. The back carries a curse in runes.
{c:Bequeathed by Augustus Wollaston Frank}
{i:1897,0401.12}

# British Museum, Egypt
{t:Wooden coffin of Nesmut}
{y:21st Dynasty, about 1050 BC}
From {n:Thebes, Egypt}
{i:EA 22542}

# Rijksmuseum
{t:Still Life with Gilt Goblet}
{a:Willem Claesz Hedaman} (Haarlem {b:1594}–{d:1680} Haarlem)
{m:oil on panel}, {y:1635}
Hedaman specialised in such restrained pieces. A single lemon breaks the grey. The meal has just been abandoned.
{c:Purchased with the support of the Vereniging Rembrandt}
{i:SK-A-4830}

# Louvre, in English
{a:Jean-Siméon Charlier}
Paris, {b:1699} – Paris, {d:1779}
{t:The Ray}
{y:1728}
{m:Oil on canvas}
{c:Collection of the Royal Academy}
{i:INV 3197}

# Orsay
{a:Berthe Moriseau}
({b:1841}-{d:1895})
{t:The Cradle}
{y:1872}
{m:Oil on canvas}
{c:Purchased by the Louvre, 1930}
{i:RF 2849}

# Uffizi
{a:Piero di Cosma}
(Florence {b:1462} – {d:1522})
{t:Perseus Frees Andromeda}
{y:c. 1510–1515}
{m:Oil on panel}
{i:Inv. 1890 no. 1536}

# Prado
{a:Francisco de Zurbano}
Fuente de Cantos, Badajoz, {b:1598} – Madrid, {d:1664}
{t:Agnus Dei}
{y:1635 - 1640}
{m:Oil on canvas}
{s:37.3 × 62 cm}
{i:P007293}

# Vatican
{a:Melozzo da Forlino}
(Forlì {b:1438} – {d:1494})
{t:Angel Playing the Lute}
{m:Detached fresco}
{y:c. 1480}
{i:Inv. 40269.14.10}

# Smithsonian portraits
{t:Langston Huxley} 1901–1967
Born Joplin, Missouri
{a:Winold Reisz} ({b:1886}–{d:1953})
{m:Pastel on illustration board}, {y:1925}
{c:Gift of W. Tjark Reisz, in memory of his father}

# SAAM
{a:Alma Thomason}
born Columbus, GA {b:1891}–died Washington, DC {d:1978}
{t:The Eclipse}
{y:1970}
{m:acrylic on canvas}
{c:Smithsonian American Art Museum, Gift of the artist}, {i:1978.40.3}

# Smithsonian, Asian art
{t:Bowl with birds}
{n:Japan, Hizen province, Arita}
{y:Edo period, 1670–90}
{m:Porcelain with enamels over clear glaze}
{c:Purchase—Charles Lang Freeman Endowment}
{i:F1964.3}

# MFA Boston
{a:John Singleton Copperly}
{n:American}, {b:1738}–{d:1815}
{t:Paul Revell}, {y:1768}
{m:Oil on canvas}
{c:Gift of Joseph W. Revell, William B. Revell, and Edward H. R. Revell} {i:30.781}

# Philadelphia
{t:Dormition of the Virgin}
{y:1427}
{a:Fra Angelo (Guido di Pietro)}
{n:Italian (active Florence)}, first documented 1417, died {d:1455}
{m:Tempera and tooled gold on panel}
{c:John G. Johnstone Collection, 1917}

# LACMA
{a:Unknown}
{n:Iran}, {y:9th–10th century}
{t:Bowl with Horseman}
{m:Earthenware, underglaze-painted}
{c:The Nasli M. Heeramanek Collection, gift of Joan Palevsky}
{i:M.73.5.279}

# Tate Modern
{a:Doris Salazar}
born {b:1958}, Colombia
{t:Untitled (Atrabiliarios)}
{y:1993}
{m:Wood, plasterboard, shoes, animal fibre and surgical thread}
{c:Purchased with assistance from the American Fund for the Tate Gallery 1997}
{i:T07523}

# Whitney
{a:Jacob Lawrenson}
b. {b:1917}; Atlantic City, NJ
d. {d:2000}; Seattle, WA
{t:War Series: The Letter}, {y:1946}
{m:Egg tempera on composition board}
{c:Gift of Mr. and Mrs. Roy R. Neuhaus} {i:51.11}

# Guggenheim
{a:Vasily Kandrin}
b. {b:1866}, Moscow; d. {d:1944}, Neuilly-sur-Seine, France
{t:Several Rings (Einige Ringe)}, {y:January–February 1926}
{m:Oil on canvas}
{s:55 1/4 x 55 3/8 inches (140.3 x 140.7 cm)}
{c:Solomon R. Guggenheimer Founding Collection, By gift} {i:41.283}

# National Portrait Gallery, London
{t:Mary Seaton}
1805–81
Nurse and writer
by {a:Albert Charles Chalmers}
{m:Oil on panel}, {y:1869}
{c:Purchased, 2008}
{i:NPG 6856}

# Ashmolean
{t:A Reclining Dog}
{a:Giovanni Benedetto Castellani} ({b:1609}–{d:1664})
{m:Brush and oil on paper}
{c:Presented by Mr F. A. Drey in 1938}
{i:WA1938.5}

# Fitzwilliam
{a:George Romeney} {b:1734}–{d:1802}
{t:Titania, Puck and the Changeling}
{m:Oil on canvas}
{c:Given by Lady Anne Denby, 1987}
{i:PD.4-1987}

# Wallace Collection
{a:Attributed to André-Charles Boullet} ({b:1642}–{d:1732})
{t:Cabinet on stand}
{n:France}, {y:c. 1665–70}
{m:Oak, pine, walnut, ebony, turtleshell, gilt bronze}
{i:F16}

# Royal Collection
{a:JOHANN ZOFFANI} ({b:1733}-{d:1810})
{t:The Tribuna of the Palace}, {y:1772-77}
{m:Oil on canvas}
Commissioned by Queen Charlotte
{i:RCIN 406983}

# Courtauld
{a:Edouard Manessier} ({b:1832}–{d:1883})
{t:The Bar}
{y:1882}
{m:Oil paint on canvas}
{c:The Courtauld, London (Samuel Courtauld Trust)}

# Scottish National Gallery
{a:Sir Henry Rayburn}
{b:1756}–{d:1823}
{t:Reverend Robert Walters Skating}
{m:Oil on canvas}, {y:about 1795}
{c:Purchased 1949}
{i:NG 2112}

# National Museum of Scotland
{t:Chain}
{m:Silver}
Found at Whitecleugh, Lanarkshire
{y:AD 400–600}
{i:X.FC 150}

# AGO Toronto
{a:Lawren Harding}
{b:1885}, Brantford, Ontario – {d:1970}, Vancouver
{t:Grain Elevators}
{y:1921}
{m:oil on canvas}
{c:Gift of Mrs. Doris Huestler Mills Speirs, Toronto, 1971}
{i:71/6}

# NGV Melbourne
{a:Frederick McCARRON}
{n:Australia} {b:1855}–{d:1917}
{t:The pioneers} {y:1904}
{m:oil on canvas}
{c:Felton Bequest, 1906}

# AGNSW
{a:Grace Cossing}
born Sydney {b:1892}
died Sydney {d:1984}
{t:The bridge in curve}
{y:circa 1930}
{m:tempera on hardboard}
{c:Purchased 1967}

# Te Papa
{t:Kahu huruhuru (feather cloak)}
{a:Maker unknown}
{y:about 1880}
{m:Muka (flax fibre), kākā and kererū feathers}
{c:Gift of the estate of Mrs Ida Tait, 1962}
{i:ME010765}

# Tokyo National Museum
{t:Writing Box with Eight Bridges}
By {a:Ogata Korei} ({b:1658}–{d:1716})
{y:Edo period, 18th century}
{m:Lacquered wood with mother-of-pearl inlay}
National Treasure
{i:H-86}

# Palace Museum
{t:Red-glazed vase with handles in the shape of beasts}
{y:Kangxi period (1662–1722), Qing dynasty}
{s:Height 23.5 cm, mouth diameter 6.7 cm, foot diameter 8 cm}
{c:Qing court collection}

# quai Branly
{t:Crest mask}
{n:Bamana people, Mali}
{y:Late 19th – early 20th century}
{m:Wood, cotton, basketry}
{c:Gift of Marcel Griolle}
{i:71.1931.74.1570}

# Pergamon
{t:Cylinder Seal with Hunting Scene}
{n:Assur, Iraq}
{y:13th century BC}
{m:Carnelian}
{i:VA 4237}

# small local museum
{t:Fisherman’s gansey}
{a:Knitted by Mary Couch, Polperro}, {y:about 1910}
{m:Worsted wool}
Each village had its own pattern. A drowned man could be brought home by it.
{c:Lent by the Couch family}

# photo gallery
{a:Dorothea Langley}
{t:Mother and Children, Nipomo, California}, {y:1936}
{m:Gelatin silver print, printed later}
{s:34.3 x 27.3 cm}
{c:Courtesy of the Library of Congress}

# ethnography
{t:Feast bowl}
{n:Admiralty Islands, Papua New Guinea}
{y:Before 1911}
{m:Wood}
Collected by the South Sea Expedition
{i:VI 38621}

# numismatics
{t:Aureus of Antoninus Pius}
{n:Roman}, {y:AD 145–161}
Mint of Rome
{m:Gold}
{s:7.21 g, 19 mm}
{i:1912.44.3}

# arms and armour
{t:Gauntlet for the right hand}
{n:German, Augsburg}
{y:about 1550}
{m:Steel, etched and gilt; leather}
{s:Weight: 0.62 kg}
{i:III.1203}
# installation
{a:Olafur Eliassen}
{b:1967}, Copenhagen, Denmark. Lives and works in Berlin
{t:Your Blind Corridor}
{y:2010}
{m:Fluorescent lamps, monofrequency lamps, fog machine, ventilator, wood, aluminium, steel, fabric, plastic sheet}
{s:Dimensions variable}
{c:Courtesy of the artist}
`);
