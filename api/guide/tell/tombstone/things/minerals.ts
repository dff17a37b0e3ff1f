import type { LabelFacts } from '../../../facts.ts';

/** Stones that lie in a case for their own sake, and are made into things more rarely than shown as they were found. */
const MINERAL =
  /^(?:Agate|Amazonite|Amethyst|Apatite|Aquamarine|Azurite|Barite|Beryl|Calcite|Cinnabar|Citrine|Crystal|Diamond|Emerald|Feldspar|Fluorite|Fluorspar|Galena|Garnet|Hematite|Kunzite|Labradorite|Malachite|Meteorite|Morganite|Obsidian|Opal|Pyrite|Quartz|Rhodochrosite|Rock crystal|Rose quartz|Ruby|Sapphire|Smithsonite|Smoky quartz|Spinel|Stibnite|Sulphur|Sulfur|Topaz|Tourmaline|Turquoise|Vanadinite|Wulfenite)$/;

/** "topaz": a stone that is all that a label names, with neither a maker nor a date; null for any other line. */
export const mineralAlone = ({ artist, date }: LabelFacts, line: string): string | null =>
  artist === null && date === null && MINERAL.test(line.trim()) ? line.toLowerCase() : null;
