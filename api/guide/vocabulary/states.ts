/** The states of the United States by the letters of their post, but those that are a country's or a word's. */
const STATES: ReadonlyMap<string, string> = new Map(
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,FL Florida,GA Georgia,HI Hawaii,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming'
    .split(',')
    .map((state): [string, string] => [state.slice(0, 2), state.slice(3)]),
);
const NAMES = new Set(STATES.values());

/** Whether words are the name of a state of the United States. */
export const isState = (name: string): boolean => NAMES.has(name);

/** States of Brazil whose letters are no state's of the United States: nobody says them. */
const OF_BRAZIL = /^(?:AP|BA|CE|DF|ES|GO|MG|PB|PE|PI|PR|RJ|RN|RO|RR|RS|SE|SP|TO)$/;
/** "Fresno, CA": two letters behind a town. */
const STATE_BEHIND = /(?<=\p{Ll}), ([A-Z]{2})(?![\p{L}\p{N}-])/gu;

/** A text with the names of states for their letters behind a town, and without letters that nobody says. */
export const withStates = (text: string): string =>
  text.replaceAll(STATE_BEHIND, (_, letters: string) =>
    OF_BRAZIL.test(letters) ? '' : `, ${STATES.get(letters) ?? letters}`,
  );
