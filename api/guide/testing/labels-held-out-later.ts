import { readMarkedLabels } from './marked-labels.ts';

/**
 * More labels, written when the first ones had been looked at: F1 at first 0.912 by lines and 0.909 joined for the first
 * twenty, 0.963 for the rest. Works and people are made up.
 */
export const LABELS_HELD_OUT_LATER = readMarkedLabels(`
# Carnegie, photograph series
{a:Duane Abelard Pruitt}
{n:American}, {b:1908}–{d:1998}
{t:Five children outside Nesbit’s barber shop, Hill District}
{y:c. 1940–1945}
{m:black-and-white: Kodak safety film}
{c:Heinz Family Fund}
{i:2001.35.1138}

# Carnegie, sculpture by two artists
{a:Elmgard & Dragsten}
{n:Danish and Norwegian}
{t:Powerless Structures, Fig. 12}
{y:2002}
{m:lacquered wood, rubber, steel}
{c:A. W. Mellow Acquisition Endowment Fund}
{i:2003.4}

# Carnegie, decorative
{a:Emmanuel Gall}
{n:French}, {b:1846}–{d:1904}
{t:Dragonfly vase}
{y:c. 1889–1895}
{m:glass with foil inclusions}
{c:Berdan Memorial Trust Fund}
{i:78.31.2}

# NGA, print
{a:Anders Zornberg}
{n:Swedish}, {b:1860} – {d:1920}
{t:The Omnibus}
{y:1892}
{m:etching in black on laid paper}
{c:Rosenwald Bequest}
{i:1943.3.9191}

# NGA, portrait with long title
{a:Giuliana Fede}
{n:Bolognese}, {b:1552} – {d:1614}
{t:Lucia Bonasoni Garzoni, Later the Wife of a Senator}
{y:c. 1590}
{m:oil on canvas}
{c:Gift of Funds from Wilhelmina Holliday}
{i:2022.41.1}

# Cleveland, Japanese object
{t:Tea Bowl with Crane Design}, {y:1600s}
{n:Japan}, Edo period (1615–1868)
{m:Stoneware with underglaze iron oxide (Karatsu ware)}
{c:John L. Severus Fund} {i:1984.43}

# Cleveland, American silver
{t:Punch Bowl}, {y:c. 1900}
{a:Horace Codman} ({n:American}, {b:1841}–{d:1914})
Gorham & Lowe Manufacturing Company (America, Rhode Island, Providence)
{m:Silver}
{c:Gift of Mr. and Mrs. Walter Knight} {i:1985.204}

# Cleveland, Egyptian
{t:Stele of Djefi and Ankh}, {y:c. 2000 BCE}
{n:Egypt}
{m:Limestone, painted}
{c:Gift of the John Huntley Trust} {i:1914.543}

# Mauritshuis, couple
{a:Adriaen Conink}
{b:1609} Utrecht – {d:1674} Utrecht
{t:Portrait of a Woman, possibly Maria Wittert}, {y:1645}
{m:Canvas}
{c:On loan from the Cultural Heritage Agency of the Netherlands}
{i:inv. no. 958}

# Mauritshuis, two painters
{a:Peter Rubenius and Jan Bruegelman}
{t:The Garden of the Blessed}, {y:c. 1615}
{m:Panel}
{c:Acquired by Prince Willem V, 1766}
{i:253}

# Tate, drawing with series
{a:Josephine Turnbull} {b:1775}–{d:1851}
{t:View across Lake Lucerne, from the Lucerne Sketchbook} {y:1844}
{m:Graphite and watercolour on paper}
{c:Accepted by the nation as part of the Turnbull Bequest 1856}
{i:D36128}

# Tate, sculpture editions
{a:Barnaby Hepburn} {b:1903}–{d:1975}
{t:Three Forms (Porthmeor)} {y:1935, cast 1964}
{m:Bronze on wooden base}
{s:200 × 532 × 343 mm}
{c:Presented by Mr and Mrs Gray 1964}
{i:T00696}

# Tate, photography
{a:Zineb Sediri} born {b:1963}
{t:Mother Tongue} {y:2002}
{m:Video, 3 projections, colour and sound}
{c:Purchased 2007}
{i:T12315}

# Minneapolis, textile maker unknown
{a:Artist Unknown}
{n:Uzbekistan}
{t:Woman’s coat (munisak)}, {y:second half 19th century}
{m:Silk, cotton; ikat}
{c:The Suzanne Payne Fund} {i:2004.259.18}

# Minneapolis, architect
{a:Architect: Louis H. Sullman}
{n:American}, {b:1856}–{d:1924}
{t:Elevator Grilles}, {y:1893–94}
{m:Bronze-plated cast iron}
{c:The William Dunley Fund} {i:92.26}

# Minneapolis, African culture
{a:Artist Unknown}
{n:Lobi Culture}
{t:Standing figure}, {y:early 20th century}
{m:Wood, cowrie shells, fiber}
{c:Gift of Bruce Dayman} {i:88.9}

# MoMA, film
{a:Ulla Ottinger}. {n:German}, born {b:1942}
{t:Ticket of No Return}. {y:1979}
{m:35mm film, color, sound, 108 min.}
{c:Acquired from the artist}

# Whitney
{a:Georgette Lockhart}
b. {b:1938}; Houston, TX
{t:Summer Days, 1936}
{y:1996}
{m:Oil on linen}
{c:Purchase, with funds from the Painting Committee}  {i:96.71}

# Nordic
{a:Ejnar Hansteen} ({b:1864}-{d:1916})
{t:Sunbeams in the Parlour}. {y:1900}
{m:Oil on canvas}. {s:70 x 59 cm}
{c:Acquired 1920. Ordrup Collection}

# Spanish style
{a:Francisco de Zubiría}
Fuente de Cantos, {b:1598} – Madrid, {d:1664}
{t:Saint Serapion at Prayer}
{y:1628}
{m:Oil on canvas}
{c:Ella Gallup Fund}
{i:1951.40}

# Tate, abroad
{a:Lucio Fontanari} {b:1899}–{d:1968}
{t:Spatial Concept ‘Waiting’} {y:1960}
{m:Canvas}
{s:930 × 730 mm}
{c:Purchased 1964}
{i:T00694}

# Tate, group show print
{a:Eileen Cooperman} born {b:1953}
{t:Woman Examining Her Own Sleep (from the portfolio Nine London Birds)} {y:1989}
{m:Linocut on paper}
{c:Presented by the Byam Shaw Trust 1991}
{i:P11383}

# Minneapolis, Chinese furniture
{n:China}
{t:Pair of Southern Official’s Hat Armchairs}, {y:17th century}
{m:Huanghuali hardwood}
{c:Gift of Ruth and Bruce Dayman} {i:98.80.2.1,2}

# Minneapolis, painting with prose
{a:Jean Baptiste Oudrin}
{n:French}, {b:1686}–{d:1755}
{t:House Dog with a Bowl}, {y:1751}
{m:Oil on canvas}
A dog guards its dinner from whoever is looking. Oudrin painted the
king’s dogs by name.
{c:The Putnam Dana McMillan Fund} {i:71.7}

# Minneapolis, Native American maker
{a:Juanita Todacheene}
{n:Diné (Navajo)}, {b:1925}–{d:2012}
{t:Two Grey Hills rug}, {y:1975}
{m:Wool, natural dyes}
{c:Gift of Dr. and Mrs. John Ede}

# Minneapolis, contemporary Japanese
{a:Fukami Sueto}
{n:Japanese}, born {b:1947}
{t:Distant Seascape}, {y:2008}
{m:Porcelain with celadon glaze}
{c:The Mary Griggs Fund; Purchase, 2013} {i:2013.31.49}

# NGA, Dutch still life
{a:Willem Klaas Hedda}
{n:Dutch}, {b:1594} – {d:1680}
{t:Banquet Piece with Mince Pie}
{y:1635}
{m:oil on canvas}
{c:Patrons’ Permanent Fund}
{i:1991.87.1}

# NGA, photograph
{a:Julia Margaret Camden}
{n:British}, {b:1815} – {d:1879}
{t:The Mountain Nymph, Sweet Liberty}
{y:June 1866}
{m:albumen print}
{c:New Century Fund}
{i:1997.97.1}

# Cleveland, French painting with location
{t:Dance in the Country Park}, {y:1738}
{a:Nicolas Lancrey} ({n:French}, {b:1690}–{d:1743})
{m:Oil on canvas}
{c:Purchase from the J. H. Wade Fund} {i:1948.181}

# Cleveland, African
{t:Female Figure}, {y:possibly mid-1800s}
{n:Baule people}
{m:Wood, glass beads, sacrificial material}
{c:James Albert Ford Memorial Fund} {i:1979.31}

# Carnegie, furniture
{a:Duncan Fyfe, cabinetmaker}
{n:American}, {b:1768}–{d:1854}
{t:Card table}
{y:c. 1815}
{m:mahogany, tulip poplar, and brass}
{c:Women’s Committee Purchase Fund}
{i:74.11}

# Mauritshuis, workshop
{a:Studio of Rembrandt van Rhijn}
{t:Self-Portrait with a Gorget}, {y:after c. 1629}
{m:Panel}
{c:Purchased by Prince Willem V as part of the Van Slingelandt Collection, 1768}

# Walters
{n:Byzantine (Constantinople)}
{t:Icon of the Dormition of the Virgin}
{y:late 10th century}
{m:Ivory}
{c:Acquired by Henry Walter, 1926}
{i:71.312}

# Philadelphia
{t:The Large Bathers’ Rest}
{y:1900–1906}
{a:Paul Cézac}, {n:French}, {b:1839}–{d:1906}
{m:Oil on canvas}
{c:Purchased with the W. P. Wilstach Fund, 1937}
{i:W1937-1-1}
`);
