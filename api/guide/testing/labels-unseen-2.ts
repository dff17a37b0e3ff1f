import { readMarkedLabels } from './marked-labels.ts';

/** The other half of the labels of `labels-unseen-1.ts`. */
export const LABELS_UNSEEN_2 = readMarkedLabels(`
# NGV
{a:Frederick McCallum}
{n:Australian} {b:1855}–{d:1917}
{t:The Settler's Fence} {y:1904}
{m:oil on canvas}
{c:Felton Bequest, 1906}

# NGV, born abroad
{a:Inge Kingfield}
born Germany {b:1915}, arrived Australia 1951, died {d:1999}
{t:Flight over the Salt Pans} {y:1968}
{m:gouache and crayon on paper}
{c:Bequest of Grahame King, 2008}

# AGNSW
{a:Emily Ngale Petyarre}
{n:Australia}, circa {b:1910} – {d:1996}
Language group: Anmatyerr, Central Desert region
{t:Untitled (Alhalkere)}
{y:1992}
{m:synthetic polymer paint on canvas}
{c:Mollie Gowan Acquisition Fund for Contemporary Aboriginal Art 1992}
{i:441.1992}

# ROM
{t:Wrestlers' belt buckle}
{m:Gilt bronze with turquoise inlay}
{n:Northern China or Mongolia}
{y:3rd-1st century BC}
{c:The Bishop White Bequest}
{i:ROM 930.21.129}

# AGO
{a:Tom Thorburn}
{n:Canadian}, {b:1877}–{d:1917}
{t:Northern Spring}
{y:1916}
{m:oil on wood panel}
{s:21.6 × 26.7 cm}
{c:Gift from the Reuben and Kate Leonard Canadian Fund, 1927}
{i:869}

# M+
{a:Zhang Peili-An}
Born {b:1957}, Hangzhou, China
{t:Document on Hygiene No. 3}
{y:1991}
{m:Single-channel digital video (colour)}
{s:Duration: 36 min. 49 sec.}
{c:M+ Sigg Collection, Hong Kong. By donation}
{i:2012.1297}

# Tokyo National Museum
{t:Landscape of Four Seasons}
By {a:Sesshin Tōkō} ({b:1420}–{d:1506}?)
{y:Muromachi period, 15th century}
{m:Hanging scroll; ink on paper}
Important Cultural Property
{i:A-282}

# Tokyo National Museum, sword
{t:Sword (Tachi)}
By {a:Nagamitsu of Osafune}
{y:Kamakura period, 13th century}
{c:Lent by Mr. Kaneko Hideo}

# small-town museum
{t:BUTTER CHURN}
{y:About 1880}
Used on the Lindgren farm, north of town. A child could work the dasher, and usually had to.
{c:Donated by Mrs. Alma Lindgren}
{i:1974.12.3}

# small-town museum, capitals and typing
{t:CORONATION MUG}
{m:Earthenware}, {y:1902}
{a:Made by Harrow & Sons, Burslem}
{c:GIFT OF THE MISSES POTTS}

# university collection
{a:Dame Elspeth Rankine} ({b:1913}–{d:2003})
{t:Standing Form (Maquette)}, {y:1961}
{m:Plaster, painted}
{c:University Art Collection, presented by the artist's executors}
{i:UAC.1031}

# Harvard-like, prints with seals
{t:Plum Blossoms by Moonlight}
{a:Chen Lüshan}, {n:Chinese} ({b:1687}–{d:1773})
{y:Qing dynasty, dated to 1745}
{m:Hanging scroll; ink on silk; with signature reading "Old Man of the East Hill" and two seals of the artist}
{c:Gift of the Hofer Family in memory of Frances L. Hofer}
{i:1985.714}

# African mask, unrecorded artist
{a:Unrecorded artist}
{n:Baule peoples, Côte d'Ivoire}
{t:Portrait Mask (Mblo)}
{y:Before 1913}
{m:Wood, copper alloy}
{c:The Katherine and Fitch Fund}

# Smithsonian African art
{n:Chokwe artist, Angola}
{t:Chair}
{y:Late 19th to early 20th century}
{m:Wood, brass tacks, leather}
{c:Museum purchase}, {i:87-5-1}

# collective
{a:Bureau of Small Weather}
Founded 2006 in Lagos, Nigeria
{t:Rain Ledger}
{y:2015–ongoing}
{m:Newsprint, ink, and rainwater}
{s:Dimensions variable}
{c:Courtesy of the artists and Galerie Imane Sow}

# duo
{a:Pia Lindahl & Aron Meck}
b. {b:1971} and 1968
{t:Border Hotel}
{y:2009}
{m:Two-channel HD video, stereo sound}
{s:22:14 minutes, looped}
{c:Promised gift of the Kessler Family}

# photograph with print date
{a:Dorothea Lange Weil}
{t:Cotton Picker, Eloy, Arizona}
{y:November 1940; printed about 1965}
{m:Gelatin silver print}
{c:The Shirley C. Burden Collection. By exchange}

# after
{a:After Hans Holbach the Younger}
{t:Sir Thomas Elwood}
{y:Late 16th century, based on a work of 1527}
{m:Oil on oak}
{c:Lent by the Trustees of the Elwood Estate}
{i:L214}

# audio guide number, National Gallery
{a:Jan van Hulsen}
about {b:1395} – {d:1441}
{t:Man in a Red Cap}
{y:1433}
{m:Oil on oak}
{c:Bought, 1851}
{i:NG222}
Audio guide 14

# Wallace, sèvres
{t:Pot-pourri vase}
Vase pot-pourri gondole
{a:Manufacture de Sèvres}
{n:France}, {y:1757}
{m:Soft-paste porcelain, painted and gilded}
{i:C250}

# Royal Collection
{a:Giovanni Antonio Canale} (Venice {b:1697}–Venice {d:1768})
{t:The Mouth of the Grand Canal looking West}
{y:c.1729–30}
{m:Oil on canvas}
{i:RCIN 401404}

# title first without comma, one line
{t:The Ropewalk} {a:Edda Sturm} {y:1911} {m:tempera on board} {c:Bequest of the artist 1958}

# one line, comma style
{a:Hector Valcárcel}, {t:Night Market}, {y:1957}, {m:oil on burlap}, {s:80 x 110 cm}, {c:private collection}

# capitals throughout, contemporary
{a:MIRELA DRAGAN}
{b:1984}, CLUJ, ROMANIA
{t:THE LAST SALT}
{y:2021}
{m:NEON, STEEL, SALT}
{c:COURTESY THE ARTIST}

# OCR slips
{a:Wiiliam Hodgkins Pryor}
{b:1831}-{d:1907}
{t:The Herring Fleet leaving Wick|Tne Herring Fleet leaving Wick}
{y:c.1875}
{m:Oil paint on canvas}
{c:Presented by the Misses Pryor 1912|Presented by tbe Misses Pryor 1912}
{i:N02871}

# OCR slips, joined figures
{a:Aurelio Sandri}
{n:Italian|ltalian}, {b:1848}-{d:1902}
{t:Washerwomen at Chioggia}, {y:1883}
{m:Oil on canvas|Oi1 on canvas}
{s:281/2 x 391/2 in. (72.4 x 100.3 cm)}
{c:Gift of Mrs. E. Hale}
{i:21.7}

# Native American, named maker with pueblo
{a:Tonita Naranjo}
{n:San Ildefonso Pueblo}, {b:1895}–{d:1949}
{t:Storage Jar}
{y:about 1925–30}
{m:Polished blackware, matte paint}
{c:Partial gift of the Rosen Family and museum purchase}
{i:IAF.1120}

# Islamic, Qur'an leaf
{t:Folio from the "Blue Qur'an"}
{n:Tunisia, possibly Kairouan}
{y:Second half 9th–mid-10th century}
{m:Gold and silver on indigo-dyed parchment}
{s:11 15/16 x 15 13/16 in. (30.4 x 40.2 cm)}
{c:Purchase, Lila Acheson Fund, 2004}
{i:2004.88}

# Korean
{t:Maebyeong with clouds and cranes}
{n:Korea}
{y:Goryeo dynasty (918–1392), 12th century}
{m:Stoneware with inlaid design under celadon glaze}
{c:Fletcher Grant, 1927}
{i:27.119.11}
`);
