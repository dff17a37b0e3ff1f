/** Words that make no phrase of their own: they point to something before them, or a verb stands with them. */
const NO_PHRASE_WITH =
  /(?<![\p{L}-])(?:it|them|him|he|she|they|who|whom|which|that|this|these|those|such|others?|own|each|both|there|here|so|as|then|than|if|when|where|while|because|and|or|but|not|no|is|are|was|were|be|been|being|has|have|had|do|does|did|can|could|will|would|may|might|must|should|to|out|off|up|down|just|only|also|very|any|(?:drive|look|stand|sit|hold|take|give|make|come|wear|lie|keep|lean|seem|appear|begin|become|choose)s|choose|carries|goes|took|made|came|went|became|stood|sat|held|gave|kept|left|wore|began|ran|fell|lay|wrote|found|brought|sold|bought)(?![\p{L}-])/iu;

/** What many sentences end with, and nobody says again. */
const TOO_PLAIN =
  /(?<![\p{L}-])(?:her|hand|care|kinds?|types?|sorts?|ways?|times?|periods?|century|centuries|decades?|era|years?|months?|days?|styles?|forms?|world|life|lives|works?|arts?|artists?|painters?|sculptors?|photographers?|paintings?|pictures?|prints?|portraits?|pieces?|series|collections?|museums?|gallery|galleries|exhibitions?|examples?|parts?|things?|results?|cases?|use|order|addition|general|particular|fact|dates?|centre|center|left|right|top|bottom|front|back|background|foreground|middle|sides?|first|last|next|once|meantime|display|moment|question|all|public|you|common|distance|country|ourselves|sideways|afterwards|themselves|himself|herself|itself)$/iu;

/** A place or a people behind a lone preposition, "in Rome": where it was is nothing to wonder at. */
const WHERE_IT_WAS = /^(?:in|at|from|near|by|for|before|after) (?:the )?\p{Lu}/u;

/** Two words behind a common preposition, "by sight", "with twine": too little to say again. */
const TOO_SHORT = /^(?:by|with|for|in|at|on|over|after|before) \S+$/i;

/** Who is told to do something does not repeat it. */
const BIDS =
  /^(?:Please|You|Visitors|Look|See|Find|Sit|Stand|Listen|Touch|Try|Turn|Clap|Press|Lift|Open|Notice|Note|Imagine|Now|Walk|Come|Ask|Wave|Take|Put|Count|Follow|Use|Buy|Choose|Hold|Pull|Push|Give|Let|Go|Think|Step|Read|Compare)\b/u;

const WORD = "[\\p{L}\\p{M}\u2019'-]+";
const PREPOSITION =
  '(?:from|with|without|for|under|behind|inside|beneath|beside|between|through|across|against|on|in|at|by|over|around|into|onto|near|after|before|above|below|along)';
const NO_PREPOSITION = `(?!(?:of|${PREPOSITION})(?![\\p{L}-]))${WORD}`;
const NOUN_PHRASE = `(?:${NO_PREPOSITION} ){0,3}${NO_PREPOSITION}`;
const COUNTED =
  '(?:an?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty)';

/** "There are tooth marks on this one": what there is. */
const THERE_IS = new RegExp(
  `^(?:[\\p{L} ]{0,24},? )?[Tt]here (?:is|are|was|were) (?:still )?(${NOUN_PHRASE})(?: (?:of|${PREPOSITION}) [^,]+)?$`,
  'u',
);
/** "A secret compartment for poisons", "without a word of French": a thing with what belongs to it. */
const THING_WITH = new RegExp(
  `(?<![\\p{L}\u2019'-])((?:${PREPOSITION} )?${COUNTED} (?:${NO_PREPOSITION} ){1,3}(?:of|${PREPOSITION}) ${NOUN_PHRASE})$`,
  'u',
);
/** "And a better smell": the last of several. */
const LAST_OF_SEVERAL = new RegExp(`^(and an? ${NOUN_PHRASE})$`, 'u');
/** "1,300 metres", "for £23". */
const HOW_MUCH =
  /(?<![\p{L}\d,.])((?:for |only |nearly |almost |over )?(?:[£$€]\d[\d,.]{0,12}|\d[\d,.]{0,12} (?:met(?:re|er)s?|feet|miles|kilomet(?:re|er)s|kilograms|kilos|tons|tonnes|pounds|guineas|guilders|francs|dollars|shillings|marks|pesos|lire|pieces|people|women|men|children|copies|stitches|beads|bottles|hours|minutes|seconds)))$/u;
/** "For thirty-one years". */
const HOW_LONG =
  /(?<![\p{L}\d])(for (?:(?:nearly|almost|over|some|about) |more than )?(?:\d+|(?!the|a|his|her|their|many|several)[\p{L}-]+)(?: hundred)? years)$/u;
/** "Her name was Martha", "The soles are hardly worn": what a short sentence says of something. */
const PREDICATE = new RegExp(
  `^(?:It|She|He|They|(?:The|Its|His|Her|Their) (?:${NO_PREPOSITION} ){0,2}${NO_PREPOSITION}) (?:is|was|are|were) ((?:${WORD} ){0,4}${WORD})$`,
  'u',
);
/** "Made of oak", "in the collection": what says no more than a tombstone does, or points to something before it. */
const NO_SUCH_PREDICATE =
  /^(?:attributed|made|painted|carved|cast|built|woven|printed|signed|dated|given|bought|purchased|found|designed|produced|used|shown|an?|the|one|of|in|on|at|from|by|for|about|called|known|born)\b|\b(?:it|them|him|her|this|that|these|those|here|there|so)$/i;
const MOST_WORDS_OF_SHORT = 8;
/** "From a marine's coat", "under her brother's name". */
const BEHIND_PREPOSITION = new RegExp(
  `(?<![\\p{L}\u2019'-])(?<!\\b(?:of|${PREPOSITION}) )(${PREPOSITION} ${NOUN_PHRASE})$`,
  'u',
);

/** What makes words worth saying after somebody: whose a thing was, what was not there, or a thing that one does not expect. */
const ODD =
  /\p{Ll}(?:\u2019s|s\u2019|'s|s') \p{Ll}|\bwithout\b|\b(?:secret|hidden|false|forged|fake|stolen|borrowed|smuggled|left-?over|recycled|discarded|second-?hand|human|horse|goat|elephant|whale|shark|bite|teeth|tooth|toenails?|fingernails?|hair|bones?|blood|urine|dung|poisons?|sugar|salt|butter|soap|chocolate|chewing|honey|smell|kitchen|nightgown|pyjamas|bathtub|umbrella|bicycle|broom\w*|pram|nobody|alone|blindfold\w*|upside|wrong|backwards|hardly|barely|scarcely|nearly|almost|still|never|dozen|hundred|thousand|million)\b/iu;

const FEWEST_WORDS = 2;
const MOST_WORDS = 7;

/**
 * The words at the end of a sentence that somebody who listens says after the speaker, since English puts last what is new: "From a
 * marine's coat". Null where it ends with no phrase that is understood by itself or holds nothing odd, denies something, or bids the visitor do something.
 */
export function echoOf(sentence: string): string | null {
  // What stands in quotation marks is somebody else's.
  if (/["\u201C\u2018?!]|(?<!\p{L})'/u.test(sentence) || BIDS.test(sentence)) return null;
  const whole = sentence.replace(/\.$/, '');
  const clause = whole.replace(/^.*[,;:\u2014] /s, '');
  const amount = HOW_MUCH.exec(clause)?.[1] ?? HOW_LONG.exec(clause)?.[1];
  if (amount !== undefined) return amount;
  // Brackets hold an aside.
  if (/[()[\]]/.test(clause)) return null;
  const said = whole.split(' ').length <= MOST_WORDS_OF_SHORT ? PREDICATE.exec(whole)?.[1] : undefined;
  const isName = /\bname (?:is|was) /.test(whole);
  if (said !== undefined && !NO_SUCH_PREDICATE.test(said) && (isName || ODD.test(said))) return said;
  for (const [form, text] of [
    [THERE_IS, /[;:]/.test(whole) ? '' : whole],
    [LAST_OF_SEVERAL, clause],
    [THING_WITH, clause],
    [BEHIND_PREPOSITION, clause],
  ] as const) {
    const phrase = form.exec(text)?.[1];
    if (phrase === undefined || NO_PHRASE_WITH.test(phrase.replace(/^and /, '')) || TOO_PLAIN.test(phrase))
      continue;
    // "On a bench?": nobody asks back what is plain.
    if (!ODD.test(phrase) || WHERE_IT_WAS.test(phrase) || TOO_SHORT.test(phrase)) continue;
    const words = phrase.split(' ').length;
    if (words >= FEWEST_WORDS && words <= MOST_WORDS) return phrase;
  }
  return null;
}
