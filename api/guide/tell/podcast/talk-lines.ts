/** What two friends say that holds no fact: each list is one move, its wordings alike in meaning. */

/** Ben, before what is not on the label. */
export const FROM_READING = [
  'From a book, not from the wall:',
  'I have read about it.',
  'Beyond the label, then.',
  'I looked it up once.',
  'That I can tell you from elsewhere.',
  'As far as I have read:',
  'I know that from home, not from here.',
  'A book told me.',
  'My shelf at home knows that one.',
  'I came prepared, for once.',
  'That much I remember from reading.',
  'Let me lend you what I have read.',
  'It’s in the books:',
  'I read up on it before we came.',
  'From my reading:',
  'I met that in a book.',
  'This is from my own shelf.',
  'From memory, not from the card:',
  'I wrote that down once.',
  'A book I had with me on the train says:',
] as const;

/** Ben begins to tell of the maker without being asked. */
export const I_KNOW_THIS = [
  'I know the name, from elsewhere than the label.',
  'The name I have met in a book.',
  'I looked the name up once.',
  'Let me add something from my reading.',
  'What I know about the maker is from a book.',
  'I have read about the maker.',
  'A word on the maker, from my shelf at home.',
  'That name I have come across in print.',
  'About the maker I can add something.',
  'The label doesn’t say who that was. A book does.',
  'I looked up who that was.',
  'There is more to the name than stands here.',
  'One name I don’t have to read from the wall.',
] as const;

/** Ben begins on the label's own text. */
export const MORE_ON_LABEL = [
  'There is more on the label.',
  'Listen to what they wrote.',
  'The label goes on.',
  'Somebody took trouble with the label. Listen.',
  'Now the label itself.',
  'Let me read you the rest.',
  'I’ll read it as it stands.',
  'The next part is worth hearing in their words.',
  'Then comes the text.',
  'Here is what they wrote.',
  'I’ll read it to you.',
  'The label tells us something.',
  'Now listen to this.',
] as const;

/** Ben begins on a text that somebody speaks as "I", or that is quoted. */
export const IN_FIRST_PERSON = [
  'This is somebody’s own voice, not the museum’s:',
  'Somebody speaks for themselves here. I only lend my voice.',
  'The text is somebody’s own. Not mine:',
  'Somebody else’s words now, as they stand:',
] as const;

/** Anna at the end, where something grim was told. */
export const SOBER = [
  'Let us stay a moment longer.',
  'I’ll look at it differently now.',
  'I’d like to look a while and say nothing.',
  'We needn’t hurry on.',
  'I’m glad we stopped.',
  'Then let us look, quietly.',
  'I don’t want to go straight to the next one.',
  'Give me some time with it.',
  'I’d rather not joke about that one.',
  'One more minute here, please.',
  'I hadn’t expected that of it.',
  'Let’s go slowly to the next.',
] as const;

/** Anna asks where to look. */
export const WHERE_TO_LOOK = [
  'And where do I look?',
  'Give my eyes something to do.',
  'What would I miss?',
  'Where would you look first?',
  'One thing to look for. Go on.',
  'Before we go: what should I look for?',
  'What do people walk past?',
  'And now without words. Where?',
  'Tell me where to begin.',
  'What would you show me, if you could point?',
  'You see something I don’t. What?',
  'Something for the eyes, please.',
  'What is worth a step closer?',
  'And what does one look at, with these?',
  'Enough said. Show me something.',
  'Is there a spot where you would stop?',
  'Make me look at it once more.',
  'What would a guard know about it, after years?',
  'And what escapes one at first?',
  'What would you tell a friend to look at?',
  'Where do I have to stand?',
  'What is left for the eyes?',
  'Let me find something by myself. A hint?',
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
  'Show me where you’d start.',
  'I may be a while.',
  'All right, I’m at it.',
  'Don’t tell me if you find it first.',
  'Step aside a little, then.',
  'I’ll tell you on the stairs.',
  'That will take me a minute.',
  'Good, something to do.',
  'I see better when I know what for.',
  'I’ll go slowly over it.',
] as const;

/** Anna at the end of a talk that sends her nowhere. */
export const STAYING = [
  'Thank you. Now I’ll just look.',
  'Let me stay a little.',
  'I’ll have one more look before we go.',
  'Now be quiet and let me see it.',
  'Go ahead. I’ll come in a minute.',
  'That’s enough words. I’d like to look.',
  'I’m glad you read that to me.',
  'Then I’ll look at it with that in mind.',
  'Good. I’ll look again from the beginning.',
  'That will do to go on with.',
  'I’ve got enough to look for.',
  'Let’s not hurry.',
  'It looks different now that I’ve heard it.',
  'I’ll take that along to the next room.',
] as const;

/** Anna, when nobody's name is known. */
export const NO_NAME = [
  'No name at all?',
  'And we can’t say thank you.',
  'So who? Somebody must have.',
  'I always want to know who. Always.',
  'Did nobody write the name down?',
  'A name would have been nice.',
] as const;

/** Ben, to that. */
export const NO_NAME_ANSWER = [
  'None that came down to us.',
  'Nobody knows any more.',
  'Names get lost more easily than things.',
  'Whoever it was, this is what stayed.',
  'There may have been more than one pair of hands, and no list of them.',
] as const;

/** Anna on the museum's doubt. */
export const ON_DOUBT = [
  'So they aren’t sure either. I like that.',
  'A museum that admits it doesn’t know.',
  'Honest of them.',
  'And if it turns out to be somebody else?',
  'I trust it more for that.',
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
  '*, and nobody told them to wait.',
  '*. At that age one still has time to be wrong.',
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
  'I’ll take that with me to the thing itself.',
  'Now I’d like to see it, not hear it.',
] as const;
