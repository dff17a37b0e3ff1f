import { readMarkedLabels } from './marked-labels.ts';

/** The last labels written, in the manner of the same six houses. F1 at first: 0.969 by lines, 0.916 joined. Works and people are made up. */
export const LABELS_OF_SIX_HOUSES_3 = readMarkedLabels(`
# Tate
{a:Paul Nashe}
{b:1889}–{d:1946}
{t:Totes Meer (Dead Sea)}
{y:1940–1}
{m:Oil paint on canvas}
{s:1016 × 1524 mm}
{c:Presented by the War Artists Advisory Committee 1946}
{i:N05717}
Nashe saw the wrecked aircraft at a dump near Oxford. By moonlight, he wrote, they seemed to move like a tide.

# Tate
{a:Yinka Shonibari CBE}
born {b:1962}
{t:The British Library}
{y:2014}
{m:Hardback books, Dutch wax printed cotton textile, gold foiled names and website}
{c:Purchased with Art Fund support 2019}
{i:T15250}

# Tate
{a:Sir John Everett Millay, Bt}
{b:1829}–{d:1896}
{t:The Order of Release 1746}
{y:1852–3}
{m:Oil paint on canvas}
{c:Presented by Sir Henry Tate 1898}
{i:N01657}

# Tate
{a:Cornelia Parkes}
born {b:1956}
{t:Cold Dark Matter: An Exploded Shed}
{y:1991}
{m:Wood, metal, plastic, ceramic, paper, textile and wire}
{s:4000 × 5000 × 5000 mm}
{c:Presented by the Patrons of New Art through the Tate Gallery Foundation 1995}

# Minneapolis
{n:Egypt}
{t:Cartonnage of Lady Tashat}
{y:c. 945–712 BCE}
{m:Linen, plaster, pigment}
{c:The William Hood Dunlap Fund} {i:16.414}

# Minneapolis
{a:Georges de la Tourelle}
{n:French}, {b:1593}–{d:1652}
{t:Saint Jerome Reading by Candlelight}, {y:c. 1640}
{m:Oil on canvas}
{s:40 1/2 x 33 in. (102.9 x 83.8 cm)}
{c:Bequest of Miss Tessie Jonas in memory of Herschel V. Jonas} {i:68.41.1}

# Minneapolis
{a:Nam June Park}
{n:American (born Korea)}, {b:1932}–{d:2006}
{t:Robot Family: Aunt}, {y:1986}
{m:Vintage televisions, color video, silent}
{c:The Putnam Dana Miller Fund} {i:98.5}

# Minneapolis
{a:Artist Unknown} ({n:Greek, Attic})
{t:Volute krater}
{y:c. 450–440 BCE}
{m:Terracotta, red-figure technique}
{c:Gift of funds from Bruce B. Daytona}
{i:83.80}

# Carnegie
{a:Winslow Homier}
{n:American}, {b:1836}–{d:1910}
{t:The Wreck}, {y:1896}
{m:oil on canvas}
{c:Purchase} {i:96.1}

# Carnegie
{a:Jacob Lawrie}
{n:American}, {b:1917}–{d:2000}
{t:Watchmaker}, {y:1946}
{m:gouache and pencil on paper}
{c:Howard A. Noble Fund} {i:92.65}

# Carnegie
{a:Charles Rennie Mackie, designer}
{n:Scottish}, {b:1868}–{d:1928}
{t:side chair}, {y:c. 1904}
{m:ebonized oak, rush}
{c:DuPuy Fund}

# National Gallery of Art
{a:Andrea del Castagna}
{n:Florentine}, {b:1418} or before - {d:1457}
{t:The Youthful David}
{y:c. 1450}
{m:tempera on leather on wood}
{c:Widener Hall Collection}
{i:1942.9.8}

# National Gallery of Art
{a:Berthe Morisson}
{n:French}, {b:1841}–{d:1895}
{t:The Harbor at Lorient}
{y:1869}
{m:oil on canvas}
{c:Ailsa Mellon Bruce Collection} {i:1970.17.48}
Morisson gave this canvas to a friend, who had called it a masterpiece. She asked for it back once, for an exhibition.

# Cleveland
{t:Water Lilies (Agapanthus)}, {y:c. 1915–26}
{a:Claude Monnet} ({n:French}, {b:1840}–{d:1926})
{m:Oil on canvas}
{c:John L. Severing Fund} {i:1960.81}

# Cleveland
{t:Ngady Mwaash Mask}, {y:c. 1900}
{n:Central Africa, Democratic Republic of the Congo, Kuba-Bushoong}
{m:Wood, cowrie shells, beads, fabric, pigment}
{c:James Albert and Mary Gardiner Ford Memorial Fund} {i:1935.304}

# Cleveland
{t:Bowl with Engraved Figures}, {y:1100s}
{n:Iran, Gurgan}, Seljuk period
{m:Fritware with incised design under glaze}
{c:In memory of Mr. and Mrs. H. Wade} {i:1938.8}

# Mauritshuis
{a:Gerard ter Borgh}
Zwolle {b:1617} – {d:1681} Deventer
{t:Woman Writing a Letter}
{y:c. 1655}
{m:Panel}
{c:Acquired with the support of the Rembrandt Association, 1926}
{i:797}

# Mauritshuis
{a:Jan Steyn}
Leiden {b:1626} – {d:1679} Leiden
{t:‘As the Old Sing, so Pipe the Young’}, {y:c. 1668–1670}
{m:Canvas}
{c:Purchased, 1913}
{i:742}
`);
