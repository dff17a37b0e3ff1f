/**
 * The word lists of the parser, to be read and added to. The app ships them as `packed.ts`, which
 * `node scripts/pack/vocabulary.ts` writes anew.
 */
const words = (list: string): string[] => list.trim().split(/\s+/);
const names = (list: string): string[] =>
  list
    .trim()
    .split(/[,\n]/)
    .map((name) => name.trim());

export const WORD_LISTS = {
  /** Materials, supports and techniques: a medium line holds at least one. Singular; compounds as `COMPOUND` knows them are left out, and hyphenated words whose last part is here. */
  materials: words(`
abalone abs acacia acetate acrylic agate alabaster album albumen alder alloy alpaca aluminium
aluminum amber ambrotype amethyst animation antler appliqué aquatint argillite ash aspen asphalt
audio autochrome azurite bakelite baleen ballpoint balsa bamboo bark basalt basketry batik battery
bead beech beeswax billon birch bistre bitumen blood board bobbin bodycolour bois bone brass bread
breccia brick brocade bronze bucchero bulb burlap butter button cable calabash calico calotype
camelid cane canvas carbon cardstock carnelian carte-de-visite cartonnage casein cashmere catlinite
cedar celadon cellophane celluloid cellulose cement ceramic chalcedony chalk champlevé charcoal
cherry chert chestnut chiffon chintz chlorite chocolate chrome chromogenic cibachrome circuit clay
cloisonné cloth coal coconut collage collotype computer concrete conte conté copal copper coral cork
cotton cowrie crayon crepe crochet crystal cyanotype cypress daguerreotype damask denim diamond
dibond diode diorite dirt distemper drawing drypoint dvd dye earth ebonized ebony eggshell electrum
elm embroidery emerald emulsion enamel encaustic engraving epoxy etching fabric faience fat feather
felt felt-tip felting fiber fibre film fir flashe flax flint fluorescent foam foil formica fresco
fur gabardine gabbro garnet gelatin georgette gesso giclée gilding gilt glass glaze gneiss gold
gouache gourd granite granodiorite graphite grass graywacke greywacke gum gypsum hair halftone handscroll
hazel heliogravure hematite hemp hessian hickory hide holly hologram honey horn horsehair household
huanghuali huile ice igneous ikat ilfochrome indigo ink inkjet installation intaglio iron ivory jade
jadeite jasper jet juniper jute kaolin kapa kauri koa lace lacquer laminate lampblack lapis larch
latex lazuli lead leaf leather led leinwand letterpress lienzo light light-emitting lightbox lime
linden linen linocut linoleum lithography llama lucite luster lustre lycra macramé magnesium
mahogany maiolica majolica malachite maple marble marl marmor marquetry masonite material mdf media
melamine mercury metal mezzotint milk millefiori mink mirror mohair monitor monochrome monotype
mosaic moss motor mud muslin mylar nail negative neon neoprene nephrite nickel niello nylon oak
object obsidian ochre offset oil olio onyx opal organza ormolu ostrich padauk paint paktong
palladium palm pandanus panel paper papier-mâché papyrus parchment paste pastel pearl pencil
performance perspex petal pewter photocollage photocopy photoengraving photogram photogravure
photomontage pigment pine pitch plaster plastic plate platinum plexiglas pochoir polaroid pollen
polychrome polychromy polyester polymer polypropylene polystyrene polyurethane polyvinyl poplar
porcelain porcupine porphyry pottery print projection projector pvc quartz quartzite quill raffia
ramie rattan rawhide rayon reed relief resin ribbon root rope rubber ruby salt sancai sand sanguine
sapphire satin schist scroll seashell sedge seed sepia sequin serpentine shakudō shell shellac
silicone silk silkscreen silver silverpoint sinew sisal slate slide slip smoke soap soil sound
speaker spruce stained starfish stave steatite steel stone stonecut stonepaste straw string stucco
sugar super-8 sycamore synthetic taffeta tapa tape tapestry tar teak teeth tela television tempera
terra-cotta terracotta textile thread tin tintype titanium tobacco toile tooth topaz tortoiseshell
totara transparency travertine tuff tulle turquoise tusk twill typescript tyvek ultramarine
underdrawing varnish vellum velvet veneer vermeil vermilion vhs video vinyl viscose volcanic walnut
ware water watercolor watercolour wax whalebone wicker willow wire wood woodblock woodburytype
woodcut wool xerox yarn yew zinc zitan óleo öl
andesite dentalium fritware greenstone harakeke maguey muka olona olonā phyllite pipeclay pounamu pāua rhyolite sennit spinifex
spondylus stringybark tezontle toromiro tumbaga tōtara
angora bast britannia buckram buckskin cambric catgut chamois coir corduroy cretonne crinoline duralumin ebonite
electroplate elastane fibreglass flannel flannelette fustian gingham grosgrain gunmetal gutta-percha hornbeam horsetail
ironstone jacquard kersey lamé latten lurex metalpoint leadpoint goldpoint moquette nankeen organdy paperclay pashmina
pinchbeck plexiglass polycarbonate poplin pumice sateen serge shagreen spandex suede suède tamarind teflon timber tombac tulipwood tweed velour velveteen vulcanite wenge worsted zamak
`),
  /** Words that lead into or colour a material; those in -ed are known by their ending, hyphenated ones by their last part. */
  modifiers: words(`
antico archival base bear beaten beige bent black blown blue brown brush burnt cast chiaroscuro chinese color colors colour
colours commercial cream crewel cut dammar decoration delft digital dispersion dry dust dye-transfer egg
elephant fine found frame gray green grey ground handmade hanging hard hard-paste hewn imari india industrial
inlaid japan japanese kakiemon laid-down modern natural opaque original other overglaze pen
pile point powder precious raku red repoussé rosso satsuma semiprecious set sewn sheet sheets
silent silver-gilt soft soft-paste spun stainless sterling strung
thrown traces transparent underglaze unique unknown upholstery various wash washes wet
white wooden wove woven wrought yellow
clear ultra hd uhd 4k`),
  /** Kinds of object that stand as a title, alone or with what follows: "Bowl", "Jar with cover". */
  objects: words(`
albarello blackboard disc disk falchion fin hoe lunula roundel sphere syringe
album altarpiece amphora amulet anklet apron aquamanile arch armchair armlet armoire arrow astrolabe aumbry axe
badge bag ball bangle banner barrel basin basket bead beads beaker bed bell belt bench bicycle blade blanket
blouse boat bodhisattva bodice bonnet book bookcase boot boots bottle bow bowl box boxes bracelet breastplate
brooch brush brushpot bucket buckle buddha bureau bust button cabinet caddy camera can candelabrum candlestick
candlesticks canoe canopic cap cape capital car carpet cartonnage carving case casket censer centerpiece
centrepiece chair chairs chaise chalice chandelier chasuble cheongsam chess chest chocolate cistern clasp cloak
clock cloth club coat coffeepot coffin coin collar column comb commode compact console cope cover coverlet
cradle cream creamer crock cross crown crozier crucifix cruet cuff cup cupboard curtain cushion cylinder dagger
dalmatic decanter desk diadem dice dipper diptych dish dishes doll door doorway dress dresser drum earring
earrings ecuelle effigy ensemble epergne equatorial ewer fan fiddle figure figures figurine finial firedogs
fireplace flag flagon flask flute folio font footstool fork fragment fragments frame frieze funnel gaming
garment gate girdle glass glove gloves goblet gong gown gravestone grille guitar gun halberd hammer handle
handscroll hanging harp harpsichord hat head headdress headrest helmet highboy hilt hinge hookah horn icon idol
incense inkstand inkwell instrument jacket jar jardiniere jardinière jars jewel jug kaftan kantharos kettle key
kimono knife krater kris kylix ladle lamp lamps lantern lectern lectionary lekythos lid lintel lock locket loom
lute mace madonna mantel mantle manuscript mask masks mat medal medallion mihrab miniature mirror missal mitre
mold monstrance mortar mosaic mount mourning mug musket nautilus necklace neckpiece needle netsuke niche obelisk
oboe oil-lamp olla ornament orrery ostracon ottoman overdress paddle pail pair palanquin panel panels pants
parasol parure paten pectoral pedestal pendant pestle petticoat pew piano pipe pistol pitcher plaque plate plates
platter polyptych poncho porringer poster pot powder predella purse pyxis quilt quiver radio railing rattle
razor relief reliquary rhyton rifle ring rings robe robes rosary rug runner saber sabre saddle salt saltcellar
salver samovar sampler sandals sarcophagus sari sash saucer scabbard scarab scarf scepter sceptre scissors
sconce screen scroll sculpture seal secretary sedan serape settee shabti shawl sheath shell shield ship shirt
shoe shoes shrine shroud sideboard sistrum situla skirt snuffbox sofa spear spearhead spindle spoon spoons staff
stand statue statues statuette stela stele stirrup stole stool stove sugar suit sundial sweater sword swords tabernacle
table tablet tankard tapestry tassel tazza teabowl teacup teapot telephone telescope temple textile thermos
throne tiara tile tiles toaster tobacco toilet tombstone torc torque torso totem tray tripod triptych trivet trunk
tsuba tumbler tunic turban tureen tympanum typewriter umbrella uniform urn ushabti valance vase vases vault veil
vessel vessels vest vestment viol viola violin virgin waistcoat walking-stick wallet wardrobe watch weathervane
weight wheel whistle wig window wreath wristwatch yoke zither
katana inro okimono maebyeong charger sauceboat coffer barometer globe compass microscope cuirass gauntlet spur bridle doublet breeches slipper sandal fibula mummy skyphos oinochoe hydria pelike alabastron aryballos loutrophoros stamnos patera corbel thurible ciborium pyx bible psalter antiphonary breviary codex kosode obi sarong kilim tetradrachm denarius drachm stater aureus solidus gorget labret adze boomerang cradleboard moccasins leggings parfleche churn skillet whorl chessman chawan tokkuri castor monteith corkscrew
tablecloth napkin handkerchief bedspread suitcase notebook diary postcard whirligig
rapier spinet virginal cello lyre trumpet kora sitar crossbow huipil pouch bedcover
weapon fishhook headband loincloth bullroarer bull-roarer spatula
anorak anvil awl backgammon bagpipes balaclava balustrade banister banjo bassinet bassoon bathtub bayonet bedpan
bellows beret biretta blazer bodkin bolas bowler breastpin bric-a-brac broom bugle bustle cabriolet calculator
candlesnuffer cannon cardigan carriage castanets chariot chemise chessboard chisel chopine chopines chopsticks
chronometer cithern clarinet cleaver clog clogs concertina accordion coracle cornet corset costume crampons
cravat crib crinoline crook crutch cufflinks cutlass cymbals dentures dinghy distaff dolls dollhouse doorknocker
doormat doorstop dulcimer dungarees dustpan earpiece eggcup fez firkin flail fob forceps frock gaiters galoshes garter
gasmask girandole goggles gondola gramophone greatcoat grinder hacksaw hairpin hammock handbag handcuffs hand-axe
handaxe harmonica harmonium harness harrow hatbox hatchet hatpin hearse highchair hobbyhorse horseshoe hurdy-gurdy
inkpot jerkin jigsaw jodhpurs jukebox keg kepi kiddush knapsack knocker lampshade lance lathe letterbox locomotive
lorgnette lorry loudspeaker lunchbox mallet mandolin manger manicle marionette marimba megaphone microphone mitten
mittens monocle moneybox moped motorcycle mousetrap muff necktie nightcap nightdress nightgown nutcracker octant
overalls overcoat padlock pantaloons pattens perambulator phonograph pianola pinafore pincers pincushion pitchfork
plough plow pram pullover puppet pyjamas quadrant rack raincoat rake respirator revolver rickshaw rocking-horse rolling-pin
rucksack rudder sabot sabots sandglass satchel saxophone scythe shackles shears shovel shuttle sickle sieve skates skis
sledge sleigh smock snowshoes snuffer snuffers socks spacesuit spade spectacles stethoscope stocking stockings
strongbox sunbonnet sunglasses suspenders tambourine tarboush teaspoon thimble thimbles toboggan tongs
toothbrush toothpick trencher tricorne tricycle trombone trousers trowel truncheon tuba ukulele underskirt velocipede
warming-pan washboard washstand wheelbarrow wheelchair wimple workbox worktable xylophone`),
  /** Names of things that are words of the language they come from. */
  thingsOfOneLand: words(`
pulley abacus akuaba andirons ankus antependium askos balafon bandbox biwa bulla bulto burgonet byobu calabash calumet
canteen caparison choli churinga chuspa clavichord coolamon costrel decoy dhoti didgeridoo djembe dupatta
emakimono erhu firman fraktur frontlet furisode fusuma ghanta glaive gourd guqin haori harpoon hei-tiki
hourglass howdah huqqa jambiya kachina kakemono kantha kapala kapkap katar katsina kayak keris kero ketubah
khanjar korowai koto kozuka kudurru kukri lamassu lararium lehenga linga lota lowboy makimono malangan mancala
mbira meiping menat menorah metronome mezuzah milagro minbar mizusashi moonflask morion mukluk naginata natsume
neckrest ngatu nkisi ocarina ojime orphrey oud palepai panpipe parka patka patola phiale phulkari phurba pipa
psykter qalamdan quipu rahle rebozo retable retablo roemer rummer sagemono sanza sarape sarod sarpech scimitar
scrimshaw sestertius sextant shabty shamisen shamshir shofar siapo songket spittoon stereoscope strigil stupa
talwar tanpura tanto tapa tauihu tetsubin thangka theodolite theorbo tilma tomahawk tughra tupu ulu umiak
unguentarium vajra vihuela virginals wakizashi wampum woomera yatagan zoetrope
`),
  /** Common given names of many countries, without accents, that their letters alone do not give away. */
  givenNames: words(`
agnes albrecht alex alfred alice allan alphonse amadou anders andreas andy anish anne anselm anthony antoine
anton antony aristide artemisia arthur auguste augustus axel barnett beatrice bernard betty bram bridget bruce
camille carl carlo carlos carmen caroline caspar catherine cecily cesar chaim charles charlotte chris christen
christopher cindy claude clyford constantin cornelis cornelius cy daniel dante david diane dirk domenico doris
dorothy edgar edith edmund edouard edvard edward edwin egon elaine eleanor elias ellsworth emil emile emily
ernest ernst ethel eugene evelyn felix ferdinand fernand frances francesco francis francisco franciscus francois
frank frans fred frederic frederick friedrich gabriel gabriele gaspar gaspard geoffrey george georges gerard
gerhard gerrit gertrude giorgio giulio giuseppe gordon govert graciela grant gregor gunther gustav gustave
hannah hans harold harry hector hendrick henri henrik henry herbert hieronymus hippolyte honore horace howard
ian ignacio igor imogen ines inga ingrid irma irving isabel isamu jack jacob jacques james jan jane janet jasper
jean jeanne jeff jeremiah jerome jesus joachim joaquin joe joel johnny joos jorge jose josef joseph josephine
judy jules julio julius jusepe karl kate katherine kehinde kerry kitagawa kurt lars lawrence leo leonard leopold
lewis lisa lluis louis louise lucas lucian lucien lucy luis luisa madeleine marcel marcus marianne marion
marisol mary matthew matthias max meindert mel melchior michael michel michelangelo mies miguel mikhail milton
miriam morris nadar nam nancy nathan nicolaes odilon olafur oleg oscar osman owen pablo paolo patrick paul
pauline paulus pavel peder pedro percy peter petrus pierre piet pieter pompeo rachel raoul raphael raymond
rembrandt rene richard robert roger roland romare rosemary rosso roy rudolf ruth salvador salvator sam sebastian
shirin sigmar sigmund sonia sophie stanislaw stefan stephen steve stuart suzanne sybil theo theodor theophile
therese thomas tim timothy titus tomas tommaso tony tracey utagawa vanessa vasily vera veronica victor vincent
walker walter wassily wenzel werner willem william winifred winslow wols xavier yayoi yinka yves`),
  /** Adjectives of nations and regions, as labels print them. */
  nationalities: names(`
Achaemenid, Afghan, African, African American, Albanian, Algerian, American, Anatolian, Andean, Angolan, Arab
Argentine, Argentinian, Armenian, Asian, Assyrian, Athenian, Attic, Australian, Austrian, Azerbaijani
Babylonian, Bactrian, Bahamian, Balinese, Bangladeshi, Barbadian, Basque, Bavarian, Belarusian, Belgian
Belizean, Bengali, Beninese, Bhutanese, Bohemian, Bolivian, Bosnian, Botswanan, Brazilian, British, Bulgarian
Burgundian, Burkinabe, Burmese, Burundian, Byzantine, Cambodian, Cameroonian, Canadian, Carthaginian, Castilian
Catalan, Celtic, Central African, Central American, Chadian, Chilean, Chinese, Colombian, Congolese, Coptic
Corinthian, Costa Rican, Croatian, Cuban, Cycladic, Cypriot, Czech, Danish, Dominican, Dutch, East African
East German, Ecuadorian, Egyptian, Emirati, English, Eritrean, Estonian, Ethiopian, Etruscan, European, Fijian
Filipino, Finnish, Flemish, Florentine, Franco-Flemish, Frankish, French, Gabonese, Gambian, Georgian, German
Ghanaian, Greek, Guatemalan, Guinean, Guyanese, Haitian, Hawaiian, Hellenistic, Hispanic, Honduran, Hong Kong
Hungarian, Iberian, Icelandic, Indian, Indonesian, Inuit, Iranian, Iraqi, Irish, Islamic, Israeli, Italian
Ivorian, Jamaican, Japanese, Javanese, Jewish, Jordanian, Kashmiri, Kazakh, Kenyan, Khmer, Korean, Kosovar
Kurdish, Kuwaiti, Kyrgyz, Laotian, Latin American, Latvian, Lebanese, Liberian, Libyan, Lithuanian, Lombard
Luxembourgish, Macedonian, Maghrebi, Malagasy, Malawian, Malaysian, Malian, Maltese, Mamluk, Mauritanian
Melanesian, Mesopotamian, Mexican, Micronesian, Milanese, Minoan, Moldovan, Mongolian, Montenegrin, Moroccan
Mozambican, Mughal, Mycenaean, Namibian, Native American, Neapolitan, Nepalese, Nepali, Netherlandish
New Zealander, Nicaraguan, Nigerian, Nigerien, North African, North German, North Italian, North Netherlandish
Northern Italian, Norwegian, Nubian, Okinawan, Omani, Ottoman, Pakistani, Palestinian, Panamanian, Papuan
Paraguayan, Parthian, Persian, Peruvian, Philippine, Phoenician, Polish, Portuguese, Provençal, Prussian
Puerto Rican, Qatari, Rajput, Roman, Romanian, Russian, Rwandan, Safavid, Salvadoran, Samoan, Sasanian, Saudi
Saxon, Scottish, Seljuk, Senegalese, Serbian, Sicilian, Sienese, Sierra Leonean, Singaporean, Slovak, Slovene
Slovenian, Somali, South African, South Asian, South German, South Korean, South Netherlandish, Southern German
Soviet, Spanish, Sri Lankan, Sudanese, Sumerian, Surinamese, Swedish, Swiss, Syrian, Taiwanese, Tajik, Tanzanian
Thai, Tibetan, Timurid, Togolese, Tongan, Trinidadian, Tunisian, Turkish, Turkmen, Tuscan, Ugandan, Ukrainian
Umbrian, Uruguayan, Uzbek, Venetian, Venezuelan, Vietnamese, Welsh, West African, Yemeni, Yugoslav, Zambian
Zimbabwean
Bahraini, Romano-Egyptian, Romano-British, Gallo-Roman, Greco-Roman, Graeco-Roman, Ptolemaic, Nabataean, Palmyrene, Villanovan, Apulian, Lucanian, Campanian, Boeotian, Laconian, Rhodian, Ionian, Euboean, Elamite, Hittite, Urartian, Kushite, Meroitic, Visigothic, Ostrogothic, Merovingian, Carolingian, Ottonian, Anglo-Saxon, Mosan, Rhenish, Swabian, Franconian, Tyrolean, Moravian, Silesian, Ferrarese, Bolognese, Veronese, Mantuan, Genoese, Emilian, Paduan, Pisan, Aragonese, Andalusian, Valencian, Cretan, Breton, Cornish, Manx, Frisian, Ilkhanid, Fatimid, Abbasid, Umayyad, Ayyubid, Rajasthani, Kushan, Sinhalese, Tahitian, Marquesan, Barbudan, Luxembourger, Maldivian, Monégasque, Grenadian, Mauritian, Nauruan, Lesothan, Saudi Arabian, Timorese, Bruneian, Goryeo, Joseon, Silla, Harappan`),
  /** Peoples and cultures that labels print like a maker's nationality. */
  cultures: names(`
Abenaki, Aboriginal, Acoma, Ainu, Akan, Akkadian, Aleut, Alutiiq, Anishinaabe, Anmatyerr, Anyi, Apache, Arapaho
Arawak, Arikara, Arrernte, Asante, Ashanti, Asmat, Assiniboine, Attie, Aymara, Aztec, Bamana, Bamileke, Bamum
Baule, Bedouin, Bembe, Benin, Berber, Blackfeet, Blackfoot, Bobo, Bwa, Caddo, Cayuga, Chamba, Chancay, Chavin
Cherokee, Cheyenne, Chickasaw, Chimu, Chimú, Chippewa, Choctaw, Chokwe, Chorotega, Chumash, Coast Salish, Colima
Comanche, Cree, Creek, Crow, Dakota, Dan, Diné, Dogon, Edo, Ejagham, Ekoi, Ewe, Fang, Fante, Fon, Fulani, Ga
Gandhara, Gija, Gitxsan, Gullah, Gupta, Gurindji, Guro, Haida, Haudenosaunee, Hausa, Heiltsuk, Hemba, Hidatsa
Hmong, Ho-Chunk, Hohokam, Hopi, Huastec, Hupa, Iatmul, Iban, Ibibio, Idoma, Igala, Igbo, Ijo, Inca, Inka, Innu
Inupiaq, Iroquois, Iñupiaq, Jalisco, Kalaallit, Kamba, Karajá, Karuk, Kayan, Kickapoo, Kiowa, Klamath, Kongo, Kota
Kuba, Kuninjku, Kwakwaka'wakw, Lakota, Lega, Lenape, Lobi, Luba, Lumbo, Luristan, Luritja, Lwalwa, Maasai, Makah
Makonde, Maliseet, Mambila, Mandan, Mangbetu, Maori, Maya, Mende, Menominee, Meskwaki, Mexica, Mi'kmaq, Mimbres
Mississippian, Miwok, Mixtec, Moche, Modoc, Mohawk, Mossi, Muisca, Mumuye, Mundurukú, Munduruku, Bororo, Muscogee, Métis, Māori, Nakota, Nasca
Navajo, Nayarit, Nazca, Ndebele, Nez Perce, Ngbaka, Nicoya, Nok, Noongar, Nootka, Norse, Nuba, Nupe, Nuu-chah-nulth
Nuxalk, Nyamwezi, Oglala, Ojibwe, Olmec, Omaha, Oneida, Onondaga, Osage, Paiute, Paracas, Pawnee, Pende, Penobscot
Pima, Pintupi, Pitjantjatjara, Plains, Polynesian, Pomo, Ponca, Potawatomi, Pueblo, Punu, Quapaw, Quechua, Quileute
Rapa Nui, Recuay, Ryukyuan, Salish, Sami, Sapi, Sarmatian, Scythian, Seminole, Seneca, Senufo, Shawnee, Shona
Shoshone, Sicán, Sioux, Songye, Soninke, Sotho, Suku, Swahili, Tabwa, Taino, Tarascan, Taíno, Teke, Temne
Teotihuacan, Tetela, Tewa, Tikar, Tiwanaku, Tiwi, Tlingit, Tohono O'odham, Toltec, Toraja, Torres Strait Islander
Totonac, Tsimshian, Tsonga, Tuareg, Turkana, Tuscarora, Urhobo, Ute, Veracruz, Viking, Vili, Wampanoag, Wari
Warlpiri, Wasco, Washoe, Wichita, Winnebago, Wiradjuri, Wiyot, Wé, Xhosa, Yaka, Yakama, Yanomami, Yokuts, Yolngu
Abelam, Adena, Calima, Coclé, Diquís, Hopewell, Jama-Coaque, Kaigani, Kaigani Haida, Kalabari, Kāi Tahu, Kwele, Lulua, Luluwa, Maisin
Mandinka, Manteño, Mogollon, Ngāi Tahu, Ngāi Tūāhuriri, Ngāpuhi, Ngāti Hine, Ngāti Kahungunu, Ngāti Maniapoto
Ngāti Porou, Ngāti Raukawa, Ngāti Toa, Ngāti Whātua, Quimbaya, Rongowhakaata, Salampasu, Sawos, Tainui, Tairona
Te Arawa, Te Ātiawa, Te Aupōuri, Te Rarawa, Te Whānau-ā-Apanui, Tūhoe, Valdivia, Vicús, Zenú
Cahuilla, Bambara, Fanti, Bakongo, Cokwe, Senoufo, Baoulé, Huichol, Wixárika, Apsáalooke, Siksika, Piikani
Kainai, Sámi, Uyghur, Batak, Dayak, Kwakiutl, Inuk, Iñupiat, Inupiat, Ojibwa, Odawa, Passamaquoddy
Micmac, Mapuche, Shipibo, Naskapi, Dene, Athabaskan, Athapaskan, Gwich'in, Kanak, Luiseño, Maidu, Kumeyaay
Diegueño, Chemehuevi, Mojave, Mohave, Klickitat, Quinault, Gros Ventre, Quechan, Cocopah, Havasupai, Hualapai, Yavapai
Papago, Yaqui, Tarahumara, Huave, Otomi, Nahua, Amazigh, Gurunsi, Malinke, Tsogho, Ovimbundu, Dinka
Ifugao, Bontoc, Zhuang, Akha, Lahu, Rabari, Baluch, Qashqai, Bakhtiari, Shahsavan, Nisga'a, Haisla
Unangan, Sugpiaq, Cup'ik, Eyak
Nets'ilingmiut, Netsilingmiut, Netsilik, Inuvialuit, Inuinnait, Inughuit, Iglulingmiut, Igluligmiut, Aivilingmiut, Kivallirmiut, Nunavimmiut, Nunatsiavummiut
Nlaka'pamux, Secwépemc, Secwepemc, Tŝilhqot'in, Tsilhqot'in, St'át'imc, Stl'atl'imx, Stó:lō, Sto:lo, Syilx, Ktunaxa
Wet'suwet'en, Dakelh, Tahltan, Haíłzaqv, Ts'msyen, Tsuut'ina, Nêhiyawak, Nehiyawak, Nêhiyaw, Niitsitapi, Anishinaabeg, Atikamekw
Wendat, Huron-Wendat, Wabanaki, Wolastoqiyik, Wolastoqey, Beothuk, Kanien'kehá:ka, Kanien'keha:ka, Kanienkehaka, Onyota'a:ka
Hinono'ei, Tsistsistas, Aaniiih, Numunu, Nimiipuu, Niimíipuu, Lakȟóta, Dakȟóta, Oceti Sakowin, Tsalagi, Mvskoke, Chahta
A:shiwi, Akimel O'odham, Dena'ina, Deg Hit'an, Yupiit, Alutiit, Kalinago, Garifuna
Acholi, Alyawarr, Angami, Atayal, Baga, Bagobo, Baining, Bangwa, Banyang, Bassa, Bekom, Betsileo, Bhil, Bidjogo
Bijago, Bijogo, Bini, Biwat, Boiken, Bunuba, Bundjalung, Bwende, Chachapoya, Chachapoyas, Chagga, Chambri, Chamorro
Chewa, Chilkat, Chorrera, Chukchi, Cochiti, Cowichan, Cupisnique, Dagomba, Diaguita, Dhalwangu, Dong Son, Ebira, Efik
Eket, Elema, Emberá, Evenki, Ewenki, Ganalbingu, Gamilaroi, Kamilaroi, Gogodala, Gond, Gondi, Gooniyandi, Grebo
Gumatj, Gunditjmara, Gunwinggu, Hongshan, Huari, Hungana, Ijaw, Ilongot, Jirrbal, Jukun, Kabyle, Kaiadilt, Kalinga
Kamoro, Kanyok, Karamojong, Karo Batak, Toba Batak, Kassena, Kaurna, Kayapó, Kenyah, Kerewe, Kikuyu, Kissi, Kiwai
Konso, Konyak, Kukatja, Kunwinjku, Kwagu'l, Kwagu'ł, Kwaio, Kwoma, Lambayeque, Lamaholot, Landuma, Lardil, Lenca
Liangzhu, Limba, Longshan, Lozi, Lunda, Luvale, Lwena, Madarrpa, Mahafaly, Mahongwe, Majiayao, Makhuwa, Maloh
Mandaya, Manggalili, Maranao, Marajoara, Marind-anim, Marrakulu, Martu, Massim, Mbala, Mbembe, Mbete, Mbole, Mbuti
Mekeo, Mendi, Meriam, Mezcala, Miao, Minangkabau, Mochica, Moriori, Murik, Naga, Ngaju, Ngaju Dayak, Ngaanyatjarra
Ngarinyin, Ngarrindjeri, Ngbandi, Ngombe, Ngāi Tūhoe, Ngāi Tai, Ngāti Awa, Ngāti Tūwharetoa, Ngāti Pikiao
Ngāti Tarāwhai, Ngāti Ruanui, Nkanu, Nuer, Nunuma, Nyoro, Ogoni, Ohlone, Oromo, Orokaiva, Oron, Paiwan, Pazyryk
Pitta Pitta, Purépecha, Rirratjingu, Rotuman, Rukai, Sakalava, Samburu, Santal, Sasak, Selk'nam, Sentani, Shambaa
Shilluk, Shipibo-Conibo, Shuar, Suquamish, Sukuma, Sulka, Swazi, Tanala, Tlatilco, Tolai, Tswana, T'boli
Tellem, Tolowa, Tumaco, Tumaco-La Tolita, La Tolita, Tikuna, Ticuna, Tz'utujil, Tzotzil, Tzeltal, K'iche', Kaqchikel
Venda, Vuvi, Walmajarri, Wangkajunga, Warli, Warumungu, Wayana, Wayuu, Winiama, Wongo, Wurundjeri, Yanktonai
Yankton, Yaoure, Yaouré, Yawuru, Yapese, Yindjibarndi
Yolŋu, Yombe, Yorta Yorta, Yoruba, Yup'ik, Yupik, Yurok, Zande, Zapotec, Zaramo, Zulu, Zuni
`),
  /** Countries and regions, which stand first on labels of works without a named maker. */
  countries: names(`
Afghanistan, Africa, Alaska, Algeria, Anatolia, Angola, Argentina, Arizona, Armenia, Assyria, Athens, Attica
Australia, Austria, Babylon, Babylonia, Bali, Bangladesh, Bavaria, Belgium, Bengal, Bohemia, Bolivia, Borneo, Brazil
Brittany, Bulgaria, Burkina Faso, Burma, Byzantium, California, Cambodia, Cameroon, Cameroon Grassfields, Canada
Catalonia, Caucasus, Central Asia, Chile, China, Colombia, Congo, Corinth, Costa Rica, Crete, Cuba, Cyprus
Côte d'Ivoire, Democratic Republic of the Congo, Denmark, Ecuador, Egypt, England, Ethiopia, Etruria, Fiji
Finland, Flanders, France, Gabon, Georgia, Germany, Ghana, Great Britain, Greece, Guatemala, Guinea, Gujarat
Haiti, Hawaii, Himalayas, Honduras, Hungary, Iceland, India, Indonesia, Iran, Iraq, Ireland, Israel, Italy
Ivory Coast, Jamaica, Japan, Java, Kashmir, Kenya, Korea, Laos, Lebanon, Liberia, Libya, Lower Saxony
Madagascar, Malaysia, Mali, Melanesia, Mesopotamia, Mexico, Mongolia, Moravia, Morocco, Mozambique, Myanmar
Namibia, Native North America, Near East, Nepal, Netherlands, New Britain, New Guinea, New Ireland, New Mexico
New Zealand, Nicaragua, Niger, Nigeria, North Africa, Northern India, Northwest Coast, Norway, Nubia, Oaxaca
Oceania, Pakistan, Palestine, Panama, Papua New Guinea, Pennsylvania, Persia, Peru, Philippines, Poland
Polynesia, Portugal, Punjab, Rajasthan, Romania, Rome, Russia, Samoa, Saxony, Scotland, Senegal, Serbia, Siam
Sicily, Sierra Leone, Silesia, Solomon Islands, Somalia, South Africa, South India, South Korea, Southeast Asia
Southern Germany, Southwest Asia, Spain, Sri Lanka, Sudan, Sumatra, Sweden, Switzerland, Syria, Taiwan, Tanzania
Thailand, The Netherlands, Tibet, Togo, Tonga, Tunisia, Turkey, Tuscany, Uganda, Ukraine, Umbria
United Kingdom, United States, Uruguay, Uzbekistan, Vanuatu, Veneto, Venezuela, Vietnam, Wales, West Africa
Yemen, Yucatán, Zambia, Zimbabwe
Albania, Azerbaijan, Bahamas, Bahrain, Barbados, Belarus, Belize, Benin Kingdom, Republic of Benin, Bhutan, Botswana, Brunei, Burundi, Croatia, Czech Republic, Djibouti, Dominican Republic, El Salvador, Eritrea, Estonia, Gambia, Guinea-Bissau, Guyana, Hong Kong, Jordan, Kazakhstan, Kosovo, Kuwait, Kyrgyzstan, Latvia, Lesotho, Lithuania, Luxembourg, Malawi, Malta, Mauritania, Mauritius, Moldova, Montenegro, North Macedonia, Oman, Paraguay, Puerto Rico, Qatar, Rwanda, Saudi Arabia, Singapore, Slovakia, Slovenia, Suriname, Tajikistan, Timor-Leste, Trinidad, Turkmenistan, United Arab Emirates, Prussia, Burgundy, Lombardy, Provence, Normandy, Hispaniola, Torres Strait Islands, Marquesas Islands, Cook Islands, Society Islands, Easter Island, Rapa Nui, Northern Territory, Queensland, Western Australia, South Australia, Aotearoa New Zealand
Holland, New England, British Columbia, Europe, Oklahoma, Vermont, Connecticut, Massachusetts, Republic of the Congo
Admiralty Islands, Amazonia, Arnhem Land, Austral Islands, Bismarck Archipelago, Cabinda, Caroline Islands, Ceylon
Chiapas, Deccan, Eswatini, Equatorial Guinea, Gilbert Islands, Greenland, Haida Gwaii, Hawaiian Islands
Hawai'i, Kalimantan, Kiribati, Ladakh, Loyalty Islands, Luzon, Manchuria, Marshall Islands, Mariana Islands
Michoacán, Micronesia, Mindanao, Nagaland, New Caledonia, New Hebrides, Nias, Niue, Nunavik, Nunavut
Santa Cruz Islands, South Sudan, Sulawesi, Sumba, Timor, Tokelau, Transoxania, Trobriand Islands, Tuvalu
Vancouver Island, Xinjiang, Zanzibar, Aotearoa`),
} as const;
