import { plainName } from '../notes/plain-name.ts';

/** Titles that so many works have that title and maker together are not enough to know one. */
const OF_MANY =
  /^(?:the |an? )?(?:untitled|no title|composition|still life|landscape|seascape|interior|nude|study|sketch|drawing|painting|sculpture|self portrait|portrait|(?:portrait|head|bust|study|figure) of an? (?:young |old )?(?:man|woman|girl|boy|lady|gentleman|child)|vase|bowl|plate|dish|cup|jar|chair|table|figure|head|bust)(?: \d{1,3}| [ivx]{1,5})?$/;

/** Whether a title says too little of a work: "Untitled", "Still Life". */
export const namesManyWorks = (title: string): boolean => OF_MANY.test(plainName(title));
