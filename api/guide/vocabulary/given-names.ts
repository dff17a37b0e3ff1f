/** Given names in small letters, without accents: of many tongues, and such as are no other word. */
const NAMES = `
  aaron abraham achille ada adam adelaide adolf adolph adrian agatha agnes agnieszka ahmed aisha akira alan
  albert alberto albertus alejandro aleksander aleksandr alessandro alex alexander alexandra alexandre
  alfred alfredo ali alice alicia alison allan allen alma alonso alphonse alvan alvin ambrose amelia
  american amy anastasia andre andrea andreas andrew andy angelica angelo anika anita ann anna anne annette
  annibale annie anthony antoine anton antoni antonia antonio ariel arnold artemisia arthur artist arturo
  asher auguste augustus aurelie axel barbara barnett barry beatrice beatriz ben benjamin berenice bernard
  bertha berthe betty billy birgit bjorn blanche bob boris brett brian bridget brigitte british bror bruce
  bruno bryan cady camille candy carel carl carla carleton carlo carlos carlotta carmen carol caroline
  catherine cecilia cecily cesar chaim charles charlotte chester chloe chris christina christine christo
  christopher chuck cindy claes claire clara clarence claude clement clifford clyde colette colin conrad
  constance cornelis cornelius craig cristina cristobal cyrus daisy dame damien dan dana daniel danny
  daphne dave david deborah denis dennis derek diane dick didier diego dieter diller dimitri don donald
  doris dorothea dorothy doug downtown eadweard edgar edith edmond edmund edna edouard eduardo edward edwin
  egon eileen elaine eleanor eleanore elena elias eliot elisabeth elizabeth ellen elsa elsie emanuel emil
  emile emilio emily emma enrique enzo erastus eric erica erich erik ernest ernestine ernesto ernst erwin
  esther ethel etienne ettore eugene eugenia eva evan evelyn everett ezra faith fanny fatima felicia felix
  ferdinand fernanda fernando fiona flora frances francesco francis francois frank franklin frantz franz
  fred frederic frederick frida frieda friedrich fritz gabor gabriel gabriele garth gary gene geoffrey
  georg george georges georgia georgina gerald geraldine gerard gerardus gerhard germaine gert gertrude
  giancarlo gilbert gillian gino giorgio giovanni giulia giulio giuseppe gloria graham grandma greg gregory
  greta guido gunter gustav gustave gustavus guy gwen hani hanna hannah hans harold harriet harry hassan
  hedda heidi heinrich heinz helen helena helene helmut hendrick hendrik henri henriette henry herbert
  herman hermann hester hilary hilda hilma hiram hiroshi horace horatio horst howard hubert hugh hugo ian
  ibrahim ida igor ilse ilya imogen inge ingrid irene iris irving isaac isabel isabella isamu ivan ivana
  iwan jack jackie jacob jacopo jacqueline jacques james jamie jan jane janet janine jannis jason jasper
  jaune jay jean jeanne jeff jeffrey jennie jennifer jenny jeremiah jeremy jerry jesse jessica jessie jesus
  jill jim jimmy joan joanna joao joaquin joe joel johan johann johanna johannes john jon jonathan jordan
  jorge jose josef josefa joseph josephine joshua josiah joyce juan juana judith judy jules julia julian
  julie julien julio julius jurgen justin justus kara karen karin karl kate kathe katherine kathleen
  kathryn kay kazimir keith ken kenji kenneth kerry kerstin kevin klaus konrad kurt lady larry lars laszlo
  laura lavinia lawrence len leo leon leonard leonardo leonid leonor leonora leopold leslie lewis lilian
  liliane lilly linda lisa lois loren lorenzo lorna lotte louis louisa louise luca lucas lucia lucian
  luciano lucien lucio lucy ludovico ludwig luigi luis luke lydia lyle lynton lyonel maarten mabel
  magdalena maggie mahonri malcolm man manfred manolo manuel marc marcel marco marcus margaret marguerite
  maria mariana marianne marie mario marion marisol marjorie markus marlene marta martha martin marvin mary
  maryam massimo mateo mathilde matt matthew matthias maud maurice maurizio maxwell maya maynard mel
  mercedes meret meyer mia michael michele miguel mike mikhail mildred milton minnie miriam mohammed moritz
  morris muhammad nadia nam nancy naomi natalia natalie nathalie nathan nathaniel native neal neil nell
  neri nicholas nick nicola nicolas nicole nikolai nina nora norbert noriko octavia odilon olaf olga olive
  oliver olivia ollie orazio oscar oskar otis otto pablo paolo pascal patricia patrick paul paula paulina
  pauline pavel pearl pedro peggy penelope per percy peter petra phil philip philippe philips phillip
  phyllis piero pierre pieter preston priscilla rachel rafael ralph randall randolph raoul raphael ray
  raymond rebecca regina reginald reinhold rembrandt renata rene rhoda ricardo richard rick rita robert
  roberto robyn rodney roger roland ronald rosa rosalba rosalind rosemary roxana roy ruby rudolf rudolph
  rufus russell ruth ryan sally sam samuel sandra sandro sanford sanja sara sarah scott sebastian sergei
  sergio sharon sheila shepard sidney siegfried sigmar sigrid simon simone sioux sir sofia sofonisba sonia
  sophie stan stanley stefan stella stephanie stephen steve steven stewart superstudio susan suzanne sydney
  sylvia tadao takako takashi tamar tamara tarsila taylor ted terence terry the theodore theresa thomas
  tilda tim timothy titus tobias todd tom tomas tony tracey trevor ulrich umberto ursula valentine valerie
  vanessa vera veronica vija viktor vilhelm vincent vincenzo violet virginia vittorio vivian vladimir
  walter wanda warren wassily wayne werner wilfred wilhelm wilhelmina willem william wilson winifred wolf
  wolfgang yasmin yasuhiro yayoi yoko yves yvonne zaha zelda zoe
`;

const GIVEN_NAMES: ReadonlySet<string> = new Set(NAMES.trim().split(/\s+/));

/** Whether a word in small letters is a given name that is common somewhere. */
export function isGivenName(lower: string): boolean {
  return GIVEN_NAMES.has(lower.normalize('NFD').replaceAll(/\p{M}/gu, ''));
}
