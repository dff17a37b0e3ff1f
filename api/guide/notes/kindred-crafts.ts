/** Materials and techniques of which little is told by their own names, by the name of the kind that they are of. */
const KINDRED: readonly (readonly [kind: string, of: RegExp])[] = [
  [
    'photograph',
    /\b(?:bromide|photographic|chloride|collodion|carbro|silver chloride|resin coated) prints?$|\bphotographs?$/,
  ],
  [
    'wood',
    /\b(?:maple|birch|beech|ash|elm|limewood|linden|sycamore|willow|pearwood|cherry|chestnut|poplar|cedar|cypress|teak|rosewood|ebony|yew|alder|hazel|spruce|fir|larch|pine|kauri|totara|koa|zelkova|paulownia|boxwood|hickory|cottonwood|hardwood|softwood|fruitwood)(?: wood)?$/,
  ],
  ['ceramic', /\b(?:stonepaste|fritware|faience|majolica|maiolica|creamware|pearlware|delftware|redware)$/],
];

/** The kind that a material or technique is of, where notes are told of that kind: "carved willow" is wood; null for any other. */
export const kindredCraft = (words: string): string | null =>
  KINDRED.find(([, of]) => of.test(words))?.[0] ?? null;
