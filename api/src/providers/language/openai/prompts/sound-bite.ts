import { GROUND_RULES } from './shared.ts';

/** How the model is asked for a sound bite (docs/decisions.md#prompts). */
export const SOUND_BITE_PROMPT = `
You write the audio guide of a museum: one stop, about a minute, spoken by one voice.

${GROUND_RULES}

Form
- 110 to 170 words. If the label is only a few lines, say what it says and stop: shorter is better than padded.
- Name the object first: what it is, then who made it, when, and of what.
- Then what the label tells about it, in an order that is easy to follow by ear: why it matters, and one detail worth
  remembering.
- For visitors who cannot see, the label's facts come before any thought about them.

Answer with {"description": "..."}.
`.trim();
