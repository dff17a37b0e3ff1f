import { parentPort, workerData } from 'node:worker_threads';
import type { MuseumNotes } from '../../../contract/contract.ts';
import { lookUpTerm } from '../../../guide/glossary/glossary.ts';
import { conversedPiece, describedPiece, type LabelFacts, parseLabel } from '../../../guide/guide.ts';
import { createMuseumBook } from '../../../guide/museum/museum-book.ts';
import { foreignLanguage } from '../../../guide/language/label-language.ts';
import { noteBook } from '../../../guide/notes/own-notes.ts';
import { cardsOf } from '../../../guide/tell/cards.ts';
import type { GuideRequest, GuideResponse } from './guide-protocol.ts';
import { checkConversation, checkSoundBite, type Evidence } from './check-text.ts';
import type { Label } from './port.ts';

const written: MuseumNotes | undefined = workerData ?? undefined;
const museum = written && createMuseumBook(written);

/** What the guide knows beside the label. */
const knowledge = () => ({
  today: new Date().getFullYear(),
  notes: noteBook(),
  glossary: lookUpTerm,
  museum,
});

/**
 * The label of the last request as it was read: a label comes several times in a row, for its two pieces or, with a model,
 * for the cards and each check of the model's text.
 */
let last: { label: string; facts: LabelFacts; evidence?: Evidence } | undefined;

function read(label: Label): NonNullable<typeof last> {
  const key = JSON.stringify(label);
  last = last?.label === key ? last : { label: key, facts: parseLabel(label) };
  return last;
}

const factsOf = (label: Label): LabelFacts => read(label).facts;

function evidenceOf(label: Label): Evidence {
  const known = read(label);
  known.evidence ??= { label, facts: known.facts, cards: cardsOf(known.facts, knowledge()) };
  return known.evidence;
}

/** Null where the guide itself tells the label. */
function cardsFor(label: Label): Evidence['cards'] | null {
  const { facts, cards } = evidenceOf(label);
  return foreignLanguage(label) !== null || museum?.match(facts) ? null : cards;
}

function resultOf(request: GuideRequest): unknown {
  switch (request.task) {
    case 'describe':
      return describedPiece(factsOf(request.label), knowledge());
    case 'converse':
      return conversedPiece(factsOf(request.label), knowledge());
    case 'warm up': {
      const evidence = evidenceOf(request.label);
      const { statements, description } = describedPiece(evidence.facts, knowledge());
      checkSoundBite(
        [...statements, { text: description }].map(({ text }) => ({ text, from: 'label' })),
        evidence,
      );
      return conversedPiece(evidence.facts, knowledge());
    }
    case 'cards':
      return cardsFor(request.label);
    case 'check sound bite':
      return checkSoundBite(request.statements, evidenceOf(request.label));
    case 'check conversation':
      return checkConversation(request.turns, evidenceOf(request.label));
  }
}

function answer(request: GuideRequest): GuideResponse {
  try {
    return { kind: 'done', result: resultOf(request) };
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (request: GuideRequest) => parentPort?.postMessage(answer(request), []));
