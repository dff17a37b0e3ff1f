/** Anna, to an age. */
export const ON_YOUNG = [
  'At that age I could not boil an egg.',
  'So young. I feel late for everything.',
  'And already that sure of it.',
  'I was still asking for directions then.',
  'My brother is that age, and he can’t find his keys.',
] as const;
export const ON_MIDDLE_AGE = [
  'Right in the middle of things, then.',
  'Old enough to know how, young enough to dare.',
  'That’s about my age. Well, nearly.',
  'So neither a first word nor a last one.',
  'With half a life already in the hand.',
  'An age at which I change my phone contract.',
] as const;
export const ON_OLD = [
  'And I get tired after lunch.',
  'Still at it, then. Good.',
  'That gives me some hope.',
  'At that age one knows what to leave out.',
  'So it was not the first time round.',
] as const;
