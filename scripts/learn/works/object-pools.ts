/** Words of labels of portraits, coins, excavated and collected things and of East Asian works; all common knowledge or made up. */
const list = (text: string): readonly string[] => text.trim().split(/\s*;\s*/);

export const DESIGNATIONS = list(
  `National Treasure; Important Cultural Property; Important Art Object; Treasure; Registered Cultural Property; Important Cultural Property of Osaka Prefecture; National Treasure No. 95`,
);

export const PROFESSIONS = list(
  `Poet; Novelist; Scientist; Statesman; King of Scots; Actor; Actress; Engineer; Physician; Prime Minister; Naturalist; Soldier; Philosopher; Composer; Explorer; Suffragette; Politician; Queen of England; Archbishop of Canterbury; Mathematician; Historian; Painter; Architect; Admiral; Botanist; Playwright; Singer; Writer and reformer; Astronomer; Economist; Lawyer and diarist; Reigned 1542–1567; Reigned 1553–1558; Nurse; Footballer; Inventor; Printer and publisher; Missionary; President of the Royal Society; Surgeon and anatomist`,
);

export const SITES = list(
  `Giza, Valley Temple of Menkaure; Saqqara, Tomb of Ti; Deir el-Bahari, Temple of Hatshepsut; Temple of the Cross, Palenque, Chiapas; Great Temple, Mexico City; Monte Albán, Oaxaca, Tomb 7; Tanis, Royal Necropolis; Tell el-Amarna, House P 47; Knossos, Throne Room; Mycenae, Grave Circle A; Vergina, Tomb II; Akrotiri, Thera, Room 5; Sacred Cenote, Chichén Itzá, Yucatán; Huaca de la Luna, Moche Valley; Ur, Royal Cemetery; Nineveh, North Palace; Persepolis, Apadana; Pompeii, House of the Faun; Sutton Hoo, Suffolk; Karnak, Temple of Amun; Thebes, Valley of the Kings; Temple XIX, Palenque; Structure 5, Copán, Honduras; San Lorenzo, Veracruz; Olympia, Temple of Zeus; Athens, Kerameikos; Delos, House of the Dolphins; Abydos, Royal Tombs; Dura-Europos, Synagogue; Hadrian’s Wall, Housesteads Fort; Acropolis, south slope; Tomb of the Diver, Paestum; Nimrud, Northwest Palace; Susa, Palace of Darius I; Tarquinia, Necropolis of Monterozzi; Teotihuacan, Pyramid of the Moon`,
);

export const ERAS_OF_EGYPT = list(
  `Old Kingdom, Dyn. IV, reign of Menkaure; Old Kingdom, 5th Dynasty; Middle Kingdom, Dyn. XII; New Kingdom, 18th Dynasty, reign of Amenhotep III; New Kingdom, Dynasty 19, reign of Ramesses II; Late Period, 26th Dynasty; Ptolemaic Period, reign of Ptolemy II; Third Intermediate Period, Dyn. XXI; Predynastic, Naqada II; First Intermediate Period; 18th Dynasty; Dynasty 12; Roman Period; Amarna Period; Early Dynastic Period, Dyn. I`,
);

export const ERAS_OF_AMERICA = list(
  `Late Classic; Early Classic; Late Classic period; Late Postclassic; Middle Preclassic; Terminal Classic; Early Postclassic; Late Formative; Middle Horizon; Late Intermediate Period; Early Horizon`,
);

export const CULTURES_OF_AMERICA = list(
  `Maya; Mexica; Mexica (Aztec); Zapotec; Mixtec; Olmec; Teotihuacan; Maya culture; Moche; Wari; Chimú; Veracruz; Huastec; Toltec; Tarascan; Nasca; Paracas; Inca`,
);

export const ERAS_OF_EAST_ASIA = list(
  `Heian period; Kamakura period; Edo period; Muromachi period; Kofun period; Jōmon period; Momoyama period; Asuka period; Nara period; Meiji era; Northern Song dynasty; Southern Song dynasty; Ming dynasty; Qing dynasty; Yuan dynasty; Tang dynasty; Qianlong reign, Qing dynasty; Yongzheng reign; Goryeo Dynasty; Goryeo; Joseon Dynasty; Joseon; Unified Silla; Three Kingdoms Period, Silla; Baekje; Gaya; Five Dynasties; Liao dynasty; Western Han dynasty; Shang dynasty; Warring States period; Song dynasty; Sui dynasty; Lý dynasty; Trần dynasty`,
);

export const TITLES_OF_EAST_ASIA = list(
  `Celadon Melon-shaped Ewer; Celadon Incense Burner with Openwork Lid; White Porcelain Jar; Moon Jar; Buncheong Bottle with Fish Design; Gilt-bronze Pensive Bodhisattva; Gilt-bronze Standing Buddha; Tachi Sword, Named “Ōkanehira”; Tachi Sword; Tantō Dagger, Named “Hyūga”; The Actor Ōtani Oniji as Edohei; The Actor Segawa Tomisaburō as Yadorigi; Beauty Looking Back; Tomb Figurine (Haniwa): Falconer; Tomb Figurine (Haniwa): Horse; Dogū Figurine; Ewer with Phoenix Head; Vase with Peony Design; Basin with Underglaze Blue Dragon; Bowl with Hare’s Fur Glaze; Lobed Bowl with Moon-white Glaze; Landscape with Pavilion; Early Spring; Autumn Colors on the Que Mountains; Fishermen on a River; Night Revels; A Thousand Peaks and Myriad Ravines; Bamboo in the Wind; Chrysanthemums and Quails; Wind and Thunder Gods; Pine Trees; Irises; Cranes; Tea Bowl, Named “Fujisan”; Inkstone Case with Eight Bridges; Portrait of Minamoto no Yoritomo; Shaka Nyorai; Standing Kannon; Sutra Box with Mother-of-pearl Inlay; Crown; Gold Crown from the North Mound of Hwangnam; Genre Scenes: Dancing Boy; Threshing; Clear Skies after Rain on Mount Inwang; Dream Journey; Round Box with Cloud Scrolls; Brush Washer; Pillow in the Shape of a Child; Meat-shaped Stone; Cabbage; Ritual Vessel with Animal Mask; Bronze Bell; Mandala of the Two Worlds; Illustrated Sutra of Cause and Effect; Letter on Snow; Preface to the Orchid Pavilion; Robe with Waves and Pines; Noh Mask: Young Woman; Helmet with Deer Antlers`,
);

export const NAMES_OF_EAST_ASIA = list(
  `Sanjō Yoshiie; Tōshūsai Sharan; Suzuki Harumasa; Katsukawa Shunshi; Ogata Kōrei; Hasegawa Tōshun; Kanō Eikei; Sesshū Tōyoshi; Itō Jakuhō; Maruyama Ōkei; Fan Guan; Guo Xian; Ma Lian; Xia Guifu; Shen Zhoushi; Tang Yinbo; Dong Qizhen; Zhao Mengjian; Mi Fuyuan; Ni Zanlin; Wu Zhenwen; Bada Shiren; Shi Taoyi; Jeong Seonhu; Kim Hongsu; Sin Yunguk; An Gyeonsu; Danwon Kim Hongjo; Gyeomjae Jeong Seonil; Chusa Kim Jeonghun; Hon’ami Kōeki; Nonomura Ninsai; Unkeisai; Kaikeibo; Nguyễn Phan Chính; Lê Phổng`,
);

export const WARES = list(
  `Ru ware; Ding ware; Guan ware; Jun ware; Longquan ware; Jian ware; Satsuma ware; Kakiemon ware; Imari ware; Karatsu ware; Cizhou ware; Celadon; Maki-e; Style of Ogata Kōrin; Attributed to the Kanō school`,
);

export const DENOMINATIONS = list(
  `Silver stater; Gold stater; Gold aureus; Denarius; Silver denarius; Tetradrachm; Sestertius; Silver penny; Gold dinar; Groat; Sovereign; Silver drachm; Solidus; Follis; Thaler; Decadrachm; Gold noble; Half crown; As; Antoninianus; Dirham; Obol; Penny; Medal; Gold florin; Cash coin`,
);

export const RULERS = list(
  `Hadrian; Augustus; Nero; Trajan; Marcus Aurelius; Faustina the Younger; Constantine I; Justinian I; Alexander III of Macedon; Ptolemy I; Philip II; Offa of Mercia; Henry VIII; Elizabeth I; Charles I; Akbar; Shapur II; Croesus; Mithradates VI; Juba II; Kanishka; Louis XIV; Vespasian; Septimius Severus; Julia Domna; Athelstan; William I`,
);

export const COIN_SIDES = list(
  `head of the emperor, laureate, right; abstract head of Apollo; owl standing right, olive spray behind; disjointed horse and pellets; eagle on a thunderbolt; Victory in a chariot; Roma seated left; bust of the king, crowned; fire altar with attendants; cross and pellets; Heracles wearing the lion’s skin; Zeus enthroned; triskeles; ship under sail; personification of Egypt reclining; wolf and twins; head of Medusa; ear of barley; shield of arms; the Kaaba; kneeling archer`,
);

export const MINTS = list(
  `Rome; Alexandria; Antioch; Lugdunum; Syracuse; Athens; London; Canterbury; Constantinople; Ephesus; Sardis; Carthage; Trier; Damascus; Seleucia; Pergamon; York; Nishapur`,
);

export const SIGNED = list(
  `Signed in pencil and inscribed A/P; Signed and dated; Signed and numbered in pencil; Signed lower left; Inscribed on the back; Stamped on the base; Signed with monogram; Signed, titled and dated verso; Artist’s proof; Unsigned`,
);

export const PEOPLES = list(
  `Anmatyerre people; Pintupi people; Pitjantjatjara people; Yolŋu people, Galpu clan; Gija people; Wiradjuri/Kamilaroi peoples; Warlpiri; Kwakwaka’wakw; Kwakwaka’wakw, Dzawada’enuxw; Nuu-chah-nulth; Haida; Haida, Kaigani; Tlingit; Tsimshian; Coast Salish; Musqueam; Lakota; Oglala Lakota; Apsáalooke [Crow]; Apsáalooke (Crow); Diné (Navajo); Navajo; Hopi-Tewa; San Ildefonso Pueblo; Cochiti Pueblo; Cherokee Nation; Muscogee (Creek); Seminole; Ojibwe; Anishinaabe; Cree; Inuk; Inuit, Kinngait (Cape Dorset); Yup’ik; Ngāi Tahu; Ngāti Porou; Te Āti Awa; Kānaka Maoli; Tiwi people; Torres Strait Islander, Badu; Blackfeet; Choctaw; Zapotec; Quechua; Sámi; Ainu; Asante; Yoruba; Dogon; Seneca; Onondaga; Mi’kmaq; Métis; Kalaallit`,
);

export const POST_NOMINALS = list(
  `RA; PRA; ARA; OBE; CBE; R.S.A.; RSA; RWS; RA (Elect); R.A.; RHA; PPRA; Hon RA; HRHA; NEAC`,
);

export const FIRMS = list(
  `Revere Copper and Silver Company; Hartwell Glass Works; Northern Chair Company; Atelier Lindqvist; Abernathy & Sons; Keystone Tile and Pottery Company; Société Lambert; Vereinigte Werkstätten; Fratelli Moretti; Rhodes Brothers; The Dunwoody Manufacturing Company; Delacorte Silk Mills; Olsen & Larsen; Imperial Porcelain Factory; Whitcomb Furniture, Inc.; Laboratorio Castellani; Stirling Ironworks; Ashby and Lowe Ltd; Manufacture royale de Beauvais; Tarrant Radio Corporation`,
);

export const DESIGNS = list(
  `Armchair; Side chair; Pitcher; “Skyline” pitcher; Radio; Cocktail shaker; Coffee service; Textile length; Vase; Table lamp; Desk; Teapot; Poster; Clock; Candelabrum; Stool; Cabinet; Wallpaper; Rug; Tile; Evening gown; Day dress; Toaster; Bookcase; Fruit bowl; Tea set; Chaise longue; Screen`,
);

export const GIVEN_THINGS = list(
  `Witch bottle; Silvered glass bottle; Barkcloth cloak; Feather cape; Shell necklace; Canoe paddle; Fish hook; Charm against toothache; Basket with lid; Nose flute; Shield; Throwing stick; Snow goggles; Headdress; Shadow puppet; Slit drum; Wooden bowl; Tattooing comb; Tobacco pipe; Spirit figure; Dance apron; Amulet; Model boat; Quiver with arrows; Reed pipes; Lime spatula; Beaded bag; Sling; Ear ornament; Mourner’s dress (heva); Food hook; Cradle board`,
);

export const ROOMS = list(
  `Main Room, South Wall; Room XIX, East Wall; Titian Room; Upper Gallery, Bay 4; Second Floor, Room 23; Yellow Room, North Wall`,
);

export const LOAN_TAILS = list(
  `who acknowledge the kind generosity of the late Dr; in memory of her parents, with the help of the; with funds given through the; allocated by H. M. Government to the; and its members, on the occasion of the centenary of the; under the terms of the bequest of the late; accepted in lieu of inheritance tax and given to the`,
);
