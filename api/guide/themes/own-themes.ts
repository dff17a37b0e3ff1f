import { THEMES } from './packed.ts';
import { readThemes, type Theme } from './theme.ts';

/** The themes that come with Placard; where several signs of a sentence are equally telling the first is answered. */
export const ownThemes: readonly Theme[] = readThemes(THEMES);
