import { articleFor } from '../text.ts';
import { isWeave } from './weaves-behind.ts';

const COUNT = '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,3})';
/** "three panels", "in two parts", "four sheets": in how many parts the work is. */
const IN_PARTS = new RegExp(
  `^(?:(in|on) )?(${COUNT} (?:separate |joined )?(parts|panels|pieces|sections|elements|sheets|canvases|boards))$`,
  'i',
);
const ON_WHICH = /sheets|canvases|boards/i;
/** "triptych", "hanging scroll", "pair of six-panel screens": the form that the work has. */
const FORM =
  /^(?:diptych|triptych|quadriptych|polyptych|(?:hanging ?|hand)scroll|album leaf|folio|(?:pair|set|series|suite) of \P{N}{3,40})$/iu;
/** "black-on-black", "iridescent": what a surface is like, by words that name no material. */
const SURFACE =
  /^(?:\p{L}{3,10}-on-\p{L}{3,10}|(?:black|white|blue|red|brown|green|yellow|buff|cream) (?:on|and) (?:black|white|blue|red|brown|green|yellow|buff|cream)|polychromed?|bichrome|monochrome|(?:red|black)-figured?|iridescent|opaque|translucent|transparent|openwork|repouss\u00E9|crackled?)$/iu;
/** "applied handle", "gilt interior", "ormolu mounts": a part of the thing, by what it is made of or how. */
const PART =
  /^(?:with (?:an? )?)?(?!(?:with|and|or|on|in|of|over|under|mounted|set|fitted|from|the|an?) )(?:[\p{L}-]{2,15} ){1,3}(?:handle|interior|foot|stem|spout|lid|cover|base|rim|stand|finial|lining|clasp|trail|cabochon|decoration|mount|frame|hilt|plinth)s?$/iu;
/** "gelatin dry plate process" */
const PROCESS = /^(?!by )(?:[\p{L}-]{2,15} ){1,3}(?:process|technique|method)$/iu;
/** "sgraffito", "asymmetrical knot": what is made in or on a material. */
const DECORATION =
  /^(?:sgraffito|champlev\u00E9|cloisonn\u00E9|filigree|niello|(?:a?symmetrical|senneh|ghiordes|g\u00F6rdes|persian|turkish) knot)$/iu;
/** What restorers did. */
const SINCE = /^re(?:strung|painted|stored|gilded|backed|lined|built)$/i;
const TRACES = /^(?:traces|remains) of \P{N}{3,40}$/iu;

/** A part of the thing as it stands behind "with". */
function asPart(words: string): string {
  const part = words.replace(/^with (?:an? )?/i, '');
  return /s$|decoration$/i.test(part) || TRACES.test(part) ? part : `${articleFor(part)} ${part}`;
}

/** "glazed", "wheel-thrown", "hand woven": what was done to the materials before it. */
const DONE =
  /^(?:(?!(?:and|or|with|not) )\p{L}{2,10}[- ])?(?:\p{L}{3,14}(?<!e)ed|appliqu\u00E9d|cast solid|(?:hand)?(?:thrown|built|blown|cut|cast|woven|spun|formed))(?: (?:under|over) an? (?:[\p{L}-]{2,14} )?glaze)?$/u;

const isPart = (words: string): boolean => PART.test(words) || TRACES.test(words);

/** What stands behind the materials of a list and is none, as it is said; null for a material. */
function saidOf(words: string): string | null {
  const [, lead, counted, noun = ''] = IN_PARTS.exec(words) ?? [];
  if (counted !== undefined) return `${lead ?? (ON_WHICH.test(noun) ? 'on' : 'in')} ${counted}`;
  if (FORM.test(words)) return `${articleFor(words)} ${words}`;
  if (/^(?:lost-wax |sand )?casting$/.test(words)) return `by ${words}`;
  if (PROCESS.test(words)) return `by the ${words}`;
  if (DECORATION.test(words)) return `with ${words.endsWith('knot') ? `${words}s` : words}`;
  if (SINCE.test(words)) return `since ${words}`;
  return SURFACE.test(words) || DONE.test(words) || isWeave(words) ? words : null;
}

/**
 * "oil on canvas, two panels" as "oil on canvas, in two panels", "glass, applied handle" as "glass, with an applied handle":
 * what ends a list of materials and is none of them; null where a list ends with a material.
 */
export function behindMaterials(words: string): readonly [materials: string, behind: string] | null {
  if (/[():;]/.test(words)) return null;
  const parts = words.split(', ');
  const end = parts.findLastIndex((part, at) => at === 0 || (saidOf(part) === null && !isPart(part))) + 1;
  if (end === parts.length || parts.length < 2) return null;
  const ofThing = parts.slice(end).filter(isPart).map(asPart);
  const others = parts.slice(end).filter((part) => !isPart(part));
  const said = others.every((part) => DONE.test(part))
    ? others.join(', ').replace(/, (?=[^,]+$)/, ' and ')
    : others.flatMap((part) => saidOf(part) ?? []).join(', ');
  const last = ofThing.pop();
  const having =
    last === undefined
      ? []
      : [`with ${[...(ofThing.length > 0 ? [ofThing.join(', ')] : []), last].join(' and ')}`];
  return [parts.slice(0, end).join(', '), [...(said === '' ? [] : [said]), ...having].join(', ')];
}
