/** What two friends say that holds no fact: each list is one move, its wordings alike in meaning. */

/** Ben, before what he does not have from the label: it may stand before the label was read, and behind any question. */
export const FROM_READING = [
  'Here is something I’ve read.',
  'I know this much:',
  'This much I know:',
  'From what I’ve read:',
  'As far as I’ve read:',
  'I do know a little.',
  'I’ve come across this:',
  'From memory:',
  'Something I’ve read:',
  'One thing I remember:',
  'I once read up on that.',
  'A little of it stuck with me:',
  'This I’ve read somewhere:',
  'I looked it up before we came.',
  'What I’ve kept of it:',
  'You’re in luck.',
] as const;

/** Ben begins to tell of the maker without being asked. */
export const I_KNOW_THIS = [
  'I’ve read about the maker.',
  'Not from the label: I’ve read about the maker.',
  'Not on the label, but I’ve met the maker’s name.',
  'And this about the maker, from my own reading.',
] as const;

/** Ben begins on the label's own text. */
export const MORE_ON_LABEL = [
  'There is more on the label.',
  'Listen to what they wrote.',
  'The label goes on.',
  'Here is what they wrote.',
  'The label tells us something.',
  'They wrote something about this one.',
  'And there’s this on the label:',
  'And then they tell us this:',
  'And this is what they say:',
  'There’s more:',
  'They say a little more.',
  'And they tell us:',
  'I’ll read on.',
] as const;

/** Ben reads on, behind what was said of something that the text names. */
export const BACK_TO_THE_TEXT = [
  'Back to the label.',
  'And the label goes on.',
  'I’ll read on.',
  'The label again.',
  'Now the rest of it.',
  'To go on with the label:',
  'Where was I? Here.',
  'And they go on.',
] as const;

/** Ben begins on a text that is quoted, or in which the museum or others say "we". */
export const IN_THEIR_WORDS = [
  'In the words on the label:',
  'The label’s own words:',
  'As they put it:',
  'This is how they say it:',
] as const;

/** Ben begins on a text that somebody speaks as "I". */
export const IN_FIRST_PERSON = [
  'In the words on the label:',
  'The label speaks as “I” here. I only lend my voice.',
  'The next words are not mine:',
  'Another voice now, from the label:',
] as const;

/** Anna, behind words that are quoted. */
export const HEARD_A_VOICE = [
  'I can hear the voice in that.',
  'I’d like to ask back, and can’t.',
  'I’d have liked to hear it spoken.',
  'I’m glad nobody put that in other words.',
  'One listens differently to that.',
] as const;
/** The same behind words that somebody says as "I". */
export const HEARD_AN_I = [
  ...HEARD_A_VOICE,
  'Somebody who says “I”. That’s rare on a wall.',
  'That’s a different tone from the rest of the label.',
  'So there’s a person behind it.',
] as const;
/** The same where something grim is told. */
export const HEARD_A_VOICE_SOBER = [
  'I’m glad that we have it in their own words.',
  'Nobody else should say that for them.',
  'I’d rather leave that as it was said.',
] as const;

/** Anna at the end, where something grim was told. */
export const SOBER = [
  'Let us stay a moment longer.',
  'I’ll look at it differently now.',
  'I’d like to look a while and say nothing.',
  'We needn’t hurry on.',
  'Let me stand here a little longer.',
  'Then let us look, quietly.',
  'I don’t want to go straight to the next one.',
  'Give me some time with it.',
  'One more minute here, please.',
  'Let’s go slowly to the next.',
] as const;

/** Anna asks where to look, whatever one may do at the work then: look, guess or imagine. */
export const WHAT_TO_TRY = [
  'Before we go: what should I try?',
  'Give me one thing to try.',
  'What do I do now, just stand here?',
  'Something I can try from here?',
  'And what can I do with it?',
  'One thing to try, before we go on?',
  'Set me a task.',
  'A small task, please, before we go.',
  'You have something for me to do, I can tell.',
  'Have you something that I can do here?',
  'And for me? What shall I do?',
] as const;

/** The same where Ben sends her to something that is to be seen. */
export const WHERE_TO_LOOK = [
  ...WHAT_TO_TRY,
  'Give my eyes something to do.',
  'What would I miss?',
  'Something for the eyes, please.',
  'Make me look at it once more.',
  'What is left for the eyes?',
  'Send me back to it once more.',
  'I’d like a good look at it. Any advice?',
] as const;

/** Anna, who is sent to look, at the end. */
export const LOOKING = [
  'Give me a moment.',
  'I’m looking. Don’t talk.',
  'That I can do.',
  'Then I’m not finished here.',
  'I’m going closer.',
  'I’ll need both eyes for that.',
  'Good. Eyes, then.',
  'I’ll take my time over that.',
  'Then I’ll look first and talk later.',
  'Let me try.',
  'I may be a while.',
  'All right, I’m at it.',
  'Don’t tell me if you’re quicker.',
  'Step aside a little, then.',
  'You look, too.',
  'That will take me a minute.',
  'I see better when I know what for.',
  'I’ll go slowly over it.',
] as const;

/** Anna at the end of a talk that sends her nowhere. */
export const STAYING = [
  'Now I’ll just look.',
  'Let me stay a little.',
  'I’ll have one more look before we go.',
  'Let’s not hurry.',
  'I could stand here a while.',
  'I’m not quite done with it.',
  'Now I want to see it from over there.',
] as const;

/** Anna behind a text to which nothing else is said: of what she heard, and nothing of going on or away. */
export const BEHIND_A_TEXT = [
  'I’ll look at it with that in mind.',
  'Now I look at it differently.',
  'I’d have walked past all of that.',
  'I’m still with what you read.',
  'I’ll have to think about that.',
  'There is more in it than I saw.',
] as const;

/** The same where something sad or grim was told, and of no death: neither a hush nor a joke. */
export const STAYING_PLAINLY = [
  'Now I look at it differently.',
  'I’m still with what you read.',
  'I’ll have to think about that.',
  'That I won’t forget so soon.',
  'I’ll look at it with that in mind.',
] as const;

/** Anna, when nobody's name is known. */
export const NO_NAME = [
  'No name at all?',
  'And no name to go with it.',
  'So who? Somebody must have.',
  'I always want to know who.',
  'Did nobody write the name down?',
  'I’d have liked a name.',
] as const;

/** Ben, to that. */
export const NO_NAME_ANSWER = [
  'None that the label gives.',
  'Not that they know of here.',
  'Names get lost more easily than things.',
  'Somebody knew it once.',
  'There may have been more than one pair of hands, and no list of them.',
] as const;

/** Anna on the museum's doubt. */
export const ON_DOUBT = [
  'So they aren’t sure. I like that.',
  'A museum that admits it doesn’t know.',
  'Honest of them.',
  'Not sure, and they say so.',
  'They could have left the doubt out.',
] as const;

/** Anna on a word by which the museum says that others had a hand in it. */
export const ON_OTHER_HANDS = [
  'I’d have read past that word.',
  'One small word, and it matters.',
  'So I look with that in mind.',
] as const;

/** Anna, to an early age; * is the age. */
export const ON_YOUNG = [
  '*. At that age I could not boil an egg.',
  '*? I was still asking for directions then.',
  'Only *. And already that sure.',
  '*. What was I doing at that age? Nothing that hangs anywhere.',
  '*. I’d have been too shy to show it.',
  'Only *. I had a bicycle then, and no plan.',
  '*. My cousin is that old. He draws on napkins.',
  '*. Some people don’t wait, do they?',
  '*. I’d have wanted another year or two first.',
] as const;

/** Anna, to a great age; * is the age. */
export const ON_OLD = [
  '*. And I get tired after lunch.',
  'At *, still at it. Good.',
  '*. That gives me some hope.',
  'At *. I hope I’ll still be curious then.',
] as const;

/** Anna, of a label of which only lines can be read. */
export const ASKS_WHAT = [
  'What does it say?',
  'Read it to me, just as it stands.',
  'Can you make it out?',
  'What do they print?',
] as const;

/** Anna, who has heard the lines and asks no more. */
export const HEARD_LINES = [
  'Thank you. Now without the label.',
  'Then let us look for ourselves.',
  'I’ll do the rest with my eyes.',
  'Good. I’d rather look than read anyway.',
  'And now we look.',
  'Now I’d like to see it, not hear it.',
] as const;
