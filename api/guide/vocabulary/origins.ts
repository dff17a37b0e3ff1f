const words = (list: string): string[] => list.trim().split(/\s*,\s*|\s*\n\s*/);

/** Adjectives of nations, regions and peoples, as labels print them. */
export const NATIONALITIES: readonly string[] = words(`
Afghan, African, Albanian, Algerian, American, Andean, Angolan, Arab, Argentine, Argentinian, Armenian, Asian, Assyrian,
Athenian, Attic, Australian, Austrian, Azerbaijani, Babylonian, Bangladeshi, Basque, Bavarian, Belgian, Beninese, Bohemian,
Bolivian, Bosnian, Brazilian, British, Bulgarian, Burgundian, Burmese, Byzantine, Cambodian, Cameroonian, Canadian, Carthaginian,
Castilian, Catalan, Celtic, Chilean, Chinese, Colombian, Congolese, Coptic, Corinthian, Costa Rican, Croatian, Cuban, Cycladic, Cypriot,
Czech, Danish, Dominican, Dutch, East German, Ecuadorian, Egyptian, English, Eritrean, Estonian, Ethiopian, Etruscan, European,
Filipino, Finnish, Flemish, Florentine, Franco-Flemish, Frankish, French, Gabonese, Georgian, German, Ghanaian, Greek, Guatemalan,
Haitian, Hawaiian, Hellenistic, Hungarian, Iberian, Icelandic, Indian, Indonesian, Inuit, Iranian, Iraqi, Irish, Islamic, Israeli, Italian, Ivorian,
Jamaican, Japanese, Javanese, Jewish, Jordanian, Kenyan, Khmer, Korean, Latvian, Lebanese, Liberian, Libyan, Lithuanian,
Lombard, Macedonian, Malagasy, Malaysian, Malian, Maltese, Mesopotamian, Mexican, Milanese, Minoan, Moldovan, Mongolian, Moroccan,
Mozambican, Mughal, Mycenaean, Native American, Neapolitan, Nepalese, Nepali, Netherlandish, New Zealander, Nicaraguan, Nigerian, Norwegian, Nubian,
Ottoman, Pakistani, Palestinian, Panamanian, Paraguayan, Parthian, Persian, Peruvian, Philippine, Phoenician, Polish, Portuguese, Provençal,
Prussian, Puerto Rican, Roman, Romanian, Russian, Saxon, Scottish, Senegalese, Serbian, Sicilian, Sienese, Slovak, Slovenian, South African, South Korean,
Soviet, Spanish, Sri Lankan, Sudanese, Sumerian, Swedish, Swiss, Syrian, Taiwanese, Tanzanian, Thai, Tibetan, Tunisian, Turkish,
Tuscan, Ugandan, Ukrainian, Umbrian, Uruguayan, Uzbek, Venetian, Venezuelan, Vietnamese, Welsh, West African, Yemeni, Yugoslav, Zambian, Zimbabwean,
Hispanic, Maghrebi, Sasanian, Safavid, Seljuk, Mamluk, Timurid, Achaemenid, Minoan, Anatolian, Bactrian, Balinese, Bhutanese, Bengali, Kashmiri, Rajput, Okinawan, Laotian, Samoan, Tongan, Fijian, Papuan, Melanesian, Micronesian, African American, Latin American, Central American, South Asian, East African, Central African, North African, South German, North German, North Italian, Northern Italian, Southern German, North Netherlandish, South Netherlandish, Kuwaiti, Saudi, Emirati, Qatari, Omani, Kurdish, Kazakh, Kyrgyz, Tajik, Turkmen, Luxembourgish, Slovene, Montenegrin, Kosovar, Belarusian, Bahamian, Barbadian, Trinidadian, Guyanese, Surinamese, Honduran, Salvadoran, Belizean, Togolese, Burkinabe, Rwandan, Burundian, Namibian, Botswanan, Malawian, Somali, Sierra Leonean, Gambian, Guinean, Mauritanian, Chadian, Nigerien, Singaporean, Hong Kong`);

/** Peoples and cultures that labels print like a maker's nationality. */
export const CULTURES: readonly string[] = words(`
Aboriginal, Akan, Anishinaabe, Apache, Arapaho, Asante, Ashanti, Aymara, Aztec, Bamana, Bamileke, Bamum, Baule, Bedouin, Benin, Berber, Bwa,
Chancay, Chavin, Cherokee, Cheyenne, Chimu, Chimú, Chokwe, Comanche, Cree, Crow, Dakota, Dan, Diné, Dogon, Edo, Ejagham, Fang, Fante, Fon, Gandhara,
Guro, Gupta, Haida, Hausa, Hemba, Hohokam, Hopi, Huastec, Iatmul, Igbo, Inca, Inka, Iroquois, Kongo, Kota, Kuba, Kwakwaka'wakw, Lakota, Lega, Luba, Lwalwa,
Maasai, Makonde, Mangbetu, Maori, Māori, Maya, Mende, Mimbres, Mixtec, Moche, Mossi, Mississippian, Navajo, Nazca, Nasca, Ndebele, Nez Perce, Nok, Ojibwe, Olmec, Osage,
Paracas, Pende, Plains, Polynesian, Potawatomi, Pueblo, Punu, Quechua, Salish, Sapi, Seminole, Senufo, Shona, Shoshone, Sioux, Songye, Sotho, Swahili, Teotihuacan,
Tewa, Tikar, Tiwanaku, Tlingit, Toltec, Tsimshian, Tuareg, Urhobo, Veracruz, Vili, Wari, Winnebago, Ho-Chunk, Xhosa, Yaka, Yombe, Yoruba, Yup'ik, Zapotec, Zulu, Zuni,
Abenaki, Acoma, Arawak, Asmat, Blackfeet, Blackfoot, Chippewa, Choctaw, Chumash, Coast Salish, Creek, Fulani, Gullah, Hmong, Hupa, Iban, Ijo, Kamba, Karajá, Karuk, Kayan, Kiowa, Klamath, Lenape, Lobi, Makah, Mandan, Mi'kmaq, Mohawk, Muisca, Muscogee, Nootka, Nuba, Nupe, Oglala, Omaha, Oneida, Onondaga, Paiute, Pawnee, Penobscot, Pima, Pomo, Ponca, Quileute, Sami, Seneca, Tabwa, Taíno, Taino, Temne, Tetela, Tohono O'odham, Toraja, Turkana, Ute, Wasco, Washoe, Wiyot, Yanomami, Yokuts, Yupik, Yurok`);

/** Countries and regions, which stand first on labels of works without a named maker. */
export const COUNTRIES: readonly string[] = words(`
Afghanistan, Africa, Algeria, Angola, Argentina, Armenia, Assyria, Athens, Attica, Australia, Austria, Babylonia, Bangladesh, Belgium, Bolivia, Brazil,
Bulgaria, Burkina Faso, Burma, Cambodia, Cameroon, Canada, Chile, China, Colombia, Congo, Corinth, Costa Rica, Côte d'Ivoire, Crete, Cuba, Cyprus,
Democratic Republic of the Congo, Denmark, Ecuador, Egypt, England, Ethiopia, Etruria, Fiji, Finland, Flanders, France, Gabon, Georgia, Germany, Ghana,
Great Britain, Greece, Guatemala, Guinea, Haiti, Hawaii, Honduras, Hungary, Iceland, India, Indonesia, Iran, Iraq, Ireland, Israel, Italy, Ivory Coast, Jamaica,
Japan, Java, Kashmir, Kenya, Korea, Laos, Lebanon, Liberia, Libya, Madagascar, Malaysia, Mali, Mesopotamia, Mexico, Mongolia, Morocco, Mozambique,
Myanmar, Namibia, Nepal, Netherlands, The Netherlands, New Guinea, New Zealand, Nicaragua, Niger, Nigeria, Northern India, North Africa, Norway, Nubia, Pakistan, Palestine, Panama,
Papua New Guinea, Persia, Peru, Philippines, Poland, Portugal, Rome, Romania, Russia, Samoa, Scotland, Senegal, Serbia, Siam, Sicily, Sierra Leone, Somalia, South Africa,
South India, Southern Germany, South Korea, Spain, Sri Lanka, Sudan, Sumatra, Sweden, Switzerland, Syria, Taiwan, Tanzania, Thailand, Tibet, Togo, Tunisia, Turkey, Uganda, Ukraine,
United Kingdom, United States, USA, Uruguay, Uzbekistan, Venezuela, Vietnam, Wales, Yemen, Zambia, Zimbabwe,
Alaska, Anatolia, Arizona, Bali, Bavaria, Bengal, Bohemia, Borneo, Brittany, Byzantium, California, Catalonia, Caucasus, Central Asia, Cameroon Grassfields, Gujarat, Himalayas,
Lower Saxony, Melanesia, Moravia, Native North America, New Britain, New Ireland, Near East, New Mexico, Northwest Coast, Oaxaca, Oceania, Pennsylvania, Polynesia, Punjab, Rajasthan, Saxony,
Silesia, Solomon Islands, Southeast Asia, Southwest Asia, Tonga, Tuscany, Umbria, Vanuatu, Veneto, West Africa, Yucatán`);
