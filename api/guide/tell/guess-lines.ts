/** What the two say of guesses at a work’s age and at its maker’s: each list is one move, its wordings alike in meaning. */

/** Anna guesses that it is younger or older than it is. */
export const GUESS_NEW = [
  'I’d say it is not that old.',
  'My guess is our own century, or nearly.',
  'It could have been made last year.',
  'Not very old, I think.',
  'I’d put it in my grandparents’ time.',
  'Let me guess. Recent?',
  'If you told me it was new, I’d believe it.',
  'That could be from when my mother was young.',
] as const;
export const GUESS_OLD = [
  'I’d say it is very old.',
  'My guess is centuries.',
  'That must be ancient.',
  'Older than this building, surely.',
  'Let me guess. Hundreds of years?',
  'That has been around longer than any of us.',
  'I feel I ought to whisper. It must be old.',
  'Old, I say. Properly old.',
] as const;
export const OLDER_THAN_THOUGHT = [
  'Then I was off by a lot.',
  'So much for my guess.',
  'Further back than I thought.',
  'Wrong, then. By a wide margin.',
  'I should stop guessing.',
  'It carries its age well.',
] as const;
export const YOUNGER_THAN_THOUGHT = [
  'Younger than I thought.',
  'So it fooled me.',
  'Then I was wrong, and quite wrong.',
  'That late? I take it back.',
  'So, not so old after all.',
  'I’d have lost that bet.',
] as const;
export const RIGHT_FOR_ONCE = [
  'Ha. Right for once.',
  'So my guess was not bad.',
  'I’ll take that as a point for me.',
  'See? I do learn.',
  'Close enough.',
  'I said so.',
  'Write that down, I got one.',
  'My eyes are getting better at this.',
] as const;

/** The guess was neither right nor quite wrong. */
export const IN_BETWEEN = [
  'Somewhere in between, then.',
  'So, neither new nor old.',
  'I was half right.',
  'Half a point for me.',
  'Not far off, not near either.',
  'Then I’ll call it a draw.',
  'My guess was only a little off, let’s say.',
  'Well, I was in the right country.',
  'I’ll count that as a near miss.',
] as const;

/** Anna guesses at the maker's age. */
export const GUESS_OLD_HAND = [
  'That looks like an old hand to me.',
  'Somebody with a long life behind them, I’d say.',
  'I imagine an old master at this.',
  'You need years before you dare that.',
  'An old person made this. I’m sure of it.',
  'Whoever did this had done it a thousand times.',
  'Sixty at least, I’d say.',
  'That is somebody who no longer hurries.',
  'No beginner, that much I can see.',
] as const;
export const GUESS_BEGINNER = [
  'I’d say somebody young made it.',
  'There is something young about it.',
  'A beginner? In a good way.',
  'Somebody with everything still ahead, I think.',
  'I bet on somebody in their twenties.',
  'Young, I’d say. Too young to be careful.',
  'That has the nerve of a first try.',
  'Somebody who still had something to prove.',
] as const;

/** Ben works out the maker's age from the dates. */
export const LET_ME_RECKON = [
  'Let me reckon.',
  'Wait, I can work that out.',
  'Two dates, one sum.',
  'I’ve done the sum.',
  'By the dates:',
  'If I count right:',
] as const;
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
