import { readMarkedLabels } from './marked-labels.ts';

/** The last batch, written after the faults of the four before were mended. F1 at first: 0.919 by lines, 0.846 joined. Works and people are made up. */
export const LABELS_FAR_5 = readMarkedLabels(`
# V&A, metalwork
{t:The Ashdown Salt}
{y:1580–1}
Salt was costly, and a standing salt marked the place of the host. Guests of rank sat above it.
{n:England (London)}
{m:Silver-gilt, chased and engraved}
{c:Lent by the Worshipful Company of Girdlers}
{i:LOAN:GIRDLERS.2}

# V&A, textiles
{t:Bed curtain}
{a:Embroidered by Abigail Pett}
{n:England}, {y:1680–1700}
{m:Linen and cotton twill, embroidered with wool}
{c:Given by Sir Thomas Hewitt}
{i:T.13-1929}

# Met, American wing
{a:Winslow Homerton} ({n:American}, Boston, Massachusetts {b:1836}–{d:1910} Prouts Neck, Maine)
{t:The Gulf Wind}
{y:1899; reworked by 1906}
{m:Oil on canvas}
{c:Catharine Lorillard Wolff Collection, Wolff Fund, 1906}
{i:06.1234}

# Met, medieval
{t:Reliquary Casket with Scenes from the Martyrdom of Saint Thomas}
{y:ca. 1173–80}
{n:British}
{m:Gilded silver, niello, and a glass cabochon over tinted foil}
{c:Gift of J. Pierpont Morganfield, 1917} ({i:17.190.520})

# Met, musical instruments
{t:Grand Piano}
{a:Bartolomeo Cristofani} ({n:Italian}, Padua {b:1655}–{d:1731} Florence)
{y:1720}
{m:Various materials}
{c:The Crosbie Brown Collection of Musical Instruments, 1889}
{i:89.4.1219}

# MoMA, prints
{a:Louise Bourgeau}
{n:American, born France}. {b:1911}–{d:2010}
{t:Spiral Woman}
{y:2003}
{m:Drypoint and engraving, with selective wiping}
{s:sheet: 17 x 15" (43.2 x 38.1 cm)}
{c:Gift of the artist}

# MoMA, architecture
{a:Ludwig Mies van der Roth}
{n:American, born Germany}. {b:1886}–{d:1969}
{t:Friedrichstrasse Skyscraper Project, Berlin-Mitte, Germany}
{y:1921}
{m:Charcoal and graphite on paper mounted on board}
{c:The Mies van der Roth Archive. Gift of the architect}

# AIC, textiles
{t:Panel (Furnishing Fabric)}
{n:France, Jouy-en-Josas}, {y:1783}
{a:Manufactured by Oberkampf-Hérault}
{m:Cotton, plain weave; copperplate printed}
{c:Gift of Emily Crane Chadburn}, {i:1952.147}

# AIC, ancient
{t:Portrait Head of a Philosopher}
{n:Roman}
{y:1st century CE}
{m:Marble}
{c:Edward E. Ayers Endowment in memory of Charles L. Hutch}, {i:1960.64}

# Getty, photographs
{a:Carleton E. Watson}
{n:American}, {b:1829}–{d:1916}
{t:Cape Horn, Columbia River, Oregon}, {y:negative 1867; print about 1881}
{m:Albumen silver print}
{i:85.XM.11.2}

# Getty Villa
{t:Statuette of a Bull}
{n:Etruscan}, {y:500–475 B.C.}
{m:Bronze}
{i:96.AB.47}

# British Museum, Greece
{t:Black-figured amphora}
Signed by Exekios as potter
Made in {n:Athens} {y:about 540 BC}
{i:1836,0224.127}
Achilles kills the queen. Their eyes meet as she dies.

# British Museum, clocks
{t:Carillon clock}
{a:Made by Isaac Habrechtsen}
{n:Strasbourg}, {y:1589}
{m:Gilt brass, silver, steel}
{c:Octavius Morganfield Bequest}
{i:1888,1201.100}

# Rijksmuseum, painting
{t:The Threatened Goose}
{a:Jan Asselaer} (Dieppe {b:1610}–{d:1652} Amsterdam)
{m:oil on canvas}, {y:c. 1650}
A goose fiercely defends its nest against a dog. Years later a politician’s name was written beside the bird.
{i:SK-A-4}

# Rijksmuseum, applied art
{t:Dolls’ house of Petronella Oort}
{a:anonymous}, Amsterdam, {y:c. 1686–1710}
{m:various materials}
{c:Transferred from the Koninklijk Kabinet}
{i:BK-NM-1010}

# Louvre
{a:Johannes Vermaar}
Delft, {b:1632} – Delft, {d:1675}
{t:The Lacemaker}
{y:About 1669–1670}
{m:Canvas on wood}
{c:Acquired in 1870}
{i:M.I. 1448}

# Orsay
{a:Édouard Manesse} ({b:1832}-{d:1883})
{t:The Balcony}
{y:Between 1868 and 1869}
{m:Oil on canvas}
{c:Bequest of Gustave Caillot, 1896}
{i:RF 2772}

# Uffizi
{a:Sandro Bottacelli}
{t:Primavera}
{y:c. 1480}
{m:Tempera grassa on wood}
From the Medici Villa of Castello
{i:Inv. 1890 no. 8360}

# Prado
{a:Hieronymus Boschen}
{t:The Garden of Delights}
{y:1490 - 1500}
{m:Grisaille, oil on oak panel}
{c:On deposit from Patrimonio Nacional}
{i:P002823}

# NPG, Washington
{t:Pocahontas Rolfe} c. 1595–1617
{a:Unidentified artist}, after the 1616 engraving by Simon van de Passe
{m:Oil on canvas}, {y:after 1616}
{c:National Portrait Gallery, Smithsonian Institution; transfer from the National Gallery of Art} {i:NPG.65.61}

# SAAM
{a:Edward Hopwell}
{b:1882}–{d:1967}
{t:Cape Cod Dawn}
{y:1950}
{m:oil on canvas}
{c:Gift of the Sara Robey Foundation} {i:1986.6.92}

# Asian Art, Washington
{t:Wine vessel (fang yi)}
{n:China, probably Luoyang, Henan province}
{y:Western Zhou dynasty, ca. 1000 BCE}
{m:Bronze}
{c:Purchase—Charles Lang Freeman Endowment} {i:F1930.54a–b}

# MFA Boston
{t:Necklace with Winged Isis}
{n:Nubian}, {y:538–519 B.C.}
Findspot: Nuri, pyramid 10
{m:Gold}
{c:Harvard University—Boston Museum Expedition} {i:20.276}

# Philadelphia, period room
{t:Drawing Room from Lansdown House}
{y:1766–75}
{a:Designed by Robert Adamson} ({n:Scottish}, {b:1728}–{d:1792})
{m:Painted plaster and wood}
{c:Gift of Graeme Lorimor and Sarah Moss Lorimor, 1931}

# LACMA
{a:Diego Rivas} ({n:Mexico}, {b:1886}–{d:1957})
{t:Flower Day}, {y:1925}
{m:Oil on canvas}
{c:Los Angeles County Fund}
{i:25.7.1}

# Tate Modern
{a:Cildo Meireiros}
born {b:1948}, Rio de Janeiro
{t:Babel}
{y:2001}
{m:Radios, lighting and sound}
{c:Jointly purchased by Tate and the D.Daskalopoulos Collection 2013}
{i:T14041}

# Whitney
{a:Edward Hopwell}
b. {b:1882}; Nyack, NY
d. {d:1967}; New York, NY
{t:Early Sunday}, {y:1930}
{m:Oil on canvas}
{c:Purchase, with funds from Gertrude Vanderbilt White} {i:31.426}

# Guggenheim
{a:Marc Chagalle}
b. {b:1887}, Vitebsk, Russian Empire; d. {d:1985}, Saint-Paul-de-Vence, France
{t:Green Violinist}, {y:1923–24}
{m:Oil on canvas}
{c:Solomon R. Guggenheimer Founding Collection, By gift} {i:37.446}

# Ashmolean, antiquities
{t:The Parrish Chronicle}
{n:Paros, Greece}, {y:264/3 BC}
{m:Marble}
{c:Arundel Collection, presented 1667}
{i:ANChandler.2.59}

# Fitzwilliam, ceramics
{t:Posset pot}
{n:England, London, Southwark}, {y:c. 1645}
{m:Tin-glazed earthenware, painted in blue}
{c:Dr J.W.L. Glaisyer Bequest, 1928}
{i:C.1433-1928}

# Wallace
{a:Frans Halsen} ({b:1582}/3–{d:1666})
{t:The Smiling Cavalier}
{n:Netherlands}, {y:1624}
{m:Oil on canvas}
{i:P84}

# Royal Collection
{a:Hans Holbach the Younger} ({b:1497}/8-{d:1543})
{t:Sir Thomas Moore}
{y:c.1526-7}
{m:Black and coloured chalks, the outlines pricked for transfer, on paper}
{i:RCIN 912268}

# Courtauld, drawing
{a:Michelangelo Bonarota} ({b:1475}–{d:1564})
{t:The Dream}
{y:Around 1533}
{m:Black chalk on laid paper}
{c:The Courtauld, London (Samuel Courtauld Trust), Princes Gate Bequest, 1978}

# National Galleries Scotland
{a:Joan Eardman}
({b:1921}–{d:1963})
{t:Street Kids}
{y:about 1949–51}
{m:Oil on canvas}
{c:Purchased 1964}

# National Museums Scotland
{t:Hunterston brooch}
{m:Gold, silver and amber}
{n:Hunterston, Ayrshire}
{y:around AD 700}
{i:X.FC 8}

# AGO
{a:Tom Thomas}
{n:Canadian}, {b:1877}–{d:1917}
{t:The West Gale}
{y:winter 1916/17}
{m:oil on canvas}
{c:Gift of the Canadian Club of Toronto, 1926}
{i:784}

# NGV
{a:John BRACKEN}
{n:Australia} {b:1920}–{d:1999}
{t:Collins St, 5p.m.} {y:1955}
{m:oil on canvas}
{c:Purchased, 1956}

# AGNSW
{a:Margaret Prestwick}
{n:Australia}
{b:1875}–{d:1963}
{t:Implement blue}
{y:1927}
{m:oil on canvas on paperboard}
{c:Gift of the artist 1960}
{i:OA16.1960}

# Te Papa
{a:Rita Anguson} ({b:1908}–{d:70})
{t:Cass}
{y:1936}
{m:Oil on canvas on board}
{c:Purchased 1955 with Public Fund}

# Tokyo National Museum
{t:Pine Trees}
By {a:Hasegawa Tokaku} ({b:1539}–{d:1610})
National Treasure
{y:Azuchi-Momoyama period, 16th century}
{m:Pair of six-panel folding screens; ink on paper}
{i:A-10471}

# Palace Museum
{t:Bamboo brush holder with figures}
{y:Qing Dynasty (1644–1911)}
{a:Carved by Wu Zhifan}
{s:Height 15.6 cm, diameter 10.8 cm}

# quai Branly
{t:Royal stool}
{n:Kingdom of Danhomè, Benin}
{a:Workshop of Sosa Adede}
{y:19th century}
{m:Wood, metal}
{c:Gift of General Dodd}
{i:71.1895.16.8}

# Vorderasiatisches Museum
{t:Dragon from the Processional Way}
{n:Babylon}, {y:reign of Nebuchadnezzar II (604–562 BC)}
{m:Glazed brick}
{i:VA Bab 4431}

# local museum
{t:Butter churn}
{y:About 1880}
Used at Lower Hatch Farm
{m:Oak and iron}
{c:Given by Mrs P. Wills}

# gallery, contemporary
{a:Njideka Akunya}
{t:Bush Girl}, {y:2017}
{m:Acrylic, transfers, coloured pencil and collage on paper}
{s:84 × 96 in; 213 × 244 cm}
{c:Private collection, courtesy of the artist}

# photo festival
{a:Graciela Iturralde}
{t:Our Lady of the Iguanas, Juchitán}, {y:1979}
{m:Gelatin silver print}
{c:Courtesy of the artist}
`);
