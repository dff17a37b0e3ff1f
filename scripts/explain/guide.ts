/**
 * What the grounded guide makes of labels: `node scripts/explain/guide.ts [--label-only] FILE.json`, where FILE.json holds
 * `[{"text": "...", "lines": ["..."]}]`. Prints one JSON object per label, a line each: the fields, where each was read,
 * the description, the conversation, the statements of both, the text in which their spans count and what each leaves
 * untold, as the server and the phone say them. With `--label-only` neither notes nor glossary are used.
 */
import { readFileSync } from 'node:fs';
import { lookUpTerm } from '../../api/guide/glossary/glossary.ts';
import {
  conversedPiece,
  describedPiece,
  type GuideLine,
  type LabelFacts,
  type LabelInput,
  parseLabel,
} from '../../api/guide/guide.ts';
import { noteBook } from '../../api/guide/notes/own-notes.ts';

/** A fault of the input, told to the user in one sentence. */
class InputError extends Error {}

const SHAPE = 'expected a list like [{"text": "...", "lines": ["..."]}]';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readLine(value: unknown, where: string): GuideLine {
  if (typeof value === 'string') return { text: value };
  const text = isRecord(value) ? value['text'] : undefined;
  const height = isRecord(value) ? value['height'] : undefined;
  const heightIsFine = height === undefined || (typeof height === 'number' && height > 0);
  if (typeof text !== 'string' || !heightIsFine) {
    throw new InputError(`${where} is neither a string nor {"text": "...", "height": 1.5}.`);
  }
  return height === undefined ? { text } : { text, height };
}

function readLabel(value: unknown, index: number): LabelInput {
  const where = `Label ${index + 1}`;
  if (!isRecord(value) || typeof value['text'] !== 'string')
    throw new InputError(`${where} has no "text": ${SHAPE}.`);
  const { text, lines } = { text: value['text'], lines: value['lines'] };
  if (lines === undefined || lines === null) return { text };
  if (!Array.isArray(lines)) throw new InputError(`${where}: "lines" is not a list: ${SHAPE}.`);
  return {
    text,
    lines: lines.map((line: unknown, position) => readLine(line, `${where}, line ${position + 1}`)),
  };
}

function readLabels(path: string): LabelInput[] {
  let source: string;
  try {
    source = readFileSync(path, 'utf8');
  } catch {
    throw new InputError(`The file ${path} cannot be read.`);
  }
  let data: unknown;
  try {
    data = JSON.parse(source);
  } catch {
    throw new InputError(`The file ${path} is not valid JSON.`);
  }
  if (!Array.isArray(data)) throw new InputError(`The file ${path} holds no list: ${SHAPE}.`);
  return data.map(readLabel);
}

function tombstone(facts: LabelFacts): object {
  const { artist, nationality, born, died, title, date, medium, dimensions, credit, accession } = facts;
  return { artist, nationality, born, died, title, date, medium, dimensions, credit, accession };
}

try {
  const given = process.argv.slice(2);
  const isLabelOnly = given[0] === '--label-only';
  const [path, ...others] = isLabelOnly ? given.slice(1) : given;
  if (path === undefined || others.length > 0)
    throw new InputError('Usage: node scripts/explain/guide.ts [--label-only] FILE.json');
  const today = new Date().getFullYear();
  const knowledge = isLabelOnly ? { today } : { today, notes: noteBook(), glossary: lookUpTerm };
  for (const label of readLabels(path)) {
    const facts = parseLabel(label);
    const { description, ...bite } = describedPiece(facts, knowledge);
    const { messages, ...talk } = conversedPiece(facts, knowledge);
    const output = {
      facts: tombstone(facts),
      readings: facts.readings,
      foreign: facts.foreign,
      description,
      messages,
      printed: facts.given,
      statements: { description: bite.statements, conversation: talk.statements },
      alsoOnLabel: { description: bite.alsoOnLabel, conversation: talk.alsoOnLabel },
    };
    process.stdout.write(`${JSON.stringify(output)}\n`);
  }
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
