/** What is so grim that nobody plays beside it. */
const GRIM =
  /\b(?:kill(?:s|ed|ing)?|murder(?:s|ed|er)?|world war|civil war|wartime|trenches|gassed|blinded|plague|bomb(?:s|ed|ing)?|suicide|slaves?|slavery|enslaved|massacred?|martyr(?:s|ed|dom)?|rape[ds]?|took (?:his|her|their) own li(?:fe|ves)|beheaded|hanged|lynch(?:ed|ing)|tortured?|genocide|famine|drowned|assault(?:ed)?|victims?|segregation|segregated|racism|racist|apartheid|internment|refugees?|deported|deportation|concentration camp|holocaust|mourning|funerary|funeral|sarcophagus|mummy|coffin|crucifi(?:ed|xion)|executed|execution|asylum|starv(?:ed|ation)|pogroms?)\b/i;

/** Whether a sentence tells of something grim. */
export const isGrim = (text: string): boolean => GRIM.test(text);
