import { readFileSync } from 'node:fs';
import type { GuideLine, LabelInput } from '../../api/guide/guide.ts';

/** A fault of the input, told to the user in one sentence. */
export class InputError extends Error {}

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

/** The labels of a file. Throws `InputError`. */
export function readLabels(path: string): LabelInput[] {
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
