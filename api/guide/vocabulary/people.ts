const words = (list: string): Set<string> => new Set(list.trim().split(/\s+/));

/** Given names met on many labels; they tell a maker's line from a title. */
export const GIVEN_NAMES: ReadonlySet<string> = words(`
abraham ad adam adolph adriaen agnes agnolo ai albert alberto albrecht alessandro alex alexander alexandre alfred alice allan alma alvin amedeo amy ana andre andré andrea
andreas andrew andy angelica anish ann anna anne annibale anni anselm anthony antoine anton antonio antony aristide arshile arthur artemisia asher auguste augustus barbara
barnett bartolomé ben benjamin berenice bernard bernardo berthe betty bill bob brice bridget bruce caspar camille canaletto carl carlo caroline carracci catherine cecily
charles chris christian christopher chuck cindy claes claude clyfford cornelis constantin cy damien dan daniel dante david diane diego domenico don donald donatello
dora dorothea doris edgar edouard édouard edmund eduardo edvard edward edwin egon el eleanor elisabeth elizabeth ellen ellsworth emil emily emma ernst eric ernest
esaias eugène eugene eva fernand filippo filippino fra francesco francis francisco franciscus franck françois frank frans franz frederic frederick frida friedrich gabriel gabriël george georges georgia georg gerard
gerhard gerrit ghada giacomo gian gilbert gillian giorgio giovanni giovan giulio giuseppe glenn gordon grace graham grant grayson guido gustav gustave guy gwen hannah hans harriet
harry helen helene hendrick hendrik henri henry herbert hieronymus hilma hiroshi honoré howard hubert hugo ian ilse imogen isaac isamu ivan jack jackson jacob
jacopo jacques jacob jakob james jan jane janet jasper jean jean-auguste-dominique jean-baptiste jean-françois jean-honoré jean-michel jean-paul jeff jeffrey jenny jim joan joachim joaquín jochen joe johan johann johannes john jonathan jörg josé josef josefa joseph
joshua josiah juan judith judy judy-ann jules julia julian julie juan-antonio kara karel karl kate katharina katharine käthe kathe kay kazimir keith ken kenneth kerry kehinde kiki kitagawa katsushika
kurt laura laurence lawrence lee leon leonard leonardo leonora leonor lewis lilly lisa lorenzo lorna lotte louis louise lovis luca lucas lucian lucien lucio lucy ludwig luis
lynn lyonel man marc marcel margaret maria marianne marie mario marina marion mariano marisol mark marlene marsden martin mary master matthew matthias maurice max maximilian
meindert mel mervyn michael michelangelo mickalene mona morris mulla nam nancy natalia neil nicholas nick nicolaes nicolas niki nikki norman olafur olga orazio oskar otto ottavio pablo paolo patrick
paul paula paulus peter philip philippe philips pierre pierre-auguste piero piet pieter pietro pompeo rachel ralph raphael raoul raymond rebecca rembrandt rené richard robert rockwell
roger roman romare rosa rosalba roy rufino ruth salomon salvador salvator sam samuel sandro sarah sean sebastiano sheila sherrie shirin sidney simon simone sofonisba sol sonia
sophie stanley stefano stephen steve stuart susan suzanne sylvia tamara theo théodore theodore thomas tim tina tintoretto titian tom toyin tracey tracey umberto utagawa vanessa vasily wassily victor
vija vilhelm vincent vincenzo virginia vittore vivian vladimir walker wallace walter wayne wendy wifredo wilhelm wilhelmina willem william winifred winslow xu yayoi yinka yoko
yun yves zaha zhang zoe kitty katherine katarina ingrid ida inês ilya ilana hilda greta gustavo gaston fiona fanny esther elaine edna deborah claire clara charlotte celia carmen brigitte bettina beatrice
beatriz audrey astrid amalia amrita alison agatha ada zarina uche tunde sunil sota rashid ravi priya pedro omar olu nils niels miguel mei magnus lars kwame kofi kenji karim jorge javier hiroko hassan hana guillermo fumiko felix fatima erik dmitri diana chen aziz ali akira ahmed abdul`);

/** Small words inside a person's name. */
export const NAME_PARTICLES: ReadonlySet<string> = words(`
van von der den de del della dello di da du des la le les el y ter ten zu af ibn bin al and & the elder younger of jr sr`);

/** Words that mark a person's rank; they stand before or after a name. */
export const HONORIFICS: ReadonlySet<string> = words(
  `sir dame lord lady obe cbe mbe kbe ra ara pra hon master called known fils père`,
);

/** Words that stand in titles and kinds of object, seldom in a person's name. */
export const TITLE_WORDS: ReadonlySet<string> = words(`
a an the portrait study landscape still life woman man men women girl boy child children figure figures view head self self-portrait untitled composition
with in on at under near after before over through between from into without river bridge morning evening night garden gardens house church street harbour harbor sea lake mountain mountains
mountain forest tree trees flowers flower vase bowl dish jar jug plate cup ewer bottle teapot box casket chest cabinet chair table desk clock mirror mask statue statuette bust relief
tomb coffin sarcophagus stela stele figurine pendant necklace bracelet ring brooch comb helmet armor armour sword dagger shield textile carpet rug tapestry hanging robe kimono coat dress
scroll screen album page folio leaf manuscript map model drawing sketch design scene virgin madonna christ crucifixion adoration annunciation nativity holy family saint saints st
king queen prince princess god goddess buddha bodhisattva shiva vishnu krishna death birth dance dancer dancers dancing bather bathers nude nudes interior window door room
winter summer spring autumn sunset sunrise moonlight storm rain snow fog mist light shadow shadows red blue green yellow black white grey purple pink orange golden number no
plate cell series two three four five six seven eight nine ten first second last shrine power hair drift cross dish dog dogs horse horses cat cats bird birds fish lion ship ships boat boats sail
market square road path field fields hill hills village town city canal tower castle palace temple ruins battle triumph allegory apotheosis martyrdom temptation judgement judgment
lamp lantern candlestick spoon fork knife tankard beaker goblet tureen snuffbox inkstand stool throne cradle paddle drum flute violin comb basket bag hat crown collar cape tunic
skirt shawl sash quilt sampler doll puppet bell gong vessel standing seated kneeling reclining walking sleeping sitting bearded veiled crowned male female worshipper fragment rider horseman warrior maiden attendant deity guardian funerary ceremonial
my your his her their our who what is are and or of to for`);
