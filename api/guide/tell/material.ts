import { explainedTerm } from '../explain-term.ts';
import type { Glossary, LabelFacts, TextSpan } from '../facts.ts';
import type { Match, NoteBook } from '../notes/note-book.ts';
import { yearsOfLife } from '../notes/note-book.ts';
import type { NoteTag } from '../notes/note.ts';
import { spokenSentences } from '../speech-text.ts';
import { type Life, lifeOf, reckon, type Reckoning } from './reckon.ts';
import type { Statement } from './statement.ts';
import { type Technique, techniqueOf } from './techniques.ts';

/** What is known beside the label while its pieces are made. */
export interface Knowledge {
  readonly notes?: NoteBook | undefined;
  readonly glossary?: Glossary | undefined;
  /** This year; reckoned with. */
  readonly today: number;
}

/** Everything that can be said of a work, each thing once. */
export interface Material {
  readonly facts: LabelFacts;
  /** The notes on the maker, by tag. */
  readonly maker: ReadonlyMap<NoteTag, Statement>;
  /** Whether the note on the maker speaks of "he", "she" or "they". */
  readonly pronoun: 'he' | 'she' | 'they' | null;
  /** Notes on the subject, the period, the place and the technique: what each says, in order. */
  readonly subject: readonly Statement[];
  readonly style: readonly Statement[];
  readonly place: readonly Statement[];
  readonly term: readonly Statement[];
  /** What else happened in the year of the work. */
  readonly year: Statement | null;
  /** The word that the notes on the technique explain; empty without one. */
  readonly termName: string;
  /** Ways of looking that notes give, the nearest to the work first. */
  readonly looks: readonly Statement[];
  readonly prose: readonly Statement[];
  readonly life: Life | null;
  readonly reckoning: Reckoning;
  readonly technique: Technique | null;
}

function said(match: Match, spans: readonly TextSpan[]): Map<NoteTag, Statement> {
  return new Map(
    match.note.sentences.map(({ tag, text }) => [
      tag,
      { text, origin: 'note', field: match.field, spans, source: match.note.source },
    ]),
  );
}

/** Gathers what can be said. */
export function gather(facts: LabelFacts, { notes, glossary, today }: Knowledge): Material {
  const matches = notes?.match(facts) ?? [];
  const spansFor = ({ field }: Match): TextSpan[] => {
    const reading = facts.readings[field];
    return reading ? [{ start: reading.start, end: reading.end }] : [];
  };
  const first = (kind: Match['note']['kind']): Map<NoteTag, Statement> => {
    const match = matches.find(({ note }) => note.kind === kind);
    return match ? said(match, spansFor(match)) : new Map();
  };
  const [maker, subject, style, place, term, year] = [
    first('artist'),
    first('subject'),
    first('style'),
    first('place'),
    first('term'),
    first('year'),
  ];
  const tell = (tags: ReadonlyMap<NoteTag, Statement>): Statement[] =>
    (['who', 'term', 'known for', 'story'] as const).flatMap((tag) => tags.get(tag) ?? []);
  const explained = term.size > 0 ? null : explainedTerm(facts, glossary);
  const terms: Statement[] = explained
    ? [
        {
          text: explained.sentence,
          origin: 'note',
          field: 'medium',
          spans: facts.readings.medium
            ? [facts.readings.medium].map(({ start, end }) => ({ start, end }))
            : [],
          source: 'Placard’s glossary',
        },
      ]
    : tell(term);
  const artistNote = matches.find(({ note }) => note.kind === 'artist')?.note;
  const life = lifeOf(facts) ?? (artistNote ? yearsOfLife(artistNote.life) : null);
  return {
    facts,
    maker,
    pronoun: pronounOf([...maker.values()]),
    subject: tell(subject),
    style: tell(style),
    place: tell(place),
    term: terms,
    termName: explained?.term ?? matches.find(({ note }) => note.kind === 'term')?.note.names[0] ?? '',
    // What is looked for in works of a maker, a time or a place need not be in this one.
    looks: [subject, term].flatMap((tags) => (tags.get('look') ? asQuestion(tags.get('look')) : [])),
    year: year.get('story') ?? null,
    prose: spokenSentences(facts.sentences).map((text, index): Statement => {
      const reading = facts.sentenceReadings[index];
      return {
        text,
        origin: 'label',
        field: 'prose',
        spans: reading ? [{ start: reading.start, end: reading.end }] : [],
      };
    }),
    life,
    reckoning: reckon(facts, today, life),
    technique: techniqueOf(facts.medium),
  };
}

/** "Look for a drum" as what claims nothing of this work: "See whether you can find a drum". */
function asQuestion(look: Statement | undefined): Statement[] {
  const thing = /^Look for (?!yourself)(.+)$/.exec(look?.text ?? '')?.[1];
  return look && thing !== undefined ? [{ ...look, text: `See whether you can find ${thing}` }] : [];
}

function pronounOf(statements: readonly Statement[]): Material['pronoun'] {
  for (const { text } of statements) {
    const found = /^(He|She|They|His|Her|Their)\b/.exec(text)?.[1]?.toLowerCase();
    if (found === 'he' || found === 'his') return 'he';
    if (found === 'she' || found === 'her') return 'she';
    if (found !== undefined) return 'they';
  }
  return null;
}

/** Whether neither the label nor a note has more to tell than the tombstone does. */
export function isBare({ maker, subject, style, place, prose }: Material): boolean {
  return maker.size + subject.length + style.length + place.length + prose.length === 0;
}
