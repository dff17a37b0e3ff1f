import type { LabelText } from '../engines/listening/ports.ts';
import type { ConversationPiece, DescriptionPiece } from '../engines/visits/visit.ts';
import { AppError } from '../lib/app-error.ts';

/**
 * The guide and its glossary come in chunks of their own, precached: the server's guide, without a network. Where the
 * signal went before the glossary had come, the guide speaks without it.
 * @throws AppError `no_internet` when the guide has not come either
 */
async function loadGuide() {
  const [guide, glossary] = await Promise.all([
    import('@placard/api/guide').catch((cause: unknown) => {
      throw new AppError('no_internet', { cause });
    }),
    import('@placard/api/glossary').catch(() => undefined),
  ]);
  return { ...guide, lookUpTerm: glossary?.lookUpTerm };
}

export async function describeOnDevice(label: LabelText, id: string): Promise<DescriptionPiece> {
  const { soundBiteSentences, parseLabel, lookUpTerm } = await loadGuide();
  const sentences = soundBiteSentences(parseLabel(label), lookUpTerm);
  return {
    description: sentences.map(({ text }) => text).join(' '),
    interactionId: id,
    source: 'device',
    fromGlossary: sentences.filter((sentence) => sentence.fromGlossary).map(({ text }) => text),
  };
}

export async function converseOnDevice(label: LabelText, id: string): Promise<ConversationPiece> {
  const { composeConversation, parseLabel, lookUpTerm } = await loadGuide();
  const turns = composeConversation(parseLabel(label), lookUpTerm);
  return {
    messages: turns.map(({ role, content }) => ({ role, content })),
    interactionId: id,
    source: 'device',
    fromGlossary: turns.filter((turn) => turn.fromGlossary).map(({ content }) => content),
  };
}
