import type { Chooser } from '../choose.ts';

/** Questions by what the sentence that answers them says; the first that fits is asked. */
const QUESTIONS: readonly (readonly [answers: RegExp, asks: readonly string[]])[] = [
  [/^(?:Today|Now|Nowadays),? /, ['And today?', 'And now?', 'How is it now?']],
  [
    /^(?:Then|Later|Soon|Eventually|Finally|Afterwards?|(?:Two|Three|Four|Five|Ten|A few|Some|Many) years later),? /,
    ['And then?', 'What came of it?', 'And after that?'],
  ],
  [
    /^(?:It|This|The \w+(?: \w+)?) (?:was|were) (?:found|discovered|excavated|unearthed|dug up)\b|^(?:It|This|The \w+) came to light\b/,
    ['How was it found?', 'And how did it come to light?', 'Where does it come from?'],
  ],
  [
    /^(?:It|This|The \w+(?: \w+)?) (?:was|were) (?:seized|stolen|looted|shipped|moved|taken|sold|lost|broken up|burned|destroyed|melted)\b/,
    ['What happened to it?', 'And what became of it?', 'Then what happened?'],
  ],
  [
    /\b(?:inscription|inscribed|signature|words)\b.{0,60}\b(?:reads?|says?|means?|names?|tells?|record)\b/i,
    ['Is something written on it?', 'Are there words on it?', 'Does it say anything itself?'],
  ],
  [
    /^(?:It|This|They|The \w+(?: \w+)?|Such \w+) (?:was|were) (?:used|worn|carried|held|played|kept|meant|intended|made) (?:for|to|by|as|in|at|on|during)\b|\bserved as\b/,
    ['What was it for?', 'And who used it, and for what?', 'What did one do with it?'],
  ],
  [/\b(?:because|in order to|so that)\b/, ['Why was that?', 'Do they say why?', 'And the reason?']],
  [
    /^(?:It|This)(?: \w+){0,2} (?:is|was) (?:among |one of )?the (?:only|oldest|earliest|largest|finest|most complete|best known|few)\b/,
    ['Is there another like it?', 'Are there many of them?', 'Is it a rare thing?'],
  ],
  [
    /^(?:It|This|The \w+(?: \w+)?) (?:is|was|were) (?:carved|cast|woven|painted|drawn|built up|hammered|blown|ground|fired|glazed|printed|sewn|made) (?:from|of|with|by|in|on|out of)\b/,
    ['How was it made?', 'How does one make that?', 'And how was that done?'],
  ],
  [
    /^(?:In|By|Around|From) (?:the )?(?:1[0-9]{3}|20[0-2]\d)/,
    ['And then?', 'What happened then?', 'How does it go on?'],
  ],
];

/** What one asks so that the next sentence of the label is the answer; null where nothing fits. */
export function leadTo(sentence: string, choose: Chooser): string | null {
  const found = QUESTIONS.find(([answers]) => answers.test(sentence));
  return found ? choose.of(found[1][0] ?? '', found[1]) : null;
}
