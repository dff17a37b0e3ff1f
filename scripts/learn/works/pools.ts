/** Words that labels print and no record holds: towns, lands, what museums say of themselves. All are common knowledge. */
const list = (text: string): string[] => text.trim().split(/\s*;\s*/);

export const TOWNS = list(
  `Paris; London; Rome; Florence; Venice; Siena; Milan; Naples; Genoa; Bologna; Antwerp; Bruges; Ghent; Brussels; Amsterdam; Haarlem; Leiden; Delft; Utrecht; Dordrecht; The Hague; Nuremberg; Augsburg; Dresden; Meissen; Berlin; Munich; Cologne; Frankfurt am Main; Vienna; Prague; Budapest; Kraków; Warsaw; Moscow; Saint Petersburg; Stockholm; Copenhagen; Oslo; Bergen; Helsinki; Edinburgh; Glasgow; Dublin; Birmingham; Sheffield; Stoke-on-Trent; Worcester; Bristol; York; New York; New York City; Boston; Philadelphia; Baltimore; Charleston, South Carolina; New Orleans; Chicago; Cincinnati; Saint Louis; San Francisco; Los Angeles; Santa Fe, New Mexico; Albany, New York; Newport, Rhode Island; Salem, Massachusetts; Hartford, Connecticut; Mexico City; Lima; Cuzco; Quito; Havana; Buenos Aires; Rio de Janeiro; Madrid; Seville; Toledo; Valencia; Barcelona; Lisbon; Istanbul; Constantinople; Iznik; Cairo; Damascus; Aleppo; Baghdad; Tabriz; Isfahan; Shiraz; Herat; Delhi; Agra; Lahore; Jaipur; Lucknow; Kolkata; Bombay; Colombo; Kandy; Bangkok; Ayutthaya; Beijing; Jingdezhen; Suzhou; Canton; Seoul; Kyoto; Edo; Tokyo; Osaka; Nagasaki; Arita; Limoges; Sèvres; Rouen; Lyon; Tours; Strasbourg; Basel; Zürich; Geneva; Turin; Urbino; Faenza; Murano; Arles; Saint-Rémy; Giverny; Solingen; Düsseldorf; Athens; Corinth; Alexandria; Thebes; Memphis; Benin City; Lagos; Accra; Johannesburg; Sydney; Melbourne; Auckland; Toronto; Montreal; Springfield, Illinois; Lancaster, Pennsylvania; Aschaffenburg; Perugia; Verona; Mantua; Ferrara; Cremona; Bremen; Hamburg; Lübeck; Danzig; Riga; Vilnius; Kyiv; Odessa; Tbilisi; Tehran; Kabul; Nara; Kanazawa; Hanoi; Manila; Yogyakarta`,
);

export const LANDS = list(
  `France; Italy; England; Scotland; Ireland; Germany; Netherlands; The Netherlands; Flanders; Belgium; Spain; Portugal; Switzerland; Austria; Bohemia; Hungary; Poland; Russia; Greece; Turkey; Egypt; Syria; Iran; Iraq; India; Sri Lanka; Nepal; Tibet; China; Korea; Japan; Thailand; Cambodia; Vietnam; Indonesia; Java; Bali; Philippines; Papua New Guinea; New Zealand; Australia; Nigeria; Mali; Ghana; Côte d'Ivoire; Cameroon; Gabon; Democratic Republic of the Congo; Angola; Ethiopia; Kenya; Tanzania; South Africa; Mexico; Guatemala; Costa Rica; Panama; Colombia; Ecuador; Peru; Bolivia; Chile; Brazil; Haiti; United States; Canada; Alaska; Sweden; Denmark; Norway; Finland; Sierra Leone; Liberia; Burkina Faso; Mongolia; Uzbekistan; Pakistan; Afghanistan; Cyprus; Libya; Morocco; Tunisia`,
);

export const REGIONS = list(
  `Lower Saxony; Upper Rhine; Tuscany; Umbria; Lombardy; Burgundy; Provence; Île-de-France; Normandy; Catalonia; Castile; Andalusia; Swabia; Franconia; Bavaria; Tyrol; Silesia; Attica; Boeotia; Euboea; Campania; Apulia; Etruria; Gandhara; Kashmir; Rajasthan; Gujarat; Deccan; Tamil Nadu; Bengal; Bihar; Jiangxi province; Zhejiang province; Henan province; Fujian province; Shaanxi province; Hizen province; Nayarit; Jalisco; Veracruz; Oaxaca; Colima; Guerrero; North Coast; South Coast; Central Highlands; Upper Egypt; Fayum; Khorasan; Fars; Anatolia; Bamana region; Grasslands; Sepik River; Northwest Coast; British Columbia; Great Plains`,
);

export const CULTURES = list(
  `Roman; Greek; Greek, Attic; Greek, South Italian; Etruscan; Egyptian; Cypriot; Minoan; Mycenaean; Cycladic; Assyrian; Sumerian; Babylonian; Hittite; Parthian; Sasanian; Byzantine; Coptic; Celtic; Olmec; Maya; Aztec; Mixtec; Zapotec; Teotihuacan; Moche; Nasca; Chimú; Inca; Wari; Paracas; Tairona; Coclé; Diquís; Yoruba; Dogon peoples; Bamana peoples; Senufo peoples; Baule peoples; Asante; Fang; Kongo peoples; Luba peoples; Kuba; Chokwe peoples; Songye; Mende peoples; Edo peoples; Igbo; Bamileke; Zulu; Lakota; Cheyenne; Navajo (Diné); Hopi; Zuni; Acoma; Haida; Tlingit; Kwakwaka'wakw; Yup'ik; Inuit; Ojibwe; Haudenosaunee; Cherokee; Māori; Hawaiian; Asmat people; Iatmul people; Abelam people; Batak; Dayak; Khmer; Gandharan; Phoenician; Nubian; Merovingian; Frankish; Viking; Korean; Tibetan; Nepalese; Javanese; Persian; Turkish; Ottoman; Mughal`,
);

export const PERIODS = list(
  `Old Kingdom, Dynasty 5; Middle Kingdom, Dynasty 12; New Kingdom, Dynasty 18; New Kingdom, 18th Dynasty, reign of Amenhotep III; Third Intermediate Period; Late Period; Ptolemaic period; Roman period; Archaic period; Classical period; Hellenistic period; Late Bronze Age; Early Iron Age; Imperial period; Republican period; Early Dynastic III; Ur III period; Neo-Assyrian period; Achaemenid period; Edo period; Meiji period; Muromachi period; Momoyama period; Kamakura period; Heian period; Kofun period; Jōmon period; Joseon dynasty; Goryeo dynasty; Three Kingdoms period; Shang dynasty; Western Zhou dynasty; Eastern Zhou dynasty; Han dynasty; Tang dynasty; Northern Song dynasty; Southern Song dynasty; Yuan dynasty; Ming dynasty; Ming dynasty, Xuande period; Qing dynasty; Qing dynasty, Kangxi period; Qing dynasty, Qianlong period; Chola period; Gupta period; Kushan period; Pala period; Mughal period; Safavid period; Timurid period; Ilkhanid period; Mamluk period; Ottoman period; Seljuq period; Abbasid period; Fatimid period; Late Classic period; Late Classic period (A.D. 600–900); Shang dynasty (approx. 1600–1050 BCE); Joseon dynasty (1392–1910); Chola period (900–1200s); Liao (907–1125) or Jin dynasty (1115–1234); Middle Kingdom, Dynasty 12, reign of Senwosret I; New Kingdom, Dynasty 18, reign of Thutmose III (ca. 1479–1425 B.C.); Predynastic Period, Naqada II; Edo period (1615–1868); Qing dynasty (1644–1911), Kangxi period; Early Classical period; Ming dynasty (1368–1644); Early Intermediate Period; Late Horizon; Formative period; Angkor period; Majapahit period; Sukhothai period`,
);

export const CREDIT_LEADS = list(
  `Gift of; Gift of; Gift of; Bequest of; Bequeathed by; Given by; Presented by; Purchase, gift of; Purchase: gift of; Promised gift of; Partial gift of; Lent by; On loan from; Long-term loan from; Loaned by; Courtesy of; Private collection, courtesy of; Transfer from; Donated by; Don de; Acquired through; Museum purchase, gift of; Gift and purchase from; Anonymous gift in memory of; Given in memory of`,
);

export const CREDITS = list(
  `Museum purchase; Museum Purchase; Purchase; Purchased; Private collection; Private collection, New York; Anonymous gift; Anonymous loan; Collection of the artist; Courtesy of the artist; Courtesy the artist and Gagosian; Courtesy of the artist and David Zwirner, New York; Lent by the artist; Gift of the artist; Museum accession; Acquired by exchange; City of London; Royal Collection Trust; On loan from a private collection; Rogers Fund; Fletcher Fund; Harris Brisbane Dick Fund; Purchase from the J. H. Wade Fund; Leonard C. Hanna, Jr. Fund; Helen Birch Bartlett Memorial Collection; Andrew W. Mellon Collection; Chester Dale Collection; Samuel H. Kress Collection; Rosenwald Collection; Widener Collection; Patrons' Permanent Fund; Ailsa Mellon Bruce Fund; Robert Lehman Collection; The Jules Bache Collection; H. O. Havemeyer Collection; William Sturgis Bigelow Collection; Denman Waldo Ross Collection; The William Hood Dunwoody Fund; The Putnam Dana McMillan Fund; Founders Society Purchase; Mr. and Mrs. Frank G. Logan Purchase Prize Fund; Friends of American Art Collection; Director's Discretionary Fund; National Trust Collection; Accepted in lieu of Inheritance Tax by HM Government; Bought, 1866; Townley Collection; Wernher Collection; Founding Collection; Rijksmuseum, Amsterdam; Musée du Louvre, Paris; Staatliche Museen zu Berlin, Gemäldegalerie; National Gallery, London; Kunsthistorisches Museum, Vienna; Loan from the City of Amsterdam (A. van der Hoop Bequest); Collection of the Smithsonian National Museum of African American History and Culture; The Norton Simon Foundation; Digital image courtesy of the Getty's Open Content Program`,
);

/** Houses that print their name in front of the credit line. */
export const HOUSE_NAMES = list(
  `Collection of the National Gallery; Musée d'Art Moderne; Harvard Art Museums/Fogg Museum; Harvard Art Museums/Arthur M. Sackler Museum; Yale University Art Gallery; Yale Center for British Art; Solomon R. Guggenheim Museum, New York; Whitney Museum of American Art, New York; The Morgan Library & Museum; The Metropolitan Museum of Art, New York; The Art Institute of Chicago; Museum of Fine Arts, Boston; Brooklyn Museum; National Gallery of Art, Washington; Philadelphia Museum of Art; The J. Paul Getty Museum, Los Angeles; Los Angeles County Museum of Art; Collection SFMOMA; Freer Gallery of Art; National Museum of Asian Art; Dallas Museum of Art; Detroit Institute of Arts; The Cleveland Museum of Art; Saint Louis Art Museum; Toledo Museum of Art; Minneapolis Institute of Art; Cooper Hewitt, Smithsonian Design Museum; National Museum of the American Indian; Smithsonian American Art Museum; Peabody Essex Museum; Walker Art Center; Dia Art Foundation; Stedelijk Museum Amsterdam; National Gallery of Victoria, Melbourne; Art Gallery of Ontario; Ashmolean Museum; The Fitzwilliam Museum; National Museums Scotland; Museum of the City`,
);

export const SURNAMES = list(
  `Hartwell; Ashby; Whitcomb; Olsen; Dunwoody; Lindquist; Abernathy; Castellani; Vanderveer; Rosenberg; Goldschmidt; Tanaka; Okada; Chen; Liu; Kapoor; Singh; Mehta; O'Connell; MacLeod; Fitzgerald; Sloane; Prescott; Lowell; Cabot; Winthrop; Delacorte; Montague; Stirling; Cholmondeley; Beauchamp; Garrett; Phipps; Thayer; Crane; Morrow; Ellsworth; Burrage; Haverford; Pemberton; Oyelaran; Diallo; Mbeki; Santos; Herrera; Villanueva; Castillo; Moreau; Lefebvre; Schuster; Weber; Baumgarten; van Houten; de Groot; Petersen; Johansson; Kowalski; Novak; Ivanov; Yoshida; Park; Kim; Nguyen`,
);

export const GIVEN = list(
  `Mary; John; Elizabeth; William; Anna; Henry; Ruth; Charles; Margaret; George; Helen; James; Dorothy; Robert; Eleanor; Frederick; Alice; Samuel; Catherine; Edward; Lydia; Thomas; Susan; Joseph; Clara; Paul; Emily; Arthur; Grace; Walter; Laura; David; Miriam; Philip; Harriet; Martin; Sofia; Hiroshi; Mei; Amadou; Carlos; Ingrid; Olga; Pierre; Claudine`,
);

export const MATERIALS = list(
  `Bronze; Terracotta; Marble; Limestone; Wood; Wood, pigment; Wood and metal; Ivory; Gold; Silver; Silver, parcel-gilt; Gilt bronze; Copper alloy; Iron; Steel; Glass; Porcelain; Stoneware; Earthenware; Tin-glazed earthenware; Soft-paste porcelain; Porcelain with underglaze blue; Stoneware with celadon glaze; Ceramic, pigment; Jade; Lacquer; Silk; Silk and metal thread; Wool; Linen; Cotton; Ink and color on silk; Ink on paper; Hanging scroll; ink and color on silk; Handscroll; ink on paper; Woodblock print; ink and color on paper; Opaque watercolor and gold on paper; Tempera on panel; Tempera and gold on wood; Oil on panel; Oil on copper; Mahogany; Walnut; Oak; Beadwork, hide, and sinew; Feathers; Obsidian; Basalt; Alabaster; Faience; Papyrus; Limewood with traces of polychromy; Boxwood; Pewter; Brass; Enamel on copper; Champlevé enamel on copper, gilt; Maple, spruce, ebony; Fritware; Painted wood; Sandstone; Schist; Granodiorite; Stucco; Shell; Bone; Leather; Gelatin silver print; Albumen silver print; Daguerreotype; Chromogenic print; Inkjet print; Single-channel video; Video (color, sound); Three-channel HD video installation; Digital animation; 16mm film transferred to video; Neon; Mixed media; Found objects; LED screen, custom software; Acrylic on canvas; Acrylic and collage on canvas; Screenprint; Lithograph; Etching; Engraving; Mezzotint; Woodcut; Drypoint; Aquatint; Pen and brown ink; Black chalk; Red chalk on paper; Charcoal on paper; Pastel; Watercolor; Watercolour on ivory; Graphite; Gouache; Patinated bronze; Plaster; Fiberglass; Stainless steel; Enamelled steel; Plywood; Bent plywood and leather; Brass, glass, and silvered metal`,
);

export const OBJECTS = list(
  `Bowl; Vase; Jar; Ewer; Plate; Dish; Teapot; Tankard; Goblet; Beaker; Mask; Helmet mask; Figure; Female figure; Male figure; Standing figure; Seated figure; Head of a king; Head of a woman; Head of a youth; Torso of a man; Bust of a man; Portrait bust; Relief; Relief fragment; Grave stele; Sarcophagus; Coffin; Mummy mask; Shabti; Amulet; Scarab; Ring; Necklace; Pendant; Brooch; Earrings; Crown; Sword; Dagger; Helmet; Armor; Shield; Tunic; Robe; Mantle; Kimono; Shawl; Carpet; Prayer rug; Tapestry; Quilt; Blanket; Basket; Drum; Harp; Violin; Harpsichord; Lute; Chair; Armchair; Side chair; Table; Cabinet; Chest; Desk; Clock; Mirror; Candlestick; Candelabrum; Lamp; Mosque lamp; Incense burner; Tile; Panel; Screen; Fan; Snuff bottle; Inkstone; Brush pot; Box; Casket; Reliquary; Chalice; Monstrance; Crucifix; Icon; Virgin and Child; Buddha; Seated Buddha; Bodhisattva; Ganesha; Shiva as Lord of Dance; Tomb guardian; Horse; Camel; Lion; Hippopotamus; Bull; Falcon; Ceremonial axe; Staff; Stool; Headrest; Palm wine cup; Stirrup-spout bottle; Double-chambered vessel; Amphora; Krater; Kylix; Lekythos; Oinochoe; Hydria; Oil lamp; Coin; Tetradrachm; Aureus; Denarius; Medal; Astrolabe; Globe; Microscope; Sundial; Evening dress; Day dress; Court suit; Wedding dress; Shoes; Hat; Poster; Radio; Telephone; Typewriter`,
);

export const REMARKS = list(
  `On view; Not on view; On view in Gallery 214; Gallery 630; Room 12; Audio guide 14; Audio stop 302; Inscribed lower right: J. Lowe 1880; Signed and dated lower left; Signed lower right; Marks: crossed swords in underglaze blue; Edition 3/10; Edition of 25; Artist's proof; 12 min. loop; Not to scale; © Estate of the artist; © 2019 the artist / Artists Rights Society (ARS), New York; © DACS 2024; Photo: museum archive; Please do not touch; Conservation supported by the Friends of the Museum; Treasury; Recent acquisition; New acquisition; Highlights of the collection; Reproduced by permission; National Treasure; Important Cultural Property; Scan for more; Image: public domain; See also case 4; Facsimile; Reproduction; Copy of a lost original; Exhibition copy; Provenance: Paris art market, 1936; Frame: Italian, 17th century; This work is on display; Former collection of the artist`,
);

export const TITLE_LEADS = list(
  `Portrait of a Man; Portrait of the Artist's Mother; Study for a Fountain; View of the Harbour; Still Life with Fruit; Head of a Girl; The Death of Cato; Allegory of Winter; Young Woman with a Fan; The Return; Interior; Untitled; Untitled (Composition); Self-Portrait; Self-Portrait with Hat; Reclining Nude; Reclining Female Nude; Composition No. 5; Nocturne; Number 14; Study; Landscape; Marine; Annunciation; The Crucifixion; Adoration of the Magi; Madonna and Child; Saint Jerome; The Kiss; The Card Players`,
);

export const HEADINGS = list(
  `Case 4; Arms and Armor; Ancient Egypt; Art of the Ancient Americas; European Paintings 1600–1800; Gallery 12; The Grand Tour; Coins of the Empire; Tea and Chocolate; Masks; African Art; Dutch Golden Age; Impressionism; Japanese Prints; Islamic Art; Glass; Silver; Recent Acquisitions; Women Artists; City Life; Sacred Objects; The Modern Home`,
);

export const ORDINALS = list(
  `1st; 2nd; 3rd; 4th; 5th; 6th; 7th; 8th; 9th; 10th; 11th; 12th; 13th; 14th; 15th; 16th; 17th; 18th; 19th; 20th`,
);

/** Sentences as wall texts have them, made up. */
export const PROSE = `
The river froze early that year. Everyone is here: bakers, widows, boys and a dog.
This vessel was made to hold palm wine at weddings. Its handle shows a leopard, the sign of a chief.
She painted the same hill every morning for a year. Only nine of the pictures survive.
Such figures were buried with the dead so that they could work in their place.
In 1884 the artist left Paris for the coast. Here the light changes from hour to hour, and so did his brush.
Look at the small dog in the corner. It was added after the picture had left the studio.
The cloth was woven in strips and sewn together. Each colour names a family.
Recent cleaning has shown that the sky was once a deep blue. The pigment has faded to grey.
What do you notice first? The weaver wanted you to see the birds before the hunters.
Made for export, the plates were painted in Canton to drawings sent from London.
During the war the sculpture was hidden in a barn. A bullet hole is still visible in its base.
The inscription names the owner and asks the gods for a good harvest.
He never sold it. After his death his sister found it behind a wardrobe.
Photographers carried their darkroom in a wagon. The glass plate had to be developed while it was wet.
Kings of the dynasty gave rings like this one to those who had served them well.
The artist writes: “I wanted to build a room that listens.” Visitors are invited to speak.
As a young man he copied prints by northern masters; their crowded streets return in this view.
Carved from a single log, the canoe prow leads the way and looks for enemies.
It is not known who sat for this portrait. The ring and the letter suggest that she was engaged.
The saint holds the tower in which her father locked her. Behind her a storm breaks over the sea.
Originally part of an altarpiece, the panel was sawn in two in the nineteenth century.
When the trading company was dissolved, its silver was melted down. This cup escaped.
Her work deals with memory and migration. Thousands of shoelaces hang from the ceiling.
Tea came to Europe in the seventeenth century and needed new vessels. Few could afford them.
The surface is covered with tiny punched dots, which catch the light of candles.
Dancers wore the mask at the end of the mourning period. It brought the village together again.
The painting belongs to a series of twelve months. April, June and October are lost.
With a few strokes he suggests mist, a bridge and a man who is in no hurry.
The designer called it a machine for sitting. It was sold by mail order and put together at home.
You can still see the thumbprint of the potter near the foot.
Using a camera without a lens, she lets the sun burn its path into the paper.
According to the label on the back, the clock was repaired in 1799 and again in 1920.
Although the signature is genuine, most of the figures are the work of pupils.
Beneath the paint, X-rays show another composition: a seated woman with a child.
The emperor is shown as a priest, with his toga drawn over his head.
Farmers used the almanac to know when to sow. The holes are for pegs that count the days.
Here the goddess steps from her shell. Winds blow her to the shore, where a nymph waits with a cloak.
Its maker trained in Augsburg and moved north when work became scarce.
The film follows a day in the life of a bus driver. Nothing happens, and everything does.
Purple was the most costly dye of the ancient world. Thousands of snails were needed for one robe.
This is one of three known copies. The others are in Lisbon and Kyoto.
The lid is missing. From the rim we know that it was fastened with a cord.
Two lovers meet in secret; the old servant keeps watch at the door.
Born into slavery, he taught himself to read and later opened his own studio.
`
  .trim()
  .split('\n');

/** Makers whose names are not made as those of most records are: other tongues, firms, two people. Made up or common. */
export const MAKERS = list(
  `Utagawa Kunimaro; Kitagawa Tsukimaro; Torii Kiyotada; Kanō Motonori; Fan Huaide; Wang Shiming; Li Gonglun; Zhao Mengqian; Kim Hongseok; Jeong Seonil; Muhammad ibn al-Zaya; Ahmed Tekelü; Ustad Mansuri; Basawana; Kesu Dasi; Ali Reza-i Tabrizi; Otobong Nkangu; El Anatsoa; Olowe of Ikere; Magdalena Odundi; Yinka Shonaibo; Chéri Sambo; Seydou Keito; Malick Sidibo; Emily Ngale Petyarre; Rover Tomas; Clifford Possum; Maria Martin and Popovi Da; Nampeya; Janet Cardwell and Georg Mill; Charles and Ray Ames; Gilbert and Georgina; Christo and Jeanette-Claude; House of Wortham; House of Diorelle; Maison Lanvine; Wiener Werkstatt; Meissen Manufactory; Sèvres Manufactory; Worcester Porcelain Factory; Tiffany and Company; Gorham Manufacturing Company; Rookwood Pottery Company; Lowe, Tarrant & Co., London; William Coulson & Sons, Lisburn; Wedgwood & Bentley; Chelsea Porcelain Works; Gobelins Manufactory; Herman Milner Furniture Company; Knoll Associates; Olivetta S.p.A.; Nikon Kogaku; Dell'Arte Workshop; Master of the Blue Angels; Master of the Heron Cup; Berlin Painter; The Andokides Potter; Exekios; Euphronias; Pseudo-Boccaccino; Monogrammist JS; Anonymous Pisan Master; Rembrandt van Rijm; Jan van der Heyd; Pieter de Hoogh; Juan de Arellana; Francisco de Zurbarán y Ruiz; Giovanni Antonio Canale; Giovanni da Bolognese; Jean-Baptiste-Siméon Chardone; Élisabeth-Louise Vigny; Henri de Toulouse-Latour; Vilhelm Hammershaw; Peder Severin Krogh; Akseli Gallen-Kallio; Ilya Repine; Natalia Goncharko; Kazimir Malevin; El Lissitz; Jacek Malczewska; Mihály Munkácz; Tarsila do Amoral; Wifredo Lamb; José Clemente Orozca; Frida Kahle; Ai Weiming; Zhang Xiaogan; Xu Bingyi; Do Ho Su; Nam June Paek; Lee Ufang; Takashi Murakimi; Yayoi Kusame; Hiroshi Sugimot; Shirin Neshati; Mona Hatoumi; Walid Raadi; Subodh Guptan; Zarina Hashma; Raqs Media Group; Guerrilla Ladies; teamLub; Studio Job & Co.; Kota Ezawo; Theaster Gatesby; Kehinde Wylie; Kara Walkers; Titus Kaphary; Mark Bradfort; Julie Mehret; Tracey Emins; Banksie; JR Collective; Aïda Mulune; Zanele Muhola; Ibrahim Mahame; Kapwani Kiwango`,
);

/** Lines that say something of a work and are no field of it. */
export const SIDE_LINES = list(
  `Used by switchboard operators in Chicago; Worn by Captain J. Ewart at Lucknow; Carried at the Battle of Waterloo; Language group: Anmatyerr; Mint: Rome; Ruler: Commodus; Obverse: head of the king; Reverse: an eagle on a thunderbolt; Issued by the city of Syracuse; From the series Views of the City; From the series Los Caprichos; From the portfolio Ten Portraits; Plate 12 from the book Hours of the Day; From the Medici Villa of Castello; From Olympia, Greece; Said to be from Cerveteri; Excavated at Deir el-Bahri; From the tomb of Meketre; Place of manufacture: London; Place of origin: Java; Findspot: Sutton Hoo; Signed by Exekias as potter; First exhibited at the Salon of 1814; Once part of the Giustiniani collection; Owned by Queen Charlotte; Made for the Portuguese market; Played by the king's musicians; For the Dresden court; Engraved with the arms of Lowe; Commissioned for the Town Hall; State II of IV; Second state; Third edition; Later cast; Sample; Prototype; Working model; Original frame; Replica 1964; Performance on 12 May 1974; Documentation of a performance; Running time 22 minutes; Version of 2011; Loan; Reverse: coat of arms; Scientific name: Panthera leo; Collected in 1884; Leaf from a book of hours; Leaf from an album; Page from a manuscript; Illustration to the Book of Job; One of a pair; Pair; Fragment; Made under the direction of the master armorer; Obv.: head of the god wearing a wreath; Rev.: an owl with olive spray; Struck at Mercia; Ideal weight: 700 lb.; Overall dimensions vary with installation; King, queen, bishop and two warders; Printed by the workshop; Acquired by the museum in 1923; Collected by William Ashby; acquired 1923; Signed by the potter and attributed to him as painter`,
);
