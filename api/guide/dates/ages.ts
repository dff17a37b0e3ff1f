import { sayDate } from '../speech/date.ts';

/** Ages of the New and the Old World that are no place and no people; part of patterns. */
const AGE =
  '(?:(?:Early|Middle|Late|Terminal|Final|Epi) ?-?(?:(?:Pre|Post)-?)?[Cc]lassic|(?:Pre|Post)-?[Cc]lassic|(?:Early|Middle|Late) (?:Formative|Horizon|Intermediate|Dynastic(?: [IVX]{1,4}[AB]?(?:[-\u2013][IVX]{1,4}[AB]?)?)?|(?:Minoan|Helladic|Cycladic|Cypriot|Bronze Age|Iron Age) [IVX]{1,4}[A-C]?\\d?)|(?:(?:Early|Middle|Late|Younger|Older|Pre-Roman|Roman|Germanic|Nordic|Celtic) ){0,2}(?:Stone|Copper|Bronze|Iron|Viking) Age)(?: [Pp]eriod)?';
const DATED_AGE = new RegExp(
  `^(${AGE})(?:,? \\(?((?:c\\. ?|ca\\. ?|about |around |early |mid-|late |A\\.?D\\.? ?)?\\d[^()]{1,40})\\)?)?$`,
);
const AGE_BEHIND = new RegExp(`^(\\p{Lu}[^\\d:;()]{2,40},) ${AGE}(?:$|[, ])`, 'u');

/** Dynasties and reigns of East Asia that no people or place is called by; part of patterns. */
const EAST_ASIAN =
  '(?:(?:Unified|Old|Later|Northern|Southern|Western|Eastern) )?(?:Goryeo|Kory[o\u014F]|Joseon|Chos[o\u014F]n|Silla|Baekje|Gaya|Edo|Meiji|Taish[o\u014D]|Sh[o\u014D]wa|Muromachi|Momoyama|Kamakura|Heian|Asuka|Kofun|J[o\u014D]mon|Yayoi|Shang|Zhou|Han|Sui|Tang|Song|Liao|Yuan|Ming|Qing)';
const EAST_ASIAN_DATE = new RegExp(
  `^(${EAST_ASIAN}), ((?:c\\. ?|ca\\. ?|about |early |mid-|late )?\\d[^,;:()]{2,40})$`,
);

/** An age and the time within it, where the label gives one: "Late Classic, 795 CE", "Roman Iron Age". */
export interface Age {
  readonly age: string;
  readonly point: string | null;
}

/** Reads "Late Classic, 795 CE", "Goryeo, 12th century"; null for what is no age by itself. */
export function ageOf(printed: string): Age | null {
  const [, era, when] = EAST_ASIAN_DATE.exec(printed) ?? [];
  if (era !== undefined && when !== undefined) return { age: `${era} period`, point: when };
  const [, age, point = null] = DATED_AGE.exec(printed.trim()) ?? [];
  if (age === undefined) return null;
  return { age: /(?:Age|[Pp]eriod)$/.test(age) ? age : `${age} period`, point };
}

/** The people before an age on its line: "Maya," before "Late Classic, 795 CE"; null where no age stands behind it. */
export const beforeAge = (text: string): string | null => {
  const [, before = null] = AGE_BEHIND.exec(text) ?? [];
  return before !== null && ageOf(text.slice(before.length + 1)) !== null ? before : null;
};

/** "It was made in 795 CE, in the Late Classic period"; null where the time within the age has no form of its own. */
export function sayAge({ age, point }: Age): string | null {
  if (point === null) return `It dates from the ${age}`;
  const date = sayDate(point);
  return date?.verb === 'made' ? `It was made ${date.when}, in the ${age}` : null;
}
