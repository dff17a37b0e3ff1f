import type { Chooser } from '../choose.ts';
import type { Material } from '../material.ts';
import { ageStatement } from './age-of-maker.ts';
import { datesOfParts } from './dates-of-parts.ts';
import { headingStatements } from './heading.ts';
import { helpStatement } from './helping-hands.ts';
import { keyedStatements, partStatements } from './keyed-lines.ts';
import { furtherStatements, namingStatements } from './naming.ts';
import { plainStatements, withoutHeard } from './plain-lines.ts';
import { signedBy } from '../own-text/signer.ts';
import type { Statement } from '../statement.ts';

/** What the label says of the work itself. */
export interface Tombstone {
  /** The title, or the lines in its place, with maker, date and material as far as they are sure. */
  readonly naming: readonly Statement[];
  /** Where it comes from, and further makers. */
  readonly further: readonly Statement[];
  /** What none of these tells, as it is printed. */
  readonly plain: readonly Statement[];
  /** Nothing sure names the work: then the plain lines stand first. */
  readonly isNameless: boolean;
}

export function tombstoneOf(material: Material, choose: Chooser): Tombstone {
  const { facts, maker, prose } = material;
  const heading = headingStatements(facts, choose);
  const naming = withoutHeard(
    [...heading, ...namingStatements(material, choose), ...datesOfParts(facts)],
    facts,
  );
  const further = withoutHeard(
    [
      ...furtherStatements(facts, maker !== null),
      ...(facts.foreign === null ? [...ageStatement(facts), ...helpStatement(facts)] : []),
    ],
    facts,
  );
  const isNameless = facts.title === null && heading.length === 0;
  // Who signs the label's own text is named before it.
  const signer = signedBy(facts, prose);
  const told = [...naming, ...further, ...prose, ...(signer === null ? [] : [signer])];
  const keyed =
    facts.foreign === null ? [...keyedStatements(facts, told), ...partStatements(facts, told)] : [];
  const plain = plainStatements(facts, [...told, ...keyed], choose, isNameless);
  return { ...withOrigin(naming, [...further, ...keyed]), plain, isNameless };
}

/** "This is “Tipu’s Tiger”. It comes from Mysore." -> "This is “Tipu’s Tiger”, from Mysore." */
function withOrigin(
  naming: readonly Statement[],
  further: readonly Statement[],
): Pick<Tombstone, 'naming' | 'further'> {
  const [name, ...others] = naming;
  const [origin, ...rest] = further;
  const place = /^It comes from ((?!.* (?:is|and) )[^.]{2,60})\.$/.exec(origin?.text ?? '')?.[1];
  // "a relief from Palmyra" is from Palmyra, Syria.
  const isSaid = place !== undefined && name?.text.includes(`from ${place.split(',', 1)[0] ?? ''}`) === true;
  if (
    isSaid ||
    !name ||
    !origin ||
    place === undefined ||
    !/^This is (?:“[^”]{1,80}”|(?:a coin, )?an? [^.,]{2,60})\.$/.test(name.text)
  )
    return { naming, further };
  const told = {
    ...name,
    text: `${name.text.slice(0, -1)}, from ${place}.`,
    spans: [...name.spans, ...origin.spans],
  };
  return { naming: [told, ...others], further: rest };
}
