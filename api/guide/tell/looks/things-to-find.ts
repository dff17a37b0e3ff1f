/** Things that a title or a label's text names and an eye can find. */
const THINGS =
  'bridge|boat|ship|ferry|canoe|anchor|sail|harbour|harbor|dog|cat|horse|mule|donkey|cow|ox|bull|sheep|lamb|ram|goat|pig|bird|swan|duck|goose|geese|crane|heron|eagle|hawk|falcon|owl|crow|raven|dove|parrot|peacock|rooster|cockerel|deer|stag|lion|lioness|tiger|leopard|elephant|monkey|bear|wolf|fox|rabbit|hare|squirrel|mouse|snake|serpent|dragon|lizard|turtle|tortoise|frog|fish|dolphin|whale|shark|crab|lobster|oyster|shell|bee|fly|butterfly|butterflies|beetle|scarab|spider|windmill|mill|church|steeple|castle|tower|ruin|rainbow|moon|star|cloud|umbrella|parasol|mirror|window|door|doorway|curtain|candle|lamp|lantern|letter|book|scroll|map|globe|guitar|violin|lute|flute|harp|drum|trumpet|horn|piano|hat|cap|crown|helmet|veil|turban|headdress|glove|fan|ribbon|bow|belt|sash|cloak|necklace|ring|bracelet|earring|brooch|pearl|bead|feather|basket|lemon|apple|pear|orange|grape|cherries|peach|pomegranate|melon|skull|clock|watch|hourglass|flower|rose|tulip|sunflower|iris|lily|lilies|lotus|vine|palm|willow|waterfall|well|fountain|staircase|stairs|ladder|train|locomotive|carriage|cart|bicycle|car|aeroplane|airplane|plough|plow|chair|stool|table|bed|cradle|swing|cushion|carpet|sword|dagger|spear|shield|arrow|bow|gun|rifle|flag|banner|sceptre|scepter|staff|wheel|key|coin|purse|bottle|jug|glass|cup|bowl|plate|knife|spoon|pipe|comb|brush|thread|rope|chain|wing|halo|cross|altar|column|arch|hand|finger|foot|feet|eye|ear|beard|moustache|braid|tail|claw|paw|mask|doll|ball|kite|signature|inscription|stamp|seal|crack|seam';
const THING = new RegExp(`(?<![\\p{L}-])(?:${THINGS})(?:s|(?<=s|x|ch|sh)es)?(?![\\p{L}-])`, 'giu');

/** Words that name something else as often, or what every figure has. */
const TOO_PLAIN =
  /^(?:hand|finger|foot|feet|eye|ear|tail|cross|altar|glass|star|cloud|horn|brush|bow|well|fly|bear|cap|seal|stamp|ball|thread|bed|table|fan|crack|seam|key|map|watch|mask|lily|rose|iris|plate|letter|book|scroll)s?$/i;

/** "It looked like a great black": what a work is likened to is not to be found in it. */
const LIKENED =
  /(?<!un)\b(?:like|as \p{Ll}+ as|than|compar(?:es?|ed|ing|able|ison) (?:it |them )?(?:to|with)|similar to|suggest(?:s|ing)?|recall(?:s|ing)?|evok(?:es|ing)|reminiscent of|resembling|(?:called|nicknamed|named after|known as)|such as|shape of|(?:size|weight|height|length) of|as if) (?:an? |the |some )?(?:[\p{L}-]+ ){0,3}$/iu;

/** "The placentas of a cow", "made of a horn": whose part or stuff is told of, and what serves to tell of something else. */
const OF_SUCH_A_THING =
  /(?<!\b(?:pictures?|paintings?|figures?|heads?|images?|views?|portraits?|statues?|pairs?|groups?|rows?|couples?|pieces?|bunch|shapes?|forms?) )\bof an? (?:[\p{L}-]+ ){0,2}$/iu;

/** "A belt of daffodils", "a ring of bright water": a thing that only says how much there is of another, or in what shape. */
const SHAPE_OF =
  /^(?:belt|ring|ribbon|carpet|chain|veil|cloak|curtain|cushion|sash|bowl|bottle|cup|basket|crown|arch|column|fan|sea|wheel|chest) of (?!(?:thorns|flowers|fruit|the|his|her|their|its|a|an)\b)\p{Ll}/u;

/** A colour in a row of others: "painted in blue, green and orange". */
const AMONG_COLOURS =
  /\b(?:red|green|blue|yellow|white|black|brown|pink|purple|gold|grey|gray|violet|turquoise)\b(?:,| and|, and) (?:orange|rose)$/i;

/** What may follow a thing that is meant by itself: no "wheel" behind "bicycle", no "family" behind "eagle". */
const BEHIND_A_THING =
  /^(?:[,.;:!?)]|$|\u2019(?!s| \p{Ll})| (?:and|or|of|in|on|at|with|to|from|is|are|has|have|that|which|who|whose|by|as|for|behind|beside|under|over|across|beneath|before|above|below|between|around|near|into|stands?|lies?|holds?|moves?|swims?|hangs?|sits?|rises?|leans?|walks?|runs?|gives?|shows?|reveals?|fills?|marks?|catch(?:es)?|reflects?|opens?|turns?|waits?|lets?|covers?|hides?|points?|carr(?:y|ies)|comes?|goes|seems?|looks?|grows?|spreads?|begins?|ends?)\b)/u;

/** A thing that a text names, and where: offsets in it. */
interface ThingNamed {
  readonly thing: string;
  readonly start: number;
  readonly end: number;
}

/** The things that a text names and that one looks for, in its order. */
function thingsIn(text: string): ThingNamed[] {
  return [...text.matchAll(THING)]
    .map((found) => ({
      thing: found[0].toLowerCase(),
      start: found.index,
      end: found.index + found[0].length,
    }))
    .filter(
      ({ thing, start, end }) =>
        !TOO_PLAIN.test(thing) &&
        !LIKENED.test(text.slice(0, start)) &&
        !OF_SUCH_A_THING.test(text.slice(0, start)) &&
        !AMONG_COLOURS.test(text.slice(0, end)) &&
        (start === 0 || /^\p{Ll}/u.test(text.slice(start))) &&
        // "He drew this lamp": the work itself.
        !/\bthis (?:\p{Ll}+ )?$/iu.test(text.slice(0, start)) &&
        BEHIND_A_THING.test(text.slice(end)) &&
        !SHAPE_OF.test(text.slice(start).toLowerCase()),
    );
}

/** Signs of a sentence that describes what is to be seen, and of one that tells of something else. */
const DESCRIBES =
  /\b(?:holds?|wears?|stands?|sits?|lies|rests?|shows?|depicts?|represents?|carr(?:y|ies)|rides?|hangs?|leans?|surrounds?|appears?|emerges?|covers?|frames?|bears?|grips?|raises?|foreground|background|in the cent(?:er|re)|at (?:the )?(?:left|right|top|bottom|feet)|on (?:the|her|his|its) (?:left|right|head|lap|knee|shoulders?|finger|back)|beneath|behind|flees?|runs?|walks?|kneels?|bends?|looks?|gazes?|stares?|turns|lifts?|points?|plays?|dances?|sleeps?|swims?|moves?|gathers?|pours?|falls?|rises?|crowds?|divides?|crosses|winds?|glides?|floats?|flies|wear|hold|carry|ride|has caught|gives away|reveals?|reflects?|catches|fills?|marks?|we see|one sees|can (?:still )?be (?:seen|made out)|is (?:seen|shown|painted|depicted))\b/i;
const TELLS_OTHERWISE =
  /\b(?:1[0-9]{3}|20[0-2]\d|no|not|never|without|lost|stripped|deprived|devoid|bereft|instead|neither|nor|unlike|lacks?|lacking|absent|hidden|imagined|imitat(?:es?|ing)|resembl(?:es?|ing)|missing|once|was|were|had|would|could|may|might|perhaps|removed|gone|another|other|similar|often|usually|typically|commonly|traditional(?:ly)?|among|many|most|some|such|symbols|generally|always|became|later|generations?|used to|turned into|now|kept|stored|sold|traded|bought|held|contained|dozens?|hundreds?|thousands?|elsewhere|others|made|served|used|brought|wore|carried|gave|planned|intended|designed|meant|enlarged|reverse|verso|on the back|under glass|inside|will|waits? for|waiting for|makes? an?|added|serves? as)\b|[?"\u201C]/i;

/** Parts of a sentence that say something by themselves: "We see the man from behind; only the mirror gives away his face." */
const PART = /[;:\u2014]|, (?=(?:and|but|while|whereas|so|as|only) )/g;

/** Whether a part of a sentence describes what is to be seen of the work, and nothing else. */
export const describes = (part: string): boolean => DESCRIBES.test(part) && !TELLS_OTHERWISE.test(part);

/** The things of those parts of a sentence that describe the work; none of a part that tells of a life, a loss or a doubt. */
export function thingsDescribed(sentence: string): ThingNamed[] {
  const ends = [...sentence.matchAll(PART)].map(({ index }) => index);
  return [0, ...ends].flatMap((from, at) => {
    const part = sentence.slice(from, ends[at]);
    return describes(part)
      ? thingsIn(part).map(({ thing, start, end }) => ({ thing, start: from + start, end: from + end }))
      : [];
  });
}

/** Words that say where in a work something is. */
const WHERE =
  /^(?:In the (?:fore|back|middle )ground|(?:Behind|Beneath|Below|Above|Around|Between|Beside|Before) (?:him|her|it|them|his|its|their|the)\b|(?:At|On|To) (?:the|his|her|its|their|our) (?:far |upper |lower )?(?:left|right|feet|top|bottom|table|lap|head|side|wall|shoulder|edge|centre|center)\b)|\b(?:(?:on|at) the (?:far |upper |lower |extreme )?(?:left|right)|(?:at|in) the (?:top|bottom|background|foreground)|along the (?:top|bottom|edge)|in the (?:upper|lower) (?:left|right))\b/;

/** Whether a sentence says of the work before one where something is to be seen. */
export const saysWhere = (sentence: string): boolean =>
  WHERE.test(sentence) &&
  DESCRIBES.test(sentence) &&
  !TELLS_OTHERWISE.test(sentence) &&
  !/\b(?:wrote|(?:he|she|they) \p{Ll}+ed)\b/u.test(sentence);
