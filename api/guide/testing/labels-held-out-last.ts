import { readMarkedLabels } from './marked-labels.ts';

/**
 * Labels that judged the grammar last. The first thirty were written before the rules of that time were changed: F1 at first 0.900 by lines and 0.872 joined, with
 * two dynasties, a people and a workshop marked otherwise than on the other labels. General faults they showed were
 * mended afterwards; the last fourteen were written then: F1 at first 0.984 and 0.963. Works and people are made up.
 */
export const LABELS_HELD_OUT_LAST = readMarkedLabels(`
# title first, maker and year on one line
{t:Grey Owl}
{a:Konrad Ettinger}, {y:1512}
{m:Watercolour and gouache on paper}

# title first, in another hand
{t:Winter Quarters}
{a:Ottilie Brandauer}, {y:1911}
{m:Linocut on Japan paper}
{c:Gift of the artist’s estate} {i:1964.12}

# Rijksmuseum
{t:The Skaters near Muiden}
{a:Hendrik Aertsz. Boelens} ({b:1601}–{d:1668}), {y:c. 1632}
{m:oil on panel}
{c:On loan from the City of Amsterdam}
{i:SK-C-1188}

# Rijksmuseum, object
{t:Tile with a boy on stilts}
{a:anonymous}, {n:Northern Netherlands}, {y:c. 1640–1660}
{m:tin-glazed earthenware}
{i:BK-1955-308}

# Prado
{a:Baltasar Orduña}
{b:1581}, Cuenca – Toledo, {d:1646}
{t:Bodegón with Cardoons and a Hare}
{y:1619}
{m:Oil on canvas}
{c:Royal Collection}
{i:P004417}

# Mauritshuis
{a:Maarten Corver}
Haarlem {b:1617} – {d:1681} The Hague
{t:Girl Peeling an Apple}, {y:c. 1660}
{m:Panel}
{c:Bequest of Arnoldus van der Meij, 1903}
{i:inv. no. 691}

# Cleveland
{t:Vessel with Two Feline Heads}, {y:600–1000}
{n:Central Andes, Wari people}
{m:Ceramic, slip}
{c:In memory of Mr. and Mrs. Henry Hollis} {i:1958.91}

# National Gallery of Art
{a:Théophile Garance}
{n:French}, {b:1829} – {d:1897}
{t:The Lockkeeper’s Daughter}
{y:1868/1870}
{m:oil on canvas}
{c:Chester Dalton Collection}
{i:1963.10.72}

# Victoria and Albert
{t:Writing cabinet}
{y:About 1785}
{n:England (London)}
{a:Made by the workshop of Thomas Kellaway}
{m:Satinwood veneer on a mahogany carcase, with painted decoration}
{c:Bequeathed by Captain R. Ashe}
{i:Museum no. 734:1 to 3-1882}

# Victoria and Albert, dress
{t:Evening dress}
{y:1938}
{a:Designed by Ilse Marchetti} ({b:1890}–{d:1973})
{n:Paris}
{m:Silk crêpe, printed, with plastic buttons}
{c:Given by the Hon. Mrs Tarleton}
{i:T.42-1974}

# British Museum
{t:Gold torc}
{n:British Iron Age}, {y:about 75 BC}
Found at Sedgeholm, Norfolk
{m:Electrum}
{i:1951,0402.2}

# British Museum, print
{a:Giacomo Bellori} ({b:1531}–{d:1592})
{t:The conversion of Saint Hubert}
{m:Engraving}, {y:about 1565}
{c:Bequeathed by Clayton Mordaunt}
{i:Pp,2.117}

# Met, Asian art
{t:Bodhisattva of Compassion}
{n:China}, {y:Liao dynasty (907–1125), 11th century}
{m:Willow with traces of pigment; single-woodblock construction}
{c:Fletcher Brooke Fund, 1934}
({i:34.15.1a, b})

# Met, arms
{t:Parade helmet}
{n:Italian, Milan}, {y:ca. 1550}
{m:Steel, gold, textile}
{s:Wt. 5 lb. 2 oz. (2325 g)}
{c:Harris Brisbane Dodd Fund, 1922}
{i:22.140}

# MoMA
{a:Tereza Nováčková}
{n:Czech}, {b:1902}–{d:1980}
{t:Photogram No. 7}
{y:1926}
{m:Gelatin silver print}
{c:Thomas Wakely Collection. Gift of Shirley Burden, by exchange}
{i:1763.2001}

# MoMA, design
{a:Aarno Lehtisalo}
{n:Finnish}, {b:1898}–{d:1976}
{t:Stacking Stool}
{y:1933}
{m:Birch plywood and laminated birch}
Mfr.: Korhola Oy, Turku, Finland
{c:Gift of Edgar Kaufmann Jr.}

# Tate, new
{a:Sunniva Marsh}
born {b:1971}
{t:Tide Machine III}
{y:2009}
{m:Aluminium, motors, steel cable and salt water}
{c:Presented by the artist 2011}
{i:T13390}

# Tate, displayed text
{a:William Pargeter} {b:1809}–{d:1883}
{t:The Flooded Lane, Wiveliscombe}
{y:exhibited 1851}
{m:Oil paint on canvas}
Pargeter painted the lane after three weeks of rain. The two figures on
the plank are his sister and her son.
{c:Bequeathed by Henry Vaughan-Lee 1900}
{i:N01797}

# African art
{t:Helmet mask (bwoom)}
{n:Kuba peoples, Democratic Republic of the Congo}
{y:Late 19th–early 20th century}
{m:Wood, copper, cowries, raffia cloth, beads}
{s:H. 33 cm}
{c:Gift of Dr. and Mrs. Pascal Imbert, 1989}

# Oceanic art, sentences first
{t:Shield (worrumbi)}
{n:New Ireland}
{y:19th century}
{m:Wood, lime, ochre}
This shield was carved from the root of a single tree. Its colours
were renewed before each dance.
{c:Purchased from Elias Korvat, 1911}

# Islamic art
{n:Iran, Nishapur}
{t:Bowl with inscription}, {y:10th century}
{m:Earthenware, white slip with black-slip decoration under transparent glaze}
{c:Rogers Fund, 1965} {i:65.106.2}

# Japanese print
{a:Utagawa Kunimaro}
{n:Japanese}, active c. 1850–1875
{t:Evening Snow at Tsukuda}, {y:1857, 4th month}
{m:Woodblock print (nishiki-e); ink and color on paper}
{c:Bequest of Richard P. Gales} {i:74.1.311}

# Korean
{t:Moon jar}
{n:Korea}
{y:Joseon dynasty (1392–1910), 18th century}
{m:Porcelain}
{s:42.5 x 41 cm}
{c:Purchase}

# Photography, capitals
{a:DORA VELTMAN}
{n:AMERICAN}, {b:1895}–{d:1965}
{t:RAILWAY WORKER’S CHILD, NEBRASKA}
{y:1936, PRINTED 1962}
{m:GELATIN SILVER PRINT}
{c:GIFT OF THE VELTMAN FAMILY TRUST}

# one line
{a:Isidro Falcó}, {t:The Blind Fiddler}, {y:1874}, {m:bronze}, {s:48 × 20 × 19 cm}, {c:Gift of Rosa Falcó, 1921}

# ancient, Greek vase
{t:Wine cup (kylix) with a running satyr}
{n:Greek, Attic}, {y:about 510–500 B.C.}
{a:Attributed to the Pithos Painter}
{m:Terracotta}
{i:86.AE.279}

# regional gallery
{t:Portrait of Mrs. Elias Thorne and Her Daughter}
{y:1797}
{a:Jeremiah Paxson}
({n:American}, {b:1761}–{d:1818})
{m:Pastel on paper mounted on canvas}
{c:Museum purchase with funds from the Friends of American Art}

# German house
{a:Mathilde Rönne}
{b:1863} Kiel – {d:1942} Flensburg
{t:Mädchen am Fenster}
Girl at the Window
{y:1899}
{m:Oil on cardboard}
{c:Acquired 1928}

# contemporary, title in the middle with a long medium
{a:Nkiruka Obasi}
{n:Nigerian}, born {b:1984}
{t:What the River Kept}, {y:2019}
{m:Bottle caps, copper wire, found nets}
{c:Gift of Mary and Bob Mersky} {i:2020.14a–c}

# two makers with one nation each
{a:Ingrid Aasen and Mikkel Thorup}
{n:Norwegian and Danish}
{t:Nine Doors}, {y:2014}
{m:Painted steel}
{c:Commissioned by the museum, 2014}

# title, maker and year, no medium date
{t:Girl Feeding Geese}
{a:Ilona Varga}, {y:1923}
{m:Tempera on board}
{c:Presented by Miss E. Hatch}

# Minneapolis, still life
{a:Pieter Claeszoon Bol}
{n:Dutch}, {b:1622}–{d:1680}
{t:Breakfast Piece with a Ham}, {y:1653}
{m:Oil on panel}
{c:The John R. Van Derlip Fund} {i:73.14}

# Art Institute, Andes
{n:Peru, Nasca}
{t:Bridge-spout bottle}
{y:A.D. 100–300}
{m:Slip-painted ceramic}
{s:H. 18.4 cm}
{c:Kate S. Buckner Endowment} {i:1955.2110}

# Nordic, size
{a:Nils Kreutz} ({n:Swedish}, {b:1861}–{d:1939})
{t:Moonrise over Öland}
{y:1894}
{m:Oil on canvas}
{s:54.5 × 81 cm}
{c:Purchased with the Ann and Gordon Getty Fund}

# Tate, born and lives
{a:Chukwu Eze}
born {b:1990}, Enugu, Nigeria; lives in London
{t:Passport II}
{y:2017}
{m:Inkjet print on aluminium}
{c:Purchased with funds provided by the Africa Committee 2018}
{i:P82014}

# National Gallery, workshop
{t:The Annunciation}
{y:about 1480–5}
{a:Workshop of Lorenzo Benci}
{m:Egg tempera and gold on poplar}
{c:Bought, 1857}
{i:NG593}

# chair with its designer
{t:Armchair}
{a:Josef Hartmann} ({n:Austrian}, {b:1870}–{d:1956})
{y:c. 1908}
{m:Bent beech and leather}
{c:Museum purchase, 1983}

# Japanese lacquer
{n:Japan}
{t:Incense box (kōgō) in the shape of a quail}
{y:Edo period, 18th century}
{m:Lacquered wood with gold and silver maki-e}
{c:Gift of Harold and Patsy Ito}

# Assyrian relief
{t:Relief of a winged genie}
{n:Assyrian, Nimrud}
{y:883–859 BC}
{m:Gypsum}
{i:1849,0502.15}

# MoMA, full stops
{a:Walker Evanson}. {n:American}, {b:1903}–{d:1975}
{t:Penny Picture Display, Savannah}. {y:1936}
{m:Gelatin silver print}
{c:Gift of Willard Van Dyke}

# towns and years
{a:Marianne von Werden}
{b:1860} Tula – {d:1938} Ascona
{t:Autumn School}
{y:1907}
{m:Tempera on paper, mounted on cardboard}
{c:On loan from a private collection}

# India, sentences
{a:Unknown artist}, {n:India, Kangra}
{t:Krishna Lifts the Mountain}
{y:c. 1790}
{m:Opaque watercolor and gold on paper}
The village shelters under the mountain as if under an umbrella. Krishna holds it
up on one finger for seven days.
{c:Edwin Binney Collection} {i:1990.607}

# no date
{a:Rosalba Carrieri} {b:1675}–{d:1757}
{t:A Lady with a Parrot}
{m:Pastel on blue paper}
{c:Bequeathed by George Salting 1910}

# Dallas, credit
{t:Cotton Pickers}
{a:Winslow Harding}
{y:1876}
{m:Oil on canvas}
{c:Acquisition made possible through Museum Trustees}
`);
