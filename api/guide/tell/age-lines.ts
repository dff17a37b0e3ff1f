/** Anna, to an age. */
export const ON_YOUNG = [
  'At that age I could not boil an egg.',
  'So young. I feel late for everything.',
  'And already that sure of it.',
  'I was still asking for directions then.',
] as const;
export const ON_MIDDLE_AGE = [
  'Right in the middle of things, then.',
  'Old enough to know how, young enough to dare.',
  'So neither a first word nor a last one.',
] as const;
export const ON_OLD = [
  'And I get tired after lunch.',
  'Still at it, then. Good.',
  'That gives me some hope.',
  'At that age one knows what to leave out.',
] as const;
