import { readMarkedLabels } from './marked-labels.ts';

/**
 * Labels in the manner of museums that print their catalogue's records: long titles with places and people in them,
 * makers of whom little is known, firms, and credit lines with many donors. Works and people are made up.
 */
export const LABELS_OF_CATALOGUES = readMarkedLabels(`
# building drawing with town and state
{a:Leonard Asa Prather}
{n:American}, {b:1938}–{d:2004}
{t:Library; Halvorsen Memorial Library, Duluth, MN; [north elevation]}
{y:1979}
{m:pencil and ink on tracing paper}
{s:24 x 36 in.}
{c:Gift of Leonard Asa Prather}
{i:91.204.3}

# firm, building drawing, date behind the title
{a:HOLLIS, WREN AND ASSOCIATES}
{n:American}
{t:Bus Terminal; Tri-County Bus Terminal, Erie, PA;
[section and details]}, {y:1988}
{m:photocopy on vellum}
{c:Gift of Hollis, Wren and Associates} {i:93.71.12}

# title over two lines, county in it
{a:Margit Oravec}
{n:American}, {b:1921}–{d:1999}
{t:Chapel; St. Ludmila Chapel for the Slovak Brethren,
Cambria County, PA; [plan of the nave]}
{y:1956}
{m:ink on linen}
{c:Bequest of the architect}
{i:2000.18.4}

# project, title over two lines
{a:Ansel Corwin} ({n:American}, {b:1911}–{d:1990})
{t:Museum of Natural Sciences, Tarleton University, Salt
Lake City, Utah, Interior perspective}
{y:1962}
{m:Ink and crayon on board}
{s:22 x 34 1/2" (55.9 x 87.6 cm)}
{c:Gift of the architect}
{i:388.1977}

# project that was not built, nation above
{a:Ida Stettheim}
{n:German}, {b:1889}–{d:1962}
{t:Glass Tower, project, Frankfurt, Germany, Elevation and
partial plan of the ground floor}
{y:1924}
{m:Charcoal and graphite on tracing paper}
{c:Phyllis Lamont Fund}

# maker known by the nation alone
{a:unknown Danish}
{t:Sugar Spoon}
{y:1780-1790}
{m:silver}
{c:Anonymous Gift}
{i:58.12.7}

# the same in capitals
{a:UNKNOWN BOHEMIAN}
{t:Goblet with Cover}
{y:c. 1725}
{m:glass, cut and engraved}
{c:Gift of Mrs. H. J. Corrigan}, {i:44.9.1}

# the same of a land in Africa
{a:unknown Ghanaian}
{t:Gold Weight}
{y:1850-1900}
{m:Brass}
{c:Archdeacon W. Tolland Collection: gift of Dr. Ruth
Tolland, Peter Tolland and Agnes Marr}
{i:95.40.18}

# the same with more words
{a:unknown Sicilian}
{t:Reliquary Casket}
{y:late 14th century}
{m:wood, bone, and horn}
{c:Purchase: gift of Mr. and Mrs. Edwin Stroud, Jr.}
{i:62.33}

# the firm and its nation in brackets
{t:Gulls over Water}, {y:1951}
{a:Tidewater Print Company} ({n:American})
{m:Plain weave, screen printed: cotton}
{c:Purchase from the Emory L. Tate Fund} {i:1951.88}

# a painter of whom the nation is known
{t:Page from a Book of Fables: The Crow and the Serpent}
{y:1570-1575}
{a:Kesu Rao} ({n:Indian})
{m:opaque watercolor, ink, and gold on paper}
{s:page: 24.1 x 15.2 cm (9 1/2 x 6 in.)}
{c:Gift of Mrs. A. Dean Perrin}
{i:1962.279}

# the same, no date
{t:Tea Bowl}
{a:Raku Shonyu} ({n:Japanese})
{m:earthenware with black glaze}
{c:The Severin Fund} {i:1987.4}

# a family
{a:Dall'Acqua family}
{n:Italian}
{t:The Concert}, {y:c. 1620-30 or later}
{m:Oil on canvas}
{c:Gift of Mrs. Byron T. Hale in memory of Byron Thornton
Hale}, {i:1949.162}

# many donors, number behind the comma
{n:Greek}
{t:Torso of an Athlete}, {y:200-150 BCE}
{m:Parian marble}
{c:The Sarah B. Minturn Fund and Gift of funds from Clyde
R. Fenton, an anonymous donor, Mr. and Mrs. Hugh Loring,
Mr. and Mrs. Walter Pope, Mr. and Mrs. Otto Lindgren, Mr.
and Mrs. Paul Rusk, Mr. and Mrs. James Tierney, and many
other friends of the Institute}, {i:84.11}

# many donors, number on the same line
{t:Rider and Horse}
{y:about 1400}
{a:Artist Unknown} ({n:Chad})
{m:Terracotta}
{c:Gift of Selma Orchard Trust, Jane R. Mead, Mr. and Mrs.
Arthur V. Pell, Mr. and Mrs. Lowell J. Gray, Thomas B.
Ryder and Mr. and Mrs. Franklin
Beckett} {i:85.203}

# donor's name over two lines, number behind it
{a:Pieter Quellin}
{n:Flemish}, {b:1601}–{d:1658}
{t:Kitchen with a Parrot}, {y:1639}
{m:Oil on panel}
{c:Gift of Mr. and Mrs. Stanley Porter in memory of Louisa Agnes
Porter}, {i:1961.77}

# several gifts in one line
{t:The Prince Rides Out}
{y:c. 1610}
{a:Bishan} ({n:Indian})
{m:Album leaf; opaque watercolor on paper}
{c:Gift in honor of Ruth Alder Stone; Gift of Mrs. John
Wade by exchange; Bequest of Emma R. Hurd; Thomas S.
Grasselli Fund; From the Nathan and Olive Bramall Collection}
{i:2011.204}

# firm with town, state and years over two lines
{t:Corner Tile}, {y:1884}
{a:T. and W. H. Marsh Art Tile Works}
({n:American}, Quincy, Massachusetts,
{b:1879}–{d:1901})
{m:Earthenware}
{s:4 1/4 x 4 1/4 x 3/8 in. (10.8 x 10.8 x 1 cm)}
{c:Gift of Mrs. Alice Fenn, 1968}, {i:1968.40.2}

# card issued by a firm
{t:Trade Card of a Lady with a Fan}
{y:1889}
{a:Issued by Harmon & Bell}
{m:Commercial color lithograph}
{c:The Edgar R. Winslow Collection, Gift of Edgar R. Winslow} {i:63.350.21}

# firm that still works
{t:Pitcher}
{y:ca. 1880}
{a:Gresham & Co.} ({b:1841}–present)
{m:Silver}
{c:Purchase, Mrs. Otis Verplanck Gift, 1964}, {i:64.119}

# a title that tells what is shown, over two lines
{t:Amulet depicting Queen Meresankh and Prince
Khafre before Horus and Isis}, {y:ca. 1470–1425 BC}
{n:Egypt}
{m:Lapis lazuli}
{s:H. 3.1 cm (1 1/4 in); W. 2.2 cm (7/8 in)}
{c:Purchase, Henry R. Stillwell Gift, 1924}, {i:24.8.15}
`);
