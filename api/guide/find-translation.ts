import { startsCredit } from './find-credit.ts';
import type { LabelTokens } from './label-tokens.ts';

/** What other languages than English paint on: "huile sur toile", "olieverf op doek". */
export const FOREIGN_SUPPORT =
  /(?<!\p{L})(?:sur (?:toile|papier|bois|panneau|carton|cuivre|soie)|auf (?:\p{L}*holz|leinwand|papier|karton|pappe|kupfer)|op (?:doek|papier|paneel|koper|hout|karton)|sobre (?:lienzo|tela|papel|madera|tabla|cartón)|su (?:tela|carta|tavola|legno|cartone|rame)|på (?:lærred|duk|papir|papper|træ|trä))(?!\p{L})/iu;
const ENGLISH_SUPPORT = / on (?:canvas|panel|paper|board|cardboard|wood|oak|copper|silk)\b/i;
/** How a line begins that tells in another language how the work came to the museum. */
const FOREIGN_CREDIT =
  /^(?:(?:Don|Legs|Achat|Dépôt|Prêt|Collection) (?:de|du|des|d')|Schenking|Bruikleen|Aankoop|Legaat|Schenkung|Leihgabe|Ankauf|Vermächtnis|(?:\d{4} )?erworben|Donación|Legado|Adquisición|Colección|Dono |Acquisto)/iu;

/** Whether the line at word `at` says in another language what an English line of the label says as well. */
export function isTranslation(label: LabelTokens, at: number): boolean {
  const { plain, tokens, hasLines } = label;
  const lineAt = (from: number): string =>
    plain.slice(tokens[from]?.start, tokens[(tokens[from]?.lineEnd ?? 0) - 1]?.end);
  if (!hasLines || tokens[at]?.startsLine !== true) return false;
  if (FOREIGN_SUPPORT.test(lineAt(at)))
    return !ENGLISH_SUPPORT.test(lineAt(at)) && ENGLISH_SUPPORT.test(plain);
  return (
    FOREIGN_CREDIT.test(lineAt(at)) &&
    tokens.some(
      ({ startsLine }, from) => startsLine && startsCredit(label)(from) && !FOREIGN_CREDIT.test(lineAt(from)),
    )
  );
}
