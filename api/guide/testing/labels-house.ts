import { readMarkedLabels } from './marked-labels.ts';

/**
 * More labels of six houses: Tate, Minneapolis, Carnegie, National Gallery of Art, Cleveland and the Mauritshuis, with
 * makers, titles and materials of many kinds. F1 at first: 0.929 by lines, 0.895 joined. Works and people are made up.
 */
export const LABELS_OF_SIX_HOUSES = readMarkedLabels(`
# Tate
{a:Henri Mathis}
{b:1869}–{d:1954}
{t:The Garden Snail}
{y:1953}
{m:Gouache on paper, cut and pasted on paper mounted on canvas}
{c:Purchased with assistance from the Friends of the Tate Gallery 1962}, {i:T00540}

# Tate
{a:Lubaina Hamid}
born {b:1954}
{t:Between the Two my Heart is Balanced}
{y:1991}
{m:Acrylic paint on canvas}
{s:1218 × 1524 mm}
{c:Presented by the Patrons of New Art (Special Purchase Fund) through the Tate Gallery Foundation 1995}
{i:T06947}

# Tate
{a:J.M.W. Turnbull}
{b:1775}–{d:1851}
{t:Peace - Burial at Sea}
{y:exhibited 1842}
{m:Oil paint on canvas}
{c:Accepted by the nation as part of the Turnbull Bequest 1856}
{i:N00528}

# Tate
{a:Dame Barbara Hapworth}
{b:1903}–{d:1975}
{t:Pelagos II (Maquette)}
{y:1946, cast 1958}
{m:Elm and strings on oak base}
{s:430 × 460 × 385 mm}
{c:Presented by the artist 1964}
{i:T00699}

# Tate
{a:William Blade}
{b:1757}–{d:1827}
{t:The Ghost of a Gnat}
{y:c.1819–20}
{m:Tempera and gold on mahogany}
{c:Bequeathed by W. Graham Robson 1949}
{i:N05889}
The artist said that the gnat appeared to him at night. It told him that all gnats were inhabited by the souls of men.

# Tate
{a:Gilbert & Georgina}
born {b:1943}, born 1942
{t:Balls: The Evening Before the Morning After - Drinking Sculpture}
{y:1972}
{m:114 photographs, gelatin silver print on paper}
{c:Purchased 1973}
{i:T01701}

# Tate
{a:Naum Garbo}
{b:1890}–{d:1977}
{t:Construction in Space (Crystal)}
{y:1937–9}
{m:Cellulose nitrate}
{c:Presented by Miss Madge Pulsford 1958}
{i:T00190}

# Tate
{a:British School 17th century}
{t:The Cholmley Sisters}
{y:c.1600–10}
{m:Oil paint on wood}
{s:886 × 1723 mm}
{c:Presented anonymously 1955}
{i:T00069}

# Tate
{a:Hew Lock}
born {b:1959}
{t:Armada}
{y:2017–2019}
{m:Model boats, plastic, fabric and metal}
{c:Presented by the artist and Hales Gallery 2021}
{i:T15877}

# Minneapolis
{a:Artist Unknown}
{n:Chinese}
{t:Celestial Horse}
{y:1st-2nd century}
{m:Bronze with traces of polychrome}
{s:45 3/4 x 34 1/4 x 13 in. (116.21 x 87 x 33.02 cm)}
Eastern Han dynasty
{c:Gift of Ruth and Bruce Daytona}, {i:2002.45}

# Minneapolis
{a:Rembert van Rijn}
{n:Dutch}, {b:1606}–{d:1669}
{t:Lucretia at the Window}, {y:1666}
{m:Oil on canvas}
{c:The William Hood Dunlap Fund} {i:34.19}

# Minneapolis
{a:Maria Martin and Popovi Da}
{n:San Ildefonso Pueblo (Native American)}
{t:Plate}
{y:c. 1955}
{m:Ceramic, slip, pigment}
{c:Gift of funds from Mr. and Mrs. John Andrus}, {i:2005.40.2}

# Minneapolis
{a:Artist Unknown}
{n:Asmat Culture}
{t:Bis pole}
{y:c. 1960}
{m:Wood, paint, sago palm leaves}
{c:The John R. Van Dyle Fund}
{i:76.43}

# Minneapolis
{a:Frank Lloyd White}
{n:American}, {b:1867}–{d:1959}
{t:Hallway of the Francis Little House}, {y:1912–1914}
{m:Painted wood, leaded glass}
{c:The David Draper Dayton Fund} {i:72.11}

# Minneapolis
{a:Designer: Gerrit Riedveld}; Maker: G. A. van de Groenekan
{n:Dutch}
{t:Red-Blue Chair}
{y:designed c. 1918}
{m:Painted beechwood and plywood}
{c:Gift of the Norwest Corporation, Minneapolis}
{i:98.276.153}

# Carnegie
{a:Edward Hooper}
{n:American}, {b:1882}–{d:1967}
{t:Sailing out of Gloucester}, {y:1911}
{m:oil on canvas}
{c:Gift of Mr. and Mrs. James H. Beale in honor of the Sarah Scaife Gallery} {i:72.43}

# Carnegie
{a:El Anatsuyi}
{n:Ghanaian}, b. {b:1944}
{t:Palettes of Ambition}, {y:2012}
{m:aluminum, copper wire}
{c:Gift of the Women's Committee, Fellows Fund, and A. W. Mellon Fund}
{i:2014.11}

# Carnegie
{a:attributed to Charles-Honoré Lanier}
{n:French}, {b:1779}–{d:1854}
{t:center table}, {y:c. 1825}
{m:rosewood, marble, gilded bronze}
{c:Berdan Memorial Trust Fund}

# Carnegie
{a:Mary Cassett}
{n:American, active in France}, {b:1844}–{d:1926}
{t:Young Women Picking Fruit}, {y:1891}
{m:oil on canvas}
{c:Patrons Art Fund}
{i:22.8}

# National Gallery of Art
{a:Leonard da Vinci}
{n:Florentine}, {b:1452}–{d:1519}
{t:Ginevra de' Benti [obverse]}
{y:c. 1474/1478}
{m:oil on panel}
{c:Ailsa Mellon Bruce Fund}
{i:1967.6.1.a}

# National Gallery of Art
{a:Sir Joshua Reynold}
{n:British}, {b:1723}–{d:1792}
{t:Lady Elizabeth Delmare and Her Children}
{y:1777-1779}
{m:oil on canvas}
{c:Andrew W. Mellow Collection}
{i:1937.1.95}

# National Gallery of Art
{a:Auguste Rodan}
{n:French}, {b:1840}–{d:1917}
{t:The Walking Man (L'Homme qui marche)}
{y:model 1878-1900, cast probably 1903}
{m:bronze}
{c:Gift of Mrs. John W. Simpson}
{i:1942.5.11}

# National Gallery of Art
{a:Martin Puryer}
{n:American}, born {b:1941}
{t:Lever No. 3}
{y:1989}
{m:carved and painted wood}
{c:Gift of the Collectors Committee}
{i:1989.71.1}

# Cleveland
{t:Twilight in the Wilderness}, {y:1860}
{a:Frederic Edwin Churchill} ({n:American}, {b:1826}–{d:1900})
{m:Oil on canvas}
{c:Mr. and Mrs. William H. Marlatt Fund} {i:1965.233}

# Cleveland
{t:Nataraja, Shiva as the King of Dance}, {y:1000s}
{n:South India, Tamil Nadu}, Chola period (900–1200s)
{m:Bronze}
{c:Purchase from the J. H. Wade Fund} {i:1930.331}

# Cleveland
{t:Time, from the series Tapestry of the Hours}, {y:c. 1500–1510}
{n:France, Chaumont (?)}
{m:Tapestry weave; silk and wool}
{c:Leonard C. Hanna Jr. Fund} {i:1960.176}

# Cleveland
{t:Stag at Sharkey}, {y:1909}
{a:George Bellow} ({n:American}, {b:1882}–{d:1925})
{m:Oil on canvas}
{c:Hinman B. Hurlbut Collection} {i:1133.1922}
Prizefights were illegal in New York when this was painted. Private clubs let the fighters join for a night.

# Mauritshuis
{a:Johannes Verveer}
Delft {b:1632} – {d:1675} Delft
{t:View of Schiedam}
{y:c. 1660–1661}
{m:Canvas}
{c:Acquired 1822}
{i:inv. no. 92}

# Mauritshuis
{a:Carel Fabrizius}
Middenbeemster {b:1622} – {d:1654} Delft
{t:The Siskin}, {y:1654}
{m:Panel}
{i:605}

# Mauritshuis
{a:Rachel Ruyser}
The Hague {b:1664} – {d:1750} Amsterdam
{t:Vase of Flowers}, {y:1700}
{m:Canvas}
{c:Bequest of Gijsbert Hultman, 1820}
{i:151}
Ruyser signed this bouquet at the edge of the table. The flowers never bloomed at one time.
`);
