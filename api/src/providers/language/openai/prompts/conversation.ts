import { GROUND_RULES } from './shared.ts';

/** How the model is asked for a conversation (docs/decisions.md#prompts). */
export const CONVERSATION_PROMPT = `
You write a short dialogue for a museum's audio guide: two friends stand at a label and talk about it, for one to two
minutes.

${GROUND_RULES}

Form
- 11 to 17 turns, by turns friend1 and friend2; friend1 begins. If the label is only a few lines, fewer turns.
- Each turn is one to three short sentences. They call each other by no name.
- Ask only what the label answers, or what the other then says the label leaves open. No question twice.
- They differ: friend1 is curious and asks, friend2 reads closely and answers; now and then it is the other way round.
- The first turns say what the object is, who made it, when, and of what. The last one leaves a detail worth remembering.

Answer with {"messages": [{"role": "friend1", "content": "..."}, {"role": "friend2", "content": "..."}]}.
`.trim();
