import { readMarkedLabels } from './marked-labels.ts';

/** Written after the faults of `labels-far-3.ts` were mended. F1 at first: 0.895 by lines, 0.799 joined. Works and people are made up. */
export const LABELS_FAR_4 = readMarkedLabels(`
# V&A, South Asia
{t:Wine cup in the form of a gourd}
{y:1657}
The ram’s head and the lotus petals are carved from one piece of jade. It took a master years to
hollow it out. An inscription names the emperor who drank from it.
{m:White nephrite jade}
{n:Agra or Delhi, India}
{c:Bequeathed by Miss Helen Guthrie}
{i:IS.12-1962}

# V&A, photography
{a:Roger Fentham} ({b:1819}–{d:69})
{t:Valley of the Shadow}
{y:1855}
{m:Salted paper print}
{c:The Royal Photographic Society Collection}
{i:RPS.2313-2017}

# British Museum, Africa
{t:Brass plaque showing two officials}
{n:Edo peoples, Nigeria}, {y:16th century}
Plaques like this covered the pillars of the palace. Many were taken by British soldiers in 1897.
{i:Af1898,0115.23}

# British Museum, drawings
{a:Attributed to Pisanetto}
{t:Three hanged men}
{m:Pen and brown ink over metalpoint}, {y:c. 1430s}
{c:Presented by the Art Fund}
{i:1895,0915.441}

# National Gallery, London
{a:Workshop of Giovanni Bellani}
active about 1459; died {d:1516}
{t:The Circumcision}
{y:About 1500}
{m:Oil on wood}
{c:Presented by the Earl of Carlyle, 1895}
{i:NG1455}

# Tate, performance
{a:Tania Brugera}
born {b:1968}
Born and works in Cuba
{t:Tatlin’s Whisper 5}
{y:2008}
{m:Performance, 2 people and 2 horses}
{c:Purchased with funds provided by Alin Ryan Lobo 2009}
{i:T12989}

# Met, Egyptian
{t:Statuette of Amun}
{n:Egyptian}
{y:Third Intermediate Period, Dynasty 22, ca. 945–712 B.C.}
{m:Gold}
{c:Purchase, Edward S. Harkins Gift, 1926} ({i:26.7.1412})

# Met, Islamic
{t:Bowl Emulating Chinese Stoneware}
Made in {n:Iraq, Basra}, {y:9th century}
{m:Earthenware; painted in blue on opaque white glaze}
{c:Harris Brisbane Dickson Fund, 1963} ({i:63.159.4})

# Met, modern
{a:Florine Stettler} ({n:American}, Rochester, New York {b:1871}–{d:1944} New York)
{t:The Cathedrals of Broadway}
{y:1929}
{m:Oil on canvas}
{c:Gift of Ettie Stettler, 1953} ({i:53.24.3})

# MoMA, two lines
{a:Meret Oppenheimer} {n:Swiss}, {b:1913}–{d:1985}
{t:Object} Paris, {y:1936}
{m:Fur-covered cup, saucer, and spoon}
{c:Purchase}

# MoMA, photograph
{a:Tina Modesti}. {n:Italian}, {b:1896}–{d:1942}
{t:Worker’s Hands}. {y:1927}
{m:Platinum print}
{c:Anonymous gift}

# Whitney biennial
{a:Pope.M}
Born {b:1955}, Newark, NJ
Lives in Chicago, IL
{t:Claim}, {y:2017}
{m:Acrylic paint, graphite pencil, and fortified wine on panel with 2,755 slices of bologna}
{c:Collection of the artist; courtesy Mitchell-Ames, New York}

# Art Institute, Asia
{t:Ewer (Hu)}
{n:China}
{y:Northern Song dynasty (960–1127)}
{m:Stoneware with celadon glaze}
{c:Lucy Maud Buckinghamer Collection}, {i:1924.349}

# Art Institute, prints
{a:José Guadalupe Posadas} ({n:Mexican}, {b:1852}–{d:1913})
{t:Calavera of the People’s Editor}
{m:Zinc etching on green paper}, {y:n.d.}
{c:William McCallum Fund}, {i:1943.1220}

# Getty, painting
{a:Jean-Étienne Liotaro}
{n:Swiss}, {b:1702}–{d:1789}
{t:Portrait of Maria Frederike}, {y:1755–1756}
{m:Pastel on vellum}
{i:83.PC.273}
She was six when she sat for this. The lapdog sleeps.

# Getty, furniture
{t:Pair of Lidded Bowls}
{n:Chinese, Kangxi reign, and French}, {y:about 1690–1715}
{m:Porcelain with gilt-bronze mounts}
{i:79.DI.121}

# Louvre, islamic
{t:Basin known as the Baptistery}
{a:Muhammad ibn al-Zaya}
{n:Syria or Egypt}, {y:1320–1340}
{m:Brass inlaid with silver, gold and black paste}
{c:Former Royal collection}
{i:LP 16}

# Orsay, decorative
{a:Hector Guimart}
Lyon {b:1867} – New York {d:1942}
{t:Smoking bench}
{y:1897}
{m:Jarrah wood, engraved metal}
{c:Gift of Mme de Ménil, 1990}
{i:OAO 1164}

# Rijksmuseum, print room
{t:The Three Trees}
{a:Rembrandt van Ryssen} ({b:1606}–{d:1669}), {y:1643}
{m:etching, engraving and drypoint}
{c:Gift of Mr and Mrs De Bruyn}
{i:RP-P-1962-68}

# Van Gogh Museum
{a:Émile Bernart}, {b:1868} - {d:1941}
{t:Self-Portrait with Portrait of Gauguet}
{y:1888}
{m:oil on canvas}
{c:Van Goor Museum, Amsterdam (Vincent van Goor Foundation)}

# Kröller-Müller
{a:Bart van der Lecker} ({b:1876}-{d:1958})
{t:Composition 1916, no. 4}, {y:1916}
{m:Oil on canvas}
{i:KM 106.402}

# Prado, sculpture
{t:Orestes and Pylades}
{a:Anonymous, Roman workshop}
{y:Ca. 10 BC}
{m:Carrara marble}
{i:E000028}

# Reina Sofía
{a:Maruja Mello}
Viveiro, Lugo, Spain, {b:1902} - Madrid, Spain, {d:1995}
{t:La verbena (The Fair)}
{y:1927}
{m:Oil on canvas}
{i:AS01984}

# Accademia, Venice
{a:Giorgio da Castelfranco known as Giorgiano}
(Castelfranco Veneto c. {b:1478} – Venice {d:1510})
{t:The Tempest}
{m:oil on canvas}
{i:cat. 915}

# Alte Nationalgalerie
{a:Caspar David Friedrichsen}
{b:1774} Greifswald – Dresden {d:1840}
{t:Monk by the Sea}, {y:1808–10}
{m:Oil on canvas}
{i:NG 9/85}

# Lenbachhaus
{a:FRANZ MARKUS}
{t:Blue Horse I}, {y:1911}
{m:Oil on canvas}
{c:Gift of Bernhard and Elly Kohler}

# Moderna Museet
{a:Hilma af Klimt}
{b:1862}–{d:1944}
{t:The Swan, No. 17}
From the series SUW/UW, Group IX
{y:1915}
{m:Oil on canvas}
{c:Courtesy of the Hilma af Klimt Foundation}
{i:HaK 165}

# National Museum, Oslo
{a:Harald Sohlbergh} ({b:1869}–{d:1935})
{t:Winter Night in the Mountains}, {y:1914}
{m:Oil on canvas}
{c:Gift from Jørgen Breder Stange 1918}
{i:NG.M.02067}

# Ateneum
{a:Akseli Gallen}
{t:The Aino Triptych}
{y:1891}
{m:oil on canvas}
{c:Antell Collections}
{i:A I 521:1–3}

# Israel Museum, archaeology
{t:Figurine of a seated woman}
Sha’ar HaGolan
{y:Pottery Neolithic period, 6th millennium BCE}
{m:Clay}
{c:Israel Antiquities Authority}
{i:IAA 1999-1}

# Grand Egyptian Museum
{t:Canopic Chest of Queen Hetepra}
{m:Alabaster}
{y:Old Kingdom, Dynasty 4}
{n:Giza}
{i:GEM 6540}

# Museum of Islamic Art, Doha
{t:Lidded jar}
{n:Syria (Damascus)}
{y:14th century}
{m:Stonepaste, underglaze-painted}
{i:PO.274}

# National Museum Tokyo, ceramics
{t:Large Dish, Design of phoenix in overglaze enamel}
{m:Kutani ware}
{y:Edo period, 17th century}

# Leeum Seoul
{a:Jeong Seong}
({b:1676}–{d:1759})
{t:Clearing after Rain on Mount Inwang}
{n:Korea}, {y:Joseon dynasty, 1751}
{m:Ink on paper}
National Treasure No. 216

# NGA Canberra
{a:Rover Tomas}
{n:Kukatja/Wangkajunga peoples}
{b:1926}–{d:1998}
{t:Roads meeting}
{y:1987}
{m:natural earth pigments on canvas}
{c:Purchased 1987}

# QAGOMA
{a:Ian Fairley}
{n:Australia} b.{b:1949}
{t:Tea service} {y:1982}
{m:Stoneware, thrown, with reduced copper-red glaze}
{c:Purchased 1983}

# Te Papa, history
{t:Poi awe}
{n:Te Āti Awa}
{y:late 1800s}
{m:Raupō, muka, dog hair}
{c:Oldman Collection. Gift of the New Zealand Government, 1992}
{i:OL000096}

# MASP, from Brazil in English
{a:Tarsila do Amarante}
Capivari, São Paulo, Brazil, {b:1886}–São Paulo, {d:1973}
{t:The Bather [Composition]}, {y:1928}
{m:Oil on canvas}
{c:Gift of Pietro Bardo, 1947}
{i:MASP.00123}

# Museo de Antropología
{t:Stone of the Five Eras}
{n:Mexica}
{y:Late Postclassic (AD 1325–1521)}
{m:Basalt}
{i:10-1134}

# hospital museum
{t:Amputation set}
{a:Made by Savigny & Co., London}
{y:c. 1820}
{m:Steel, ebony, brass}
{c:Donated by the family of Surgeon J. Pollock}
{i:1984/22/3}

# railway museum
{t:Station clock}
{a:John Walker}, 230 Regent Street, London
{y:1865}
{m:Mahogany, brass, glass}
Stood on the platform at Wendle until 1964
{c:Given by British Railways}

# computer museum
{t:Personal computer, Model II}
{a:Apricot Computers Ltd}
{n:United Kingdom}
{y:1983}
{i:2011.45}

# sculpture park
{a:Henrik Moore-Lund} ({b:1898}–{d:1986})
{t:Large Two Forms}, {y:1966–69}
{m:Bronze, edition of 4}
{s:Height 360 cm}
{c:On loan from the Moore-Lund Foundation}

# fair booth
{a:Cecily Browne} (b. {b:1969})
{t:The Splendid Table}, {y:2019–20}
{m:Oil on linen, in three parts}
{s:105 x 316 in. (266.7 x 802.6 cm)}

# library treasures
{t:Qur’an section, juz’ 15}
{n:Cairo, Egypt}, {y:AH 713/AD 1313}
{m:Ink, gold and colours on paper}
{i:Add. MS 22406}
`);
