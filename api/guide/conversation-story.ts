import { pick } from './variation.ts';

/** What is grim is taken up plainly or not at all. */
const GRIM =
  /\b(?:died|dies|death|dead|kill(?:ed|ing)?|murder(?:ed)?|wars?|plague|bomb|suicide|poison(?:ed)?|slaves?|slavery|enslaved|tombs?|funeral|funerary|buried|grief|mourning|massacre|martyr(?:dom)?|rape[ds]?|own li(?:fe|ves)|beheaded|hanged|lynch(?:ed|ing)|tortured?|genocide|famine|drowned|assault(?:ed)?|victims?)\b/i;
const VERY_GRIM =
  /\b(?:killed|murdered|massacre|bomb|suicide|enslaved|slavery|plague|raped|lynched|lynching|tortured|genocide)\b/i;
/** Whether a sentence tells of something grim. */
export const isGrim = (text: string): boolean => GRIM.test(text);
const GRIM_REACTIONS: readonly [string, ...string[]] = [
  'That is sobering.',
  'That is hard to hear.',
  'A serious matter.',
];

/** How one friend takes up what the other has just read; every fact in it is the sentence's own. */
const REACTIONS: readonly [RegExp, readonly [string, ...string[]]][] = [
  [/\?["”’)]*$/, ['Good question.', 'A fair question.', 'I was going to ask that.']],
  [/^(?:Look|Notice|See|Observe)\b/, ['I am looking.', 'Let me see.', 'Right, I will look for that.']],
  [
    /\b(?:perhaps|probably|possibly|may have|uncertain|unclear)\b/i,
    ['So it is not certain.', 'Careful wording.', 'They put it carefully.'],
  ],
  [
    /\b(?:nearly |almost |about |more than )?(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundreds of|thousands of) (?:\p{Ll}{1,20} )?(?:years|months|weeks|decades|children|figures|colou?rs|pieces|panels|paintings|prints)\b/iu,
    ['$0!', '$0, imagine.', '$0. Well.'],
  ],
  [
    /\b(?:said|wrote|called it|remarked|recalled)\b.{0,200}["“]|["“][^"“”]{12,200}["”].{0,200}\b(?:said|wrote|remarked|recalled)\b/,
    ['I like hearing the words themselves.', 'Nicely put.', 'Good to have it in those words.'],
  ],
  [
    /\bthe only\b|\b(?:earliest|oldest|largest|finest|rarest)\b/,
    ['That is saying something.', 'Worth remembering.', 'No small thing.'],
  ],
  [
    /^(?:In|By|Until|Since|Around) (1[0-9]{3}|20[0-2][0-9])\b/,
    ['So that takes us to $1.', '$1, then.', '$1 is the year to keep in mind.'],
  ],
];
/** A few words on the last thing that was read, for a turn that answers it; null where nothing fits. */
export function takenUp(text: string, part: string, used: Set<string>): string | null {
  const sentence = /(?:^|[.!?]["”’)]* )([^.!?]*[.!?]["”’)]*)$/.exec(part)?.[1] ?? part;
  if (GRIM.test(sentence)) {
    if (!VERY_GRIM.test(sentence) || used.has('grim')) return null;
    used.add('grim');
    return pick(text, 'grim', GRIM_REACTIONS);
  }
  for (const [index, [pattern, wordings]] of REACTIONS.entries()) {
    const found = pattern.exec(sentence);
    if (!found || used.has(String(index))) continue;
    used.add(String(index));
    const wording = pick(text, `reaction ${index}`, wordings);
    const whole = found[0].charAt(0).toUpperCase() + found[0].slice(1);
    return wording.replace('$0', whole).replace('$1', found[1] ?? '');
  }
  return null;
}
