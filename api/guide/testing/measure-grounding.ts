import { findUngrounded } from '../grounding/find-ungrounded.ts';
import type { GroundingCase } from './grounding-case.ts';

/** How well the check does on one half of the measured set. */
export interface GroundingFigures {
  invented: number;
  found: number;
  honest: number;
  falseAlarms: number;
  /** For reading: what was missed, and what was taken for invented. */
  missed: string[];
  alarms: string[];
}

const INVENTED = /\{([^}]*)\}/;

/** Sentences with {invented} facts must be caught at the fact; honest ones must pass. */
export function measureGrounding(cases: readonly GroundingCase[]): GroundingFigures {
  const figures: GroundingFigures = {
    invented: 0,
    found: 0,
    honest: 0,
    falseAlarms: 0,
    missed: [],
    alarms: [],
  };
  for (const { label, honest, invented } of cases) {
    for (const sentence of honest) {
      const alarms = findUngrounded(sentence, label);
      figures.honest += 1;
      figures.falseAlarms += alarms.length > 0 ? 1 : 0;
      figures.alarms.push(...alarms.map(({ kind, text }) => `${kind} "${text}": ${sentence}`));
    }
    for (const [kind, marked] of Object.entries(invented)) {
      const fact = INVENTED.exec(marked);
      const start = fact?.index ?? 0;
      const end = start + (fact?.[1]?.length ?? 0);
      const caught = findUngrounded(marked.replace(INVENTED, '$1'), label);
      figures.invented += 1;
      if (caught.some((span) => span.start < end && span.end > start)) figures.found += 1;
      else figures.missed.push(`${kind}: ${marked}`);
    }
  }
  return figures;
}
