/** Writing systems that labels are printed in, by the names that Unicode gives them, and what a visitor calls them. */
const SCRIPTS = {
  Latin: 'Latin letters',
  Cyrillic: 'Cyrillic letters',
  Greek: 'Greek letters',
  Hebrew: 'Hebrew letters',
  Arabic: 'Arabic letters',
  Armenian: 'Armenian letters',
  Georgian: 'Georgian letters',
  Ethiopic: 'Ethiopic letters',
  Devanagari: 'Devanagari letters',
  Bengali: 'Bengali letters',
  Tamil: 'Tamil letters',
  Thai: 'Thai letters',
  Khmer: 'Khmer letters',
  Tibetan: 'Tibetan letters',
  Mongolian: 'Mongolian letters',
  Hangul: 'Korean letters',
  Kana: 'Japanese characters',
  Han: 'Chinese or Japanese characters',
} as const;

/** `Other`: letters of none of these; `none`: no letters at all. */
export type Script = keyof typeof SCRIPTS | 'Other' | 'none';

const isScript = (name: string): name is keyof typeof SCRIPTS => name in SCRIPTS;

const PATTERNS = Object.keys(SCRIPTS)
  .filter(isScript)
  .map((script) => ({
    script,
    letter: new RegExp(
      script === 'Kana' ? '[\\p{Script=Hiragana}\\p{Script=Katakana}]' : `\\p{Script=${script}}`,
      'gu',
    ),
  }));

/** The script that most letters of a text belong to, and their share. */
export function scriptOf(text: string): { script: Script; share: number } {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return { script: 'none', share: 0 };
  const counts = PATTERNS.map(({ script, letter }) => ({ script, count: text.match(letter)?.length ?? 0 }));
  const kana = counts.find(({ script }) => script === 'Kana');
  const han = counts.find(({ script }) => script === 'Han');
  // Japanese is written in both.
  if (kana && han && kana.count > 0) [kana.count, han.count] = [kana.count + han.count, 0];
  const most = counts.reduce((best, one) => (one.count > best.count ? one : best));
  return most.count === 0
    ? { script: 'Other', share: 1 }
    : { script: most.script, share: most.count / letters };
}

/** What a visitor calls a script: "Hebrew letters". */
export function scriptName(script: Script): string {
  return script === 'Other' || script === 'none' ? 'another script' : SCRIPTS[script];
}
