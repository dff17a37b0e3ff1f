import { readMarkedLabels } from './marked-labels.ts';

/** More labels like those of `labels-catalogue.ts`. Works and people are made up. */
export const LABELS_OF_CATALOGUES_2 = readMarkedLabels(`
# gods and kings in the title
{t:Relief with King Ptolemy Offering to Hathor and the Child
Ihy between Two Falcons}
{y:3rd century BC}
{n:Egyptian}
{m:Sandstone}
{c:Museum Appropriation Fund} {i:38.207}

# a god with his rank in the title
{a:Artist Unknown}
{n:Japan}
{t:Fudo, the Unmoving King of Great Resolve}, {y:first
half 14th century}
{m:Wood with gilding and inlaid crystal eyes}
{c:Gift of the Wharton Center for Asian Art & Culture; formerly
given to the Center in 1998 in honor of Dr. Amos Teller}, {i:2014.31.2}

# portrait with the sitter's life in brackets
{a:Samuel Cobbold}
{n:English}, {b:1609}–{d:1672}
{t:Miniature Portrait of Thomas, 3rd Earl of Weare
(Thomas Ashley Weare, 1612-1651)}
{y:1640}
{m:watercolor on vellum; silver frame}
{s:2 3/4 x 2 1/4 x 1/4 in.}
{c:Gift of Mrs. Lewis Strand} {i:65.11.2}

# caption in French as the title
{a:Hector Baumier}
{n:French}, {b:1811}–{d:1880}
{t:Garçon, l'addition! ... (Waiter, the bill! ...)}
{y:1846}
{m:lithograph on wove paper}
{c:Lathrop Art Fund}
{i:61.20.4}

# caption with pauses
{a:Hector Baumier}
{n:French}, {b:1811}–{d:1880}
{t:Eh bien, voisin! on ne dit plus bonjour?... Non, non,
mais enfin.... (Well, neighbour! no more good mornings? ...No, no,
but still....)}
{y:1841-1844}
{m:lithograph on newsprint}
{c:Lathrop Art Fund}
{i:61.20.9}

# title in two languages
{a:Otani Ryusei}
{n:Japanese}, {b:1877}–{d:1949}
{t:Bridge in Hikone Village (Hikone mura no hashi)}
{y:1929}
{m:woodblock print on paper}
{c:Bequest of Dr. Paul R. Ames} {i:88.31.140}

# not dated
{a:Nakano Teisuke}
{n:Japanese}, {b:1909}–{d:1987}
{t:Carp and Lilies}, {y:not dated}
{m:woodblock print on paper}
{c:Bequest of Dr. Paul R. Ames}, {i:88.31.77}

# act of a play
{a:Toyoharu III}
{n:Japanese}, {b:1791}–{d:1866}
{t:Act III: Honzo Meets Moronao}
{y:1847}
{m:woodblock print}
{c:Gift of Mrs. James B. Orr}
{i:67.20.3}

# a people as the maker
{n:Nayarit}
{t:House Group}, {y:100-300}
{m:Ceramic, pigment}
{c:Gift of Dr. and Mrs. Leon B. Hart}
{i:98.71.2}

# a people in brackets
{t:Headrest}
{y:early 20th century}
{a:Artist Unknown} ({n:Shona})
{m:Wood}
{s:5 1/4 x 7 x 3 in. (13.3 x 17.8 x 7.6 cm)}
{c:The Lucy F. Strand Fund} {i:97.12.1}

# a region as the origin
{n:Sepik River region}
{t:Suspension Hook}
{y:about 1930}
{m:Wood, ochre}
{c:The John and Ethel Moss Fund}
{i:72.40}

# a region and a land
{t:Bust of a Woman}
{n:Campania region}
{y:400-300 BC}
{m:Terracotta}
{s:H: 22.4 cm; W: 14 cm}
{i:79.AD.12.4}

# two old towns
{t:Relief with a Griffin}
{y:325-300 BC}
{n:Apulia region}
{m:Terracotta}
{i:81.AD.4}

# the name in capitals over the title
{a:HELENA STRICK}
{t:Mirage}, {y:1991}
{m:Gelatin silver print}
{c:Purchase, with funds from the Photography Committee} {i:92.14}

# a name and a part of a town
{a:Marcus Hale}
{t:Tottenham}, {y:2019}
{m:Oil and acrylic on linen}
{c:Gift of Anne Perlman}
{i:2020.118}

# paint by its trade name
{a:Lena Ortiz Farr}
{t:Second Skin}, {y:2016}
{m:Flashe and pencil on canvas}
{s:60 × 48 in. (152.4 × 121.9 cm)}
{c:Purchase, with funds from Roy and Ann Tisch} {i:2017.40}

# portrait, two dates
{a:Jean-Luc Verhaeren}
{n:Belgian}, {b:1861}–{d:1932}
{t:Portrait of Emile Claes, 1911}
{y:1914}
{m:etching on laid paper}
{c:Rosenthal Collection}, {i:1943.3.812}

# years by a slash
{a:Zorzo da Treviso}
{n:Venetian}, {b:1477}–{d:1510}
{t:The Flight into Egypt}, {y:1504/1509}
{m:oil on panel}
{c:Samuel H. Kross Collection} {i:1939.1.290}

# year of the medal by a slash
{a:Bertoldo Serafini}
{n:Florentine}, c. {b:1440}–{d:1494}
{t:Lorenzo de' Rossi, 1449-1492, il Grande}
{y:c. 1478/1480}
{m:bronze}
{c:Samuel H. Kross Collection} {i:1957.14.885.a}

# series in brackets
{a:After Nicolas Poussard}
{t:Baptismus (from “The Seven Virtues”)}
{y:1690?}
{m:Engraving on laid paper}
{s:sheet: 9 1/2 x 12 in. (24.1 x 30.5 cm)}
{c:Gift of Charles F. Doyle, Class of 1902}
{i:10.4}

# a pair with two names
{t:Pair of Vedute: The Arch of Titus, Rome, at Dusk and The
Temple of Vesta at Tivoli}
{y:1751}
{a:Antonio Locatello} ({n:Italian}, {b:1697}–{d:1760})
{m:oil on canvas}
{c:Mr. and Mrs. William H. Marlowe Fund} {i:1974.40}

# unsure material
{t:Writing Table}
{y:c. 1750}
{n:France}
{m:inlaid wood (walnut?), gilded bronze mounts, and inlays of bone, metal, and mother-of-pearl}
{s:overall: 75.5 x 88.2 x 50 cm (29 3/4 x 34 3/4 x 19 11/16 in.)}
{c:John L. Severin Fund}
{i:1950.304}

# coin
{t:Coin, 1/4 Thaler}
{y:1623}
{n:Germany}
{m:Silver}
{c:Gift of Alfred Duane, 1917}
{i:17.30.41}

# fund with a colon
{a:Kasper Lunde}
{n:Norwegian}, {b:1866}–{d:1931}
{t:Fjord at Night}
{y:1898}
{m:color woodcut}
{c:Director's Discretionary Fund: gift of Frank Damon}
{i:81.6}

# architect's building, the town behind it
{a:William Ames Potter}
{n:American}, {b:1842}–{d:1909}
{t:Courthouse; Allen County Courthouse, Lima, OH [cornice detail]}
{y:1883}
{m:watercolor and ink on linen}
{c:Gift of the Allen County Commissioners}
{i:89.42.7}

# letters and pages
{a:Pierre Lenormand}
{n:French}, {b:1754}–{d:1825}
{t:The Enlargement of Savannah, GA, project, Savannah, Georgia, Six
hand-lettered pages of text}
{y:1793}
{m:Ink on paper}
{c:Gift of Arthur Drexel}
{i:210.1961}

# school with a town
{a:Attributed to Workshop of the Painter of Naples}
{n:Greek}, {y:c. 330 BC}
{t:Fish Plate}
{m:Terracotta, red-figure}
{c:Gift of Dr. Leo Marks} {i:86.212}

# photograph with a place and a day
{a:Ikeda Noboru}
{n:Japanese}, {b:1933}–{d:2011}
{t:Stopped Clock at the Harbour Station, 3:10 p.m., May 2, 1945,
Kure}, {y:1963 (printed 1984)}
{m:Gelatin silver print}
{c:The Arthur and Lena Holt Purchase Fund}
{i:2012.40.3}

# exclamation
{a:Sonya Marr}
{n:American}, born {b:1949}
{t:Listen! I--I Can Hear the Train Coming, Harry!}
{y:1984}
{m:Screenprint, ed. 12/75}
{c:Gift of Robert and Mae Lindqvist} {i:1991.88.4}

# two nations
{a:Ruth Bearclaw}
{n:American/Ojibwe}, born {b:1951}
{t:Collage XII: Shoreline}
{y:1995}
{m:Handmade paper, birch bark}
{c:Gift of the artist} {i:96.30}

# one name over the life
{a:Marbeuf}
{b:1951}–{d:1989}
{t:Cabin No. 4}
{y:1986}
{m:Wood, cardboard, and white paint}
{c:Purchased 1998} {i:T07812}

# one name and its life on one line
{a:Tonneau} {b:1928}–{d:1990}
{t:Pavilion}
{y:1961}
{m:Painted aluminium}
{c:Presented by the artist 1970}

# one name, a nation below
{a:Orlik}
{n:Czech}, {b:1870}–{d:1932}
{t:Market Women}, {y:1901}
{m:Color woodcut}
{c:Gift of Irene Voss} {i:1952.61}

# a work made anew
{a:Henri Daume} {b:1887}–{d:1968}
{t:The Small Glass}
{y:1919–24, reconstruction by Peter Hale 1961–2, left
panel remade 1979}
{m:Oil, lead, and dust on glass}
{c:Presented by Peter Hale 1975}

# an hour, a day and a town in the title
{a:Senda Hiroko}
{n:Japanese}, {b:1934}–{d:2008}
{t:Wreck of the Ferry: Watch Found on a Passenger
at 6:40, March 3, 1952, Hakodate}, {y:1958
(printed 1977)}
{m:Gelatin silver print}
{c:The Walter and Ida Penn Purchase Fund}
{i:2010.5.1}

# engravers in the title
{a:Arthur Bolland} {b:1832}–{d:1904}
{t:The Small Shepherd, engraved by the Winfield
Brothers}
{y:1862}
{m:Wood engraving on paper}
{c:Presented by Gilbert Winfield 1940}

# two names with bynames in the title
{a:Ercole Bandini}
{n:Italian}, {b:1808}–{d:1876}
{t:Cosimo the Elder and Bartolo the Saddler}
{y:1838}
{m:Oil on canvas}
{c:Gift of Anna Roth} {i:71.12}
`);
