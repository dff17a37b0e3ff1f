/** What hurts somebody who stands before the work. */
const PAINFUL =
  /\b(?:kill(?:s|ed|ings?|ers?)?|murder(?:s|ed|ers?)?|Wounded Knee|world war|civil war|wartime|trenches|gassed|blinded|bomb(?:s|ed|ing)?|suicide|slaves?|slavery|enslaved|massacred?|shot down|rape[ds]?|took (?:his|her|their) own li(?:fe|ves)|(?:moved|removed|driven|taken) by force|forc(?:ed|ibly) (?:removed?|removals?|from|off|out|to (?:leave|move))|hanged|lynch(?:ed|ing)|tortured?|genocide|famine|assault(?:ed)?|segregation|segregated|white (?:travell?ers|passengers|settlers|supremac\w*)|whites only|Jim Crow|racism|racist|apartheid|internment|refugees?|deported|deportation|concentration camp|holocaust|mourn\w*|dispossess\w*|displaced|civil rights|voter registration|(?<!\b(?:near|beside|behind|opposite|past) (?:the|an) )asylum|starv(?:ed|ing|ation)|malnourish\w*|sharecroppers?|bondage|indentured|pogroms?|grief|griev\w*|bereave\w*|Ku Klux Klan|Auschwitz|Belsen|Dachau|Buchenwald|Treblinka|gallows|expell(?:ed|ees)|A-bomb|atom(?:ic)? (?:bomb|flash)|Hiroshima|Nagasaki|perished|residential schools?|stolen generations?|evict(?:s|ed|ing|ions?)|abus(?:e|ed|es|ing|ers?|ive)|molest(?:ed|ing)|incest|looted|plundered|(?:took|taken|seized|carried off) (?:it|them|\w+)? ?(?:away )?(?:by force|against (?:the|their|his|her) (?:wish(?:es)?|will))|against (?:the wish(?:es)?|the will|their will) of (?:its|the|their) (?:people|owners?|tribe)|(?:troops|soldiers|forces|the army) (?:took|seized|carried off|burn\w+|sacked) |(?:punitive|military) expeditions?|spoils of war|(?:war|battle) (?:booty|trophies)|last letters? (?:to|from|home|he|she|they)|farewell letters?|to my widow|(?:his|her|their) dead (?:wife|husband|mother|father|son|daughter|brother|sister|child|baby|friend|comrades?)|(?:search\w*|look\w*|div\w+) for (?:the )?bodies|bodies (?:recovered|washed)|recover\w* (?:the )?bodies)\b/i;

/** What is grim, and far from whoever hears of it: nobody plays beside it. */
const GRIM =
  /\b(?:plague|martyr(?:s|ed|dom)?|beheaded|drowned|lost at sea|lost with all hands|sank with|buried alive|burned to death|unknown child|(?:died|killed|fell|lost) in (?:battle|action|combat|the (?:war|fire|flood|explosion|accident|wreck|disaster))|died (?:in|of) (?:prison|captivity|custody|childbirth|starvation)|never (?:came|returned) (?:home|back)\b|war had |fled (?:the war|war|persecution|the nazis)|widowed|mourning|lives (?:were )?lost|went down with (?:the ship|all)|victims?|funerary|funeral|ossuar(?:y|ies)|cinerary|burial (?:jars?|urns?|chests?)|dead (?:child|children|infants?|twins?)|(?:child|infant|twin|pair) (?:has )?died|skeletons?(?! (?:keys?|clocks?|dials?|watch(?:es)?|leaf|leaves|frames?))|skulls?|human remains|missing (?:crew|airmen|men)|cyclone|tsunami|shipwreck(?:s|ed)?|(?:was|were) wrecked|wreck of the |wrecked (?:on|off) |Titanic|bog body|cremations?|violent deaths?|sarcophagus|mummy|coffin|crucifi(?:ed|xion)|executed (?:for|as|at the|along with)|executioners?|beheadings?|decapitat\w+|severed heads?|trophy heads?|head-?hunt\w+|musket balls?|bullet (?:holes?|wounds?)|stabbed|circumcisions?|scalp(?:s|ed|ing)|public executions?|(?:his|her|their) executions?|execution of (?!the (?:work|design|painting|commission|drawing))|treat(?:y|ies) of|hunger|courtesans?|brothels?|prostitut\w+)\b/i;

/** That somebody died, or was owned: what one falls silent at. */
const OF_A_DEATH =
  /\b(?:died (?!out)|dies|dying|death|dead|killed|murder\w*|drowned|perished|victims?|massacre\w*|executed|beheaded|hanged|lynch\w*|suicides?|mourn\w*|grief|griev\w*|bereave\w*|slaves?|slavery|enslaved|genocide|holocaust|Auschwitz|bodies|funer\w*|burials?|buried|graves?|coffin|widow\w*|lost at sea|lost with all hands|skeletons?|mummy|crucifi\w*|(?:his|her|their) li(?:fe|ves)|lives (?:were )?lost)\b/i;

/** Whether a text tells that somebody died or was owned, so that one lowers the voice; war and want alone only forbid a joke. */
export const tellsOfDeath = (text: string): boolean => OF_A_DEATH.test(text);

/** That a person died: of finds from graves and of tombs as such nobody need fall silent. */
const OF_A_DYING =
  /\b(?:died(?! (?:out|down|away)\b)|dying(?! (?:art|out|trade|craft|fire|light)\b)|(?:his|her|their) (?:\p{L}+ )?deaths?|(?:the |'s |\u2019s )death of (?:his|her|a|the|an|\p{Lu})|put to death|(?:was|were|been) (?:killed|murdered|executed|beheaded|hanged|lynched|shot|drowned)|murdered|drowned|perished|massacre\w*|suicide|corpses?|lost at sea|lost with all hands|(?:his|her|their) li(?:fe|ves) (?:was|were) lost|lost (?:his|her|their) li(?:fe|ves)|gave (?:his|her|their) li(?:fe|ves))\b/u;

/** Whether a text tells that somebody died, behind which nobody is set a task. */
export const tellsOfDying = (text: string): boolean => OF_A_DYING.test(text);

/** What a bone or a death is of an animal's, at which nobody lowers the voice. */
const OF_ANIMALS = /\b(?:skeletons?|skulls?|killed|dead|shot|drowned|victims?)\b/gi;
const OF_PEOPLE =
  /\b(?:human|homo|people|hominins?|soldiers?|slaves?|enslaved|war|murder\w*|crew|ancestors?)\b/i;

/** The text of a label on a thing of nature without what would be grim of people alone; of one that names people it stays as it is. */
export const ofNature = (text: string): string =>
  OF_PEOPLE.test(text) ? text : text.replaceAll(OF_ANIMALS, '');

/** Whether a sentence tells of something painful, beside which common things are not explained. */
export const isPainful = (text: string): boolean => PAINFUL.test(text);

/** Whether a sentence tells of something grim. */
export const isGrim = (text: string): boolean => PAINFUL.test(text) || GRIM.test(text);

/**
 * What is grim as the matter of a work or as its time: nobody plays beside it, and what is known of the thing can be told
 * all the same, as a museum tells it.
 */
const DISTANT =
  /\b(?:world war|civil war|wartime|mourn\w*|plague|martyr(?:s|ed|dom)?|beheaded|funerary|funeral|sarcophagus|mummy|coffin|skeletons?|skulls?|crucifi(?:ed|xion))\b/gi;

/** Whether a sentence tells of something beside which nothing else is told. */
export const isHarsh = (text: string): boolean => isGrim(text.replaceAll(DISTANT, ''));

/** What of a maker's life makes the whole talk quiet, whatever the work is. */
const GRAVE =
  /\b(?:murder(?:s|ed)?|suicide|slavery|enslaved|massacred?|rape[ds]?|took (?:his|her|their) own li(?:fe|ves)|beheaded|hanged|lynch(?:ed|ing)|tortured?|genocide|concentration camp|holocaust|executed (?:for|as|at the|along with)|(?:was|were) executed by|pogroms?|sexually abused|abused (?:his|her|children)|Auschwitz|killed (?:himself|herself|by|in))\b/i;

export const isGrave = (text: string): boolean => GRAVE.test(text);

/** What is no reason for a whole talk to be quiet, but for the answer to its own sentence. */
const SAD =
  /\b(?:dead|dies|died|dying|deaths?|corpses?|graves?|tombs?|buried|burials?|prisons?|prisoners?|imprisoned|jailed?|camps?|wounded|illness|ill|disease|AIDS|cancer|tuberculosis|grief|abuse|violen(?:ce|t)|lost (?:his|her|their) (?:sons?|daughters?|wife|husband|child|children|mother|father)|orphan(?:s|ed)?|persecut\w+|exiled?|wars?|battles?|soldiers?|slaughter\w*|sacrific\w*|drown\w*|deport\w*|blackface|antisemit\w*|nazis?|hanged|famine|shipwreck\w*|sank|shot|destroyed|loot\w*|stolen|seized|coloni[sz]\w*|colonial|reservations?|concubines?|pleasure quarters?|witch\w*|whipp\w+|abduct\w+|survivors?)\b/i;

/** Whether nobody answers a sentence lightly. */
export const isSad = (text: string): boolean => isGrim(text) || SAD.test(text);
