import { parentPort, workerData } from 'node:worker_threads';
import type { MuseumNotes } from '../../../contract/contract.ts';
import { lookUpTerm } from '../../../guide/glossary/glossary.ts';
import { conversedPiece, describedPiece, parseLabel } from '../../../guide/guide.ts';
import { foreignLanguage } from '../../../guide/language/label-language.ts';
import { createMuseumBook } from '../../../guide/museum/museum-book.ts';
import { noteBook } from '../../../guide/notes/own-notes.ts';
import type { GuideRequest, GuideResponse } from './guide-protocol.ts';
import { checkConversation, checkSoundBite } from './check-text.ts';

const written: MuseumNotes | undefined = workerData ?? undefined;
const museum = written && createMuseumBook(written);

/** What the guide knows beside the label. */
const knowledge = () => ({
  today: new Date().getFullYear(),
  notes: noteBook(),
  glossary: lookUpTerm,
  museum,
});

function resultOf(request: GuideRequest): unknown {
  switch (request.task) {
    case 'describe':
      return describedPiece(parseLabel(request.label), knowledge());
    case 'converse':
      return conversedPiece(parseLabel(request.label), knowledge());
    case 'is for the guide':
      return foreignLanguage(request.label) !== null || Boolean(museum?.match(parseLabel(request.label)));
    case 'check sound bite':
      return checkSoundBite(request.text, request.label);
    case 'check conversation':
      return checkConversation(request.turns, request.label);
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
