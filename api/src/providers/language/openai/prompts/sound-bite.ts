import { GROUND_RULES, type Prompt } from './shared.ts';

/** How the model is asked for a sound bite (docs/decisions.md#prompts). */
export const SOUND_BITE_PROMPT: Prompt = {
  version: 'sound bite 2',
  text: `
You write the audio guide of a museum: one stop, about a minute, spoken by one voice.

${GROUND_RULES}

Form
- At most 170 words. There is no least length: when the sources have nothing more to say, stop.
- Name the object early: what it is, who made it, when, and of what.
- Then what the cards and the label tell about it, in an order that is easy to follow by ear: why it matters, and one
  detail worth remembering. Begin with that detail where it earns the next sentence.
- For visitors who cannot see, the label’s facts come before any thought about them.

Answer with {"statements": [{"text": "...", "from": "label"}, {"text": "...", "from": "card:maker"}]}.
`.trim(),
};
