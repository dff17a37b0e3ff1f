/** What two friends say that holds no fact: each list is one move, its wordings alike in meaning. */

/** Anna asks about the maker of whom a note knows; * is the name, # "was" or "is". */
export const ASK_MAKER = [
  'And *, who # that?',
  'Who # *?',
  '*. Ought I to know the name?',
  'What do you know of *?',
  'Is * somebody you have read about?',
  '*. I’ve heard it, and forgotten who.',
  'I don’t know *, I confess.',
  'Before we go on: who # *?',
  'The name means nothing to me yet. *?',
  'Now the person. Who # *?',
  'You smiled at the name. Who # it?',
  'I like to know whose hands they were. So, *?',
  '*. Say it so that I remember it.',
  'What kind of person # *?',
] as const;

/** Anna begins with the maker, before the label is read; * is the name, # "was" or "is". */
export const OPEN_MAKER = [
  'First the name. Who # *?',
  'Do you know who * #?',
  'I can read the name. *. And then I know nothing.',
  'Tell me about * first. Then the rest.',
  '*, it says. Help me.',
  'Before I look at it: who # *?',
  'The name up there is *. Does it tell you anything?',
  '*. Say who, and then say what.',
  'I want to start with the person. *?',
  'Leave the label for a moment. Who # *?',
  '*. I know that from somewhere. From where?',
  'Who comes first today, the work or *?',
  'If I met * in the next room, whom would I meet?',
  '*. You have read about that one, I can tell.',
] as const;

/** Anna begins with the story of a work, before the label is read; * is its name. */
export const OPEN_WORK = [
  'So this is *. What is there to know?',
  '*. Is there a story?',
  'Don’t read yet. What do you know about *?',
  '*. The story first, please, and then the label.',
  'Before the label: have you read about *?',
  '*. Start with what isn’t printed.',
  'Something tells me you know more about * than the wall does.',
  'I’d like to know about * before I hear the year.',
  '*. How does one begin with that?',
  'You stopped here on purpose. What is it about *?',
] as const;

/** Anna asks for the label, once she has heard what is not on it. */
export const TO_THE_LABEL = [
  'And what does the label say?',
  'Now read me the label.',
  'Good. And the card?',
  'So what exactly are we looking at?',
  'And here, on the wall?',
  'All right. Read what they print.',
  'Then read me the line with the title.',
  'And now what it says here.',
  'Let me hear the card, then.',
  'Title, year, all of it, please.',
  'And what do they call it?',
  'Now to this one. What is printed?',
  'Back to the wall. What have we got?',
  'Which leaves the label.',
] as const;

/** One asks what a word means that was just read; * is the word. */
export const WHAT_IS = [
  '“*”: what is that, exactly?',
  '“*”. Explain that to me.',
  'What do they mean by “*”?',
  'One word I didn’t get: “*”.',
  'Hold on. “*”?',
  '“*”. I can say it, that’s all.',
  'And “*” is what?',
  'Help me with “*”.',
  'You read “*” as if it were nothing. What is it?',
  'Sorry, “*”?',
  '“*” went by very fast.',
  'I’d like to know what “*” means before I nod.',
  'Somebody behind us is wondering what “*” is, too.',
  'How would you explain “*” to a child?',
  'Before I forget to ask: “*”?',
  '“*”. I always skip that word.',
] as const;

/** Anna asks about a thing of which everybody knows what it is. */
export const ASK_THING = [
  'I know the word. What don’t I know?',
  'That much I can see. Tell me what I can’t.',
  'No need to explain that one. Or is there?',
  'And is there a story to such a thing?',
  'A plain word, for once. Is that all there is to it?',
  'I could have named that without the label. And then?',
  'Have you read anything about such things?',
  'What would somebody who collects them tell me?',
  'Tell me one thing about them that one doesn’t see.',
] as const;

/** Anna asks for a story of a common material or technique; * is its name. */
export const ASK_CRAFT = [
  'Is there anything to know about *?',
  'And *, has that a story?',
  'Everybody uses *. Tell me something about it.',
  'Do you know anything about *?',
  'Tell me one thing about * that isn’t on the label.',
  'What would a maker tell me about *?',
  'I never think about *. Should I?',
] as const;

/** Anna asks about a title's subject that a note knows; * is its name. */
export const ASK_SUBJECT = [
  '*. I should know that, shouldn’t I?',
  'And *? I only half remember.',
  'Remind me about *.',
  '*. What is the story there?',
  'I slept through that lesson. *?',
  'Somebody told me about * once. What was it?',
  '*: I know the name, and that is where it stops.',
  'What should I know about *?',
  'Before I look: *?',
  'Start with *. What is behind that?',
] as const;

/** Anna asks about a time, a movement or a people; * is its name. */
export const ASK_STYLE = [
  '*. Put that in one breath for me.',
  'And *? I know the word, not what is behind it.',
  '*. Where does that take us?',
  'What should I think of when I read *?',
  '*. Tell me one thing, and I’ll remember it.',
  'I’ve read * on a hundred labels.',
  'What was different there, *?',
  '*. Say more.',
  'The word * goes past me every time.',
] as const;

/** Anna asks about the place or people it comes from; * is the name. */
export const ASK_PLACE = [
  '*. What should I picture?',
  'What do you know about *?',
  '*: you have read about that, I bet.',
  '*. Is there something one should know?',
  'Say something about *.',
  '*. I only know the name.',
  'And *? Start anywhere.',
  'I stopped at the word *.',
  '*. What comes with that name?',
  'It says *. Does that tell you anything?',
] as const;

/** Anna asks for what the museum itself has written. */
export const ASK_MUSEUM = [
  'And what do they say about it here?',
  'Has the museum something to say on this one?',
  'The people here must know it well. What do they tell?',
  'First the house itself. What does it say?',
  'What do those who look after it tell us?',
  'I’d start with the ones who hung it here.',
] as const;

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

/** Ben begins on a text that somebody speaks as "I". */
export const IN_FIRST_PERSON = [
  'Whoever wrote this speaks as “I”. Their words:',
  'Somebody speaks for themselves here. I only lend my voice.',
  'The text is somebody’s own. Not mine:',
  'Here somebody tells it in the first person:',
] as const;

/** The other goes on reading. */
export const READ_ON = [
  'Let me read the next bit.',
  'I’ll go on.',
  'My turn.',
  'Give me the rest, I can see it from here.',
  'And it continues.',
  'Let me.',
  'I’ll take it from there.',
  'Wait, I want to read this part.',
  'Then it says:',
  'And below that:',
  'The last bit is mine.',
  'May I?',
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

/** Anna, who is sent to look, at the end. */
export const LOOKING = [
  'Give me a moment.',
  'I’m looking. Don’t talk.',
  'I’ll stay here, you go ahead.',
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
  'Now it’s my turn, without words.',
  'I’d have walked past it, without that.',
  'That I can keep.',
  'It looks different now that I’ve heard it.',
  'I’ll take that along to the next room.',
  'You can put your glasses away.',
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
