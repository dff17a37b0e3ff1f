import { isDateText } from '../../dates/date-line.ts';
import { CRAFT_WORDS } from '../../maker-words.ts';
import { isLocalWorkshop } from '../../speech/local-workshop.ts';
import { behind, type Form, inTwo, isBelowThing, whole } from '../line-forms.ts';

const WORD = "\\p{Lu}[\\p{L}.'\\u2019-]{1,20}";
const BODY =
  '(?:Office|Society|Railways?|Guild|Association|Brotherhood|Club|Lodge|League|Committee|(?:Railway|Insurance|Telegraph|Steamship|Tramway|Gas|Assurance|Navigation|Steam Packet) Company)';
/** A body of people, which is not said to have made a thing: "Sun Fire Office", "Amalgamated Society of Carpenters". */
const NAMED_BODY = `(?!.*Historical)(?!(?:Gifts?|Bequest|Collection|Courtesy|Lent|Loan|Museum|Promised|Property|Purchased?|Presented|Given) )(?:The )?(?:(?:${WORD}|of|the|and|&) ){0,5}${BODY}(?: of (?:the )?${WORD}(?: (?:and )?${WORD}){0,3})?`;
/** "Birch family", "The Ada Birch family": whether they made it or owned it the label does not say. */
const FAMILY = `(?:The )?${WORD}(?: ${WORD}){0,2} family`;
/** Of a body or a family on a line its name, and what stands behind it. */
export const BODY_ON_LINE = new RegExp(`^(${NAMED_BODY}|${FAMILY})(?:, ([^;:]{2,60}))?$`, 'u');
/** "Metepec, Mexico, 1970" */
const PLACE_AND_DATE = /^\p{Lu}\p{L}[^\d:;()]{1,60}, (?:c\. ?|ca\. ?|about )?\d{4}(?:s|[-\u2013]\d{2,4})?$/u;
/** "The Birch studio" */
const STUDIO = new RegExp(`^(?:The )?${WORD}(?: ${WORD}){0,2} studio$`, 'u');

/** "Grenfell Industrial, St. Anthony, Newfoundland", "Cheticamp Hookers, Cape Breton, 1950": a workshop and its town, and when. */
const WORKSHOP_AND_TOWN = new RegExp(
  `^((?:${WORD} |and ){1,4}(?:${CRAFT_WORDS})(?: and (?:${CRAFT_WORDS}))?, \\p{Lu}[^\\d:;()]{2,60}?)(?:, ((?:c\\. ?|ca\\. ?|about )?\\d{4}(?:s|[-\\u2013]\\d{2,4})?))?$`,
  'u',
);

/** Lines below a thing that name a body of people, a family, a workshop or a studio. */
export const BODY_FORMS: readonly Form[] = [
  ({ label, text, line, at, below }) => {
    const [, body = '', rest = ''] = at === 1 && isBelowThing(label) ? (BODY_ON_LINE.exec(text) ?? []) : [];
    if (body === '') return [];
    // "Birch family / Metepec, Mexico, 1970": who stands above where and when made it.
    const isMaker = body.endsWith(' family') && PLACE_AND_DATE.test(below);
    if (rest === '') return [whole(isMaker ? 'artist' : 'other', line)];
    const words = `${body},`;
    return behind(line.from, words) < line.to && /\d/.test(rest) && isDateText(rest)
      ? inTwo(line, words, ['other', 'date'])
      : [whole('other', line)];
  },
  ({ label, text, line, at }) => {
    const [, workshop = '', date] =
      at === 1 && isBelowThing(label) ? (WORKSHOP_AND_TOWN.exec(text) ?? []) : [];
    if (workshop === '') return [];
    return date === undefined ? [whole('other', line)] : inTwo(line, workshop, ['other', 'date']);
  },
  // "The Birch studio", "Boeotian workshop"
  ({ label, text, line, at }) =>
    at === 1 && isBelowThing(label) && (STUDIO.test(text) || isLocalWorkshop(text))
      ? [whole('artist', line)]
      : [],
];
