/**
 * Towns, islands and districts by which labels say where a thing was made or found, as they are printed in English; those
 * that are persons' names as often are left out, and those that their ending tells ("Waterford").
 */
const TOWNS = `
London, Bristol, Liverpool, Manchester, Birmingham, Sheffield, Leeds, Derby, Worcester, Chelsea, Lowestoft, Caughley, Coalport, Burslem, Stoke-on-Trent, Lambeth, Southwark, Fulham,
Vauxhall, Spitalfields, Norwich, York, Exeter, Plymouth, Coventry, Nottingham, Leicester, Canterbury, Winchester, Oxford, Cambridge, Durham, Newcastle, Newcastle upon Tyne, Honiton, Nantgarw,
Swansea, Cardiff, Stourbridge, Nailsea, Coalbrookdale, Etruria, Hull, Chester, Bath, Brighton, Axminster, Wilton, Kidderminster, Edinburgh, Glasgow, Aberdeen, Dundee, Paisley, Perth, Inverness, Stirling,
Doune, Dublin, Cork, Limerick, Galway, Belfast, Waterford, Belleek, Kilkenny, Youghal, Paris, Lyon, Lyons, Rouen, Nevers, Moustiers, Marseille, Marseilles, Strasbourg, Sèvres, Vincennes, Saint-Cloud, Chantilly, Mennecy,
Limoges, Toulouse, Bordeaux, Nantes, Lille, Nancy, Dijon, Reims, Amiens, Arras, Aubusson, Beauvais, Gobelins, Besançon, Avignon, Montpellier, Nîmes, Aix-en-Provence, Chartres, Orléans, Angers, Quimper,
Alençon, Chantilly, Valenciennes, Cambrai, Jouy-en-Josas, Thiers, Baccarat, Troyes, Metz, Colmar, Mulhouse, Brussels, Antwerp, Bruges, Ghent, Tournai, Mechelen, Malines, Liège, Louvain, Leuven, Amsterdam, Delft, Haarlem, Leiden,
Rotterdam, The Hague, Utrecht, Gouda, Dordrecht, Middelburg, Enkhuizen, Hoorn, Groningen, Leeuwarden, Harlingen, Makkum, Maastricht, Nijmegen, Deventer, Berlin, Potsdam, Dresden, Meissen, Leipzig, Nuremberg, Augsburg, Munich,
Nymphenburg, Ludwigsburg, Höchst, Frankenthal, Fürstenberg, Fulda, Ansbach, Bayreuth, Hanau, Frankfurt, Mainz, Cologne, Aachen, Trier, Mettlach, Siegburg, Raeren, Westerwald, Frechen, Creussen, Kreussen, Solingen, Hamburg, Bremen,
Lübeck, Rostock, Stralsund, Schwäbisch Gmünd, Schwäbisch Hall, Ulm, Stuttgart, Karlsruhe, Heidelberg, Mannheim, Würzburg, Bamberg, Regensburg, Passau, Mittenwald, Füssen, Kassel, Weimar, Dessau, Erfurt, Gotha, Jena, Thuringia,
Magdeburg, Hanover, Hildesheim, Brunswick, Münster, Düsseldorf, Dortmund, Essen, Neuwied, Pforzheim, Vienna, Salzburg, Innsbruck, Graz, Linz, Gmunden, Steyr, Prague, Brno, Karlsbad, Budapest, Zsolnay, Pécs, Herend, Kraków, Cracow, Warsaw,
Gdańsk, Danzig, Wrocław, Breslau, Poznań, Lviv, Vilnius, Riga, Tallinn, Reval, Helsinki, Turku, Stockholm, Gothenburg, Uppsala, Malmö, Rörstrand, Marieberg, Gustavsberg, Orrefors, Copenhagen, Aarhus, Odense, Oslo, Christiania, Bergen,
Trondheim, Nøstetangen, Reykjavík, Zurich, Zürich, Basel, Bern, Geneva, Lausanne, Lucerne, St. Gallen, Winterthur, Rome, Florence, Venice, Milan, Naples, Turin, Genoa, Bologna, Ferrara, Mantua, Modena, Parma, Piacenza, Pavia, Cremona,
Brescia, Bergamo, Verona, Vicenza, Padua, Treviso, Bassano, Udine, Trieste, Murano, Burano, Ravenna, Rimini, Pesaro, Urbino, Urbania, Castel Durante, Gubbio, Deruta, Faenza, Siena, Pisa, Lucca, Arezzo, Cortona, Orvieto, Viterbo, Perugia,
Assisi, Spoleto, Ancona, Montelupo, Cafaggiolo, Doccia, Capodimonte, Castelli, Savona, Albisola, Palermo, Messina, Syracuse, Caltagirone, Taranto, Bari, Lecce, Pompeii, Herculaneum, Cerveteri, Tarquinia, Vulci, Chiusi, Veii, Praeneste, Palestrina,
Paestum, Locri, Metapontum, Capua, Canosa, Madrid, Toledo, Seville, Granada, Córdoba, Málaga, Valencia, Manises, Paterna, Talavera, Talavera de la Reina, Barcelona, Zaragoza, Teruel, Muel, Salamanca, Valladolid, Burgos, León, Alcora, Buen Retiro, La Granja,
Bilbao, Santiago de Compostela, Eibar, Lisbon, Porto, Coimbra, Évora, Caldas da Rainha, Braga, Guimarães, Athens, Corinth, Thebes, Sparta, Delphi, Olympia, Mycenae, Tiryns, Knossos, Phaistos, Heraklion, Rhodes, Kos, Samos, Chios, Lesbos, Naxos, Paros, Melos, Delos,
Aegina, Tanagra, Thessaloniki, Salonica, Vergina, Crete, Cyprus, Enkomi, Salamis, Kition, Amathus, Nicosia, Moscow, St. Petersburg, Saint Petersburg, Leningrad, Novgorod, Pskov, Kholmogory, Tula, Palekh, Gzhel, Vologda, Yaroslavl, Kiev, Kyiv, Odessa, Tbilisi, Yerevan,
Constantinople, Istanbul, Iznik, İznik, Kütahya, Kutahya, Bursa, Edirne, Çanakkale, Ankara, Konya, Ushak, Uşak, Ephesus, Pergamon, Smyrna, Izmir, Miletus, Sardis, Troy, Antioch, Aleppo, Damascus, Raqqa, Palmyra, Dura-Europos, Sidon, Tyre, Byblos, Beirut, Baalbek, Jerusalem,
Bethlehem, Hebron, Jericho, Gaza, Caesarea, Acre, Amman, Petra, Jerash, Baghdad, Mosul, Basra, Samarra, Nineveh, Nimrud, Khorsabad, Ashur, Babylon, Ur, Uruk, Nippur, Kish, Lagash, Girsu, Ctesiphon, Kashan, Isfahan, Shiraz, Tabriz, Nishapur, Rayy, Kirman, Kerman,
Mashhad, Herat, Qazvin, Gurgan, Sultanabad, Hamadan, Susa, Persepolis, Luristan, Amlash, Marlik, Ziwiye, Garrus, Bidjar, Heriz, Samarkand, Bukhara, Khiva, Tashkent, Merv, Kabul, Ghazni, Bamiyan, Hadda, Begram, Cairo, Fustat, Alexandria, Luxor, Karnak, Saqqara, Memphis, Giza,
Abydos, Amarna, Tell el-Amarna, Deir el-Medina, Deir el-Bahri, Asyut, Beni Hasan, Lisht, Hawara, Fayum, Faiyum, Akhmim, Antinoopolis, Antinoë, Naukratis, Tanis, Bubastis, Dendera, Edfu, Aswan, Elephantine, Hierakonpolis, Naqada, Coptos, Meroe, Kerma, Faras, Fez, Fes,
Marrakesh, Marrakech, Rabat, Tangier, Tunis, Kairouan, Carthage, Algiers, Tripoli, Timbuktu, Djenné, Jenne, Ife, Benin City, Lagos, Ibadan, Oyo, Kano, Kumasi, Accra, Abomey, Dakar, Freetown, Addis Ababa, Aksum, Lalibela, Gondar, Harar, Zanzibar, Mombasa, Lamu, Cape Town,
Johannesburg, Durban, Harare, Great Zimbabwe, Antananarivo, Delhi, Agra, Lahore, Lucknow, Jaipur, Jodhpur, Udaipur, Bikaner, Bundi, Kishangarh, Ajmer, Mathura, Varanasi, Benares, Sarnath, Gaya, Bodhgaya, Nalanda, Patna, Murshidabad, Calcutta, Kolkata, Dhaka,
Bombay, Mumbai, Surat, Ahmedabad, Baroda, Goa, Bijapur, Golconda, Hyderabad, Bidar, Mysore, Madras, Chennai, Thanjavur, Tanjore, Madurai, Kanchipuram, Mamallapuram, Masulipatam, Vizagapatam, Pondicherry, Cochin, Kochi, Travancore, Basohli, Guler, Chamba, Kangra, Mandi,
Srinagar, Amritsar, Multan, Sindh, Taxila, Peshawar, Swat, Mohenjo-daro, Harappa, Kathmandu, Patan, Bhaktapur, Lhasa, Gyantse, Colombo, Kandy, Anuradhapura, Polonnaruwa, Pagan, Bagan, Mandalay, Rangoon, Yangon, Bangkok, Ayutthaya, Sukhothai, Sawankhalok, Chiang Mai,
Ban Chiang, Lopburi, Angkor, Angkor Wat, Phnom Penh, Hanoi, Hue, Bat Trang, Saigon, Batavia, Jakarta, Yogyakarta, Surakarta, Cirebon, Pekalongan, Palembang, Borobudur, Majapahit, Manila, Malacca, Singapore, Macau, Hong Kong, Guangzhou, Canton, Beijing, Peking, Shanghai,
Nanjing, Suzhou, Hangzhou, Yangzhou, Yixing, Jingdezhen, Dehua, Longquan, Cizhou, Yaozhou, Dingzhou, Jizhou, Changsha, Gongxian, Luoyang, Xi'an, Chang'an, Anyang, Dunhuang, Turfan, Khotan, Kucha, Chengdu, Sanxingdui, Fuzhou, Quanzhou, Ningbo, Tianjin, Shiwan,
Kyoto, Edo, Tokyo, Osaka, Nara, Kamakura, Nagoya, Nagasaki, Arita, Imari, Hirado, Kutani, Kanazawa, Seto, Mino, Bizen, Shigaraki, Iga, Tamba, Echizen, Tokoname, Hagi, Karatsu, Takatori, Satsuma, Kagoshima, Mashiko, Yokohama, Kobe, Nikko, Seoul, Gyeongju, Kaesong, Pyongyang,
Gangjin, Buan, Boston, Salem, Newport, Providence, Hartford, New Haven, Portsmouth, Newburyport, Ipswich, Deerfield, Springfield, Worcester, Concord, Sandwich, Taunton, New Bedford, Nantucket, Bennington, Burlington, Philadelphia, Lancaster, Reading, Germantown, Bethlehem, Pittsburgh,
Brooklyn, Trenton, Newark, Camden, Albany, Troy, Rochester, Buffalo, Corning, Baltimore, Annapolis, Charleston, Savannah, Richmond, Williamsburg, Norfolk, Alexandria, New Orleans, Natchez, Nashville, Louisville, Lexington, Cincinnati, Cleveland, Zanesville, East Liverpool, Detroit, Grand Rapids,
Chicago, Milwaukee, Minneapolis, St. Louis, Kansas City, San Antonio, Santa Fe, Taos, Tesuque, Denver, Salt Lake City, Los Angeles, San Francisco, Oakland, Seattle, Honolulu, Edgefield, Biloxi, Montreal, Montréal, Quebec City, Toronto, Kingston, Halifax, Winnipeg, Vancouver,
Cape Dorset, Kinngait, Baker Lake, Puvirnituq, Povungnituk, Inukjuak, Pangnirtung, Rankin Inlet, Arviat, Skidegate, Masset, Bella Bella, Alert Bay, Haida Gwaii, Mexico City, Puebla, Oaxaca, Guadalajara, Tonalá, Taxco, Pátzcuaro, Michoacán, Olinalá, Teotihuacan, Tenochtitlan, Tula, Monte Albán, Palenque,
Chichén Itzá, Uxmal, Tikal, Copán, Antigua, Guatemala City, Havana, Kingston, Port-au-Prince, San Juan, Cartagena, Bogotá, Popayán, Quito, Guayaquil, Lima, Cuzco, Cusco, Arequipa, Trujillo, Ayacucho, La Paz, Potosí, Sucre, Chavín de Huántar, Tiwanaku, Nasca, Salvador, Bahia, Ouro Preto, Recife, Olinda,
Rio de Janeiro, São Paulo, Buenos Aires, Montevideo, Santiago, Asunción, Sydney, Melbourne, Adelaide, Brisbane, Hobart, Launceston, Bendigo, Ballarat, Auckland, Wellington, Dunedin, Christchurch, Rotorua, Apia, Suva, Tutuila, Rarotonga, Papeete, Honiara, Port Moresby,
Greenwich, Vindolanda, Verulamium, Silchester, Colchester, Sutton Hoo, Hallstatt, La Tène, Birka, Vetulonia, Ostia, Agrigento, Morgantina, Eleusis, Pylos, Zakros, Akrotiri,
Ugarit, Ebla, Megiddo, Lachish, Hazor, Gezer, Tello, Khafajah, Lahun, Qau, Badari, Oxyrhynchus
`;

const names = new Set(TOWNS.split(/,\s*|\n/).map((name) => name.trim()));
names.delete('');

/** Whether a text is the name of a town that things on labels come from, as it is printed. */
export const isTownName = (text: string): boolean => names.has(text);
