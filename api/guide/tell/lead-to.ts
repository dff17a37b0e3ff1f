import type { Chooser } from './choose.ts';

const THEN = ['And then?', 'What came of it?', 'And after that?'] as const;
const TODAY = ['And today?', 'And now?', 'How is it now?'] as const;

/** What one asks so that the next sentence of the label is the answer; null where nothing fits. */
export function leadTo(sentence: string, choose: Chooser): string | null {
  if (/^(?:Today|Now|Nowadays),? /.test(sentence)) return choose.of('lead to today', TODAY);
  return /^(?:Then|Later|Soon|Eventually|Finally|Afterwards?|(?:Two|Three|Four|Five|Ten|A few|Some|Many) years later),? /.test(
    sentence,
  )
    ? choose.of('lead to then', THEN)
    : null;
}
