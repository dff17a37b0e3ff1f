const WORD = "\\p{Lu}[\\p{L}.'\\u2019-]{1,20}";
const BODY =
  '(?:Office|Society|Railways?|Guild|Association|Brotherhood|Club|Lodge|League|Committee|(?:Railway|Insurance|Telegraph|Steamship|Tramway|Gas|Assurance|Navigation|Steam Packet) Company)';
/** A body of people, which is not said to have made a thing: "Sun Fire Office", "Amalgamated Society of Carpenters". */
const NAMED_BODY = `(?!.*Historical)(?!(?:Gifts?|Bequest|Collection|Courtesy|Lent|Loan|Museum|Promised|Property|Purchased?|Presented|Given) )(?:The )?(?:(?:${WORD}|of|the|and|&) ){0,5}${BODY}(?: of (?:the )?${WORD}(?: (?:and )?${WORD}){0,3})?`;
/** "Birch family", "The Ada Birch family": whether they made it or owned it the label does not say. */
const FAMILY = `(?:The )?${WORD}(?: ${WORD}){0,2} family`;
/** Of a body or a family on a line its name, and what stands behind it. */
export const BODY_ON_LINE = new RegExp(`^(${NAMED_BODY}|${FAMILY})(?:, ([^;:]{2,60}))?$`, 'u');
