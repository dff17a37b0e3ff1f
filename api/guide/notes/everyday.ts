/** Things of which everybody knows what they are. */
const THINGS = new Set(
  `amulet apron armchair armor armour arrow axe bag ball banner basin basket beads bed bell belt bench blanket boat book boot
  bottle bow bowl box bracelet brooch bucket button cabinet candlestick cap carpet chain chair chest chisel clock cloak cloth club
  coat coffin coin comb costume cradle cross crown cup curtain cushion dagger desk dish doll door dress drum earring engine
  fan fibula figure figurine flag flask flute fork fountain furniture game gate globe glove goblet gown guitar gun hammer hat head
  headdress helmet horn jacket jar jewelry jewellery jug kettle key knife ladder lamp lantern lock map mask medal mirror model money
  mug necklace needle oar ornament paddle pail pan panel paper pendant pen pillow pipe pistol pitcher plate platter plough pot purse
  puppet quilt radio rattle razor rifle ring robe rope rug saddle saucer saw scarf scissors screen shawl shield ship shirt shoe shovel
  skirt socks sofa spear spoon staff stamp statue statuette stick stool stove sword table tea teapot telephone tile token tool toy tray trousers
  trumpet typewriter umbrella urn vase veil vessel violin waistcoat wallpaper watch weapon weight wheel whistle window`
    .trim()
    .split(/\s+/),
);

const singular = (word: string): string => word.replace(/ves$/, 'fe').replace(/(?<=[sxh])es$|(?<!s)s$/, '');

/** Whether a name ends with a word that needs no explaining: "dishes", "cap mask". */
export function isEveryday(name: string): boolean {
  const last = name.toLowerCase().split(' ').at(-1) ?? '';
  return THINGS.has(last) || THINGS.has(singular(last)) || THINGS.has(last.replace(/s$/, ''));
}

/** Stuffs of which everybody knows what the word means, whatever else there is to know of them. */
const STUFFS = new Set(
  `amber bamboo bark bone brass brick bronze canvas cardboard cedar clay coal concrete copper coral cork cotton diamond ebony
  feather feathers felt flint fur glass gold granite grass hair horn ice iron ivory jade lace lead leather linen mahogany marble
  mud nylon oak qur'an quran koran bible gospel paint paper pearl pearls pencil pewter pine plaster plastic porcelain rubber salt sand shell shells silk silver slate
  steel stone straw sugar tin velvet walnut wax wire wood wool`
    .trim()
    .split(/\s+/),
);

/** Whether a name is that of a stuff, of which nobody asks what it means: "bamboo". */
export const isPlainStuff = (name: string): boolean => STUFFS.has(name.toLowerCase().replace('\u2019', "'"));
