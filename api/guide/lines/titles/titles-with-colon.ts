import { behind, DATE_BEHIND, type Form, isLikeMaterials } from '../line-forms.ts';

/** "Venice: Calm at Sunrise": a word, and behind its colon what is shown of it. */
const OF_TWO_PARTS = /^(\p{Lu}[\p{L}'\u2019-]{2,20}): (?!by )\p{L}[^:;()]{2,90}$/u;
/** Words that a colon makes the name of a field, or a part that somebody had in the work. */
const NAMES_FIELD =
  /^(?:Title|Object|Artwork|Name|Artist|Date|Dated|Year|Period|Medium|Media|Materials?|Techniques?|Place|Origin|Culture|Size|Credit|Donor|Collection|Location|Series|Edition|Designe?[dr]?|Entwurf|Execut\p{L}+|Manufactur\p{L}+|Mak(?:er|ing)|Made|Produc\p{L}+|Print\p{L}*|Publi\p{L}+|Model\p{L}*|Foundry|Found|Cast(?:ing)?|Engrav\p{L}+|Etch\p{L}+|Photograph\p{L}*|Architect\p{L}*|Text|Words|Music|Inscri\p{L}+|Sign\p{L}+|Marks?|Obverse|Reverse|Recto|Verso|Left|Right|Above|Below|Top|Bottom|Front|Back|Mounts?|Frame|Case|Movement|Woodcuts?|Mint|Moneyer|Label|Lent|Loan|Gift|Photo)$/u;
/** The end of a line that tells a maker's life. */
const OF_A_LIFE = /\d{4} ?[-\u2013] ?(?:c\. ?)?\d{4}\b|\b(?:born|b\.) (?:\p{L}+ )?\d{4}\b/u;

/** Lines of a title in two parts, with the year behind it. */
export const COLON_TITLE_FORMS: readonly Form[] = [
  // "Venice: Calm at Sunrise, 1840" between a maker's life and the materials
  ({ text, line, at, above, below }) => {
    const [dated] = DATE_BEHIND.exec(text) ?? [];
    if (at === 0 || at > 3 || dated === undefined || !OF_A_LIFE.test(above) || !isLikeMaterials(below))
      return [];
    const title = text.slice(0, -dated.length);
    const [, lead = ''] = OF_TWO_PARTS.exec(title) ?? [];
    if (lead === '' || NAMES_FIELD.test(lead) || isLikeMaterials(title)) return [];
    const to = behind(line.from, title);
    return [
      { kind: 'title', from: line.from, to },
      { kind: 'date', from: to, to: line.to },
    ];
  },
];
