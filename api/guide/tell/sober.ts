import { isGrave, isGrim, isHarsh, ofNature, tellsOfDeath } from './grim.ts';
import type { Material } from './material.ts';
import { told } from './note-talk.ts';

function tellsOf(
  { facts, prose, museum, maker, subject, thing, sort }: Material,
  is: (text: string) => boolean,
): boolean {
  const heard = (text: string): string => (sort === 'specimen' ? ofNature(text) : text);
  return (
    is(heard(facts.text)) ||
    [...prose, ...told(museum), ...told(subject), ...told(thing)].some(({ text }) => is(heard(text))) ||
    told(maker).some(({ text }) => isGrave(text))
  );
}

/** Whether something grim is told of the work, or a life that ended or was broken by it, beside which nobody is playful. */
export const isSober = (material: Material): boolean => tellsOf(material, isGrim);

/** Whether it is such that neither a material nor a way to look is told of beside it. */
export const isSilencing = (material: Material): boolean => tellsOf(material, isHarsh);

/** Whether somebody's death is told of, at which the two fall silent: beside war or want alone they only do not play. */
export const isMourned = (material: Material): boolean =>
  isSober(material) && tellsOf(material, tellsOfDeath);
