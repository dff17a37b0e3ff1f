import type { Statement } from '@placard/api/contract';
import type { ConversationPiece, DescriptionPiece } from '../visits/visit.ts';

/** A piece with the label's rest behind what it told; undefined where there is none. */
export type WithRest<Piece> = (piece: Piece) => Piece | undefined;

type Span = { readonly start: number; readonly end: number };

/** What is not told even then. */
const stillUntold = (also: readonly Span[] | undefined, told: readonly Statement[]): Span[] | undefined =>
  also?.filter(
    ({ start, end }) => !told.some(({ spans }) => spans.some((span) => start < span.end && span.start < end)),
  );

const textOf = (statements: readonly Statement[]): string => statements.map(({ text }) => text).join(' ');

/** The sound bite goes on with the sentences of the label that it left out. */
export const describedOn: WithRest<DescriptionPiece> = ({ more, ...piece }) =>
  more?.length && piece.statements
    ? {
        ...piece,
        description: `${piece.description} ${textOf(more)}`,
        statements: [...piece.statements, ...more],
        alsoOnLabel: stillUntold(piece.alsoOnLabel, more),
      }
    : undefined;

/** What Anna says before Ben reads on, where he had the last word. */
const READ_ON = 'There is more on it. Read on.';

/** In the conversation Ben reads them. */
export const conversedOn: WithRest<ConversationPiece> = ({ more, ...piece }) => {
  if (!more?.length || !piece.statements) return undefined;
  const asks = piece.statements.at(-1)?.role === 'friend2';
  const rest: Statement[] = [
    ...(asks ? [{ text: READ_ON, role: 'friend1' as const, origin: 'talk' as const, spans: [] }] : []),
    ...more.map((statement) => ({ ...statement, role: 'friend2' as const })),
  ];
  return {
    ...piece,
    messages: [
      ...piece.messages,
      ...(asks ? [{ role: 'friend1' as const, content: READ_ON }] : []),
      { role: 'friend2' as const, content: textOf(more) },
    ],
    statements: [...piece.statements, ...rest],
    alsoOnLabel: stillUntold(piece.alsoOnLabel, more),
  };
};
