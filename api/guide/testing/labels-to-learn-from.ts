import { readMarkedLabels } from './marked-labels.ts';

/** Labels that the grammar was adjusted by, in the manner of many museums. Works and people are made up. */
export const LABELS_TO_LEARN_FROM = readMarkedLabels(`
# two makers: designer and maker
{t:The Heron Chair}
{y:1868}
{a:Designed by Philippa Wray} ({b:1834}–{d:96})
Made by Lowe, Tarrant & Co., London
{m:Mahogany, inlaid with ebony and ivory}
{c:Given by the family of the designer}
{i:W.14-1931}

# two makers: painter and frame maker
{a:Henrike Stavros}
{n:American}, {b:1851}–{d:1938}
{t:Woman Reading under a Lamp}, {y:1899}
{m:oil on canvas}
Frame made by Otis Brandell, American, 1853–1928
{c:Gift of the Lamplight Society}
{i:1921.6.4}

# title first, unknown name behind it
{t:Young Hare}
{a:Ottokar Vries}, {y:1502}
{m:Watercolour and bodycolour on paper}

# title first, unknown names, date with the artist
{t:The Sluice at Evening}
{a:Brannoc Teale}, {y:c. 1911}
{m:Oil on canvas}
{c:Purchased 1934}

# title ends in a year
{a:Rosalba Quint}
{n:Italian}, {b:1903}–{d:1988}
{t:Strike at the Port, 1921}
{y:1947}
{m:Tempera on board}
{c:Gift of the artist, 1971}

# title is a year
{a:Yannick Orsel}
{n:Belgian}, born {b:1971}
{t:1989}
{y:2012}
{m:Neon tubes and transformers}
{c:Acquired with support from the Meridian Circle}

# one-line caption with commas
{a:Ferdinand Oake}, {t:The Quarry Road}, {y:1887}, {m:oil on canvas}, {s:61 × 92 cm}, {c:Gift of Lydia Oake}

# one-line caption, title first
{t:The Glass Harvest}, {a:Imke Solberg}, {y:2004}. {m:Chromogenic print}. {c:Courtesy of the artist}

# MoMA: full stops
{a:Lucjan Brzeski}. {n:Polish}, {b:1898}–{d:1967}
{t:Composition with Three Keys}. {y:1929}
{m:Oil and sand on canvas}
{c:Katherine Dell Bequest}, {i:412.1953}

# MoMA: print with publisher, printer and edition
{a:Odile Fennick}
{n:Canadian}, born {b:1944}
{t:Tide Table} {y:from 1978}
{m:Lithograph}
Publisher: Gannet Editions, Halifax. Printer: the artist. Edition: 25
{c:Gift of Celeste Bartos Row, 1980}

# Met: towns in the life, accession in brackets
{a:Silas Wetherby}
{n:American}, Cincinnati, Ohio {b:1841}–{d:1900} Munich
{t:The Blacksmith’s Holiday}
{y:1877}
{m:Oil on canvas}
{c:Bequest of Clara Hone, 1931} ({i:31.67.4})

# Met: object with place and date on one line
{t:Ewer with a Lion Handle}
{n:Iran, probably Kashan}, {y:early 13th century}
{m:Stonepaste; luster-painted on opaque glaze}
{c:Rogers Lane Fund, 1917} ({i:17.120.10})

# Met: Greek vase with attribution
{t:Terracotta neck-amphora (jar)}
{n:Greek, Attic}, {y:ca. 540 B.C.}
{a:Attributed to the Painter of the Heron Cup}
{m:Terracotta; black-figure}
{c:Fletcher Hale Fund, 1956} ({i:56.171.14})

# Chicago
{a:Junia Castellan} ({n:American}, {b:1888}–{d:1973})
{t:Rooftops, Maxwell Street}, {y:1924/25}
{m:Oil on beaverboard}
{c:Friends of the Print Room Collection}, {i:1930.934}

# Smithsonian: born and died with towns
{a:Emory Tuttle}
born Salem, MA {b:1782}–died Boston, MA {d:1867}
{t:View from the Customs House}
{y:1816}
{m:oil on wood}
{c:Museum purchase made possible by the Harbor Guild}
{i:1972.44}

# National Gallery London
{a:Baldassare Fontane} ({b:1487}–{d:1556})
{t:A Tailor with his Shears}
{y:about 1533}
{m:Oil on wood}
{c:Bought, 1862}
{i:NG6977}

# Louvre in English
{a:Hippolyte MORVAL}
Rouen, {b:1780} – Brussels, {d:1867}
{t:The Oath of the Gardeners}
{y:Salon of 1814}
{m:Canvas}
{c:Acquired in 1819}
{i:Inv. 4884}

# Getty: medium before the maker
{t:Still Life with Quinces}, {y:1664}
{m:Oil on panel}
{a:Govert Ryckaert}
{n:Dutch}, {b:1631}–{d:1689}
{i:84.PB.56}

# British Museum: find spot and old register number
{t:Bronze helmet}
{n:Greek}, {y:about 500–480 BC}
From Olympia, Greece
{c:Given by Lady Sophia Tarn}
{i:1823,0610.1}

# Egyptian, several lines of period
{t:Shabti of Pa-nefer}
{n:Egypt}
{y:Third Intermediate Period, Dynasty 21, 1070–945 BCE}
{m:Faience}
{c:Gift of the Egypt Survey Fund}
{i:14.563}

# Chinese, culture and dynasty
{n:Chinese}
{t:Dish with Two Carp}
{y:Yuan dynasty (1279–1368)}
{m:Porcelain with underglaze blue decoration}
{c:Bequest of Alistair Mund}
{i:50.46.2}

# Chinese hanging scroll
{a:Lan Weiqing}
{n:Chinese}, {b:1599}–{d:1683}
{t:Retreat among Pines}
{y:Qing dynasty, dated 1661}
{m:Hanging scroll; ink and light color on paper}
{s:48 x 23 1/2 in. (121.9 x 59.7 cm)}
{c:The Hollis Acquisition Fund}

# Japanese print from a series
{a:Utagawa Kunimori}
{n:Japanese}, {b:1797}–{d:1858}
{t:Night Rain at Oyama, from the series Eight Views of the Province}
{y:c. 1834–35}
{m:Woodblock print; ink and color on paper}
{c:The Harriet Lowell Print Fund}

# capitals throughout
{a:DESMOND ARKWRIGHT}
{n:BRITISH}, {b:1904}–{d:1981}
{t:TWO MINERS RESTING}
{y:1936}
{m:OIL ON HARDBOARD}
{c:PURCHASED FROM THE ARTIST 1938}

# apostrophes lost by the reader
{a:Alden Marsh}
{n:American}, {b:1866}–{d:1921}
{t:Blacksmiths Shop in March Thaw}
{y:1911}
{m:Oil on canvas}
{c:Gift of the artists widow, 1930}

# circle of, German lives
{a:Circle of Lukas Eberlein}
{n:German}, {b:1472}–{d:1553}
{t:The Judgment of Paris}
{y:c. 1530}
{m:Oil and gold on linden panel}
{c:Edith A. and Percy Strang Collection}

# follower, no dates
{a:Follower of Joos Patenier}
{n:Netherlandish}, {y:16th century}
{t:Landscape with the Flight into Egypt}
{m:Oil on oak}
{s:H. 31 cm, W. 44 cm}

# unidentified photographer
{a:Unidentified photographer}
{t:Two Sisters with a Spaniel}
{y:ca. 1855}
{m:Daguerreotype with applied color}
{c:Gift of the Trask family}
{i:2005.27.88}

# photograph with printing date
{a:Nell Haverstock}
{n:American}, {b:1913}–{d:1999}
{t:Bus Stop, Tulsa, Oklahoma}, {y:1941, printed 1978}
{m:Gelatin silver print}
{s:Image: 7 1/2 × 9 5/8 in. (19 × 24.5 cm)}
{c:Purchased with funds from the Camera Club}
{i:78.12.3}

# contemporary installation
{a:Temi Adeyinka-Cole}
b. {b:1982}, Ibadan, Nigeria
Lives and works in Rotterdam
{t:What the Water Kept}
{y:2021}
{m:Salvaged fishing nets, beeswax, brass bells, and sound (14 min. loop)}
{s:Dimensions variable}
{c:Courtesy of the artist and Galerie Nordwand, Berlin}

# unusual media
{a:Pirjo Laaksonen}
{n:Finnish}, born {b:1958}
{t:Winter Coat for a Birch}
{y:1996}
{m:Human hair, moss, sugar, and electric fan}
{c:Gift of the Lindroos Foundation, 1999}

# video
{a:Marisol Ibarrola}
{n:Mexican}, born {b:1975}
{t:Crossing}
{y:2010}
{m:Three-channel video installation, color, sound; 11:40 min.}
{c:Gift through the New Media Council}
{i:2011.203}

# textile with place of making
{t:Woman’s wedding mantle (odhani)}
{n:India, Gujarat}, {y:19th century}
{m:Silk; tie-dyed}
{c:Anonymous Gift}
{i:1975.89}

# rug without a maker
{t:Prayer Rug}
{n:Turkey}, {y:late 1700s}
{m:Wool; knotted pile}
{s:172.7 x 121.9 cm}
{c:Gift of Elbert Hathaway} {i:1928.441}

# African mask
{n:Dan peoples, Liberia}
{t:Face Mask}
{y:early to mid-20th century}
{m:Wood, fiber, pigment}
{c:Gift of Walt and Ora Singer}

# pre-Columbian
{n:Moche, Peru}
{t:Stirrup Vessel in the Form of an Owl}
{y:AD 100–500}
{m:Ceramic, slip}
{s:9 x 6 1/2 in.}
{i:1990.17}

# first nations basket, artist known
{a:Lena Whitehorse}
{n:Pomo}, {b:1880}–{d:1962}
{t:Gift Basket}
{y:about 1920}
{m:Willow, sedge root, quail feathers, and clamshell beads}
{c:The Hudson Basket Collection}

# silver with a city
{a:Silversmith: Ebenezer Loring}
{n:American}, {b:1756}–{d:1812}
{t:Cream pot}
{y:c. 1790}
{m:Silver}
{c:Gift of the Colonial Dames}
{i:1946.3}

# design object with manufacturer
{t:Kestrel desk lamp}
{y:designed 1958, made 1964}
{a:Verner Lund} ({n:Danish}, {b:1919}–{d:2004}), designer
Louis Bendt & Co., Copenhagen, manufacturer
{m:Enameled aluminum and brass}
{c:Gift of Design House}

# sculpture, modelled and cast
{a:Armand Rosselet}
{n:French}, {b:1861}–{d:1929}
{t:Seated Fisherman}
{y:modeled 1892, cast by 1905}
{m:Bronze, brown patina}
{c:Gift of Jules Mast}
{i:29.100.55}

# original title on its own line
{a:Edvine Storm}
{n:Norwegian}, {b:1863}–{d:1944}
{t:The Sick Brother}
Den syke bror
{y:1896}
{m:Colour lithograph on paper}

# print state
{a:Jacob van Tessel}
{n:Dutch}, {b:1606}–{d:1669}
{t:The Three Windmills}
{y:1643}
{m:Etching with drypoint, second state of three}
{c:Gift of Henri Walkowitz}

# fresco fragment, after
{a:After Raffaele Donati}
{t:Head of a Bearded Apostle}
{y:late 16th or early 17th century}
{m:Fresco transferred to canvas}
{c:Purchased with the Art Fund, 1911}

# Russian icon, century and school
{n:Russian, Novgorod}
{t:Saint George and the Dragon}
{y:late 15th century}
{m:Tempera and gold on wood}
{c:Gift of the Botkin heirs, 1933}

# prose after a short tombstone
{a:Cyprian Holt}
{n:British}, {b:1850}–{d:1921}
{t:Low Tide, Whitby}
{y:1885}
{m:Watercolour}
The harbour froze in the winter that Holt came to Whitby. He drew
the fishermen mending their nets indoors.
{c:Bequeathed by Miss E. Holt 1922}
`);
