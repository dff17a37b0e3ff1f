/** A language that is told apart, by its ISO 639-1 code. */
export type KnownLanguage = keyof typeof WORDS;

/**
 * What tells languages apart on a label, in small letters without accents, as the reader may lose these. Before the bar
 * stand words of the trade and common ones, behind it particles that names and titles carry into every language, which
 * count for less. A word may stand in several languages; what English shares with one of them counts for nothing.
 */
export const WORDS = {
  en: `the of and by from with to his her its it this that these those which who whom were been are their they he she
    into between during while when where after before about through under not but has have there over around other
    one two first second could would should became than more most what when my our you your them then only very because
    until never much many each every oil canvas gift purchase purchased fur door mitten sin fine fin figure email era per fate
    son gave tree man print note bequest bequeathed presented fund funds acquired acquisition given donated donor
    lent loan courtesy trustees society friends committee estate family mr mrs miss museum board paper wood panel
    watercolor watercolour color colour colored prints printed etching engraving woodcut lithograph screenprint
    aquatint drypoint mezzotint drawing painting pencil charcoal chalk pen ink wash pastel silk cotton wool linen
    cloth glass silver gilt gold stone clay earthenware stoneware porcelain iron steel brass copper lead leather bone
    ivory shell wax plaster limestone sandstone paint painted carved cast photograph gelatin albumen negative video
    century early late born died active attributed unknown artist made maker designed designer manufactured probably
    possibly period dynasty mounted sheet overall framed height width inches untitled landscape view study house
    street river woman women men girl boy child children young old head still life night day morning evening new red
    black white blue green yellow sun sea lake mountain trees bird horse cup bowl box chair table dress plate jar
    american british english french german italian dutch spanish japanese chinese flemish swiss scottish irish
    russian greek roman mexican african indian edition published series copy number book page part sketch
    self-portrait church king queen lady lord saint`,
  fr: `pastel video nature collage couleur ne manufacture email emaux calcaire albatre acier noyer chene tilleul
    broderie dentelle vitrail assiette coupe statuette buste epoque fouilles trouve trouvee debut milieu technique
    huile toile papier bois peinture dessin gravure aquarelle fusain encre plume craie lavis eau-forte lithographie
    estampe tirage argentique photographie epreuve platre marbre ivoire argent dore doree cuivre verre porcelaine
    gres soie laine tapisserie panneau carton marouflee mixte terre cuite fonte legs achat depot musee siecle
    attribue anonyme ecole francaise francais peintre sculpteur nee mort morte titre jeune femme homme fille tete
    paysage vue acquis oeuvre autoportrait oublie et est une dans par pour sur avec sans sous vers apres avant qui
    dont leur cette ces elle ils etait furent fut sont ete lors ainsi aussi provenant | le la les un des du au aux
    son sa ses ce ou en don il de`,
  de: `pastell video braun datiert bohmen glasmalerei emailmalerei kopie tafel grau gefasst vergoldung lindenholz
    keramik fayence nussbaum teppich gewebe stickerei buste kopf schale teller becher krug anfang mitte ende wohl
    gefunden grabung leihgeber nachlass suddeutsch ol leinwand papier holz pappe karton eichenholz bleistift feder
    tusche kreide kohle aquarell radierung kupferstich holzschnitt lithografie lithographie zeichnung gemalde malerei
    druck fotografie silbergelatineabzug gips ton porzellan steingut silber vergoldet eisen messing kupfer zinn glas
    leinen seide wolle elfenbein marmor stein sandstein schenkung stiftung leihgabe ankauf erworben vermachtnis
    sammlung jahrhundert jh geboren gestorben geb gest unbekannt unbekannter kunstler werkstatt meister deutsch
    deutscher titel ohne bildnis selbstbildnis stillleben landschaft frau madchen und ist ein eine einer eines einem
    einen mit auf fur aus bei nach uber unter zwischen sich nicht wie auch sie wird wurde wurden sind seine seiner
    ihre ihren dieser diese dieses durch mischtechnik privatbesitz | der die das den dem des im am zu zum zur von vom
    um er es als`,
  it: `pastello video natura eta imperiale intagliato marmorea disegni porcellana maiolica manifattura dipinta
    dipinto noce marmoreo arazzo ricamo busto piatto coppa brocca figure nere rosse inizio fine meta rinvenuto scavi
    epoca carboncino acrilico sabbia olio tela carta tavola legno inchiostro matita penna acquerello acquaforte
    incisione xilografia disegno stampa pittura fotografia gesso bronzo marmo pietra argento oro dorato rame ferro
    vetro seta lana avorio ceramica dono lascito acquisto deposito museo collezione secolo attribuito anonimo ignoto
    scuola pittore scultore nato morto firmato datato senza titolo ritratto autoritratto morta paesaggio veduta donna
    uomo testa fanciulla bottega tecnica mista con nel nella nei sono questo questa questi opera che fu era anche
    come tra fra provenienza | il lo gli una di da del della dello dei degli delle al alla dal per suo sua non si su
    la le`,
  es: `pastel video naturaleza color dibujos policromada loza escultura talla madera nogal porcelana tapiz bordado
    busto plato copa jarra vasija finales mediados principios epoca hallado excavaciones taller carboncillo acrilico
    cultura costa oleo lienzo tela papel tabla carton tinta lapiz pluma acuarela grabado aguafuerte litografia dibujo
    pintura fotografia yeso barro bronce marmol piedra plata oro dorado dorada hierro cobre vidrio seda lana marfil
    ceramica donacion donado legado adquisicion deposito museo coleccion siglo atribuido anonimo escuela pintor
    escultor nacido firmado titulo sin autorretrato retrato bodegon paisaje vista mujer hombre cabeza nina nino
    espanola espanol hacia tecnica mixta con sobre fue esta este estos como desde hasta por para era tambien
    procedente | el los las una y del al en su sus se que un lo de`,
  pt: `pastel video natureza cores incrustacoes cartoes teca ebano azulejos porcelana faianca escultura nogueira
    tapecaria bordado busto prato copo jarro finais meados inicios epoca encontrado escavacoes oficina carvao guache
    acrilico policromada autor oleo tela papel madeira cartao tinta lapis aguarela aquarela gravura agua-forte
    litografia desenho pintura fotografia gesso barro marmore pedra prata ouro dourado dourada ferro cobre vidro seda
    marfim ceramica doacao legado aquisicao deposito museu colecao coleccao seculo atribuido anonimo escola pintor
    escultor nascido assinado titulo sem autorretrato retrato paisagem vista mulher homem cabeca menina menino
    portuguesa portugues tecnica mista com sobre foi esta este como desde ate por para era tambem pelo pela nao mais
    uma sua seu proveniente oferta cerca | um dos das do da na no nos nas em ao os que se de`,
  nl: `pastel video beschilderd krijt kleur geglazuurd wandtapijt theepot vaas beeld keramiek tapijt borduurwerk
    buste bord beker kan kom schaal eind begin midden gevonden opgraving houtskool acryl erven atelier man over
    olieverf doek papier paneel hout eikenhout karton inkt potlood penseel aquarel ets gravure houtsnede tekening
    schilderij schilder druk gips klei aardewerk porselein zilver goud verguld ijzer koper messing zijde wol ivoor
    steen zandsteen schenking geschonken legaat bruikleen aankoop verworven verzameling collectie eeuw toegeschreven
    onbekend onbekende ontwerp uitvoering kunstenaar geboren overleden nederlands nederlandse titel zonder portret zelfportret stilleven
    landschap vrouw meisje jongen het een met voor uit door naar bij aan tot zijn haar hij zij wordt werd werden
    waren deze dit niet ook maar gemengde techniek omstreeks | de van der den ter ten op te dat die om`,
  la: `memoriam requiescat pace gratia dei faciebat huius votum solvit libens merito sacrum posuit optimo maximo
    iacet quondam ecclesiae pontifex pinxit fecit invenit sculpsit excudit delineavit anno domini aetatis suae obiit
    natus regis rex dominus sancti sanctus sancta imperator filius filia eius vixit annos annis manibus cum quod quae
    hic haec hoc sunt erat atque enim vero nomen gloria est | et ex ad pro per ab non qui in`,
  sv: `pastell malad furu stengods glasyr talet linne ull ek glaserad brons fajans porslin silke skulptur byst borjan
    mitten slutet deposition blandteknik silver man over olja duk papper tra blyerts tusch teckning akvarell etsning
    litografi trasnitt fotografi gava inkop konstnar okand fodd sjalvportratt landskap kvinna flicka och att ett som
    pa av till fran ar inte efter vid hennes utan titel arhundradet samling | en den det med for hans`,
  da: `pastel maleri egetrae ler glaseret maler fajance porcelaen silke skulptur buste begyndelsen midten slutningen
    deponeret man over olie laerred papir trae blyant tegning akvarel radering litografi traesnit fotografi gave kobt
    kunstner ukendt fodt solv uden titel selvportraet landskab kvinde pige og som pa af til fra er ikke efter ved
    hendes arhundrede samling | en et den det med for hans`,
  no: `pastell maleri eik leire glasert maler man over olje lerret papir tusj blyant tegning akvarell radering
    litografi tresnitt fotografi gave kjopt innkjopt kunstner ukjent fodt uten tittel selvportrett landskap kvinne
    pike og som pa av til fra er ikke etter ved hennes arhundre samling | en et den det med for hans`,
  pl: `pastel delikatny jedwab papierze koniec porcelana malowana szklo zloto technika mieszana srebro zlocone braz
    fajans rzezba tkanina popiersie polowa poczatek deska desce olej plotnie plotno papier drewno drewnie olowek tusz
    akwarela rysunek akwaforta litografia drzeworyt fotografia dar zakup depozyt muzeum narodowe kolekcja wiek wieku
    okolo autor nieznany malarz urodzony bez tytulu portret autoportret pejzaz krajobraz kobieta jest sie nie oraz
    jego jej roku przez dla | na do od po`,
  cs: `pastel malba drevorezba sklo zlato stribro hedvabi olej platno platne papir drevo tuzka akvarel kresba lept
    litografie drevoryt fotografie dar nakup muzeum narodni galerie sbirka stoleti kolem neznamy malir narozen nazvu
    portret podobizna zatisi krajina zena divka byl byla jako roku ktery ktera | na do od je se`,
  hu: `pasztell festmeny fa selyem ezust arany uveg olaj vaszon vasznon papir tus ceruza rajz akvarell rezkarc
    litografia foto ajandeka vasarlas letet muzeum galeria gyujtemeny szazad korul ismeretlen festo szuletett cim
    nelkul arckep onarckep csendelet tajkep egy hogy nem volt lett | az es`,
  fi: `pastelli maalaus villa silkki lasi hopea kulta oljy kankaalle kankaalla paperille paperi puu muste lyijykyna
    piirustus vesivari akvarelli etsaus litografia valokuva lahjoitus ostettu kokoelma museo taiteilija tuntematon
    syntynyt nimeton muotokuva omakuva asetelma maisema nainen vuosisata han oli joka mutta | ja ei se`,
  tr: `yun gravur kumas cini seramik cam yuzyila karisik teknik kat boyali tabak tabagi kase ipek keten tunc gumus
    altin ahsap baski tuval uzerine yagliboya kagit murekkep suluboya cizim fotograf bagis bagisi muze muzesi
    koleksiyonu yuzyil yaklasik bilinmeyen sanatci ressam dogumlu isimsiz portre otoportre naturmort manzara kadin
    bir ile icin olan olarak | ve bu`,
  ca: `oli tela fusta llapis ploma gravat aiguafort dibuix pintura fotografia donacio llegat adquisicio diposit museu
    segle atribuit anonim pintor sense titol retrat autoretrat paisatge dona noia amb aquest aquesta sobre | el els
    la i per del dels`,
  ro: `ulei panza hartie lemn cerneala creion acuarela desen gravura litografie fotografie donatie muzeul colectia
    secolul necunoscut pictor nascut fara titlu portret autoportret peisaj femeie fata este din cu pentru sau | pe la`,
  hr: `ulje platnu platno papir drvo tus olovka crtez akvarel bakropis litografija fotografija dar otkup muzej
    galerija zbirka stoljece oko nepoznat slikar roden naslova portret autoportret pejzaz zena djevojka nije bio bila
    kao | na od je se`,
  cy: `olew gynfas bapur rhodd prynwyd amgueddfa casgliad ganrif tua ganwyd dyfrlliw darlun anhysbys gan wedi mae
    merch menyw portread hunanbortread tirlun tirwedd mynydd mynyddoedd eglwys mewn yng efydd
    roedd arlunydd ystafell paentio
    oedd hwn | yr ac ar o yn ei ym`,
  mi: `nga ko kei mai tenei tera rau tangata waka kakahu whakaahua peita hinu koha mohiotia kaore ringa whatu whanau
    taonga pounamu harakeke rakau toa rangatira whare iwi hapu tipuna | te he i o na e ka ki mo`,
  vi: `dau lua son mai giay tranh tuong dong quoc gia bao vat thuoc nuoc khac chat lieu nguoi phu nu chua dinh thoi ky
    niem dai suu tap hoa si | cua va o`,
  ga: `ola chanbhas phaipear bronnadh bronntanas ceannaiodh aois rugadh uiscedhath anaithnid agus bhi tri ina seo |
    an na ar le`,
} as const;

/** Letters with accents that words of the language have. */
export const ACCENTS: Readonly<Partial<Record<KnownLanguage, string>>> = {
  fr: 'éèêëàâçîïôûùœ',
  de: 'äöüß',
  it: 'àèéìòù',
  es: 'áéíóúñ',
  pt: 'áâãàçéêíóôõú',
  nl: 'ëï',
  sv: 'åäö',
  da: 'æøå',
  no: 'æøå',
  pl: 'ąćęłńóśźż',
  cs: 'áčďéěíňóřšťúůýž',
  hu: 'áéíóöőúüű',
  fi: 'äö',
  tr: 'çğışöü',
  ca: 'àçèéíòóú',
  ro: 'ăâîșşțţ',
  hr: 'čćđšž',
  cy: 'ŵŷ',
  ga: 'áéíóú',
  vi: 'ảạăắằẳẵặấầẩẫậđẻẽẹếềểễệỉĩịỏọốồổỗộơớờởỡợủũụưứừửữựỳỷỹỵ',
};
