import type { Word } from './words.ts';

/** Forms of verbs without an ending that shows them to be such. */
const IRREGULAR = new Set(
  `made gave left bought sold came went took wrote drew drawn built wore worn sat stood held wove woven kept found brought saw told knew grew began died
  become became lost sang sank rang broke chose chosen stole taught thought fought caught threw thrown fell flew rode ran spoke drove ate fed met paid said sent shown
  withdrew withdrawn understood undertook overcame rebuilt arose awoke bound blew bred clung crept dealt drank fled forbade forgot forgave heard hurt lit meant sought
  shook shone shut slid spun split spread sprang stuck swore swung wept wound hung hidden flung sworn torn won
  slept spent struck sewed sewn tore bent burnt cut let cast set put lay led felt hid rose shot swept learnt dug froze bore born lent given written
  says tells gives takes shows calls stands sits sing sings wear wears holds hold beat beats find make makes bend weld help look looks listen listens read
  sell buy give tell ask speak know see watches watch lies flies fly hangs holds keeps leaves`
    .trim()
    .split(/\s+/),
);
/** Behind these stands a noun or its adjective. */
const NOUN_MARKS =
  /^(?:the|a|an|his|her|its|their|these|those|my|your|our|of|in|on|at|for|from|with|by|no|some|many)$/;
/** "Did the carving" */
const DETERMINERS = /^(?:the|all|it|this|that|his|her|most)$/;
const REGULAR = /^[a-z]+(?<!e|r)ed$|^(?!hundred)[a-z]+red$|^(?:agreed|freed)$/;

/** Whether a word is a verb by its form and the word before. */
export function isVerbForm(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word || /^\p{Lu}/u.test(word.text)) return false;
  if (NOUN_MARKS.test(words[at - 1]?.key ?? '')) return false;
  if (word.key === 'did') return DETERMINERS.test(words[at + 1]?.key ?? '');
  return IRREGULAR.has(word.key) || REGULAR.test(word.key);
}
