/** Given names in small letters, without accents: of many tongues, and such as are no other word. */
const NAMES = `
  aaron abdul abdullah abraham achille ada adam adelaide adolf adolph adolphe adriaen adrian aert agatha
  agnes agnieszka agostino ahmed ahmet aino aisha akira alan albert alberto albertus albrecht alejandra
  alejandro aleksander aleksandr alessandro alex alexander alexandra alexandre alexei alfred alfredo ali
  alice alicia alison allan allen alma alonso alphonse althea alvan alvin ambrogio ambrose amelia
  american amina amos amrita amy anastasia andre andrea andreas andrew andy angelica angelo anika anil
  anita ann anna anne anneliese annette annibale annie anselm anthony antoine anton antoni antonia
  antonio archibald ariel arjun arnold aroha artemisia arthur artist arturo asher astrid aubrey auguste
  augustus aurelie axel ayse balthasar barbara barnett barry bartholomeus bartolome bartolomeo beatrice
  beatrix beatriz ben benedetto benjamin berenice bernard bernardo bert bertha berthe bertram betty
  billy birgit bjorn blanche bob boris brett brian bridget brigitte british bronwyn bror bruce bruno
  bryan cady camille candy carel carl carla carleton carlo carlos carlotta carmen carol caroline caspar
  catherine cecil cecilia cecily cesar chaim charles charlotte chester chinua chloe chris christina
  christine christo christopher chuck cindy claes claire clara clarence clarice claude clement clifford
  clyde colette colin conrad constance constantin cornelia cornelis cornelius craig cristina cristobal
  cyrus daisy dame damien dan dana daniel danny daphne dave david deborah denis dennis derek detlef
  diane dick didier diego dieter diller dimitri dirck domenico don donald donato dora doris dorothea
  dorothy doug downtown duane duncan eadweard ebenezer eberhard edgar edith edmond edmund edna edouard
  eduardo edward edwin eero egon eileen elaine eleanor eleanore elena eleni elias eliot elisabeth
  elizabeth ellen elmer elsa elsie emanuel emil emile emilio emily emma enrico enrique enzo eoin erastus
  eric erica erich erik ernest ernestine ernesto ernst erwin esther ethel etienne ettore eugene eugenia
  eva evan evelyn everett ezra faith fanny fatima fatma fatou federico felicia felix ferdinand ferenc
  fernand fernanda fernando filippo fiona flora floyd frances francesco francis francisco francois frank
  franklin frans frantisek frantz franz fred frederic frederick frida frieda friederike friedrich fritz
  gabor gabriel gabriele garth gary gene geoffrey georg george georges georgia georgina gerald geraldine
  gerard gerardus gerda gerhard germaine gerrit gert gertrude giacomo gian giancarlo gilbert gillian
  gino giorgio giovanni gisela giulia giulio giuseppe gladys gloria gordon graham grandma greg gregorio
  gregory greta guadalupe guido gunnar gunter gunther gustav gustave gustavus guy gwen gwendolyn hani
  hanna hannah hans harold harriet harry haruo hassan hector hedda hedwig heidi heinrich heinz helen
  helena helene helmut hemi hendrick hendrik henri henrietta henriette henry herbert herman hermann
  hermine hester hezekiah hieronymus hilary hilda hilma hiram hiroko hiroshi horace horatio horst howard
  hubert hugh hugo ian ibrahim ida igor ilse ilya imogen inge ingeborg ingrid inigo irene iris irmgard
  irving isaac isabel isabella isamu ismail istvan ivan ivana iwan jack jackie jacob jacopo jacqueline
  jacques jadwiga james jamie jamini jan jane janet janine jannis jason jasper jaune jay jean jeanne
  jedediah jeff jeffrey jennie jennifer jenny jeremiah jeremy jerry jesse jessica jessie jesus jill jim
  jimmy jiri joachim joan joanna joao joaquim joaquin jochen joe joel johan johann johanna johannes john
  jon jonas jonathan joos jordan jorge jose josef josefa joseph josephine josephus joshua josiah joyce
  jozef juan juana judith judy jules julia julian julie julien julio julius jurgen justin justus jutta
  kara karel karen karim karin karl kate katharina kathe katherine kathleen kathryn kay kazimir kazuo
  keiko keith ken kenji kenneth kerry kerstin kevin khalil kirsten kiyoshi klaus knut kofi konrad kurt
  kwame lady lakshmi larry lars laszlo laura lavinia lawrence layla len leo leon leonard leonardo leonid
  leonor leonora leopold leroy leslie lester lewis lilian liliane lilly linda lindiwe lisa liselotte
  lois lola loren lorenzo lorna lotte louis louisa louise luca lucas lucia lucian luciano lucien lucille
  lucio lucy ludovico ludwig luigi luis luke lydia lygia lyle lynton lyonel maarten mabel magda
  magdalena maggie mahmoud mahonri malcolm man manfred manolo manuel marc marcel marco marcus margaret
  margarete margarethe marguerite maria mariana marianne mariano marie mario marion marisol marjorie
  markus marlene marta martha martin marvin mary maryam masao massimo mateo mathilde matt matthew
  matthias maud maurice maurizio mavis maxwell maya maynard mehmet mel mercedes meret meyer mia michael
  michel michele miguel mike mikhail miklos mildred milton minh minnie miriam mohammed moritz morris
  muhammad muriel mustafa nadia nam nancy naomi nasser natalia natalie nathalie nathan nathaniel native
  neal neil nell nellie neri ngozi niamh niccolo nicholas nick nicola nicolaes nicolai nicolas nicole
  nikolai nikos nina nomsa nora norbert noriko obadiah octavia odilon olaf olga olive oliver olivia
  ollie omar orazio orville oscar oskar otis ottilie otto pablo padraig paolo pascal patricia patrick
  paul paula paulina pauline pavel pearl peder pedro peggy penelope per percy peter petra petrus phil
  philip philippe philips phillip phyllis piero pierre pieter pietro pilar poul preston priscilla priya
  quentin rachel rafael rainer rajesh ralph ramesh randall randolph raoul raphael ravi ray raymond
  rebecca regina reginald reinhard reinhold rembrandt renata rene rhoda ricardo richard rick rita robert
  roberto robyn rocio rodney roger roland ronald rosa rosalba rosalind rosemary roxana roy ruby rudolf
  rudolph rufino rufus russell ruth ryan sally sam samir samuel sandra sandro sanford sanja sara sarah
  saul scott seamus sean sebastian sebastiano sergei sergio seth sharon sheila shepard shigeru sidney
  siegfried sigmar sigrid simon simone siobhan sioux sipho sir siti sofia sofonisba sonia sophie soren
  stan stanislaw stanley stefan stella stephanie stephen steve steven stewart stuart sunil superstudio
  susan suzanne sven sydney sylvia tadao tadeusz takako takashi tamar tamara tapio tarsila taylor ted
  terence terry thabo thaddeus the theo theodor theodore theresa thomas tilda tim timothy titus tobias
  todd tom tomas tomie tony tracey trevor tunde ulrich umberto ursula uwe uzo vaclav valentin valentine
  valerie vanessa vasily vera veronica victor vija vijay viktor vilhelm vincent vincenzo violet virginia
  vittorio vivian vladimir volker walter wanda warren wassily wayne werner wilbur wilfred wilhelm
  wilhelmina willard willem william wilson winifred winston wiremu wojciech wolf wolfgang wolfram ximena
  yannis yasmin yasuhiro yayoi yoko yoshio yusuf yves yvonne zachariah zaha zanele zdenek zelda zoe
  zofia
`;

const GIVEN_NAMES: ReadonlySet<string> = new Set(NAMES.trim().split(/\s+/));

/** Whether a word in small letters is a given name that is common somewhere. */
export function isGivenName(lower: string): boolean {
  return GIVEN_NAMES.has(lower.normalize('NFD').replaceAll(/\p{M}/gu, ''));
}
