import type { Chooser } from './choose.ts';

/** Words that end what a sentence is about: what follows is said of it. */
const STOPS = new Set(
  'a an the his her its their this that these those is are was were be been has have had do does did can could may might must will would who whom which whose of at on in into over under above below behind beneath before after around along across between near with without within from for to by as and or but once now still also both all each'.split(
    ' ',
  ),
);
/** Before these stands a verb, where no other stop does. */
const ARTICLES = new Set('a an the his her its their'.split(' '));
/** Of these one cannot ask: they stand for something else. */
const EMPTY =
  /^(?:first|second|third|last|latter|former|other|others|same|rest|result|results|fact|idea|reason|following|next|only|more|most|effect|aim|term|word|use|way|time|year|years|date|century|tradition|practice|subject|title|label|number|size|kind|type|style|technique)$/;
/** A word that says how the thing behind it is. */
const ADJECTIVE =
  /(?:ed|al|ic|ive|ous|en|ful|less|ish|ian|ese)$|^(?:old|young|red|white|black|blue|green|yellow|grey|gray|dark|bright|left|right|upper|lower|inner|outer|open|wild|large|small|big|long|short|high|low|gold|silver|bronze|stone|glass|great|little|main|front|back|rear|bare|empty|broken|single|whole|many|two|three|four|five|six)$/;

const ASKS = ['And *?', 'What about *?'] as const;
const THEN = ['And then?', 'What came of it?', 'And after that?'] as const;
const TODAY = ['And today?', 'And now?', 'How is it now?'] as const;

/** What a sentence is about by its first words: "the finial", "his upper hands"; null where one cannot tell. */
export function topicOf(sentence: string): string | null {
  const [lead = '', ...words] = sentence.split(' ').slice(0, 5);
  if (!/^(?:The|His|Her|Its|Their)$/.test(lead)) return null;
  const [first = '', second = '', third = '', fourth = ''] = words;
  const isEnd = (word: string): boolean => STOPS.has(word) || word === '';
  const isWord = (word: string): boolean => /^\p{Ll}+(?:-\p{Ll}+)*,?$/u.test(word);
  const bare = (word: string): string => word.replace(/,$/, '');
  if (!isWord(first) || EMPTY.test(bare(first))) return null;
  const isSecondAVerb = /s$|ed$/.test(second) && ARTICLES.has(third);
  const phrase =
    second === 'of' && ARTICLES.has(third) && isWord(fourth)
      ? [first, second, third, fourth]
      : first.endsWith(',') || isEnd(second) || isSecondAVerb
        ? [first]
        : ADJECTIVE.test(first) &&
            isWord(second) &&
            (/s?,$|s$/.test(second) || isEnd(third) || third.endsWith('s'))
          ? [first, second]
          : second.endsWith('s') && !first.endsWith('s') && isEnd(third)
            ? [first]
            : null;
  if (phrase === null || EMPTY.test(bare(phrase.at(-1) ?? '')) || bare(phrase.at(-1) ?? '').endsWith('ed'))
    return null;
  return `${lead.toLowerCase()} ${bare(phrase.join(' '))}`;
}

/** What one asks so that the next sentence of the label is the answer; null where nothing fits. */
export function leadTo(sentence: string, choose: Chooser): string | null {
  const topic = topicOf(sentence);
  if (topic !== null) return choose.of('lead to', ASKS).replace('*', topic);
  if (/^(?:Today|Now|Nowadays),? /.test(sentence)) return choose.of('lead to today', TODAY);
  return /^(?:Then|Later|Soon|Eventually|Finally|Afterwards?|(?:Two|Three|Four|Five|Ten|A few|Some|Many) years later),? /.test(
    sentence,
  )
    ? choose.of('lead to then', THEN)
    : null;
}
