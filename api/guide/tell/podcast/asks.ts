/** What Anna asks for, with no fact in it: each list is one question, its wordings alike in meaning. */

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

/** The same about a company of which a note knows. */
export const ASK_FIRM = [
  '*. Ought I to know the name?',
  'What do you know of *?',
  '*: does that mean anything to you?',
  'I have seen that name before. *?',
  'And *? Tell me about the house.',
  'The name on it is *. What stands behind that?',
  '*. I’ve heard it, and forgotten where.',
] as const;

/** Anna begins with a company, before the label is read. */
export const OPEN_FIRM = [
  '*, it says. Help me.',
  'Tell me about * first. Then the rest.',
  'The name up there is *. Does it tell you anything?',
  '*. You have read about them, I can tell.',
  'Leave the label for a moment. What is behind the name *?',
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

/** Before the label: what is known of such things or of how they are made. */
export const OPEN_KIND = [
  'Don’t read yet. Start with what you know.',
  'Before the label: what does one know of things like this?',
  'Leave the label for a moment. Have you read about such things?',
  'Tell me something first that isn’t on the wall.',
  'Not the label yet. What would you tell a child about it?',
  'You read about these, didn’t you? Begin there.',
  'First what the wall keeps to itself. Then the rest.',
  'Skip the label for now. What have you read?',
  'What did you know before we came in?',
  'Begin with something I can tell at home.',
] as const;

/** Before the label: what to look for. */
export const LOOK_FIRST = [
  'Don’t read yet. What do I look for?',
  'No label for a minute. Send me looking.',
  'Eyes first, this time. What is worth looking for?',
  'Wait with the label. Where do I look?',
  'I look first and you read afterwards. Look for what?',
  'Give me a task before you tell me anything.',
  'Hold the label. Tell my eyes where to go.',
  'One minute of looking, then the words. What am I after?',
  'You always read first. Let me look first. At what?',
  'Say nothing about who or when. What would you check?',
  'Point at something, and then read.',
  'What can I find out by myself before you read?',
  'Test me. What should I find?',
  'I’d like to look before I know. Any hint?',
  'If there were no label at all, what would you look at?',
  'Where would you start, without reading?',
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
  'Sorry, “*”?',
  '“*” went by very fast.',
  'I’d like to know what “*” means before I nod.',
  'Somebody behind us is wondering what “*” is, too.',
  'How would you explain “*” to a child?',
] as const;

/** Anna asks about a thing of which everybody knows what it is. */
export const ASK_THING = [
  'I know the word. What don’t I know?',
  'That much I can see. Tell me what I can’t.',
  'And is there a story to such a thing?',
  'A plain word, for once. Is that all there is to it?',
  'I could have named that without the label. And then?',
  'Have you read anything about such things?',
  'What would somebody who collects them tell me?',
  'You have that look. What have you read?',
  'And what does one say about such a thing at dinner?',
  'Did anybody ever write about such things?',
  'What would you have liked to know about them at school?',
  'Anything about those that would surprise me?',
  'Let me hear the part that isn’t on the card.',
] as const;

/** Anna asks about what a picture shows, of which everybody knows what it is. */
export const ASK_MOTIF = [
  'I must have seen a hundred pictures of that. What don’t I know?',
  'And what it shows? Tell me one thing about that.',
  'People have made pictures of that for ages, haven’t they?',
  'Have you read anything about such pictures?',
  'Leave the how. What about the what?',
  'Is there more to that than one sees?',
  'Tell me something that makes me look at it twice.',
  'I think I know what I see. Do I?',
  'What did people see in that?',
  'Does one learn to look at such a thing?',
  'Before I look closer: what should I know?',
  'What would the next picture of that kind tell me?',
] as const;

/** Anna asks for a story of a common material or technique; * is its name. */
export const ASK_CRAFT = [
  'And *, has that a story?',
  'Everybody uses *. Tell me something about it.',
  'Do you know anything about *?',
  'Tell me one thing about * that isn’t on the label.',
  'I never think about *. Should I?',
] as const;

/** Anna asks for a story of a print or a photograph of this kind; * is its name with an article. */
export const ASK_PRINT = [
  'What don’t I know about *?',
  'I’ve seen many of those. What makes it *?',
  'Tell me one thing about * that isn’t on the label.',
  'I never ask about *. Should I?',
] as const;

/** Anna asks about a title's subject that a note knows; * is its name. */
export const ASK_SUBJECT = [
  '*. I should know that, shouldn’t I?',
  'And *? I only half remember.',
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
