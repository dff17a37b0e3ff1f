import { plainName } from '../../notes/plain-name.ts';
import { ANY, PLAIN, SOBER } from './any-arcs.ts';

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
    /^(?:untitled|sans titre|ohne titel)$/i,
    `What is it called? That may help. | It is called nothing. | No title, then. I’ll call it mine until we reach the door.
Read me the title first. | There is none to read. | I’ll give it a title tonight, and not tell anybody.`,
  ],
  [
    /^(?!.*\b(?:port|place|pont|rue|view|street|bridge|bay|lake|island)\b).*\b(?:madonna|virgin|annunciation|nativity|adoration|holy family|magi|pietà|pieta|crucifixion|christ|saints?|angels?|apostles?|last supper|baptism|resurrection|ascension)\b/i,
    `I lower my voice here, I can’t say why. | Nobody minds. | My voice is still low, I notice.`,
  ],
  [
    /\b(?:buddha|bodhisattva|avalokite[sś]?h?vara|guanyin|kannon|shiva|vishnu|krishna|ganesh|tara|jina)\b/i,
    `My shoulders drop when I stand here. | Leave them there. | Shoulders still down. I’d like to keep that for the bus.
It doesn’t look as if it were in a hurry. | Then we shouldn’t be. | Not in a hurry, no. That much I’ve learned today.`,
  ],
  [
    /\b(?:dancers?|dancing|dance|ballet|ball)\b/i,
    `I can’t stand still in front of that. | Please try. | One foot moved. Only one.`,
  ],
  [
    /\b(?:composition|abstract(?:ion)?|construction|number \d+|no\. ?\d+|improvisation|variation|rhythm)\b/i,
    `Don’t say what it means. Say where you look first. | Left. Then I don’t know. | I go another way through it each time. I rather like that.`,
  ],
];

/** What a picture shows by its title. */
const PICTURED: Kinds = [
  [
    /\b(?:dogs?|hounds?|puppy|cats?|kitten)\b/i,
    `I look at the animal first. I always do. | Everybody does, they just don’t say so. | Whatever else there is, I’d take the animal home.`,
  ],
  [
    /\b(?:horses?|riders?|horsemen|equestrian|mare|stallion|mule)\b/i,
    `Horses are difficult. All those legs. | Count them. | I counted the legs. It adds up.`,
  ],
  [
    /\b(?:birds?|cranes?|herons?|eagles?|owls?|crows?|ravens?|swans?|geese|ducks?|peacocks?|parrots?|hawks?|falcons?|cockerel|rooster|hen)\b/i,
    `If we move too fast it will be gone. | It has stayed so far. | Still there. We may move again.
I’d never get it to hold still that long. | Perhaps it didn’t. | It held still for us, at least.`,
  ],
  [
    /\b(?:lions?|tigers?|elephants?|monkeys?|bears?|wol(?:f|ves)|deer|stags?|leopards?|dragons?|serpents?|snakes?|unicorns?|bulls?|cows?|cattle|sheep|goats?|rabbits?|hares?|fox(?:es)?)\b/i,
    `I’d recognise it anywhere. | Then tell me how. | I’d recognise it anywhere. I still couldn’t tell you how.
I’d rather meet it here than outdoors. | It cannot hear you. | I’ll leave it in peace, then.`,
  ],
  [
    /\bself-?portrait\b/i,
    `Is that somebody looking at us, or at a mirror? | At a mirror, if it went as usual. | A mirror. So whoever it is was looking at nobody but themselves, and now at us.
I feel looked at. | That is what it was for. | One last look back. It’s only polite.`,
  ],
  [
    /^(?!untitled).*\b(?:portrait|family)\b|^(?:mrs?|miss|lady|lord|sir|dr|count(?:ess)?|duke|duchess|king|queen|prince(?:ss)?)\b/i,
    `Would you sit next to that person on a train? | Ask me when I’ve read the label. | I would sit there, I think. By the window.`,
  ],
  [
    /\bstill life\b|\bvanitas\b|\bbreakfast\b|\bfruit\b/i,
    `I shouldn’t look at this before lunch. | Too late. | I’m still hungry, I should say.
Somebody arranged all of that first. | And was not allowed to touch it again. | I would have touched it. I know myself.`,
  ],
  [
    /\blandscape\b|\bvalley\b|\bmountains?\b|\bhills?\b|\bmount\b|\bfields?\b|\bmeadow\b/i,
    `Where would you stand, if you could step into it? | With my back to something. | I’ve found my place in it. It’s out of the wind.
Do you want to be there? | Ask me about the weather first. | I’d go. With better shoes.`,
  ],
  [
    /\b(?:sea|seascape|ocean|coast|shore|beach|waves?|harbou?r|port|bay)\b/i,
    `I can nearly smell it. | Salt, in here? | Salt. I decide it’s salt.
Would you go in, or stay on land? | Land. Every time. | You stay on land, then. I’d have gone in.`,
  ],
  [
    /\b(?:boats?|ships?|ferry|sailing|fishermen|fishing|regatta|canoe)\b/i,
    `Would you get in? | Is there a life jacket? | I’d get in. You can wave.
I always look for who is steering. | And if nobody is? | Somebody has to steer. I’ll go on looking.`,
  ],
  [
    /\b(?:winter|snow|ice|frost|frozen|skaters?)\b/i,
    `I’m cold already. | Come closer, then. | Still cold. It works.
Put your collar up. | It is only a picture. | You kept your scarf on, I noticed.`,
  ],
  [
    /\b(?:night|nocturne|moonlight|moon|evening|dusk|twilight|starry)\b/i,
    `Wait until your eyes are used to it. | Mine take a while. | Now I see more of it than at first. Eyes are slow.
Would you walk there alone? | With you, perhaps. | I wouldn’t go there without a lamp, and I’d still go.`,
  ],
  [
    /\b(?:rain|storm|shower|tempest|thunder|flood)\b/i,
    `We should have brought an umbrella. | We are indoors. | I’ll take the umbrella next time all the same.
The weather does most of the work here, I suspect. | Let us see what the label says. | Weather it is. The rest of us only run through it.`,
  ],
  [
    /\b(?:spring|summer|autumn|harvest|haymaking)\b/i,
    `Which month is it outside, again? | Not this one. | I’d like to walk out into that instead of the car park.`,
  ],
  [
    /\b(?:garden|flowers?|roses?|lil(?:y|ies)|irises|sunflowers?|tulips?|bouquet|orchard|blossoms?|peon(?:y|ies))\b/i,
    `Mine are dead within a week. | These need no water. | Still fresh. I envy that.
I know three flowers by name. | That is two more than I do. | Three flowers, I said. I’ll learn a fourth.`,
  ],
  [
    /\b(?:trees?|forest|woods|woodland|oaks?|pines|willows?|grove|jungle)\b/i,
    `How long would you last in there? | Until the first noise. | I listened for the noise. Nothing yet.`,
  ],
  [
    /\b(?:river|stream|lake|pond|brook|waterfall|canal|thames|seine)\b/i,
    `Which way does it flow? | Does it matter? | It does matter. Everything else in it knows which way.
Water must be a torment to get right. | Then why do they all try it? | Because it won’t hold still. That’s my answer.`,
  ],
  [
    /\bbridge\b/i,
    `Would you cross it? | I’d want to know what is on the other side. | Let us say we crossed it. It held.`,
  ],
  [
    /\b(?:street|boulevard|square|piazza|plaza|city|town|village|market|avenue|station|view of)\b/i,
    `Who is out at that hour? | Let’s find out. | Somebody always is. That comforts me.
I’d like to ask somebody in there the way. | They’d ask you the year. | I’d get lost there within five minutes. Gladly.`,
  ],
  [
    /\b(?:church|cathedral|abbey|chapel|temple|mosque|monastery)\b/i,
    `I lower my voice without wanting to. | So do I. Carry on. | You may talk normally again. I couldn’t, for a moment.`,
  ],
  [
    /\b(?:house|cottage|farm|barn|castle|tower|ruins?|mill|windmill|palace|villa)\b/i,
    `Would you live there? | I’d ask about the heating. | I’d take it. Heating or no heating.
Who has the key to that? | Nobody we can ask. | No key, no answer. I’d knock anyway.`,
  ],
  [
    /\b(?:interior|room|bedroom|kitchen|studio|parlou?r|staircase|window|library)\b/i,
    `I feel I should knock. | Then knock. | I’ll close the door behind us. Quietly.
Where would you sit? | As far from the door as I can. | I’ve chosen my chair. Don’t take it.`,
  ],
  [
    /\b(?:nude|bathers?|bathing|venus|odalisque)\b/i,
    `Is there somewhere I should look first? | The label, for a start. | Label read. Now I can look without being in a hurry.`,
  ],
  [
    /\b(?:music|musicians?|concert|singers?|guitar|lute|violin|piano|flute|drum|harp|trumpet|singing|zither)\b/i,
    `What does it sound like, do you think? | Softer than you, I hope. | I’ve settled what it sounds like. I won’t hum it.
It’s silent, and I’m listening all the same. | Give it a moment. | Nothing to hear. I listened, though.`,
  ],
  [
    /\b(?:child|children|boys?|girls?|baby(?! carriage)|infant|mother and)\b/i,
    `Nobody holds still at that age. | Somebody must have been very quick. | Quick, and patient. I am neither.`,
  ],
  [
    /\b(?:lovers?|kiss|wedding|bride|marriage|couple|embrace|courtship)\b/i,
    `Are we disturbing? | I don’t think anybody minds. | Let’s leave quietly, all the same.`,
  ],
  [
    /\b(?:reading|reader|letters?|writing|book)\b/i,
    `I want to know what it says. | So does everybody. | Still no idea what it says. Maddening, and I’d stay for it.`,
  ],
  [
    /\b(?:(?:card|chess) ?players?|gamblers?)\b/i,
    `Who is winning, I wonder? | Nobody tells us. | My money’s on the quiet one.`,
  ],
  [
    /\b(?:workers?|peasants?|farmers?|miners?|washerwom[ae]n|laundress(?:es)?|weavers?|blacksmith|gleaners|sowers?|ploughing|plowing)\b/i,
    `Look at somebody else work for a change. | I could do that all day. | My back hurts from watching. That must be a good sign.`,
  ],
  [
    /\b(?:study|sketch)\b/i,
    `So this was never meant for us to see. | And here we are. | I prefer these, sometimes. You can see somebody think.`,
  ],
  [
    /\b(?:dream|vision|nightmare|sleep(?:ing)?)\b/i,
    `Have you ever dreamed like that? | Never with a frame round it. | I’ll see that again with my eyes shut, I’m afraid.`,
  ],
];

/** Kinds of things that people used. */
const THINGS: Kinds = [
  [
    /\b(?:tea ?pot|tea bowl|tea|coffee|kettle|ewer|pitcher|jug|flask|decanter|samovar)\b/i,
    `Would you dare to pour from that? | I’d spill it from fear. | I would have poured. Once, slowly, over grass.
Where does the hand go? | Try it in the air. | I held it in the air. It balances, I’m sure of that.`,
  ],
  [
    /\b(?:cup|kylix|goblet|beaker|chalice|tankard|mug|bowl|kantharos|skyphos|rhyton|krater|cocoa)\b/i,
    `Would you drink from it? | Not with the guard looking. | I’d have drunk from it. Just water.
How much does it hold, do you think? | More than is good for one. | I’ve measured it with my eyes. I’d share.`,
  ],
  [
    /\b(?:vase|jar|amphora|hydria|lekythos|urn|pot|vessel|meiping|bottle|canister|olla)\b/i,
    `What would you keep in it? | Nothing I need every day. | I’ve decided. It stays empty at my place.
It would not survive a day in my kitchen. | Nor in mine. | Best that it lives here. I know my elbows.`,
  ],
  [
    /\b(?:plate|dish|platter|charger|tray|tureen|salver)\b/i,
    `Would you put food on that? | And hide all of it? | No food on it. We agree on that.`,
  ],
  [
    /\b(?:spoon|ladle|knife|fork|snuff|pipe|lighter|needle case)\b/i,
    `Small things are the ones I’d take home. | Please don’t say that so loud. | Hands in my pockets, see. Empty.`,
  ],
  [
    /\b(?:chair|armchair|stool|throne|sofa|settee|bench|couch)\b/i,
    `My legs hurt, and there it stands. | Don’t even think of it. | I thought of it. I didn’t do it.
Straight back or lazy back, what do you say? | I’d have to try, and I may not. | I’d sit straight in it. It leaves one no choice.`,
  ],
  [
    /\b(?:table|desk|bureau|secretary|cabinet|chest|commode|cupboard|wardrobe|sideboard|drawers|box|casket|coffer|case)\b/i,
    `I want to open it. | Everybody does. Nobody may. | Still shut. I’ll dream about that.
What would you hide in it? | If I told you, it wouldn’t be hidden. | I know what I’d hide in there. I won’t say it.`,
  ],
  [
    /\b(?:bed|cradle|headrest)\b/i,
    `How did anybody sleep on that? | Tired people sleep anywhere. | I’d have slept on it. Today, certainly.`,
  ],
  [
    /\b(?:dress|gown|coat|robe|jacket|kimono|kosode|suit|skirt|ensemble|cape|mantle|shirt|tunic|sari|caftan|kaftan|costume|uniform)\b/i,
    `Would you wear it? | I’d not get it past my shoulders. | I’d wear it for one evening, and not sit down.
Somebody stood still while that was pinned. | And breathed in. | I breathed in myself, just now.`,
  ],
  [
    /\b(?:shoes?|boots?|slippers?|sandals?|moccasins?)\b/i,
    `My feet hurt from looking. | Yours hurt anyway. | No walking home in those. I’ll keep my own.`,
  ],
  [
    /\b(?:hat|cap|crown|headdress|helmet|diadem|tiara|headcloth|wig)\b/i,
    `I’d like to see us both in that. | You first. | You would have looked better in it, I admit.`,
  ],
  [
    /\b(?:necklace|ring|bracelet|brooch|pendant|earrings?|pin|fibula|buckle|amulet|torque|jewel)\b/i,
    `I’d be afraid to drop it. | Then keep your hands in your pockets. | My hands are still in my pockets. You see, I listen.`,
  ],
  [
    /\b(?:armou?r|sword|dagger|shield|spear|gun|pistol|rifle|axe|blade|bow)\b/i,
    `How heavy is it, do you think? | They won’t let us try. | I’ll never know the weight, and I’m not sorry.`,
  ],
  [
    /\bmasks?\b/i,
    `It looks at me, or past me. | Past you, I think. | Past me. I’ve checked from both sides.
Who looked out through it? | We only ever see the outside. | I’d like the view from the other side, just once.`,
  ],
  [
    /\b(?:mummy|coffin|sarcophagus|stela|stele|gravestone|tombstone|shabti|ushabti|canopic|funerary|epitaph)\b/i,
    `Should we be looking at this at all? | Quietly, I think. | Then quietly. And thank you, whoever it was.`,
  ],
  [
    /\b(?:head|bust)\b/i,
    `Walk round it with me. I want the profile. | Slowly, then. | The profile was the better side. For once.`,
  ],
  [
    /\b(?:figure|figurine|statue|statuette|torso|kouros|standing|seated|kneeling)\b/i,
    `Try to stand like that. | Here? In front of people? | I stood like it for a second. It tells you something in the knees.
Which side do you look at first? | The one with the face. | I went round the back in the end. One should.`,
  ],
  [
    /\b(?:coin|stater|denarius|drachm|tetradrachm|dinar|token)\b/i,
    `I nearly walked past. | One does, with things like that. | I’d like to know whose pocket it was last in.`,
  ],
  [
    /\b(?:clock|watch|sundial|astrolabe|globe|sextant|compass|microscope|telescope|orrery)\b/i,
    `Do you think it still works? | I think you mustn’t touch it. | I’d have to learn first, and then I’d touch it.`,
  ],
  [
    /\b(?:carpet|rug|tapestry|quilt|textile|embroidery|hanging|cushion|blanket|sampler|panel fragment|lace|shawl|scarf|cloth)\b/i,
    `May one touch it? Just the corner? | No. | I didn’t touch it. I want that written down.
How many evenings are in that? | More than I have patience for. | All those evenings. I’d like to have heard the talk.`,
  ],
  [
    /\b(?:page|leaf|folio|manuscript|qur.?an|koran|bible|book of hours|psalter|missal|scroll|album|calligraphy)\b/i,
    `I can hardly read it, and I’m reading it. | Eyes do that by themselves. | I followed one line to its end. That counts as reading.`,
  ],
  [
    /\b(?:screens?|screen)\b/i,
    `It would make a corner in any room. | That is what it was made for. | I’d like to see it by a lamp, standing, half folded.`,
  ],
  [
    /\b(?:tile|mosaic|frieze|relief|capital|column)\b/i,
    `It was part of something bigger, wasn’t it? | Things of this kind are. | I’ve been filling in the rest in my head.`,
  ],
  [
    /\b(?:lamp|candlestick|lantern|candelabr(?:a|um)|chandelier)\b/i,
    `I’d like to see it lit. | They won’t let you. | Lit, in my head. It suits it.`,
  ],
  [/\bmirror\b/i, `I checked my hair in it. | At least you are honest. | One more look. At it, not at me.`],
];

const arcsOf = (lines: string): Arc[] =>
  lines.split('\n').map((line) => {
    const [opens = '', answer = '', closes = ''] = line.split('|').map((part) => part.trim());
    return { opens, answer, closes };
  });

/** The arcs for a work by its title: those of its kind, where it is of one. Without a known technique it may be either. */
export function arcsOfKind(title: string, isPicture: boolean | null): Arc[] {
  const kinds = [...ANYTHING, ...(isPicture === null ? [] : isPicture ? PICTURED : THINGS)];
  const plain = plainName(title);
  // "Untitled (Family of Six)" has a name.
  const named = /[([]/.test(title) ? kinds.filter(([sign]) => !sign.test('untitled')) : kinds;
  const kind = named.find(([sign]) => sign.test(plain));
  return kind ? arcsOf(kind[1]) : [];
}

/** Arcs that fit any work. */
export const anyArcs = (): Arc[] => arcsOf(ANY);
/** Beginnings of a talk that ends with something else; these close with nothing. */
export const plainArcs = (): Arc[] => arcsOf(PLAIN);
/** Arcs that play with nothing; these close with nothing. */
export const soberArcs = (): Arc[] => arcsOf(SOBER);
