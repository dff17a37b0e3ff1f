import { readMarkedLabels } from './marked-labels.ts';

/**
 * Sixty house styles, from coins to net art. F1 at first: 0.774 by lines, 0.713 joined; 0.797 and 0.739 once labels-far-7
 * and labels-far-8 were learned from. Learned from since. Works, people and collections are made up.
 */
export const LABELS_FAR_9 = readMarkedLabels(`
# National Gallery, wall text last
{a:Adriaen van Houtensluys} ({b:1611}–{d:1672})
{t:A Kitchen Maid scouring a Brass Pan}
{y:about 1652}
{m:Oil on oak}
The pan has caught the window, and in the window a second figure waits. She has not looked up.
{c:Bought, 1894} · {i:NG7914}

# Met, medium before date
{a:Gaspard Verlaine-Dufour} ({n:French}, Rouen {b:1794}–{d:1861} Paris)
{t:The Ferry at Duclair, Morning}
{m:Oil on paper, laid down on canvas}, {y:ca. 1826}
{c:Bequest of Eleanor Hartsough Pym, 1954} ({i:54.118.3})
Verlaine-Dufour made this sketch in under an hour, before the fog lifted. He kept it all his life, and
copied it for the large Salon picture of 1831, now lost.

# Cleveland, one line of culture
{t:Plaque with the Flight into Egypt}, {y:c. 1180–90}. {n:Germany, Lower Saxony, Hildesheim}
{m:Champlevé enamel on copper, gilt}; {s:overall: 10.2 x 7.4 cm (4 x 2 15/16 in.)}
{c:The Ambrose P. Tillotson Fund} {i:1931.208}

# Cincinnati, slashes
{a:Lorna Vance Peabody} / {n:American} / {b:1866}–{d:1949}
{t:Sycamores, Mill Creek} / {y:1903}
{m:Watercolor and gouache over graphite} / {c:Gift of the Peabody heirs} / {i:1951.77}

# Detroit, car culture
{t:“Meteor” Hood Ornament}, {y:designed 1934, manufactured 1935–38}
{a:Designed by Viola Kastner}, {n:American}, {b:1902}–{d:1988}
Manufactured by Tern & Bascombe Die Casting Co., Toledo, Ohio, 1919–1961
{m:Chrome-plated zinc alloy}
{c:Founders Circle Purchase, Rudge Automotive Design Fund}

# Nationalmuseum, Stockholm
{a:Elsa Lindgrehn-Dahl}, {b:1861}–{d:1933}, {n:Sweden}
{t:Boys on the Ice. Study}
{m:Oil on panel}. Signed {y:1889}
{c:Gift 1941 The Friends of the Museum} {i:NMX 4418}

# City museum
{t:Shop sign, “Hannigan’s Eels & Pies”}
{a:Painted by Alf Tranter, signwriter}, {n:Deptford}, {y:c. 1922}
{m:Enamel on steel}; {s:92 × 244 cm}; {i:86.119/3}
The shop closed in 1985. Three generations of Hannigans had served pie and liquor beneath it.

# Kunsthistorisches, Vienna
{t:Automaton Clock in the Form of a Galleon}
{a:Attributed to Hans Schlottmair} (active 1573–1609)
{n:Augsburg}, {y:c. 1585}
{m:Silver, partly gilt and painted in cold enamel; brass, iron}; {s:H. 67 cm}
At the end of the banquet the ship rolled down the table by itself. Its guns fired at the last guest.
Kunstkammer, {i:inv. no. KK 9087}; {c:from the treasury of Archduke Leopold}

# Städel, print room
{a:MARTIN SCHONGART} (c. {b:1448} Colmar – {d:1491} Breisach)
{t:Saint Barbara with the Tower}, {y:c. 1480/82}
{m:Engraving on laid paper, first state of two}, {s:147 × 98 mm}
{c:Acquired 1862 from the estate of Johann G. Mettler}, {i:Inv. no. 33401 D}

# Kunsthalle, exhibition handout
4
{a:Jelena Korać-Wirth} (*{b:1983} in Novi Sad, lives in Basel)
{t:Everything the River Returned}, {y:2022/2024}
{m:Unfired clay, steel shelving, dehumidifiers, sound}, {s:dimensions variable}
{c:Courtesy the artist and Galerie Anton Sprüngli, Zurich}

# Kunsthalle, all on one line
{a:Bo Tengström}, {t:Untitled (Tarp #9)}, {y:2019}, {m:tarpaulin, eyelets, rope}, {s:310 × 240 × 15 cm}
{c:Commissioned by Kunsthalle Lund with the support of the Nordic Culture Point}

# ICA, American contemporary
{a:Desirée Okafor-Banks}
Born {b:1979} in Shreveport, Louisiana; lives and works in Chicago
{t:Sunday Hats (for Aunt Cleo)}, {y:2016–ongoing}
{m:Felt, millinery wire, synthetic hair, brass pins; 41 parts}
{c:Collection of Marguerite and Paul Oyelaran; promised gift}
Each hat was made from a photograph. Where the photograph was cropped, so is the hat.

# Walker, video installation
{a:Tomasz Wieliczko} ({n:Polish}, b. {b:1971})
{t:Night Shift (Elevator)}, {y:2008}
{m:three-channel HD video installation (black and white, four-channel sound)}
{s:running time 22:40 minutes, looped}. Edition 2/5 + 2 AP
{c:T. B. Lindquist Acquisition Fund, 2011}, {i:2011.63}

# ZKM, net art
{a:Null Terminator (Inés Barral, Ruedi Stocker)}
{t:PING/PONG.net} ({y:1997, restored 2021})
{m:Website, emulated browser, CRT monitor, modem}
{c:Loan of the artists}

# Performance documentation
{a:Marta Solheim-Reyes}
{t:Carrying Water Up}, {y:14 March 1974}
Performance, stairwell of the Teknisk Skole, Bergen; 6 hours
{m:Six gelatin silver prints and one typewritten card}, {s:each 24 x 30 cm}
Photographs: Odd Fjeldstad
{c:Collection KODA Bergen. Gift of the artist, 2003}
Solheim-Reyes carried a full bath of water up five floors, one cup at a time. Neighbours kept count.

# Auction preview
LOT 47
{c:PROPERTY FROM A BELGIAN PRIVATE COLLECTION}
{a:ÉMILE VANDERBRUCK} ({b:1872}–{d:1951})
{t:Les régates à Knokke}
signed ‘E. Vanderbruck’ (lower left)
{m:oil on canvas}, {s:23 5/8 x 28 3/4 in. (60 x 73 cm.)}
Painted in {y:1908}. Estimate: £180,000–250,000

# Auction, Asian week
{t:A FINE FAMILLE-ROSE ‘PEACH’ BOWL}
{y:MARK AND PERIOD OF YONGZHENG}
{s:Diameter 14.2 cm, 5 5/8 in.}
{c:Property of a Lady}; estimate on request

# ICP, photography
{a:Leonard Grosz} ({n:American, b. Hungary}, {b:1914}–{d:1987})
{t:[Window washers, Lexington Avenue, New York]}, {y:October 1946}
{m:Gelatin silver print}
{c:The Grosz and Adler Archive, Gift of Hannah Adler, 1994} ({i:612.1994})

# Photographers' Gallery
{a:Mairead Cullinane}, {t:Bus stop, Knocknaheeny}, from the series ‘Waiting’, {y:1986–9}
{m:C-type print, printed from the original transparency 2023}
{c:© Mairead Cullinane / courtesy of the Cork Photo Archive}

# George Eastman, daguerreotype
{t:Blacksmith with Hammer and Tongs}
{a:Unidentified photographer}, {y:ca. 1850}
{m:Daguerreotype, sixth plate, with applied color}
{c:Purchase with funds from the Brockport Camera Club}, {i:1998:0312:0007}

# Science and medicine
{t:Anatomical Venus, half life-size, with removable organs}
{a:Workshop of Clemente Susinelli}, {n:Florence, Italy}
{y:1771–1800}
{m:Wax, human hair, silk, rosewood case}
{c:Science Board / Wellcombe Trust loan}, {i:A627043}

# British Museum print room, several hands
{a:Print made by Philippe Galloix}
After Maarten van Heemsdijk. Published by Hieronymus Kock, Antwerp
{t:The Pyramids of Egypt, from the Eight Wonders}, {y:1572}
{m:Engraving}
{i:1875,0508.41} {c:Donated by William Aldis Mitford}

# Morgan, manuscript
{t:Book of Hours, use of Sarum}
In Latin, with prayers in English
{n:Belgium, Bruges}, {y:ca. 1440–50}
{a:Circle of the Master of the Gilded Brows}
{m:Tempera and gold on vellum}; fols. 18v–19r
{c:Purchased by Walter L. Prescott, 1906}; {i:MS M.1187}

# British Library, display case
{t:A treatise on the diseases of hawks}
{n:Southern England}, {y:2nd quarter of the 15th century}
The scribe complains in the margin of his cold hands. The hawk beside him is thought to be by another man.
{i:Add MS 88931, f. 12r}

# Folger, early printed book
{a:Thomas Wytherington} (d. {d:1621})
{t:The Anatomie of Idlenesse: or, The Sluggards Glasse}
London: printed by E. A. for Nathaniel Cutler, {y:1609}
{i:STC 26011.5 copy 2}

# Coin cabinet
12. {t:Denarius of L. Vettius Naso}
{n:Roman Republic, mint of Rome}; {y:62 BC}
{m:AR}, {s:3.91 g, 18 mm, 6h}
Obverse: head of Concordia, veiled. Reverse: a well-head with two lyres.
{c:From the Hallam Stroud cabinet}

# Medals
{a:Antonio di Puccio Pisanetti}, c. {b:1395} – {d:1455}
{t:Leonora d’Este, Marchioness of Mantua}
{n:Italian}, {y:dated 1447}; {m:cast lead, pierced}; {s:diam. 9.1 cm}
{c:Samuel Crewe Collection}

# Antiquities, Toledo
{t:Water Jar (Hydria) with Women at a Fountain}
{n:Greek, from Athens}, {y:about 510–500 BCE}
{a:Spring House Painter, workshop of}
{m:Wheel-thrown, slip-decorated earthenware (black-figure technique)}
{c:Purchased with funds from the Libbey-Marsh Endowment}, {i:1961.203}

# Ny Carlsberg, Palmyra
{t:Funerary relief of Aqmat, daughter of Hairan}
{n:Palmyra, Syria}. {m:Limestone with traces of pigment}. {y:c. AD 190–210}. {i:I.N. 3318}

# Egyptian Museum, Turin
{t:Coffin of the lady of the house Tabekhenet}
{m:Sycamore wood, stucco, paint}
{y:Third Intermediate Period, 22nd Dynasty (943–716 BCE)}
{n:Thebes}, Schiaparello excavations, 1904 ({i:S. 5219/01})
Her name was written over that of another woman. The carpenter left the first face as it was.

# Ancient Near East
{t:Administrative tablet: barley rations for weavers}
{n:Sumerian, Girsu (modern Tello, Iraq)}; {y:Ur III, reign of Shu-Sin, year 4 (ca. 2034 BCE)}
{m:Clay}; {s:4.4 × 3.9 × 1.6 cm}
{c:Yalden Babylonian Collection}, {i:YBX 20871}

# Aga Khan, Islamic
{t:Dish with Kufic proverb}
{n:Eastern Iran or Transoxiana, Samarqand or Nishapur}, {y:10th century CE / 4th century AH}
{m:Earthenware, white slip painted in black and red under a clear glaze}; {s:Ø 38.4 cm}
“He who is content with his own opinion runs into danger. Blessing to its owner.”
{i:AKM 1172}

# Museum of Islamic Art, capitals
{t:MOSQUE LAMP OF THE AMIR TANKIZBUGHA}
{n:EGYPT OR SYRIA}, {y:BEFORE 1342 (743H)}
{m:GLASS, ENAMELLED AND GILDED}
{i:GL.418.2004}

# Persian painting, Washington
{t:Bahram Gur hunts the onager}, folio from a Khamsa of Nizami
{a:Attributed to Mir Sayyid Yusuf} (active mid-16th century)
{n:Iran, Tabriz}, {y:Safavid period, 947 AH (1540–41)}
{m:Opaque watercolor, ink and gold on paper}
{c:Purchase — Smithson-Hale Trust} {i:S1988.311}

# Rietberg, Indian painting
{t:Radha waits by the Yamuna}
{a:Master of the first generation after Manaku of Basohli}
{n:India, Pahari region, Guler}; {y:1775–1780}
{m:Pigment painting on paper}
{c:Gift of Lucie and Horst Metzler}; {i:REF 2014.92}

# Asian Art, San Francisco
{t:Standing crowned Buddha with four scenes of his life}
{y:approx. 1050–1100}
{n:India; Bihar state}. {m:Basalt}
{c:The Averill Brandt Collection}, {i:B63S12+}

# American folk art
{t:Album Quilt: Wheel of Mystery with Birds}
{a:Keziah Ann Vroom and her sisters} (dates unknown)
{n:Schoharie County, New York}, {y:1848–52}
{m:Cotton, wool, silk thread}; {s:91 3/4 x 90 1/2"}
{c:Gift of Cyril Irwin Nadelman in honor of Ralph O. Esmond and the
trustees of the Hirsh Folk Art Fund}, {i:2001.17.3}

# Seoul, national museum
{t:Inkstone Water Dropper in the Shape of a Monkey and Young}
{n:Korea} | {y:Goryeo, 12th century} | {m:Celadon} | {s:H. 9.9 cm}
{c:Donated by Mr. Bak Byeongho} | {i:Dongwon 1042}
Treasure

# Netsuke cabinet
{t:Netsuke: Rat on a candle}
{a:Masahaku of Kyoto} (fl. c. 1781)
{n:Japan}, {y:late 18th century}. {m:Ivory, inlaid horn}. {c:Ex coll. W. W. Ransome}. {i:A.1952.88}

# Ukiyo-e, Honolulu
{a:Utagawa Hirokage III} ({b:1842}–{d:1894})
{t:Evening Rain at Azumi Shrine} (Azumi no yau)
{n:Japan}, {y:Meiji period, 10th month of 1876}
{m:Woodblock print; ink and color on paper}; ōban. Carver: Hori Chō; publisher: Tsujiokaya
{c:Gift of Jas. A. Michelson, 1991} ({i:24,118})

# African art, Smithsonian
{t:Female figure with bowl (olumeye)}
{a:Olowe of Ikole} (ca. {b:1875}–{d:1940})
{n:Yoruba peoples, Ekiti region, Nigeria}, {y:Early 20th century}
{m:Wood, pigment}
{c:Bequest of William A. McCarthy-Brill}, {i:91-14-3}

# African art, Brussels
{t:Power figure (nkisi nkondi)} – {n:Kongo-Vili, DR Congo (Boma)}
{m:Wood, iron, mirror glass, resin}. {y:Before 1893}
Taken by a trader during a raid. Its owner asked for it back within the week, and was refused.
{i:EO.0.0.8841}

# Dallas, culture first
{n:Kuba peoples, Bushoong subgroup, Democratic Republic of the Congo}
{t:Woman’s overskirt (ntshak)}, {y:c. 1920–40}
{m:Raffia palm fiber and natural dyes; appliqué, embroidery}
{c:Textile Purchase Fund}, {i:1996.41}

# Dumbarton Oaks, Pre-Columbian
{t:Tunic with stepped fret and felines}
{n:Wari, Middle Horizon}, {y:AD 650–800}
{m:Camelid fiber and cotton, interlocking tapestry}; {s:104 × 110 cm (40 15/16 × 43 5/16 in.)}
{i:PC.B.604}

# Museo Larco style
{i:ML 018842}
{t:Stirrup-spout bottle: a potato with human faces}
{n:Moche, north coast of Peru} / {y:Florescent Epoch (1 AD – 800 AD)}
{m:Ceramic}

# Museum of Anthropology, Vancouver
{t:Frontlet}, {y:c. 1865}
{a:Maker not recorded}, {n:Heiltsuk (Bella Bella, BC)}
{m:Maple, abalone shell, pigment, sea lion whiskers}
{c:MOA Collection: Walter and Edna Kerner Gift}, {i:A50112}
To the family it is not a headdress but a person. It goes home to dance every second winter.

# NMAI
{t:Cradleboard}, {y:ca. 1890}
{a:Probably made by Mary Little Elk (Niuam)}, {n:Kiowa}, {b:1851}–{d:1922}
Anadarko, Oklahoma
{m:Hide, wood, glass beads, brass tacks, wool cloth}
{i:20/6114}

# Australia, bark
{a:WURRALKA Dharrpa}
{n:Yolŋu people, Northern Territory}, c. {b:1926} – {d:1987}
{t:Freshwater country with long-necked turtles}, {y:1959}
{m:earth pigments on stringybark (Eucalyptus tetrodonta)}
{c:Gift of Dr Stuart Scobie 1960} {i:IA8.1960}

# Royal Armouries
{t:Field and tournament armour}
{n:German, Landshut}, {y:about 1545–50}
By {a:Wolfgang Grosschmied the Younger}; etching attributed to Ambros Gemlach
{m:Steel, etched and gilt; leather, copper alloy}
{i:II.188 A–L}

# Solingen, swords
{t:Rapier} · {n:Toledo or Solingen} · {y:c. 1610–1625}
{m:Iron, chiselled; silver wire} · {s:L. 121.5 cm, 1,180 g}
The blade says Toledo. The steel says otherwise.

# Musical instruments, Brussels
{t:Bass viola da gamba}
{a:Joachim Tielmann}, {n:Hamburg}, {y:1701}
{m:Spruce, ebony, ivory and tortoiseshell}
{c:Purchased at the Snoeckx sale, 1902}; {i:inv. 1429}

# Clockmakers, silver
{t:Quarter-repeating carriage watch}
{a:Thos. Earnley & Son}, {n:London}, No. 817
Case maker’s mark WJ; dial enamelled by Jas. Toup
{y:Hallmarked 1752/3}. {m:Silver, shagreen outer case}, {s:dia. 11 cm}
{c:Lent by the Worshipful Company of Horologers}

# Corning, glass
{t:Nautilus Centerpiece}
{n:United States, Brooklyn, NY}, {a:Dorfling-Hale Glass Works}, {y:about 1884}
{m:Blown, cut and engraved lead glass} ({i:2003.4.71})
{c:Gift in part of Dr. Ruth Applebaum}

# Meissen, ceramics
{t:Teapot in the form of a cockerel}
{a:Modelled by Johann Joachim Kändlein}, {n:Meissen}, {y:c. 1734}
{m:Hard-paste porcelain, overglaze enamels}. Mark: crossed swords in blue
{c:Arnheim Foundation, long-term loan}

# Vitra, design
{a:Tapio Hirvelä}
{t:Stacking chair, model no. 611-B}, {y:1954 (prototype 1951)}
Manufacturer: Oy Kalustaja Ab, Lahti
{m:Bent birch plywood, lacquered tubular steel}
{i:MFI-1188}

# Museum at FIT
{a:Maison Delorme-Caret (Yvonne Caret)}
{t:Evening dress}: {m:bias-cut silk satin, jet beads}
{y:Fall 1932}, {n:France}
{c:Gift of Mrs. Lucius Van Ness Boyd}, {i:74.36.11AB}

# Imperial War Museum
{t:A Shell Dump, Frezenberg}
{a:Lieutenant Cyril Nethersole MC} ({b:1889}–{d:1917})
{y:1917}, {m:pen, ink and wash}
The drawing was posted home in a biscuit tin. It arrived after the telegram.
{i:Art.IWM ART 6188}

# Maritime museum, ship model
{t:Full hull model of the 74-gun ship ‘Resolve’ (1771)}
{y:About 1770}; {s:scale 1:48}
{m:Fruitwood, boxwood, ebony, mica}
{a:Made by the shipwrights of Chathurst Dockyard}
{i:SLR0914}. {c:Caird-Ogilvie Collection}

# National Trust, the blue bedroom
{t:State bed, with hangings of Genoa velvet}
{a:Supplied by Francis Lapierre-Hull} to the 1st Earl of Warby, {y:1697}
{m:Pine, silk, ostrich plumes}
{c:Accepted by HM Treasury in lieu of tax, 1957}; {i:NT 3081127}
No king ever slept here. The bed was kept ready for one for ninety years.

# Outsider art, Baltimore
{a:Orville “Preacher” Stubbs} ({b:1909}-{d:1996}, {n:Alabama})
{t:I SAW IT COME DOWN LIKE A SKILLET}, {y:n.d. (late 1970s)}
{m:House paint, roofing tin, bottle caps}, {s:33½ x 61"}
He painted at night so the neighbors would not see. By morning the whole yard could.
{c:Collection of the Stubbs Family Trust}
`);
