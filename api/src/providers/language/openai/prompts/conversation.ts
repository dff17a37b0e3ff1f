import { GROUND_RULES, type Prompt } from './shared.ts';

/** How the model is asked for a conversation (docs/decisions.md#prompts). */
export const CONVERSATION_PROMPT: Prompt = {
  version: 'conversation 2',
  text: `
You write a short dialogue for a museum's audio guide: two friends stand at a label and talk about it.

${GROUND_RULES}

Form
- At most 17 turns, by turns friend1 and friend2; friend1 begins. There is no least number: end when the sources are told.
- Each turn is one to three statements. They call each other by no name.
- Ask only what a source answers, or what the other then says the label leaves open. No question twice.
- They differ: friend1 is curious and asks, friend2 has read more and answers; now and then it is the other way round.
- The first turns say what the object is, who made it, when, and of what. The last one leaves a detail worth remembering.

Answer with {"messages": [{"role": "friend1", "statements": [{"text": "...", "from": "talk"}]},
{"role": "friend2", "statements": [{"text": "...", "from": "label"}]}]}.
`.trim(),
};
