import { parentPort } from 'node:worker_threads';
import { lookUpTerm } from '../../../guide/glossary/glossary.ts';
import { composeConversation, composeSoundBite, parseLabel } from '../../../guide/guide.ts';
import type { GuideRequest, GuideResponse } from './guide-protocol.ts';
import { checkConversation, checkSoundBite } from './openai/check-text.ts';

function resultOf(request: GuideRequest): unknown {
  switch (request.task) {
    case 'describe':
      return composeSoundBite(parseLabel(request.label), lookUpTerm);
    case 'converse':
      return composeConversation(parseLabel(request.label), lookUpTerm).map(({ role, content }) => ({
        role,
        content,
      }));
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
