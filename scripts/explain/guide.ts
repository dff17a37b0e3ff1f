/**
 * What the grounded guide makes of labels: `node scripts/explain/guide.ts [--label-only] FILE.json`, where FILE.json holds
 * `[{"text": "...", "lines": ["..."]}]`. Prints one JSON object per label, a line each: the fields, where each was read,
 * the description, the conversation, the statements of both, the text in which their spans count and what each leaves
 * untold, as the server and the phone say them to a visitor who hears the labels of the file one after the other. With `--label-only` neither notes nor glossary are used.
 */
import { lookUpTerm } from '../../api/guide/glossary/glossary.ts';
import { heardIn } from '../../api/guide/heard.ts';
import { conversedPiece, describedPiece, type LabelFacts, parseLabel } from '../../api/guide/guide.ts';
import { noteBook } from '../../api/guide/notes/own-notes.ts';
import { LIMITS } from '../../api/contract/limits.ts';
import { InputError, readLabels } from '../setup/read-labels.ts';

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
  const heard: number[] = [];
  for (const [nth, label] of readLabels(path).entries()) {
    const facts = parseLabel({ ...label, nth, heard: heard.slice(-LIMITS.heard) });
    const { description, ...bite } = describedPiece(facts, knowledge);
    const { messages, ...talk } = conversedPiece(facts, knowledge);
    heard.push(...heardIn([...bite.statements, ...talk.statements]));
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
