import { readMarkedLabels } from './marked-labels.ts';

/**
 * Labels in the manner of thirty walls, written from memory of how museums print before the grammar was looked at
 * again; the other half is `labels-unseen-2.ts`. F1 of the 61 at first: 0.840 by lines, 0.804 joined. Works and people
 * are made up.
 */
export const LABELS_UNSEEN_1 = readMarkedLabels(`
# Met, European painting with towns and gallery number
{a:Cornelis van Aerden}
{n:Dutch}, Haarlem {b:1604}–{d:1671} Leiden
{t:Skaters below the Town Wall}
{y:ca. 1641}
{m:Oil on wood}
{c:Marquand Hale Collection, Bequest of Edwina Hale, 1913}
{i:14.40.611}
The thin, brown paint of the sky lets the grain of the panel show through. Van Aerden sold such scenes by the dozen at the spring fair.
Gallery 630

# Met, Asian art with period and credit in several parts
{t:Jar with Dragon}
{n:China}
{y:Ming dynasty (1368–1644), Xuande mark and period (1426–35)}
{m:Porcelain painted with cobalt blue under transparent glaze (Jingdezhen ware)}
{c:Gift of Robert E. Tolman, 1937}
{i:37.191.1}

# Met, arms with maker's marks
{t:Pair of Flintlock Pistols}
{n:French, Versailles}, {y:ca. 1799}
{a:Nicolas-Hubert Boutard}
{m:Steel, wood (walnut), silver, gold, horn}
{c:Purchase, Rogers Fenn Fund, by exchange, 1992}
{i:1992.330.1, .2}

# MoMA, installation with duration
{a:Yuri Takemoto}
{n:Japanese}, born {b:1969}
{t:Lighthouse for One Listener}
{y:2003}
{m:Four-channel video (color, sound), plywood, and loudspeakers}
{s:18 min., dimensions variable}
{c:Fund for the Twenty-First Century}
© 2024 Yuri Takemoto

# MoMA, portfolio print
{a:Lygia Barroso}
{n:Brazilian}, {b:1922}–{d:1991}
{t:Untitled from the portfolio Nine Weavings}
{y:1964}
{m:One from a portfolio of nine woodcuts}
{c:Inter-American Fund}

# Victoria and Albert, dress with donor and number
{t:Evening coat}
{y:1927–28}
{a:Madeleine Chéronnet}
{n:France (Paris)}
{m:Silk velvet, embroidered with metal thread, lined with crêpe}
{c:Given by Lady Anne Burrell}
{i:Museum no. T.73-1967}

# Victoria and Albert, gallery text with number
12
{t:The Harcombe Ewer}
{y:1568–9}
This ewer held scented water, offered to guests between courses. The arms engraved under the lip were added a century later.
{n:London, England}
{m:Silver, parcel-gilt}
{a:Mark of an unidentified maker}
{i:M.42-1950}

# British Museum, coin hoard
{t:Gold stater of Tasciovan}
{n:British}, {y:about 20 BC–AD 10}
Found at Whaddon Chase, Buckinghamshire, in 1849
{c:Donated by the Earl of Verley}
{i:1850,0405.12}

# British Museum, African crown
{t:Beaded crown (ade)}
{n:Yoruba, Nigeria}
{y:Late 19th century}
{m:Glass beads, cotton, palm fibre}
The veil hides the ruler's face, so that his people meet the office and not the man.
{i:Af1954,23.259}

# British Museum, Roman
{t:Marble portrait head of a priest of Isis}
{n:Roman}, {y:AD 40–60}
Said to be from Athens, Greece
{i:GR 1873,0820.729}

# Rijksmuseum, bilingual title
{t:Gezicht op de Waal bij Nijmegen}
View of the Waal near Nijmegen
{a:Salomon Verhulst} (c. {b:1600}–{d:1670})
{m:oil on canvas}, {y:1648}
{c:Purchased with the support of the Rembrandt Association}
{i:SK-A-3983}

# Rijksmuseum, furniture
{t:Cabinet on stand}
{a:Willem Doomer (attributed to)}
{n:Amsterdam}, {y:c. 1635–1645}
{m:oak veneered with ebony and mother-of-pearl}
{i:BK-1975-81}

# Getty, French bronze
{a:Jean-Antoine Bellanger}
{n:French}, {b:1741}–{d:1828}
{t:Sleeping Child with a Dove}, {y:1774}
{m:Bronze on a gilt-bronze base}
{i:94.SB.120}

# Getty, loan
{t:The Ferry across the Loire}, {y:about 1843}
{m:Salted paper print from a paper negative}
{a:Henri-Victor Lesage}
{n:French}, {b:1810}–{d:1872}
{c:Lent by the Wilson Centre for Photography}
{i:EX.2019.4.17}

# Art Institute of Chicago, painting
{a:Archibald Moseley Tate}
{n:American}, {b:1891}–{d:1981}
{t:Saturday Night on Indiana Avenue}, {y:1934}
{m:Oil on canvas}
{c:Restricted gift of Mr. and Mrs. Marshall Fenn; Jack and Sandra Guthmann and Ben Rosen endowments}, {i:1992.89}

# Art Institute of Chicago, textile
{t:Mantle (Lliclla)}
{y:Probably Lambayeque; 1000–1350}
{n:North coast, Peru}
{m:Cotton and camelid wool, plain weave with slit tapestry bands}
{c:Kate Buckley Endowment}, {i:1955.1782}

# MFA Boston, lens on maker
{t:High chest of drawers}
{n:American (Boston, Massachusetts)}, {y:about 1730–39}
{a:Attributed to John Perrin}
{m:Japanned butternut, maple, white pine}
{c:Bequest of Charles Hitchcock Tyler Lowe} {i:32.227}

# MFA Boston, Egyptian
{t:Statue of Lady Senbi}
{n:Egyptian}
{y:Middle Kingdom, late Dynasty 12, 1878–1841 B.C.}
Findspot: Deir el-Bersha, Tomb 10A
{m:Granodiorite}
{c:Harvard University—Boston Museum Expedition} {i:14.720}

# National Portrait Gallery, Washington
{t:Sojourner Whitlock} c. 1797–1883
Born Hurley, New York
Preacher and abolitionist, Whitlock sold small portraits of herself to pay for her journeys.
{a:Unidentified artist}
{m:Albumen silver print}, {y:1864}
{c:National Portrait Gallery, Smithsonian Institution}
{i:NPG.78.207}

# National Portrait Gallery, London
{t:Harriet Wentworth}
by {a:Thomas Phillipson}
{m:oil on canvas}, {y:1828}
{c:Given by the sitter's granddaughter, 1919}
{i:NPG 1892}

# SFMOMA
{a:Robin Estes-Blum}
{n:American}, born Italy, {b:1952}
{t:Seven Ways of Leaving the Room}, {y:1998}
{m:latex paint and pencil on aluminum}
{c:Accessions Committee Fund purchase} {i:99.154}

# Guggenheim
{a:Vasili Korsakov}
b. {b:1866}, Moscow; d. {d:1944}, Neuilly-sur-Seine, France
{t:Accompanied Circles}, {y:October 1926}
{m:Oil on canvas}
{c:Solomon R. Guggenheim Museum, New York, Founding Collection, By gift} {i:37.239}

# Philadelphia
{t:Portrait of Dr. Amos Gridley}
{y:1875}
{a:Thomas Cowperthwait Aikens}, {n:American}, {b:1844}–{d:1916}
{m:Oil on canvas}
{c:Gift of the Alumni Association to Jefferson Medical College in 1878 and purchased by the museum in 2007 with the support of more than 3,600 donors}
{i:2007-1-1}

# Philadelphia, Chinese tomb figure
{t:Tomb Figure of a Bactrian Camel}
{n:China}, {y:Tang dynasty (618–907), early 8th century}
{m:Earthenware with three-color (sancai) glaze}
{c:Gift of Mrs. John Wintersteen Lea, 1964}
{i:1964-9-1}

# Ashmolean
{t:The Mausoleum at Dusk}
{a:Samuel Palmerston} ({b:1805}–{d:1881})
{m:Pen and dark brown ink with brush in sepia mixed with gum}
{y:1825}
{c:Purchased (Hope Collection), 1941}
{i:WA1941.104}

# Ashmolean, antiquity with findspot
{t:Clay tablet with list of sheep}
{n:Knossos, Crete}
{y:Late Minoan III, c. 1400–1350 BC}
{m:Fired clay}
{c:Presented by Sir Arthur Evershed}
{i:AN1910.211}

# Fitzwilliam
{a:Jacopo del Salaio}
{n:Florentine}, {b:1441}/2–{d:1493}
{t:Cupid and Psyche}
{m:Tempera with oil glazes on panel}
{c:Bought from the Marlay Fund, 1912}
{i:No. M.75}

# National Galleries of Scotland
{a:James Cowrie} ({b:1886}–{d:1956})
{t:Evening Star}
{y:About 1943–4}
{m:Oil on canvas}
{c:Presented by Mrs Flora Guthrie-Gardiner 1985} {i:GMA 2889}
Cowrie spent four summers in Arbroath teaching at Hospitalfield. He never explained the star.

# Prado in English
{a:Workshop of Titiano Vecelli}
{t:Philip in Armour}
{y:c. 1551}
{m:Oil on canvas}
{s:193 x 111 cm}
{c:Royal Collection (Alcázar, Madrid, 1666)}
{i:P000411}

# Louvre in English
{a:Georges Dumesnil DE LA CROIX}
Vic-sur-Seille, {b:1593} – Lunéville, {d:1652}
{t:The Penitent Reading}
{y:Circa 1640–45}
{m:Oil on canvas}
{c:Gift of the Friends of the Louvre, 1949}
{i:R.F. 1949 11}

# Uffizi in English
{a:Filippo di Ser Bastiano}
(Prato {b:1406} ca. - Spoleto {d:1469})
{t:Madonna with Child and Two Angels}
{y:1460-1465 ca.}
{m:Tempera on wood}
{s:92 x 63.5 cm}
{i:Inv. 1890 no. 1598}

# Te Papa
{a:Rangimārie Hetaraka}, {n:Ngāti Maniapoto}
{t:Kākahu (cloak)}
{y:1971}
{m:muka (flax fibre), kiwi feathers}
{c:Gift of the Hetaraka whānau, 1997}
{i:ME015790}
`);
