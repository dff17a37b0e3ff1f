const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/**
 * Words that state nothing of a work by themselves, so that a sentence may have them wherever it comes from. Left out on
 * purpose, so that they must stand in the source: words of cause (because, therefore), of rank (first, only, best), of
 * all (every, always), and those that say who alone did it (himself, alone).
 */
const FUNCTION_WORDS = listed(`
a an the this that these those it its he him his she her hers they them their theirs one ones who whom whose which what
i me my mine we us our ours you your yours
is are was were be been being am has have had having do does did done doing can could will would shall should shant may might
why of in on at by for from to with into onto out up down off over under upon between among along across through around about
near beside behind within inside outside toward towards against as than like per via
and or but nor so yet if though although while when where there here how both whoever whatever during afterwards either also too even still just then now again together
somebody someone anybody anyone something people not no never nothing nobody none neither nor without some any many much more few several other others another such same own each
very quite rather really well perhaps maybe ever back away right down else once single begins ends adds
s t d ll re ve m o
isnt wasnt arent werent dont doesnt didnt hasnt havent cant couldnt wont wouldnt thats its theres whats lets heres ill im ive id
`);

/** Words for the thing, the label and whoever made it, which every label is about. */
const WORDS_OF_THE_TRADE = listed(`
label labels work works piece object thing things picture image artist maker museum collection gallery title name names named called call calls
made make makes date dates dated year years time times day century part kind side
say says said saying tell tells told read reads write writes give gives goes go went come comes came get got
show shows is look looks looking see
know known knows knew age old early earlier late later mid middle beginning end half
weigh weighs number measure measures belong belongs use used
metre metres meter meters centimetre centimetres centimeter centimeters millimetre millimetres inch inches foot feet gram grams kilo kilos kilogram kilograms ad ce bc bce
`);

/** Words to the listener and of the talk itself, in the forms that only a speaker has. */
const WORDS_TO_LISTENERS = listed(`
imagine listen remember think wonder guess suppose note notice please surely
word words sentence detail story question answer
`);

/** Words of talk: they claim nothing of the work, whoever says them. */
const TALK_WORDS = listed(`
hear ah oh yes no sorry thanks indeed course exactly true sure certainly good nice fair fine great lovely strange odd funny curious
i me you we us let let’s thought believe mean means expect expected hope wish like love want need ask asked asking
questions answers line lines details stories idea fact reason way bit lot kind sort
first next last thing things everything something anything someone somebody anybody everybody
forget keep keeping mind take with me home moment minute second while today tomorrow later before after again always never wait stop stay
stand standing step closer close come go going on begin start end leave leaving here there move walk
why how who what when where which whether because so really hardly quite almost enough better best most
try help point pass turn find found sound sounds seem seems feel feels surprise surprised glad
easy hard simple difficult different same new long short little small big much far near
every all whole only myself yourself ourselves once twice
`);

/** Whether a word may stand in a sentence that comes from a source, without standing there. Takes a word's key. */
export function isPlain(key: string): boolean {
  return FUNCTION_WORDS.has(key) || WORDS_OF_THE_TRADE.has(key) || WORDS_TO_LISTENERS.has(key);
}

/** Whether a word may stand in talk that holds no fact. */
export function isTalk(key: string): boolean {
  return isPlain(key) || TALK_WORDS.has(key);
}
