import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { createRandom } from '../../tests/label-corpus/random.ts';

const NOTHING = '\0';
/** Marks the place of the part that is repeated. */
const HERE = '\uFFFF';
/** One of every kind that patterns tell apart. */
const ALPHABET = [...'aeZAX07 -\'./,;:()[]"“”‘’—–&?_\t\n漢\u00e9ª\uE000\uE001\uE002'];
/** Characters that a pattern is tried on: in small steps while exponential work would be over before it takes minutes, */
const FEW = Array.from({ length: 27 }, (_, step) => Math.round(12 * 1.1 ** step));
/** then up to more than any label has. */
const MANY = [200, 400, 800, 1_600, 3_200, 6_400, 12_800];
/** A quarter of the longest: four times the text is sixteen times the work where work is quadratic. */
const QUARTER = 3_200;
/** Of one try: nothing linear takes so long, and what grows faster must not be tried on more. */
const LONG_MS = 300;
/** Linear work doubles when its text does, quadratic work takes four times as long. */
const STEEP = 3;
/** What takes less is not told from the clock's own steps. */
const SHORT_MS = 1;

/**
 * Repeats every part of a pattern that may repeat, in texts that fit up to there and then do not, and sees how the time grows
 * with the length of the text.
 * @param samples texts tried for each part
 * @returns a text for which it grows faster than the text, undefined when there is none among those tried
 */
export function findSteepText(
  source: string,
  flags: string,
  { seed, samples }: { seed: number; samples: number },
): string | undefined {
  const tree = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const quantifiers: AST.Quantifier[] = [];
  visitRegExpAST(tree, { onQuantifierEnter: (node) => void (node.max > 9 && quantifiers.push(node)) });
  const random = createRandom(seed);
  const letters = [...new Set([...ALPHABET, ...source.replaceAll(/[^\p{L}\d]/gu, '')])];
  const members = new Map<string, string[]>();

  function memberOf(raw: string): string {
    let fitting = members.get(raw);
    if (fitting === undefined) {
      const one = new RegExp(`^${raw}$`, flags.replaceAll(/[gy]/g, ''));
      fitting = letters.filter((letter) => one.test(letter));
      members.set(raw, fitting);
    }
    return fitting.length === 0 ? '' : random.pick(fitting);
  }

  /** A text that fits a part of the pattern, as far as assertions do not forbid; `repeated` is left out and marked. */
  function fit(
    node: AST.Pattern | AST.Alternative | AST.Element,
    repeated: AST.Quantifier | undefined,
  ): string {
    const isInside = repeated && node.start <= repeated.start && node.end >= repeated.end;
    switch (node.type) {
      case 'Pattern':
      case 'Group':
      case 'CapturingGroup': {
        const on =
          repeated &&
          node.alternatives.find(({ start, end }) => start <= repeated.start && end >= repeated.end);
        return fit(on ?? random.pick(node.alternatives), repeated);
      }
      case 'Alternative':
        return node.elements.map((element) => fit(element, repeated)).join('');
      case 'Quantifier': {
        if (node === repeated) return HERE;
        const times = isInside ? 1 : Math.min(node.max, node.min + random.int(0, 1));
        return Array.from({ length: times }, () => fit(node.element, repeated)).join('');
      }
      case 'Assertion':
        return isInside && 'alternatives' in node
          ? node.alternatives.map((each) => fit(each, repeated)).join('')
          : '';
      case 'Character':
        return String.fromCodePoint(node.value);
      case 'CharacterClass':
      case 'CharacterSet':
        return memberOf(node.raw);
      case 'Backreference':
      case 'ExpressionCharacterClass':
        return '';
    }
  }

  const pattern = new RegExp(source, flags);
  for (const quantifier of quantifiers) {
    for (let sample = 0; sample < samples; sample += 1) {
      const [before = '', after = ''] = fit(tree, quantifier).split(HERE);
      const times = random.int(1, 4);
      const unit = Array.from({ length: times }, () => fit(quantifier.element, undefined)).join('');
      for (const [lead, part] of [
        [before, unit],
        ['', before + unit],
        ['', before + unit + after],
        [before + unit, after],
      ] as const) {
        if (part === '') continue;
        const end = random.pick([NOTHING, '\n', NOTHING + after, `\n${after}`]);
        const textOf = (length: number) => lead + part.repeat(Math.ceil(length / part.length)) + end;
        // What else the machine does may look like growth, but not every time.
        if (isSteep(pattern, textOf) && isSteep(pattern, textOf) && isSteep(pattern, textOf))
          return JSON.stringify([lead, part, end]);
      }
    }
  }
  return undefined;
}

/** Whether the time grew faster than the text in both of the last two doublings. */
function isSteep(pattern: RegExp, textOf: (length: number) => string): boolean {
  const times: number[] = [];
  for (const length of [...FEW, ...MANY]) {
    const text = textOf(length);
    const start = performance.now();
    // One search, or all of them where the pattern is for that.
    if (pattern.global) text.replaceAll(pattern, '');
    else {
      pattern.lastIndex = 0;
      pattern.test(text);
    }
    const time = performance.now() - start;
    times.push(time);
    // Quadratic work would be too short to tell for the longest text, too.
    if (length === QUARTER && time < SHORT_MS / 16) return false;
    if (time <= LONG_MS) continue;
    if (length < (MANY[0] ?? 0)) return true;
    break;
  }
  const [third = 0, second = 0, last = 0] = times.slice(-3);
  return last > SHORT_MS && last > STEEP * second && second > STEEP * third;
}
