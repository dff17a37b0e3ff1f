import { isGrave, isGrim, isHarsh } from './grim.ts';
import type { Material } from './material.ts';
import { told } from './note-talk.ts';

const tellsOf = ({ facts, prose, museum, maker, subject, thing }: Material, is: (text: string) => boolean) =>
  is(facts.text) ||
  [...prose, ...told(museum), ...told(subject), ...told(thing)].some(({ text }) => is(text)) ||
  told(maker).some(({ text }) => isGrave(text));

/** Whether something grim is told of the work, or a life that ended or was broken by it, beside which nobody is playful. */
export const isSober = (material: Material): boolean => tellsOf(material, isGrim);

/** Whether it is such that neither a material nor a way to look is told of beside it. */
export const isSilencing = (material: Material): boolean => tellsOf(material, isHarsh);
