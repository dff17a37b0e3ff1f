import { readMarkedLabels } from './marked-labels.ts';

/**
 * Labels that were held out until the grammar stood, and judged it: F1 0.949 by lines and 0.883 joined at first. General
 * faults they showed were mended afterwards. Works and people are made up.
 */
export const LABELS_HELD_OUT = readMarkedLabels(`
# Tate, joint makers
{a:Orla and Finbar Keane}
born {b:1961} and 1964
{t:The Weight of Bells}
{y:1998}
{m:Wood, steel and audio equipment}
{c:Presented by the Contemporary Patrons 2001}
{i:T07654}

# Tate, doubtful date
{a:Augustus Pennard} {b:1774}–{d:1851}
{t:Fishermen hauling a Boat ashore} {y:exhibited 1806}
{m:Oil paint on canvas}
{c:Accepted by the nation as part of the Pennard Bequest 1856}
{i:N00481}

# V&A furniture, place and maker
{t:Cabinet on stand}
{y:About 1675}
{n:Netherlands (Antwerp)}
{m:Oak veneered with ebony and tortoiseshell, with painted panels}
{c:Bequeathed by Captain H. B. Lisle}
{i:Museum no. 1087-1902}

# V&A ceramic with two makers
{t:Vase}
{y:1888–98}
{a:Designed by Wilfred Crane} ({b:1839}–{d:1917})
Painted by Fred Passmore
{m:Earthenware, painted in lustre}
{c:Given by Mrs Ionides Lee}
{i:C.413-1919}

# Rijksmuseum
{t:The Threatened Heron}, {y:c. 1650}
{a:Jan Asselbeek} ({b:1610}–{d:1652})
{m:oil on canvas}
{c:Purchased in 1800}
{i:SK-A-4}

# Mauritshuis, signed
{a:Carel Dorn} ({b:1622} – {d:1654})
{t:The Siskin}, {y:1654}
{m:Panel}
Signed and dated: C DORN 1654
{c:Acquired, 1896}
{i:inv. no. 605}

# NGA
{a:Leander Moss}
{n:American}, {b:1734} – {d:1820}
{t:Captain Pell and His Nephew}
{y:1771}
{m:oil on canvas}
{c:Gift of Mrs. Robert Homans Day}
{i:1954.7.2}

# NGA sculpture
{a:Pier Jacopo Altieri}
{n:Mantuan}, c. {b:1460}–{d:1528}
{t:Cupid with a Broken Bow}
{y:probably 1490s}
{m:bronze with gilding and silver}
{c:Samuel H. Cress Collection}

# Cleveland, title first
{t:The Ferryman’s Daughter}, {y:1874}
{a:Jules Bastide} ({n:French}, {b:1848}–{d:1884})
{m:Oil on canvas}
{c:Bequest of Noah L. Butler} {i:1980.280}

# Cleveland, Indian painting
{t:Krishna Stealing Butter, from a Bhagavata Purana}, {y:c. 1720}
{n:Northern India, Pahari Kingdom of Mandi}
{m:Opaque watercolor with gold on paper}
{c:Norman O. Stoll Endowment Fund} {i:2018.101}

# Minneapolis, culture
{n:Yup'ik}
{t:Dance Mask}
{y:late 19th century}
{m:Wood, pigment, feathers, sinew}
{c:The Driscoll Art Accessions Endowment Fund} {i:2004.33}

# Minneapolis, designer and manufacturer
{a:Designer: Otto Prinz}
{n:Austrian}, {b:1868}–{d:1956}
{t:Table lamp}, {y:c. 1904}
{m:Silvered brass, glass}
Manufacturer: Wiener Lichtwerk
{c:Gift of Norwest Trust, Minneapolis} {i:98.276.9}

# Carnegie
{a:Hollis Bream}
{n:American}, {b:1836}–{d:1910}
{t:The Wreckers}, {y:1896}
{m:oil on canvas}
{c:Museum purchase}
{i:96.1}

# MoMA, photograph
{a:Rineke Aalders}
{n:Dutch}, born {b:1959}
{t:Odessa, Ukraine. August 4}
{y:1993}
{m:Chromogenic color print}
{c:Gift of Agnes Sund}

# MoMA, industrial design
{a:Ladislav Sutter}
{n:Czech}, {b:1899}–{d:1976}
{t:Stacking Chairs}
{y:1931}
{m:Bent nickel-plated steel tube and plywood}
Manufacturer: Jednota, Prague
{c:Gift of the manufacturer}

# Met, Roman portrait
{t:Marble portrait of a matron}
{n:Roman}, {y:Flavian, ca. A.D. 80–90}
{m:Marble}
{c:Purchase, Harris Brisbane Doe Fund, 1938} ({i:38.27})

# Met, drawing
{a:Annibale Sarti}
{n:Italian}, Bologna {b:1560}–{d:1609} Rome
{t:Study of a Seated Youth}
{y:ca. 1597}
{m:Black chalk, heightened with white, on blue paper}
{c:Robert Lane Collection, 1975} ({i:1975.1.276})

# Met, instrument
{t:Viola d'amore}
{a:Tomaso Eberhard}
{n:Italian, Naples}, {y:1738}
{m:Spruce, maple, ebony, bone}
{c:The Crosby Brown Fund, 1949} ({i:49.4})

# MFA Boston
{t:Two-handled jar (amphora)}
{n:Greek}, {y:Archaic Period, about 540–530 B.C.}
Place of Manufacture: Greece, Attica, Athens
{m:Ceramic, Black Figure}
{c:Henry Lillie Pierce Fund}
{i:99.538}

# Harvard
{a:Johannes Feld}, {n:German} ({b:1884}–{d:1950})
{t:Circus Riders in the Rain}
{y:1923}
{m:Oil on burlap}
{c:Busch-Lane Museum, Museum Purchase}
{i:BR50.415}

# Getty manuscripts
{t:The Annunciation to the Shepherds}
{n:Franco-Flemish}, {y:about 1410}
{m:Tempera colors, gold leaf, and ink on parchment}
{i:Ms. 19, fol. 41}

# Louvre antiquities
{t:Statue of Ebih}
{y:c. 2400 BC}
{n:Mari, Syria}
{m:Gypsum, shell, lapis lazuli and bitumen}
Excavated by A. Parrat, 1934
{i:AO 17551}

# British Museum Assyrian relief
{t:Dying lioness}
{n:Assyrian}, {y:about 645–635 BC}
From Nineveh, North Palace, Room S
{m:Gypsum}
{i:BM 124856}

# British Museum African
{t:Brass plaque showing the Oba with attendants}
{n:Edo peoples, Nigeria}
{y:16th–17th century}
{m:Brass}
{c:Donated by the Secretary of State for Foreign Affairs}
{i:Af1898,0115.38}

# title first, unknown name
{t:Harvesters at Rest}
{a:Tancredi Olmo}, {y:1867}
{m:Oil on canvas}
{c:Purchased 1901}

# title first, foreign name, dates in brackets
{t:Bathing Place near Ghent}
{a:Gustaaf Wouwe} ({b:1865}–{d:1947})
{y:1892}
{m:Oil on panel}

# one line, artist first
{a:Perpetua Ngongo}, {t:Mending the Sky}, {y:2016}, {m:mixed media on barkcloth}, {s:180 x 240 cm}

# one line, sentence stops
{a:Alvar Nyberg}. {t:Spring Ice on the Torne}. {y:1908}. {m:Oil on canvas}. {c:Bequest of Signe Nyberg, 1951}.

# Scottish national
{a:Elspeth Raeworth} ({b:1756}–{d:1823})
{t:The Archers of Dalmeny}
{m:Oil on canvas}, {y:about 1789–90}
{c:Bequest of Mrs Pitman 1925}

# Australia
{a:Clarence Streeten}
England {b:1867} – Australia {d:1943}
{t:Fire’s On, Lapstone Tunnel}
{y:1891}
{m:oil on canvas}
{c:Purchased 1893}
{i:832}

# Aboriginal artist
{a:Nyurapayia Napangardi}
{n:Pintupi}, c. {b:1935}–{d:2013}
{t:Women’s Ceremony at Kiwirrkura}
{y:2006}
{m:synthetic polymer paint on linen}
{c:Gift of the Papunya Fund}

# unknown maker, American folk
{a:Unknown maker}
{n:United States, Pennsylvania}
{t:Fraktur birth record for Anna Weiss}
{y:1803}
{m:Ink and watercolor on laid paper}
{c:Gift of Ralph Esmer}

# attributed, workshop of
{a:Workshop of Andrea Rossellini}
{n:Italian, Florence}, {b:1435}–{d:1525}
{t:Adoration of the Child}
{y:after 1477}
{m:Glazed terracotta}
{s:Diameter: 102 cm}

# decorative arts firm
{a:Harrach Glassworks}
{n:Bohemian}, founded 1712
{t:Covered goblet}
{y:c. 1845}
{m:Glass, cut and stained}
{s:H. 31.5 cm}

# fashion
{a:Elsa Marchetti}
{n:Italian}, {b:1890}–{d:1973}
{t:Evening coat}
{y:autumn 1937}
{m:Silk jersey with gold thread and silk embroidery}
{c:Gift of Mrs. Rodman Heeren}

# arms and armour
{t:Close Helmet for the Tilt}
{n:South German, Augsburg}, {y:c. 1570–80}
{m:Steel, etched and gilded; leather}
{c:Gift of Mr. and Mrs. John L. Severe} {i:1916.1515}

# coins
{t:Tetradrachm of Athens}
{n:Greek}, {y:454–404 BC}
{m:Silver}
{s:Diam. 24 mm, 17.2 g}
{i:1959.48}

# Islamic
{t:Mosque lamp}
{n:Egypt or Syria}
{y:Mamluk period, c. 1350}
{m:Glass, gilded and enamelled}
{c:Edward C. Moor Collection}

# Korean
{t:Moon jar}
{n:Korea}
{y:Joseon dynasty (1392–1910), 18th century}
{m:Porcelain}
{s:45 x 43 cm}

# Japanese screen
{a:Kano Tsunemasa}
{n:Japanese}, {b:1636}–{d:1713}
{t:Cranes and Plum Blossoms}
{y:Edo period, late 17th century}
{m:Six-panel folding screen; ink, color and gold on paper}
{c:Purchase, Mary Griggs Fund}

# Spanish colonial
{a:Melchor Huamán}
{n:Peruvian}, active 1690–1720
{t:Our Lady of the Pilgrims}
{y:about 1700}
{m:Oil and gold leaf on canvas}
{c:Gift of the Carl Freyer Trust}

# performance document
{a:Zorka Ilic}
{n:Serbian}, b. {b:1946}
{t:Rhythm 12}
{y:1974, printed 2009}
{m:Nine gelatin silver prints and letterpress text}
{s:Each 50 × 60 cm}
Edition 4 of 7
{c:Promised gift of Alma Reyes}

# contemporary neon and text
{a:Fergus Odell}
{n:Irish}, born {b:1969}
{t:You Were Here Before the Sea}
{y:2008}
{m:White neon, transformer}
{c:Commissioned for the Harbour Biennial}

# capitals, title first
{t:HARVEST NEAR DIJON}, {y:1903}
{a:ETIENNE GAUCHER}
{n:FRENCH}, {b:1860}–{d:1931}
{m:OIL ON PANEL}
{c:GIFT OF MARIE GAUCHER}

# prose between title and credit
{a:Bettine Kloss}
{n:German}, {b:1867}–{d:1945}
{t:Weavers Marching}, {y:1897}
{m:Etching}
Kloss saw the play on its opening night and went home to draw. She
worked on the six plates for four years.
{c:Gift of the Print Club}
`);
