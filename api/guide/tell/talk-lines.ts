/** What two friends say that holds no fact: each list is one move, its wordings alike in meaning. */

/** Anna, before anything is read. */
export const COME_HERE = [
  'Stop a moment. This one.',
  'Wait, don’t read it out yet. Let me look first.',
  'Here. I want to stay with this one.',
  'You were about to walk past it.',
  'I have no idea what I am looking at. Help me.',
  'Come over, there is room for two.',
  'All right, this one. I’ll look, you read.',
  'Let me have one look before you tell me anything.',
  'This is the one I saw from the door.',
  'What have we got here?',
  'I keep coming back to this one.',
  'Your turn to read. My turn to be wrong.',
  'Tell me nothing for five seconds. Right. Now.',
  'Can you reach the label? The print is tiny.',
  'I’ve looked at it long enough to have an opinion.',
  'Another one, then. I’m ready.',
  'Hold my coat, I’m going closer.',
  'I’d like this at home, whatever it is.',
] as const;

/** Ben, before he reads what it is. */
export const HERE_IT_IS = [
  'Here it is.',
  'So.',
  'Let me see.',
  'Got it.',
  'Reading:',
  'It goes like this.',
  'Right.',
  'Now then.',
  'Well.',
  'Listen.',
  '',
] as const;

/** Anna, who asks about the person, where a note knows one. */
export const ASK_MAKER = [
  'And who was that?',
  'Should I know the name?',
  'The name rings a bell, a distant one.',
  'Tell me about the person, not the object.',
  'You look as if you knew that name.',
  'And behind the name?',
  'Is that somebody you have read about?',
  'What sort of person makes a thing like this?',
  'Go on, you know more than the label does.',
  'I bet you can say more about that.',
  'Name, yes. But who?',
  'Give me one thing about the person.',
] as const;

/** Ben, who has read of the maker. */
export const I_HAVE_READ = [
  'I have read about that.',
  'Not on the label, but I know this much.',
  'This is from a book, not from the wall.',
  'I looked it up once.',
  'As far as I remember my reading:',
  'That I can tell you without the label.',
  'Beyond the label, then.',
  'Out of a book:',
  'That part is not from the label.',
] as const;

/** One asks what a word means that was just read; * is the word. */
export const WHAT_IS = [
  '“*”: what is that, exactly?',
  'Stop. What does “*” mean?',
  'I nod at the word “*” every time, and I have no idea.',
  'Explain “*” to me.',
  'I have read “*” on a hundred labels. What is it?',
  '“*”. Do you know what that is? I don’t.',
  'Pretend I’m ten. What is “*”?',
  'What do they mean by “*”?',
] as const;

/** The other knows. */
export const THAT_I_KNOW = [
  'That one I know.',
  'Ah, that I can tell you.',
  'For once I know.',
  'Somebody explained it to me once.',
  'I asked that myself, on another visit.',
  'I tried to learn that by heart.',
  '',
] as const;

/** Anna asks what a title is about, of whatever kind it is. */
export const ASK_STORY = [
  'And the title, does it mean something?',
  'There is more to that title, isn’t there?',
  'Does the title tell you anything?',
  'I slept through that lesson. What is it about?',
  'I read the title and draw a blank.',
  'What should I know before I look at that?',
  'Help me with the title.',
] as const;

/** Anna asks about the time. */
export const ASK_TIME = [
  'What was going on then?',
  'And when was that, for people like me?',
  'I know the word, and that is all I know.',
  'Give me a handle on that time.',
  'That word goes past me. Help.',
  'Put me there for a moment.',
] as const;

/** Anna asks about the place or people it comes from. */
export const ASK_PLACE = [
  'Does that name mean anything to you?',
  'I can say it, but I can’t place it.',
  'What should I imagine there?',
  'Take me there for a moment.',
  'I would not find that on a map.',
  'Tell me one thing about where it comes from.',
] as const;

/** Anna asks what else happened in the year of the work. */
export const ASK_YEAR = [
  'What else happened that year?',
  'Give me something else from that year.',
  'A year is just a number. What else was there?',
  'What did people talk about in that year?',
  'I need something to hang that date on.',
  'Did anything else come out of that year?',
  'I never remember dates. Help me with this one.',
] as const;
/** Ben answers, with what is on no label. */
export const THAT_YEAR = [
  'Not on the label, but the same year:',
  'From a book of dates:',
  'Somewhere else, the same year:',
  'One thing I remember:',
  'Far from here, that year:',
  'I looked that up once.',
] as const;

/** Ben, who cannot do more than read. */
export const READ_PLAINLY = [
  'I can only read it out.',
  'Word for word, then.',
  'I’ll just read what it says.',
  'It is a tangled one. I’ll read it.',
] as const;
/** Anna, to that. */
export const HEARD_PLAINLY = [
  'I got about half of that.',
  'So the label leaves the rest to us.',
  'Then our eyes have to do it.',
  'I’ll keep one word of that and look.',
] as const;

/** Ben begins on the label's own text; Anna takes over. */
export const MORE_ON_LABEL = [
  'There is more on the label.',
  'The label has a story to tell.',
  'Listen to what they wrote.',
  'And then the museum writes this.',
  'Wait, there is a whole text below.',
  'The small print is worth it.',
  'Now the label itself.',
  'Somebody here took trouble with the label.',
  'Read on with me.',
] as const;
export const READ_ON = [
  'Let me read the next bit.',
  'I’ll go on.',
  'My turn.',
  'Next lines are mine.',
  'Move over, I can see it now.',
  'And it continues.',
  'Let me.',
  'I’ve found where you stopped.',
] as const;

/** Ben begins to tell of the maker without being asked. */
export const I_KNOW_THIS = [
  'I know something about that name, not from the label.',
  'The name I have met in a book.',
  'Wait, I have read about that person.',
  'Beyond the label, there is this.',
  'One thing about the maker, from my reading:',
  'What the label leaves out:',
  'I looked the name up once.',
] as const;

/** Anna answers a sober thing. */
export const SOBER = [
  'That is hard to hear.',
  'One should not hurry past that.',
  'I’ll be quiet for a moment.',
  'Good that it says so plainly.',
  'That weighs something.',
] as const;

/** Ben proposes to look; Anna reports that she does, and ends. */
export const LET_US_LOOK = [
  'Before we go, one thing to try.',
  'Do one thing for me.',
  'Now your part: the eyes.',
  'Try this.',
  'Let me set you a task.',
  'And now with all that in mind.',
  'Look again, with me.',
  'Last thing.',
] as const;
export const LOOKING = [
  'Give me a moment.',
  'I’m looking. Don’t talk.',
  'All right, I’m doing it.',
  'Wait, wait. Yes. I think so.',
  'I’ll stay here, you go ahead.',
  'Now I don’t want to leave.',
  'You first. I’m still at it.',
  'I see more than before, I must say.',
  'Good. That one I’ll remember.',
  'Ask me again in a minute.',
  'That’s better than walking past.',
  'Fine. Ten more seconds, then the next.',
  'I’ve changed my mind about it, and I won’t say how.',
  'Funny how it changes when you know something.',
  'Sit down with me, there’s a bench.',
  'I’ll tell you on the way out what I saw.',
] as const;

/** Anna, when nobody's name is known. */
export const NO_NAME = [
  'No name at all?',
  'Somebody made it, and we can’t say thank you.',
  'So who? Somebody must have.',
  'A whole life, and no name on the label.',
  'I always want to know who. Always.',
  'Then it could have been anybody.',
] as const;
/** Ben, to that. */
export const NO_NAME_ANSWER = [
  'All that’s left of that person is this.',
  'The hands are here, in a way. The name is not.',
  'Names were lost more easily than things.',
  'Whoever it was, the work is what stayed.',
  'We have the thing itself. That is something.',
] as const;

/** Anna reacts to great age. */
export const SO_LONG = [
  'I can’t think in numbers like that.',
  'Let that sink in.',
  'And we complain when a phone lasts two years.',
  'How does a thing survive that long?',
  'That makes my whole family tree look short.',
  'And somebody’s hands touched it first.',
  'Imagine all the people who could have dropped it.',
] as const;
/** Anna on doubt. */
export const ON_DOUBT = [
  'So they aren’t sure either. I like that.',
  'A museum that admits it doesn’t know.',
  'Even they have doubts. I feel less alone.',
  'Honest of them.',
  'And if it turns out to be somebody else?',
] as const;

/** Anna, when the credit line has a family in it. */
export const ON_FAMILY = [
  'So there is a family in it too.',
  'Somebody had to let it go for that.',
  'There’s a small drama in that line.',
  'I’d have kept it.',
  'I wonder what hangs in its place now.',
  'People in the small print, I like that.',
  'Then it was somebody’s, before it was everybody’s.',
  'That is a way to be remembered.',
] as const;
