import { isGrim } from '../conversation-story.ts';
import type { Chooser } from './choose.ts';
import { SOBER } from './talk-lines.ts';

/** What one friend says to a sentence that holds a thing of a kind; the first that fits is taken. */
const REACTIONS: readonly (readonly [topic: string, sign: RegExp, wordings: readonly string[]])[] = [
  [
    'money',
    /\b(?:sold|sell|paid|dollars|pounds|francs|guilders|debts?|poor|poverty|bankrupt|price|auction|earned|pawned|stolen|stole|thieves)\b/i,
    ['Money again. It is always in there somewhere.', 'So it had a price once.'],
  ],
  [
    'young',
    /\b(?:as a (?:child|boy|girl)|at (?:the age of )?(?:six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)\b|teenager|still at school)/i,
    ['At that age I collected stickers.', 'So early?', 'That is younger than me.', 'Some people just start.'],
  ],
  [
    'family',
    /\b(?:married|marry|wife|husband|daughter|son|brother|sister|mother|father|widow|parents|family|cousin|uncle|aunt|grand\p{L}+)\b/iu,
    [
      'So it stayed in the family.',
      'Imagine that at the dinner table.',
      'There is always somebody else in the room.',
    ],
  ],
  [
    'taught',
    /\b(?:pupil|taught|trained|apprentice|studied|teacher|student|workshop|academy)\b/i,
    [
      'Somebody had to show how, then.',
      'Nobody starts from nothing.',
      'I had a teacher like that. No, I didn’t.',
      'So the hand was taught, and the eye?',
    ],
  ],
  [
    'way',
    /\b(?:(?:moved|settled|left|went) (?:to|for|in|from) \p{Lu}|travell?ed|sailed|fled|exile|emigrated|journeys?|voyages?)/u,
    [
      'That is a long way to carry one’s brushes.',
      'Far from home, then.',
      'So there is a journey in it.',
      'I’d have stayed where I was. Glad it wasn’t me.',
    ],
  ],
  [
    'trade',
    /\b(?:goldsmith|tailor|barber|baker|engineer|doctor|botanist|lawyer|soldier|priest|monk|nun|clerk|banker|baseball|potter|musician|composer|janitor|farmer|weaver|glazier|architect)\b/i,
    [
      'I would not have guessed that trade.',
      'You can be two things, then.',
      'Does it show? I’m trying to see it.',
      'So those hands did other work too.',
    ],
  ],
  [
    'colour',
    /\b(?:colou?rs?|light|shadows?|gold|blue|red|green|white|black|dots?|strokes?|lines?|edges?|blurred|focus|outlines?)\b/i,
    [
      'I can check that. Give me a second.',
      'Now I see what to look at.',
      'Let me hold that against it.',
      'That I can see from here.',
      'So it is meant to look like that.',
    ],
  ],
  [
    'many',
    /\b(?:hundreds?|thousands?|dozens?|forty|fifty|sixty|seventy|eighty|ninety|millions?)\b/i,
    ['That many?', 'I lose count after a dozen.', 'Who counted?', 'That is a life’s worth.'],
  ],
  [
    'gods',
    /\b(?:gods?|goddess|saints?|angels?|devil|spirits?|heaven|Bible|Christ|Virgin|Buddha|prophet|apostles?)\b/,
    ['People knew that by heart once.', 'That explains the seriousness.', 'I will look for that in it.'],
  ],
];

const ANY = [
  'I didn’t know that.',
  'Good to know before I look again.',
  'Hm. I need a second with that.',
  'Go on.',
  'That stays with me.',
  'Right, that helps.',
  'That is more than the label says.',
  'I’d never have found that out by looking.',
] as const;

/** What one friend says to a sentence: sober where it is grim, else to something that it holds. */
export function reactionTo(sentence: string, choose: Chooser): string {
  if (isGrim(sentence)) return choose.of('sober', SOBER);
  const [topic, , wordings] = REACTIONS.find(([, sign]) => sign.test(sentence)) ?? ['any', null, ANY];
  return choose.of(`reaction ${topic}`, wordings);
}
