import { expect, test } from 'vitest';
import { conversedPiece, describedPiece, parseLabel } from '../../guide.ts';

const HEAD = ['Funerary Relief', 'Syria, Palmyra, 2nd century', 'Limestone'];
const TEXT =
  'When I look at this relief I think of my grandmother, who left her town with one suitcase. She kept a stone from the garden wall on her desk.';
const told = (...behind: string[]): { bite: string; podcast: string[] } => {
  const lines = [...HEAD, ...behind].map((text) => ({ text }));
  const facts = parseLabel({ text: lines.map(({ text }) => text).join('\n'), lines });
  const knowledge = { today: 2026 };
  return {
    bite: describedPiece(facts, knowledge).description,
    podcast: conversedPiece(facts, knowledge).messages.map(({ content }) => content),
  };
};

test.each([
  ['with a dash', '—Omar Haddad, class of 2019', 'Omar Haddad, class of 2019, writes:'],
  [
    'with what somebody is',
    'Omar Haddad, neighbor of the museum',
    'Omar Haddad, neighbor of the museum, writes:',
  ],
  ['by name', 'Clara Lowe', 'Clara Lowe writes:'],
])('a text that somebody signs %s is told as that person’s', (_, signature, lead) => {
  const { bite, podcast } = told(TEXT, signature);
  expect(bite).not.toContain('also names');
  expect(bite).toContain(`${lead} When I look at this relief`);
  expect(podcast.join(' ')).toContain(`${lead} When I look at this relief`);
});

test('a text of somebody unnamed is given to nobody of the two who talk', () => {
  const { bite, podcast } = told(TEXT);
  expect(bite).toContain('In the words on the label: When I look');
  expect(podcast.find((text) => text.includes('When I look at this relief'))).toMatch(
    /words:|voice|own|first person/,
  );
});

test.each([
  ['Community elder, Kalabu, recorded 2012', 'A community elder, Kalabu, said in 2012:'],
  ['—A granddaughter, Kinngait', 'A granddaughter, Kinngait, says:'],
  ['– The donor', 'The donor says:'],
])('whoever speaks without a name is told by what they are: %s', (line, lead) => {
  expect(told(`“${TEXT}”`, line).bite).toContain(`${lead} “When I look`);
});

test('a line behind the museum’s own text signs nothing', () => {
  const { bite } = told(
    'The relief closed a grave in a tower of many. Its inscription names a daughter of the house.',
    'Clara Lowe, who gave it',
  );
  expect(bite).not.toContain('writes:');
});

test('whose words a text is may be told with a people behind the name', () => {
  const { bite } = told(TEXT, '—Clara Lowe (Yurok), basket weaver, 2016');
  expect(bite).toContain('Clara Lowe, basket weaver, wrote in 2016: When I look');
});

test('a collection on the line behind a text has not written it', () => {
  const { bite } = told(`“${TEXT}”`, 'Walter Massey Collection');
  expect(bite).not.toContain('writes:');
});

test('who is named below a quotation says it, however short it is and whatever stands beside it', () => {
  const short = told('“I took the bus to see her again.”', '— Thandi Zulu,', 'bus driver, 2015');
  expect(short.bite).toContain('Thandi Zulu, bus driver, said in 2015: “I took the bus to see her again.”');
  const beside = told(
    'The garden lay behind the town wall, and nobody knew whose it was.',
    '“My mother swept here every morning before the bells began to ring.”',
    '— Thandi Zulu, bus driver, 2015',
  );
  for (const piece of [beside.bite, beside.podcast.join(' ')])
    expect(piece).toContain('Thandi Zulu, bus driver, said in 2015: “My mother swept here');
});

test('a text in which the museum says what we notice is its own', () => {
  const { bite } = told(
    'The light falls so that we notice the hand first, and only then see how small our own would be beside it.',
  );
  expect(bite).not.toContain('In the words on the label');
});

test('a ruler’s "I" does not make a text somebody’s own', () => {
  const { bite } = told('King Charles I gave the relief to a sailor of the fleet. His widow sold it.');
  expect(bite).not.toContain('In the words on the label');
});

test('behind a slogan at its beginning the text is the museum’s', () => {
  const { bite, podcast } = told(
    '"When your kettle leaks, let it leak over our garden wall!" The town asked everybody for old copper. What came was melted, and nobody got a kettle back.',
  );
  expect(bite).not.toContain('In the words on the label');
  expect(podcast.join(' ')).not.toMatch(/voice|somebody’s own|speaks for themselves|Somebody else/);
});

test('what a signature in single marks says of itself leaves the text the museum’s', () => {
  const { podcast } = told(
    'The potters stand round the kiln. Below its door one reads ‘Ada painted me’. She is the first of them known by name.',
  );
  expect(podcast.join(' ')).not.toMatch(/somebody|own voice|first person/i);
});

test('what whoever reads a label does with the museum is nobody’s own voice', () => {
  const { bite, podcast } = told(
    'We look over the shoulders of the crowd. The man in the brown hat may be the sculptor himself.',
  );
  expect(bite).not.toContain('In the words on the label');
  expect(podcast.join(' ')).not.toMatch(/somebody|own voice|first person/i);
});

test('where a quotation is from is told before it, as its line says', () => {
  const { bite, podcast } = told(
    '“When your stockings run, let them run to Labrador!”',
    'Grenfell Mission appeal, 1928',
    '',
    'Women on the coast were paid in clothing tickets for each mat that they finished.',
  );
  for (const piece of [bite, podcast.join(' ')])
    expect(piece).toContain('Grenfell Mission appeal, 1928: “When your stockings run');
});

test('a text that goes on in its line is signed by nobody', () => {
  const { bite } = told(
    '“They sat on the stairs. My mother',
    'heard everything under that dryer.”',
    '– Rosa Hendricks, resident',
  );
  expect(bite).not.toMatch(/mother says/);
});

test('a sentence of the text that begins with a name signs nothing', () => {
  const { bite } = told(
    "'On 11 September, sister, I give you a warm invitation to make sure that you come to us.'",
    'Claudia Lowe, wife of the commander of a nearby',
    'fort, sent this letter to Sulpicia. A scribe wrote most of it.',
  );
  expect(bite).not.toMatch(/Claudia Lowe, wife of the commander of a nearby, (?:says|said|writes)/);
});

test.each([
  ['\u2013 Member of the family, 2009', 'A member of the family said in 2009:'],
  ['\u2014 Docent, 2018', 'A docent said in 2018:'],
  ['\u2013 Museum guide', 'A museum guide says:'],
  ['\u2014 Elder of the community', 'An elder of the community says:'],
  ['\u2013 Pupils of the school at Lowe', 'Pupils of the school at Lowe say:'],
  ['\u2014 Carver, Lowe Bay, 1998', 'A carver, Lowe Bay, said in 1998:'],
  ['\u2013 Ama Serwaa, weaver', 'Ama Serwaa, weaver, says:'],
  ['The carver, in a letter to Ada Lowe, May 1927', 'The carver, in a letter to Ada Lowe, May 1927, says:'],
])('the line below a quotation says whose it is, and is heard before it: %s', (signature, lead) => {
  const { bite } = told(
    '"Nobody may sit on this stone but my grandmother."',
    signature,
    'The relief was found in two pieces, which were joined in 1920.',
  );
  expect(bite).toContain(`${lead} "Nobody may sit`);
  expect(bite).not.toMatch(/also says|words: \p{L}+ .{0,40}said in/u);
});

test('a line behind a dash that names nobody is read without the dash', () => {
  const { bite } = told('"Nobody may sit on this stone but my grandmother."', '\u2014 Homer, Odyssey');
  expect(bite).not.toMatch(/says: ,|says: "Nobody/);
});

test('"me" in a signature that is quoted, and cut before its quotation is closed, makes nobody speak', () => {
  const quoted = told(
    'The robe is as wide as a door, and its seams were let out twice. The lining is signed \u2018Had of Mr Teal by me Wm. Birch\u2019.',
  );
  expect([quoted.bite, ...quoted.podcast].join(' ')).not.toMatch(
    /speaks as|words on the label|not mine|voice/,
  );
});
