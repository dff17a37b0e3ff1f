import type { Chooser } from '../choose.ts';
import { isSomebodySpeaking } from './taken-up.ts';

/** What any sentence follows. */
const GO_ON = ['Go on.', 'And?', 'How does it go on?'] as const;

/** Questions by what the sentence that answers them says; the first that fits is asked. */
const QUESTIONS: readonly (readonly [answers: RegExp, asks: readonly string[]])[] = [
  [/^(?:Today|Nowadays),? |^Now,? (?:it|the|they|in)\b/, ['And today?', 'And now?', 'How is it now?']],
  [
    /^(?:Then|Later|Soon|Eventually|Finally|Afterwards?|(?:Two|Three|Four|Five|Ten|A few|Some|Many) years later),? (?!as\b)/,
    ['And then?', 'And after that?', 'What next?'],
  ],
  [
    /^(?:It|This|The \w+(?: \w+)?) (?:was|were) (?:found|discovered|excavated|unearthed|dug up)\b|^(?:It|This|The \w+) came to light\b/,
    ['How did it turn up?', 'And how did it come to light?'],
  ],
  [
    /^(?:It|This|The \w+(?: \w+)?) (?:was|were) (?:seized|stolen|looted|shipped|moved|taken|sold|lost|broken up|burned|destroyed|melted)\b/,
    ['What happened?', 'And what happened next?', 'And then, what happened?'],
  ],
  [
    /\b(?:inscriptions?|inscribed|signature)\b.{0,60}\b(?:reads?|says?|means?|names?|tells?|records?)\b/i,
    ['Is something written on it?', 'Are there words on it?', 'Is there any writing?'],
  ],
  [
    /^(?:It|This) (?:was|is) (?:used|worn|carried|played)\b|^(?:It|This) served as\b/,
    ['How was it used?', 'What did one do with it?', 'And in use?'],
  ],
  [
    /^(?:It|This) (?:was|is) (?:meant|intended|made) (?:for|to be|as) (?!last\b)/,
    ['What was it meant for?', 'And what was it to be?'],
  ],
  // "He sits back, so that the eye has to look for him" is no reason for what was said before.
  [
    /^(?:This|That|It) (?:is|was)(?: (?:done|so|probably|perhaps|partly))? (?:because|so that|in order to)\b|^(?:The|One|Another) reasons?\b/,
    ['Why was that?', 'Do they say why?', 'And the reason?'],
  ],
  [/\b(?:because|in order to|so that)\b/, GO_ON],
  [
    /^(?:It|This)(?: \w+){0,2} (?:is|was) (?:among |one of )?the (?:only|few)\b/,
    ['Are there others like it?', 'Is it the only one of its kind?'],
  ],
  [
    /^(?:It|This)(?: \w+){0,2} (?:is|was) (?:among |one of )?the (?:oldest|earliest|largest|finest|most complete|best known)\b/,
    ['How does it compare with others?', 'And among its like?'],
  ],
  [
    /^(?:It|This|The \w+(?: \w+)?) (?:is|was) (?:carved|cast|woven|built up|hammered|blown|ground|sewn|made|printed) (?:from|out of|by hand|in one piece)\b/,
    ['How was it made?', 'And how was that done?'],
  ],
  [/^(?:In|By|Around|From) (?:the )?(?:1[0-9]{3}|20[0-2]\d)/, GO_ON],
];

/** What one asks so that the next sentence of the label is the answer; null where nothing fits. */
export function leadTo(sentence: string, choose: Chooser): string | null {
  if (isSomebodySpeaking(sentence)) return null;
  const found = QUESTIONS.find(([answers]) => answers.test(sentence));
  return found ? choose.of(found[1][0] ?? '', found[1]) : null;
}
