/** What is so grim that nobody plays beside it. */
const GRIM =
  /\b(?:kill(?:s|ed|ing)?|murder(?:s|ed|er)?|world war|civil war|wartime|trenches|gassed|blinded|plague|bomb(?:s|ed|ing)?|suicide|slaves?|slavery|enslaved|massacred?|martyr(?:s|ed|dom)?|rape[ds]?|took (?:his|her|their) own li(?:fe|ves)|beheaded|hanged|lynch(?:ed|ing)|tortured?|genocide|famine|drowned|assault(?:ed)?|victims?|segregation|segregated|racism|racist|apartheid|internment|refugees?|deported|deportation|concentration camp|holocaust|mourning|funerary|funeral|sarcophagus|mummy|coffin|crucifi(?:ed|xion)|executed|execution|treat(?:y|ies) of|dispossess\w*|displaced|civil rights|voter registration|asylum|starv(?:ed|ing|ation)|hunger|malnourish\w*|sharecroppers?|bondage|indentured|courtesans?|brothels?|prostitut\w+|pogroms?|griev\w*|bereave\w*|residential schools?|stolen generations?|evict(?:s|ed|ing|ions?))\b/i;

/** Whether a sentence tells of something grim. */
export const isGrim = (text: string): boolean => GRIM.test(text);

/** What of a maker's life makes the whole talk quiet, whatever the work is. */
const GRAVE =
  /\b(?:murder(?:s|ed)?|suicide|slavery|enslaved|massacred?|rape[ds]?|took (?:his|her|their) own li(?:fe|ves)|beheaded|hanged|lynch(?:ed|ing)|tortured?|genocide|concentration camp|holocaust|executed|pogroms?|Auschwitz|killed (?:himself|herself|by|in))\b/i;

export const isGrave = (text: string): boolean => GRAVE.test(text);

/** What is no reason for a whole talk to be quiet, but for the answer to its own sentence. */
const SAD =
  /\b(?:dead|dies|died|dying|deaths?|corpses?|graves?|tombs?|buried|burials?|prisons?|prisoners?|imprisoned|jailed?|camps?|wounded|illness|ill|disease|AIDS|cancer|tuberculosis|grief|abuse|violen(?:ce|t)|lost (?:his|her|their) (?:sons?|daughters?|wife|husband|child|children|mother|father)|orphan(?:s|ed)?|persecut\w+|exiled?|wars?|battles?|soldiers?|slaughter\w*|sacrific\w*|drown\w*|deport\w*|blackface|antisemit\w*|nazis?|hanged|famine|shipwreck\w*|sank|shot|destroyed|loot\w*|stolen|seized|coloni[sz]\w*|colonial|reservations?|concubines?|pleasure quarters?|witch\w*|whipp\w+|abduct\w+|survivors?)\b/i;

/** Whether nobody answers a sentence lightly. */
export const isSad = (text: string): boolean => isGrim(text) || SAD.test(text);
