import { plainName } from '../../notes/plain-name.ts';
import { isSad } from '../grim.ts';
import { ANY, MOURNING, OF_MADE, OF_PICTURE, PLAIN, SOBER } from './any-arcs.ts';

/**
 * What Anna says at the first look and Ben's word to it, and what she comes back to at the end. An arc holds no fact:
 * a kind of thing or picture is told by the label's own title.
 */
export interface Arc {
  readonly opens: string;
  readonly answer: string;
  readonly closes: string;
}

/** Arcs by kind: a sign in the title, then by lines "opening | answer | closing". */
type Kinds = readonly (readonly [sign: RegExp, arcs: string])[];

/** What a title names, whether it is a picture of it or the thing itself. */
const ANYTHING: Kinds = [
  [
    /^(?:untitled|sans titre|ohne titel|sin titulo|sem titulo|senza titolo)$/i,
    `What is it called? That may help. | I doubt it. | No title to lean on. I’ll go by what I see.
Read me the title first. | It won’t take long. | I’ve tried three titles on it. None has stayed.`,
  ],
  [
    /^(?!.*\b(?:port|place|pont|rue|view|street|bridge|bay|lake|island|church|station|river|fort)\b).*\b(?:madonna|virgin|annunciation|nativity|adoration|holy family|magi|pieta|christ|saints?|archangels?|apostles|last supper|resurrection|ascension)\b/i,
    `I’d like to stand a little further back here. | So would I. | I’ve come nearer since. I hadn’t noticed.
I’d like to begin with the light. | Then look, and I’ll read. | I went back to the brightest place before the end.
I don’t want to talk over it. | Then I’ll read, and you look. | Let’s just look.`,
  ],
  [
    /\b(?:buddhas?|bodhisattvas?|avalokite[sś]h?vara|guanyin|kannon|shiva|vishnu|krishna|ganesha?|parvati|lakshmi|durga|tara|jina|tirthankara)\b/i,
    `I’d like to be quiet with this one. | Then I’ll read, and no more than that. | I’d like another quiet moment with it.
Where shall I begin? | Where you like. | I ended up where the least is going on.
Slowly, this one. From the bottom up. | I’ll read while you look. | I’ve got as far as the top. Now down again.`,
  ],
  [
    /\b(?:composition|abstract(?:ion)?|improvisation)\b/i,
    `Don’t say what it means. Say where you look first. | Left. Then I don’t know. | I go another way through it each time.
Is there a way in? | Pick an edge. | I went in at one edge and came out at another.
I’m going to tilt my head. | Mind your neck. | I tilted my head both ways. Your turn.`,
  ],
  [
    /\b(?:manuscript|qur ?ans?|koran|calligraphy)\b(?! (?:stand|case|box|cover|binding|board|chest))/i,
    `Let me take one line, just as a shape. | Take your line, and I’ll read. | I followed one line from end to end. Slowly.
I’d like to look at the gaps first, and then at the strokes. | Gaps first, then. | The gaps first, then the strokes. Now both.`,
  ],
  [
    /\b(?:folding|fold|panel) screens?\b|\bhand ?scroll\b/i,
    `Let’s walk along it. | I’ll read as we go. | I’ve walked along it from one end. Now from the other.`,
  ],
];

/** What a picture shows by its title: whether it is to be seen, Anna looks for herself. */
const PICTURED: Kinds = [
  [
    /\bself ?portraits?\b/i,
    `Where would you put the mirror, for that? | Straight in front of me. | Where was the mirror, or whatever it was? I can’t place it.
Are left and right swapped, or not? | I’d need the sitter here. | I can’t work it out. Raise your left hand, please.`,
  ],
  [
    /\bportrait of\b(?!.{0,80}\b(?:city|town|place|house|dogs?|cats?|horses?|ship|landscape|nation|country|time)\b)|^(?:mrs?|miss) \w+/i,
    `I’d like to meet the face before the name. | Take your time. The name can wait. | First the face, then the name. Now I have both.`,
  ],
  [
    /\bstill life\b/i,
    `If somebody bumped into it, what would fall first? | Let me read before it happens. | I know what would fall first. I’ve been watching it.
Count the things with me. | You count, I’ll read. | I counted twice. It depends on what one calls a thing.
I want to see what it all rests on. | Begin at the bottom, and I’ll read. | I went along the bottom of it, thing by thing.`,
  ],
  [
    /^(?!.*\b(?:creek|river|lake|island|isle|gate|park|street|hill|mount\w*|pass|bay|valley|year|inn|house|hotel|hall|castle|meadow|boat|danc\w*|masks?|hunt\w*|head|song|days|white|cradle|eye|hot)\b).*\b(?:dogs?|hounds?|puppy|cats?|kittens?|birds?|herons?|owls?|geese|ducks?|peacocks?|parrots?|cockerel|rooster|lions?|tigers?|elephants?|monkeys?|deer|cattle|cows?|sheep|goats?|rabbits?)\b/i,
    `In any picture it’s animals first, with me. | With me it’s the label. | Animals first, and then the rest. I’m at the rest now.
How few lines would you need, for an animal? | Three, and a lot of luck. | I tried three lines in the air. They aren’t enough.`,
  ],
  [
    /\b(?:horses?|mares?|stallions?|horse(?:m[ae]n|wom[ae]n)|horseback|equestrian)\b(?! (?:guards?|creek|race))/i,
    `Could you draw a horse? | Not one you’d recognise. | I followed one line with my finger, in the air. I’d not get much further.`,
  ],
  [
    /\b(?:boats?|ships?|ferry|sailing|regatta|canoes?)\b/i,
    `With boats I always look for who is steering. | There may be nobody. | Somebody ought to steer. I’ll look once more.`,
  ],
  [
    /\blandscapes?\b|\bvalley\b|\bmountains?\b|\bhills\b|\bmeadows?\b/i,
    `Start at the bottom edge with me, and go back. | As far as it goes. | I got from the bottom edge to the far end, with two rests.
Cover the top half with your hand, from here. Then the bottom. | One after the other. | Half of it is another picture. I tried both.
How far back can you see? | As far as the label. | Each time I look there’s a bit more behind it.`,
  ],
  [
    /^(?!.*\b(?:sea|ocean|waves?|stream|river|lake) of (?:fog|mist|clouds?|sand|grass|ice|people|faces|dreams?|stars|time|life|love|tears|blood|light)\b).*\b(?:seascape|ocean|coast|shore|waves|river|stream|lake|pond|brook|waterfall|canal|thames|seine|the sea)\b(?! (?:city|road|house|street|inn|school|company|county|park|hotel|club|indians?|people))/i,
    `I want to find the water first. | Find it, and I’ll read. | I began with the water, and looked for everything else from there.
Which way would the water go? | Downhill, they say. | I keep changing my mind which way the water goes.`,
  ],
  [
    /\b(?:snow|snowy|frost|skaters)\b(?! (?:white|owl|leopard|goose))/i,
    `I’d like to count the whites. | White is white, to me. | I counted the whites, and started over.`,
  ],
  [
    /\b(?:nocturne|moonlight|moonlit|dusk|twilight|starry|at night|by night)\b/i,
    `Let me look how much light there is in it. | Look, and I’ll read. | I looked how much light there is. My eyes took a while.
Wait until I see something. | I’ll start, all the same. | I see more now than when you began.`,
  ],
  [
    /\b(?:rain|rainstorm|storm|thunderstorm|gale|tempest|(?<!\b(?:on|with|to) the )wind|windy)\b(?! (?:river|cave|instruments?|chimes?))/i,
    `I want to see whether there’s any weather in it. | Look, and I’ll read. | I looked for the weather in it. I’ll look for it outside, too.`,
  ],
  [
    /\b(?:flowers|roses|lilies|irises|sunflowers|tulips|bouquet|peonies|chrysanthemums|poppies)\b/i,
    `Count the flowers with me. | I’ll read while you count. | I lost count of the flowers twice.
I’ll go from flower to flower. | Go, and I’ll read. | I’ve been from flower to flower, and I’m not through.`,
  ],
  [
    /\b(?:forest|woods|woodland|grove|jungle|trees)\b/i,
    `I want to see how far in one can look. | Try it, and I’ll read. | I looked in as far as I could, and came back out.`,
  ],
  [
    /\bbridge\b(?! (?:players?|party|game))/i,
    `At bridges I ask what holds them up. | I’ll leave that to you. | I’m still at what holds a bridge up. You might check my sums.`,
  ],
  [
    /^(?:\w+ ){0,2}(?:street|boulevard|avenue|piazza|plaza)\b|^(?:\w+ )?views? (?:of|from|over|in|towards?)\b/i,
    `I’ll look whether anybody is about. | Look, and I’ll read. | I’ve been into every corner for people.
Where did one have to stand, to see it like that? | In somebody’s way, I expect. | I’ve worked out where I’d have to stand.`,
  ],
  [
    /\b(?:procession|festival|carnival|crowds?|parade|market|banquet)\b/i,
    `I want to begin with whoever is nearest. | Begin, and I’ll read. | I looked for the nearest person, and then for the next.`,
  ],
  [
    /(?<!\b(?:in|at|to) (?:the )?)\b(?:church|cathedral|abbey|temple|mosque|monastery)\b(?! (?:panels?|silver|vestments?|bells?|plate))/i,
    `How big would one of us be, beside that? | Look for somebody. | If there’s somebody small in it, one sees how big it is.`,
  ],
  [
    /\b(?:houses?|cottages?|farmhouse|villa)\b(?! of\b)/i,
    `I always look whether anybody is at home. | Look, and I’ll read. | I looked whether anybody is at home. I do that with every house.`,
  ],
  [
    /\b(?:interior|bedroom|kitchen|parlou?r|drawing room|sitting room|dining room)\b/i,
    `Where does one come in? | Behind us, perhaps. | Where one comes in may be just where we’re standing.`,
  ],
  [
    /\b(?:music|musicians?|concert|singers?|guitar|lute|violin|piano|flute|harp|singing|danc(?:e|ers?|ing)|ballet)\b/i,
    `Can one see music? | Let’s find out. | If one can see music, I’d have to be told where.
It’s silent, and I’m listening all the same. | Give it a moment. | Nothing to hear. I did listen.`,
  ],
  [
    /\b(?:child|children|boys?|girls?)\b/i,
    `With people in pictures I always wonder how tall they’d be, next to me. | I’d only be guessing. | I’ve held my hand out, about so high. It’s a guess.`,
  ],
  [
    /\b(?:lovers|couple|wedding|courtship|embrace)\b/i,
    `Let me sort out who is looking at whom. | One at a time. | I’ve followed who looks at whom. Now you.`,
  ],
  [
    /\b(?:reading|reader|letters?|writing|books?)\b/i,
    `Can one read any of it? | Go close and see. | One word would have been enough for me. I’m still looking.`,
  ],
  [
    /\b(?:(?:card|chess) ?players?|gamblers?)\b/i,
    `Who is winning, I wonder? | Watch them. | I watched for who is winning. I couldn’t say.`,
  ],
  [
    /\b(?:workers?(?! (?:society|societies|union|party|club|hall|banner|council|day|movement))\b(?!.{0,60}\bbanners?\b)|washerwom[ae]n|laundress(?:es)?|weavers?|blacksmiths?|gleaners|sowers?|ploughing|plowing|haymakers?|spinners?|lacemakers?|seamstress(?:es)?)\b/i,
    `I’ll look for hands first. | Look, and I’ll read. | I looked for hands, and for what they hold. You might see more.`,
  ],
  [
    /^(?:studies|study|sketch|sketches) (?:for|of)\b/i,
    `Which bit came first, do you think? | I’d have to guess. | Which bit came first? Guess with me.`,
  ],
  [
    /\bmaps?\b/i,
    `Find me a name that I know. | You’d find it sooner. | I went over it for one name that I know. Would you try?`,
  ],
  [
    /\bposter\b/i,
    `What does one see of it from across the room? | Go and try. | I walked backwards until it was only shapes.`,
  ],
];

/** Kinds of things that people made for use; nothing is said of what for, since it may have been for a grave or a god. */
const THINGS: Kinds = [
  [
    /\b(?:tea ?pot|coffee ?pot|kettle|ewer|pitcher|jug|decanter|tankard|mug)s?$/i,
    `Where would the hand go? | Try it in the air. | My hand knew where to go. In the air, that is.
How many pieces is it put together from? | I’d count the joins. | I followed it round for the joins, as far as one can see.`,
  ],
  [
    /\b(?:cup|kylix|goblet|beaker|bowl|kantharos|skyphos|basin)s?$/i,
    `I’d like to know how deep it is. | One would have to look in from above. | I tried to see in from the side. I’d still have to guess.
Would you lift it with one hand or with two? | With none, in here. | I’d want both hands for it.`,
  ],
  [
    /\b(?:vase|jar|amphora|hydria|lekythos|pot|vessel|meiping|bottle|canister|olla|flask|krater)s?$/i,
    `Draw its outline in the air. | You draw, and I’ll read. | I drew the outline again at the end, and got nearer.
Is it the same on both sides? | You look left, I’ll look right. | I compared left with right, and I’m not done.`,
  ],
  [
    /\b(?:plate|dish|platter|charger|tray|salver)(?:e?s)?$/i,
    `Do you look at the edge first, or the middle? | The edge. | I went round the edge once, and then in.`,
  ],
  [
    /\b(?:spoon|ladle|fork|comb|brush|key|pen)s?$/i,
    `Hold your hand as if you had it. | After you. | My hand still has the shape of it.`,
  ],
  [
    /\b(?:chair|armchair|sofa|settee|bench|table|desk|bureau|cabinet|chest|commode|cupboard|wardrobe|sideboard|armoire)s?$/i,
    `I look at how it stands first. | On the floor, I hope. | One could begin with how it meets the ground. I did.
What does it look like from behind? | Front first, if you don’t mind. | I leaned over as far as I may. I’d still like to see the back.`,
  ],
  [
    /\b(?:box|boxes|caskets?|coffer)$/i,
    `I’d like to see the underside, too. | I can’t lift it for you. | I bent down as far as I could. The underside I’ll have to imagine.`,
  ],
  [
    /\b(?:dress|dresses|gown|coat|robe|jacket|kimono|kosode|skirt|cape|shirt|tunic|caftan|kaftan|waistcoat|bodice)$/i,
    `How would one get into it? | I can’t see that from here. | And how one gets into it I still don’t know.
I’d like to follow one seam, if there is one. | Follow it, and I’ll read. | I did follow one seam, or what I took for one.`,
  ],
  [
    /\b(?:shoes|boots|slippers|sandals|moccasins)$/i,
    `Are they the same, left and right? | I’d have to compare. | I’ve gone to and fro between left and right. You should, too.`,
  ],
  [
    /\b(?:hat|cap|bonnet)$/i,
    `Which side is the front? | I’d have to see it worn. | Front or back? I’ve looked at it from both.`,
  ],
  [
    /\b(?:ring|pendant|amulet)s?$/i,
    `I’m looking for its smallest part. | I’d need a lens. | First the smallest part, then one that’s smaller. I could go on.`,
  ],
  [
    /\b(?:necklace|bracelet|brooch|brooches|earring|fibula|buckle)s?$/i,
    `How would it fasten? | I’d ask a jeweller. | To know how it fastens I’d want to see the back.`,
  ],
  [
    /\b(?:sword|dagger|gun|pistol|rifle)s?$/i,
    `I’d rather not think what for. | Then look at how it’s made. | I looked at how. I did think of what for.`,
  ],
  [
    /(?<!\b(?:gas|death|mummy|life) )\bmasks?$/i,
    `Walk from the left to the right with me. | Slowly, then. | It changes with where one stands. Try it from over there.`,
  ],
  [
    /\b(?:mummy|coffin|sarcophagus|gravestone|tombstone|shabti|ushabti|canopic|epitaph)\b/i,
    `Should we be looking at this at all? | Quietly, I think. | Then let’s look quietly.`,
  ],
  [
    /(?<!\b(?:axe?|spear|arrow|mace|staff|pin|hammer|trophy|shrunken|preserved|crest|cro[sz]ier|finial|club|animal|bear|ram|lion|horse|bull) )\b(?:head|bust)$/i,
    `I’d like the profile as well. | Front first. | From the side it’s a different look. I needed both.
Cover one half of it with your hand, from here. | Either half will do. | I covered one half, then the other. Try it.`,
  ],
  [
    /\b(?:figure|figurine|statue|statuette|torso|kouros|kore)s?$/i,
    `I’d like to see the back, too. | If they let you. | I leaned as far round as I could.
I’d like to see where the weight rests. | Start from below. | Now that I’ve asked where the weight rests, I see it everywhere.`,
  ],
  [
    /\b(?:coin|stater|denarius|drachm|tetradrachm|dinar|token|medal)s?$/i,
    `How near can you go before it blurs? | Nearer than you. | I went as near as my eyes allow. There was more than I’d seen.
Hold your thumb up beside it, from here. | You hold, and I’ll read. | My thumb is still up. So that’s its size.`,
  ],
  [
    /\b(?:clock|watch)$/i,
    `What does it say? | Not our time, I expect. | I looked what it says. It may be right twice a day.`,
  ],
  [
    /\b(?:sundial|astrolabe|barometer)$/i,
    `Where does one read it? | The label I can manage. | I still don’t know where one reads it. I’d need a lesson.`,
  ],
  [
    /(?<!\b(?:bark|tapa|oil|felt|wax) )\b(?:carpet|rug|tapestry|quilt|textile|embroidery|hanging|blanket|sampler|lace|shawl|scarf|cloth)s?$/i,
    `May one touch it? Just the corner? | No. | I didn’t touch it. I want that written down.
I’d like to follow one thread. | You’d have to hold your breath. | I followed one thread until I lost it.
I’ll see whether anything in it repeats. | Go on, and I’ll read. | I’m halfway across, and still looking for what repeats.
Which edge was the beginning? | There are several. | Where did they begin? I’ve got it down to two edges.`,
  ],
  [
    /\bbaskets?$/i,
    `Let me go once along the rim. | Go, and I’ll read. | I went along the rim, and then down the side.`,
  ],
  [
    /\b(?:tile|mosaic|frieze)s?$/i,
    `Where would it go on, if it went on? | I’d try one side after the other. | I’ve tried each side, for where it might go on.`,
  ],
  [
    /\b(?:lamp|candlestick|lantern|candelabr(?:a|um)|chandelier)s?$/i,
    `I’ll imagine it lit. | Then I’ll read by it. | I imagined it lit, and the rest of the room dark.`,
  ],
  [
    /\bmirrors?$/i,
    `Can you see yourself in it? | I’ve only looked at the label. | Yes, I did look for myself in it.`,
  ],
  [
    /\b(?:violin|viola|cello|guitar|lute|flute|clarinet|oboe)$/i,
    `How would one hold it? | Show me. | I’ve held it in the air. Nobody heard.`,
  ],
];

/** What is longer is a title with more of the label, or tells of more things than one. */
const LONGEST_TITLE = 80;

const arcsOf = (lines: string): Arc[] =>
  lines.split('\n').map((line) => {
    const [opens = '', answer = '', closes = ''] = line.split('|').map((part) => part.trim());
    return { opens, answer, closes };
  });

/**
 * The arcs for a work by its title: those of its kind, where it is of one. Without a known technique it may be either. Beside
 * a title that names something sad there are none.
 */
export function arcsOfKind(title: string, isPicture: boolean | null): Arc[] {
  if (isSad(title) || title.length > LONGEST_TITLE) return [];
  const kinds = [...ANYTHING, ...(isPicture === null ? [] : isPicture ? PICTURED : THINGS)];
  const plain = plainName(title);
  // "Untitled (Family of Six)" has a name.
  const named = /[([]/.test(title) ? kinds.filter(([sign]) => !sign.test('untitled')) : kinds;
  const kind = named.find(([sign]) => sign.test(plain));
  return kind ? arcsOf(kind[1]) : [];
}

/**
 * Arcs that fit any work of a kind: whatever stands in a museum, what somebody made by art, or a picture.
 *
 * @param isPicture Null where that is no work of art, or nobody knows.
 */
export const anyArcs = (isPicture: boolean | null): Arc[] =>
  [ANY, ...(isPicture === null ? [] : [OF_MADE]), ...(isPicture === true ? [OF_PICTURE] : [])].flatMap(
    arcsOf,
  );
/** Beginnings of a talk that ends with something else; these close with nothing. */
export const plainArcs = (): Arc[] => arcsOf(PLAIN);
/** Arcs that play with nothing, and where somebody's death is told those of mourning too; these close with nothing. */
export const soberArcs = (isMourned: boolean): Arc[] =>
  [SOBER, ...(isMourned ? [MOURNING] : [])].flatMap(arcsOf);
