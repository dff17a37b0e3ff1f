/**
 * What Anna asks for, with no fact in it: each list is one question, its wordings alike in meaning. What answers it may be any
 * sentence of a note, so that none promises a story, a reason or a description.
 */

/** Anna asks about the maker of whom a note knows; * is the name, # "was" or "is". */
export const ASK_MAKER = [
  'Who # *?',
  '*. Should I know the name?',
  'What do you know about *?',
  '*. That name is new to me.',
  '*. I’ve heard it, and forgotten where.',
  'Before we go on: who # *?',
  '*. I’d like to hear more about that name.',
  'Remind me who * #.',
  'So tell me about *.',
  'I’d like to hear about *, too.',
  'The maker, then. *?',
] as const;

/** The same about a maker of whom Ben has spoken. */
export const ASK_MORE_OF_MAKER = [
  'What else do you know about *?',
  'Tell me more about *.',
  'And apart from this work: *?',
  '*, then. Go on.',
  'I’d like to hear more about *.',
  'What do we know of * beyond this?',
  'And * otherwise?',
] as const;

/** The same about a company of which a note knows. */
export const ASK_FIRM = [
  '*. Should I know the name?',
  'What do you know about *?',
  '*: does that mean anything to you?',
  'I have seen that name before. *?',
  'So tell me about *.',
  'And *?',
  '*. I’ve heard it, and forgotten where.',
] as const;

/** Anna begins with a company, before the label is read. */
export const OPEN_FIRM = [
  '*. Help me.',
  'Tell me about * first. Then the rest.',
  '*. Does that tell you anything?',
  '*. You know about them, don’t you?',
  'Leave the label for a moment. What about the name *?',
] as const;

/** Anna begins with the maker, before the label is read; * is the name, # "was" or "is". */
export const OPEN_MAKER = [
  'First the name. Who # *?',
  'Do you know who * #?',
  '*. I know how to say it, and then I’m stuck.',
  'Tell me about * first. Then the rest.',
  '*. Help me.',
  'Before I look at it: who # *?',
  '*. Does that tell you anything?',
  'I want to start with the person. *?',
  'Leave the label for a moment. Who # *?',
  '*. You know something about that name, don’t you?',
  'Let’s begin with *, if you know anything.',
] as const;

/** Before the label: what is known of such things or of how they are made. */
export const OPEN_KIND = [
  'Don’t read yet. Start with what you know.',
  'Before the label: what does one know about things like this?',
  'Leave the label for a moment. What comes to your mind?',
  'Tell me something first, and then read.',
  'You know about things like this, don’t you? Begin there.',
  'Skip the label for now. What else is there to say?',
  'What did you know before we came in?',
  'Begin with something I can tell them at home.',
  'What would you tell me without the label?',
] as const;

/** Before the label: what to look for. */
export const LOOK_FIRST = [
  'Don’t read yet. Send me looking.',
  'No label for a minute. What can I try?',
  'Eyes first, this time. Give them something.',
  'Wait with the label. How do I begin?',
  'I look first and you read afterwards. Any advice?',
  'Hold the label. Give me something to try.',
  'You always read first. Let me look first.',
  'I’d like to look before I know. Any hint?',
  'If there were no label at all, what would you do?',
  'Where would you start, without reading?',
] as const;

/** Anna begins with the story of a work, before the label is read; * is its name. */
export const OPEN_WORK = [
  'So this is *. What is there to know?',
  '*. I know the name. And?',
  'Don’t read yet. What do you know about *?',
  '*. Tell me about it first, and then read.',
  'Before the label: do you know *?',
  '*. What comes to your mind?',
  'You know about *, don’t you?',
  'I’d like to hear about it before I hear the year.',
  'We’ve stopped at *. What can you tell me?',
] as const;

/** Anna asks for the label, once she has heard what is not on it. */
export const TO_THE_LABEL = [
  'And what does the label say?',
  'Now read me the label.',
  'And the card?',
  'All right. What do they print?',
  'Now the label, please.',
  'And what does it say here?',
  'Let me hear the label, then.',
  'Now the card. What have they put on it?',
  'And the label itself?',
  'Let’s have the label.',
  'And what is it, by the label?',
  'Now you may read.',
] as const;

/** The same behind what is grim. */
export const QUIETLY_TO_THE_LABEL = ['And what does the label say?', 'And the label itself?'] as const;

/** One asks what a word means that was just read, where the answer says what it is; * is the word. */
export const WHAT_IS = [
  '“*”: what is that?',
  '“*”. What does that mean?',
  'What do they mean by “*”?',
  'One word I didn’t get: “*”.',
  'Hold on. What does “*” mean?',
  'Help me with “*”.',
  'Sorry, what is meant by “*”?',
  'And “*”, what is that?',
  'And “*” means what?',
  '“*”. I’ve no idea what that is.',
  'You said “*”. Meaning?',
] as const;

/** Anna asks about a word that was just read, where any fact may answer; * is the word, which may be of one thing or of a stuff. */
export const ABOUT_TERM = [
  '*. Have you read anything about that?',
  '*. Do you know anything about that?',
  '“*”, it says. Is there more to say?',
  '*. I’d like to hear more about that.',
  '*. What should I know about that?',
  '*. What have you heard about that?',
  'Stay with “*” for a moment.',
  '*. I’ve never thought about that.',
  '*. What comes to your mind?',
  'You said “*”. Tell me more.',
  '*. You know something about that, I can tell.',
] as const;

/** Anna asks about a thing of which everybody knows what it is. */
export const ASK_THING = [
  'Do you know anything about things like this?',
  'And is there something to tell about things of this kind?',
  'Tell me something about things like this.',
  'Anything I wouldn’t have guessed?',
  'You’ve got more, haven’t you?',
  'What else do you know?',
  'Have you read about things like the one here?',
  'What does one know about things like this one?',
] as const;

/** Anna asks about what a picture shows, of which everybody knows what it is. */
export const ASK_MOTIF = [
  'Does it remind you of anything?',
  'Tell me something I wouldn’t think of.',
  'Before I look closer: anything I should know?',
  'You’re thinking of something.',
  'Give me something to think about while I look.',
  'I’m looking. You talk.',
  'You look as if you had something to tell.',
  'What do you think of, in front of that?',
] as const;

/** Anna asks about a common material or technique; * is its name, "oil on canvas". */
export const ASK_CRAFT = [
  'Do you know anything about *?',
  'Tell me something about *.',
  '*. Is there more to say about that?',
  'And *? Is there anything one should know?',
  '*. What have you read about that?',
] as const;

/** Anna asks how such a work is done, where what Ben knows is on another word for it. */
export const ASK_WORK = [
  'Do you know how such work is done?',
  'Tell me something about how it was done.',
  'What have you read about work like this?',
  'And how it was made? Do you know anything of that?',
] as const;

/** Anna asks about a print or a photograph of this kind; * is its name with an article. */
export const ASK_PRINT = [
  'So, *. Do you know anything about that?',
  '*. I’ve seen plenty of those, and never asked.',
  '*. What should one know about that?',
  '*. Is there more to know about that?',
  'And *, is there anything to tell about that?',
  '*, it says. What have you read about that?',
] as const;

/** Anna asks about a title's subject that a note knows; * is its name, which may be of common words, "Roses". */
export const ASK_SUBJECT = [
  'And “*”? What do you know about that?',
  '“*”. Have you read about that?',
  '*. Help me a little.',
  'Before I look closer: “*”. What should I know?',
  '*. Tell me what you know.',
  'I’d like to stay with “*” for a moment.',
] as const;

/** Anna asks about somebody whom the title names; * is the name. */
export const ASK_PERSON = [
  '*. Remind me a little.',
  '*. What have you read?',
  'And *? I only know the name.',
  '*. Tell me a little.',
  'Before I look closer: tell me about *.',
  '*. I’ve heard the name and forgotten the rest.',
] as const;

/** Anna asks about a time, a movement or a people; * is its name. */
export const ASK_STYLE = [
  'And *? I know the word and not much else.',
  '*. Where does that take us?',
  'What should I think of when I read “*”?',
  '*. Tell me one thing, and I’ll remember it.',
  '“*” goes past me every time.',
  '*, it says. Does that help you?',
  '*. Is that something you know about?',
  'It says “*” as if everybody knew.',
] as const;

/** Anna asks about the place or people it comes from; * is the name. */
export const ASK_PLACE = [
  '*. What should I picture?',
  '*. What do you know about that?',
  '*. You’ve read about that, haven’t you?',
  '*. Is there something I should know?',
  '*. Tell me a little.',
  'I stopped at the word “*”.',
  'It says “*”. Does that tell you anything?',
  '*. I’d be glad of a little help there.',
] as const;

/** Anna asks for what the museum itself has written. */
export const ASK_MUSEUM = [
  'And what do they say about it here?',
  'Has the museum something to say on this one?',
  'The people here must know it well. What do they tell?',
  'What has the museum written about it?',
  'What do those who look after it tell us?',
  'And in the museum’s words?',
] as const;

/** Anna begins to tell what she has read about a word or a material that was just read; * is its name. */
export const ANNA_KNOWS_WORD = [
  '*. I’ve read about that, for once.',
  '*. My turn, I know something about that.',
  '*. Wait, that I’ve looked up before.',
  '*. Let me tell you something, for a change.',
  'Stop at “*” for a moment. I have something.',
] as const;

/** The same about such things, or where the note is on another word for them. */
export const ANNA_KNOWS_THINGS = [
  'Let me tell you something, for a change.',
  'My turn. I’ve read something, too.',
  'For once I know something that isn’t on the label.',
  'Here I’m the one who has read ahead.',
  'May I? I’ve got something as well.',
] as const;
