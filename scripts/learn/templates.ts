import type { SegmentKind } from '../../api/guide/search/kinds.ts';
import type { Layout } from './layouts/layouts.ts';
import { type Part, piece } from './works/pieces.ts';
import { anyOf, type Chance } from './works/random.ts';
import type { TaughtLabel } from './labels.ts';

/** The stretches of a label whose words are known, by its printed lines; what runs over a line's end stands on its first. */
function linesOf({ lines, kinds, begins }: TaughtLabel): { kind: SegmentKind; text: string }[][] {
  let at = 0;
  const parts: { kind: SegmentKind; text: string }[][] = [];
  for (const { text } of lines) {
    const line: { kind: SegmentKind; text: string }[] = [];
    for (const word of text.split(' ')) {
      const kind = kinds[at] ?? 'other';
      const open = line.at(-1) ?? parts.at(-1)?.at(-1);
      if (begins[at] === true || open === undefined) line.push({ kind, text: word });
      else open.text += ` ${word}`;
      at += 1;
    }
    if (line.length > 0) parts.push(line);
  }
  return parts;
}

const LEAD = /^(?:[([“"‘]|by |By |Designed by |Made by |Attributed to |After |Designer: )*/;
const TRAIL = /[)\]”"’]?[,;.:]?$/;

/** The printed ways of known labels, to be filled with other works: some stretches keep their words, the others are replaced. */
export function templatesOf(labels: readonly TaughtLabel[]): Layout[] {
  return labels.map((label, index) => {
    const printed = linesOf(label);
    const hasMaker = label.kinds.includes('artist');
    return {
      name: `as printed ${index}`,
      of: hasMaker ? 'maker' : 'origin',
      lines: (parts) =>
        printed.map((line) => line.flatMap((each): Part => filled(parts.chance, each, given(parts)))),
    };
  });
}

type Words = Partial<Record<SegmentKind, string>>;

function given(parts: Parameters<Layout['lines']>[0]): Words {
  const textOf = (part: Part, kind?: SegmentKind): string =>
    part
      .filter((each) => kind === undefined || each.kind === kind)
      .map(({ text }) => text)
      .join(' ');
  return {
    artist: textOf(parts.artist, 'artist'),
    life: textOf(parts.years),
    bio: textOf(parts.life, 'bio'),
    origin: parts.artist.length > 0 ? textOf(parts.nation) : textOf(parts.origin),
    title: textOf(parts.title),
    date: textOf(parts.date),
    medium: textOf(parts.medium),
    dimensions: textOf(parts.size),
    credit: textOf(parts.credit),
    accession: textOf(parts.accession),
    prose: textOf(parts.prose),
  };
}

function filled(chance: Chance, { kind, text }: { kind: SegmentKind; text: string }, words: Words): Part {
  const other = words[kind] ?? '';
  if (other === '' || chance() < 0.3) return piece(kind, text);
  const lead = LEAD.exec(text)?.[0] ?? '';
  const trail = TRAIL.exec(text)?.[0] ?? '';
  const isBare = /^(?:by|By)? ?$/.test(lead) || /[([“"‘]/.test(lead);
  return piece(
    kind,
    `${isBare ? lead : ''}${other}${/[)\]”"’]/.test(trail) === /[([“"‘]/.test(lead) ? trail : trail.replaceAll(/[^,;.:]/g, '')}`,
  );
}

/** One of the known labels' ways of printing. */
export function anyTemplate(
  chance: Chance,
  templates: readonly Layout[],
  hasMaker: boolean,
): Layout | undefined {
  return anyOf(
    chance,
    templates.filter(({ of }) => of === (hasMaker ? 'maker' : 'origin')),
  );
}
