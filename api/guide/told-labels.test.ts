import { expect, test } from 'vitest';
import { composeConversation, composeSoundBite, parseLabel } from './guide.ts';

function factsOf(lines: string) {
  const texts = lines.split(' / ');
  return parseLabel({ text: texts.join(' '), lines: texts.map((text) => ({ text })) });
}
const tell = (lines: string): string => composeSoundBite(factsOf(lines));

test.each([
  [
    'two lives behind two names',
    'Pia Lindahl & Aron Meck / b. 1971 and 1968 / Border Hotel / 2009 / Oil on canvas',
    'Pia Lindahl was born in 1971 and Aron Meck in 1968.',
  ],
  [
    'two lives with a nation each',
    'Pia Lindahl and Aron Meck / Danish, born 1961; Norwegian, born 1969 / Well, 2005 / Oil on canvas',
    'Pia Lindahl is Danish and was born in 1961; Aron Meck is Norwegian and was born in 1969.',
  ],
  [
    'two lives that are over',
    'Hilla Brand and Bernd Brand / German, 1934–2015 and 1931–2007 / Water Towers / 1972 / Gelatin silver print',
    'Hilla Brand lived from 1934 to 2015 and Bernd Brand from 1931 to 2007.',
  ],
  [
    'a second name and life behind the first',
    'Pieter Rubenius (1577–1640) and Jan Bruegelman (1568–1625) / The Garden of the Blessed, c. 1615 / Oil on panel',
    'The label also names Jan Bruegelman, who was born in 1568 and died in 1625.',
  ],
  [
    'a second name and life on lines of their own',
    'Pieter Rubenius / Flemish, 1577–1640 / Jan Bruegelman / Flemish, 1568–1625 / The Garden, c. 1615 / Oil on panel',
    'The label also names the Flemish artist Jan Bruegelman, who was born in 1568 and died in 1625.',
  ],
  [
    'a maker with a life behind the designer',
    'The Heron Chair / 1868 / Designed by Philippa Wray (1834–96) / Made by Thomas Lowe (1820–1890), London / Mahogany',
    'It was made by Thomas Lowe, who lived from 1820 to 1890.',
  ],
  [
    'the life of the person shown is not the maker’s',
    'Ada Whitlock c. 1797–1883 / Born Hurley, New York / Unidentified artist / Albumen silver print, 1864',
    'made in 1864.',
  ],
  [
    'a country behind the name, and nothing in a script that an English voice cannot say',
    'Takeda Shunsō 武田春窓 (Japan, 1760–1849) / Under the Bridge (橋の下) / about 1830–32 / Woodblock print',
    '“Under the Bridge”, by Takeda Shunsō. The artist is from Japan, was born',
  ],
  [
    'several makers with what they did, the life of the first',
    'Designer: Ada Birch; Author: Jon Rees; Publisher: / Lowe & Sons / American, 1898–1976 / Feasts, 1971 / Etching',
    'by the American designer Ada Birch, the author Jon Rees and the publisher Lowe and Sons. The designer',
  ],
  [
    'who published a print',
    'Kita Hokuju; Published by Iseya Rihei / Japanese, 1797–1858 / No. 40, Suhara, 1835 / Woodblock print',
    'by the Japanese artist Kita Hokuju, published by Iseya Rihei.',
  ],
  [
    'what may have become of it later',
    'Thomas Stott / 1755–1834 / Intemperance, c.1802, ?exhibited 1805 / Oil paint on canvas',
    'made around 1802 and perhaps exhibited in 1805',
  ],
  [
    'a period from before Christ to after',
    'Korea, Three Kingdoms period (57 B.C.–A.D. 676) / Pensive bodhisattva / Gilt bronze',
    'the Three Kingdoms period, 57 B.C. to A.D. 676.',
  ],
  [
    'what was printed again nobody knows when',
    'William Lowe / Infant Sorrow, 1794, reprinted 1831 or later / Etching',
    'made in 1794 and reprinted in 1831 or later.',
  ],
  [
    'a decade that is open at its end',
    'Style of Agostino Lowe / Madonna and Child, 1460s or later / Marble',
    'in the 1460s or later.',
  ],
  [
    'a firm of a person',
    'Firm of Peter Karl Lowe / Russian / Easter Egg, 1915 / Gold, enamel',
    'from the firm of Peter Karl Lowe.',
  ],
  [
    'when it was given and when it was entered in the books',
    'Ada Birch / 1881–1973 / The Kiss, 1967 / Graphite on paper / Bequeathed by Joan Lowe 2003, accessioned 2006 / T12203',
    'It was bequeathed by Joan Lowe in 2003 and accessioned in 2006.',
  ],
  [
    'what the sentences tell of the maker, whose name holds a material',
    'Union Porcelain Works / American / Compote, 1885 / Union Porcelain Works was one of the most / important manufacturers of the nineteenth century.',
    'It was made in 1885. Union Porcelain Works was one of the most',
  ],
  [
    'that nobody knows the date',
    'Wakayama Yasoji / Japanese, 1903–1983 / Octopuses / not dated / Woodblock print',
    'The label gives no date',
  ],
  [
    'whom it was made for',
    'Suit of armour / South Germany, Augsburg, dated 1549 / Etched steel / Made for Duke Ulrich by Matthias Frauenpreis',
    'made for Duke Ulrich by Matthias Frauenpreis. It comes from South Germany',
  ],
  [
    'a people and the part of the land it lives in',
    'Mask / Senufo people, northern Côte d’Ivoire / Mid-20th century / Wood',
    'It comes from the Senufo people of northern Côte d’Ivoire.',
  ],
  [
    'a designer’s nation where the firm stands in another land',
    'Chair / Designed by Alvar Aalnen (Finnish, 1898–1976), 1931 / Manufactured by Ruzek Oy, Turku, Norway / Bent plywood',
    'Finnish artist Alvar Aalnen',
  ],
  [
    'the decade of a later print',
    'Dora Langer (American, 1895–1965) / Mother, Nipoma / March 1936; printed 1940s / Gelatin silver print',
    'made in March 1936 and printed in the 1940s',
  ],
  [
    'a gift behind the museum’s name and town',
    'Bill Vial / The Crossing / 1996 / Video installation; two channels, 10 min. 57 sec. / Hugen Museum, New York, Gift, The Bohl Foundation 2000.61',
    'a gift of the Bohl Foundation.',
  ],
  [
    'minutes and seconds',
    'Bill Vial / The Crossing / 1996 / Video installation; two channels, 10 min. 57 sec. / Gift of Ruth Day',
    '10 minutes and 57 seconds',
  ],
  [
    'a town that is only probable',
    'Tunic / Egypt (probably Akhmim), 5th century / Wool / Gift of Ruth Day',
    'It comes from Egypt, probably from Akhmim.',
  ],
  [
    'a medium that is doubtful, and leaves the number in the room out',
    'No. 14 / Winged bull / Assyrian / Gypsum (?) / Gift of Ruth Day',
    'called “Winged bull”. It is Assyrian. It is made of gypsum (?).',
  ],
  [
    'where it was found',
    'Gold stater / British, about 20 BC / Found at Whaddon Chase in 1849 / Given by the Earl of Verley',
    'It was found at Whaddon Chase in 1849.',
  ],
  [
    'how long it lasts',
    'Yuri Takemoto / Japanese, born 1969 / Lighthouse, 2003 / Video / Duration: 36 min. 49 sec.',
    'It lasts 36 minutes and 49 seconds.',
  ],
  [
    'a century within a dynasty',
    'Camel / China, Tang dynasty (618–907), early 8th century / Earthenware / Gift of Ruth Day',
    'It dates from the early 8th century, in the Tang dynasty, 618 to 907.',
  ],
  [
    'a country beside a life is the artist’s',
    'Bartel Elst / 1613–1670. Holland / The Market. 1666 / Oil on canvas',
    'The artist is from Holland and lived from 1613 to 1670.',
  ],
  [
    'an uncertain place stays so',
    'Pieter Brandt the Elder / (c. 1525/30 Breda? – 1569 Brussels) / Hunters in the Snow / 1565 / Oak panel',
    'was born perhaps in Breda around 1525 and died in Brussels in 1569.',
  ],
  [
    'a thing with a maker is no title',
    'Evening coat / 1927–28 / Madeleine Chanel / France (Paris) / Silk velvet',
    'This is an evening coat by Madeleine Chanel.',
  ],
  [
    'a trade behind the name',
    'Charles Mackie, designer / Scottish, 1868–1928 / side chair, c. 1904 / ebonized oak',
    'This is a side chair by the Scottish designer Charles Mackie',
  ],
  [
    'a purchase by exchange',
    'Pair of pistols / France, 1799 / Steel / Purchase, Rogers Fenn Fund, by exchange, 1992',
    'It was purchased in 1992 through the Rogers Fenn Fund, by exchange.',
  ],
  [
    'a land under a maker’s name',
    'Jan Smit / Netherlands / Worked in London / The Thames at Low Water, 1880 / Oil on canvas',
    'The artist is from the Netherlands.',
  ],
  [
    'a land under two makers’ names',
    'Ada Birch and Max Lowe / The Netherlands / The Kiln, 1934 / Oil on canvas',
    'The artists are from the Netherlands.',
  ],
  [
    'a town under a maker’s name',
    'Ada Birch / Delft / The Kiln, 1934 / Oil on canvas',
    'Beside the name the label says Delft.',
  ],
  [
    'a land under the name of a thing',
    'Vase / Netherlands, 1690 / Tin-glazed earthenware',
    'It comes from the Netherlands.',
  ],
  [
    'two lands',
    'Ada Birch / Australia, England, 1917 – 1992 / Harbour, 1946 / Oil on board',
    'The artist is from Australia and England, was born in 1917',
  ],
  [
    'what is worked into the material',
    'Kimono with Cranes / Japanese / Silk crepe (chirimen), yūzen-dyed; gold thread',
    'It is made of silk crepe (chirimen), yūzen-dyed, with gold thread.',
  ],
  [
    'a land and its culture',
    'Bottle in the form of a frog / Peru, Moche culture, about AD 400–600 / Painted pottery',
    'It comes from the Moche culture in Peru.',
  ],
  [
    'a land and a part of it that is as well known',
    'Dagger / Indonesia, Bali, 18th century / Steel, gold',
    'It comes from Bali in Indonesia.',
  ],
  [
    'a land and its ancient people',
    'Statuette / c. 2500 BCE / Iraq, Sumerian / Limestone',
    'It comes from Iraq, and is Sumerian.',
  ],
  [
    'a people and its land on two lines',
    'Hook figure / Karawari people / Papua New Guinea, East Sepik province / Wood',
    'It comes from the Karawari people of Papua New Guinea, East Sepik province.',
  ],
  [
    'a nation and what is left of the place',
    'Hydria / Greek, from Vulci, Etruria / About 510 BCE / Earthenware',
    'It is Greek, from Vulci, Etruria.',
  ],
  [
    'a season of fashion',
    'Evening dress / Ada Vaucher (1882–1969) / Autumn/Winter 1935 / Silk satin',
    'in autumn and winter 1935.',
  ],
  [
    'when a negative was made',
    'Ada Birch / The Ladder, negative 1844 / Salted paper print',
    'photographed in 1844.',
  ],
  [
    'a pair of screens',
    'Herons / Ada Birch / 1820 / Pair of six-panel screens; ink and gold on paper',
    'It is a pair of six-panel screens, in ink and gold on paper, made in 1820.',
  ],
  [
    'what is metres long in metres',
    'Ada Birch / A Subtle Thing, 2014 / Sugar / 10.8 x 7.9 x 23 m',
    'It measures about 10.8 by 7.9 by 23 metres.',
  ],
  [
    'who presented it, behind a comma',
    'Ada Birch / The Swim, 1923 / Oil on canvas / Presented, Haverton Trust, 1931',
    'It was presented by Haverton Trust in 1931.',
  ],
  [
    'a class of a school is no year of a gift',
    'Ada Birch / The Swim, 1923 / Oil on canvas / Bequest of Ugo Eremita, Class of 1906',
    'Ugo Eremita, Class of 1906.',
  ],
  [
    'two capitals that stand for a firm',
    'Telephone / about 1892 / Brass / Gift of AT&T Corp., 1950',
    'a gift of AT&T Corp.',
  ],
  [
    'a life in an order of its own',
    'Ada Birch / 1862 Baumgarten near Vienna – 1918 Vienna / Judith / 1901 / Oil on canvas',
    'was born in Baumgarten near Vienna in 1862 and died in Vienna in 1918.',
  ],
  [
    'the person shown is not the maker',
    'Mary Seaton / 1805–81 / Nurse and writer / by Josiah Rhodes / Oil on panel, 1869',
    '“Mary Seaton”, by Josiah Rhodes',
  ],
  [
    'a line that fits nothing leaves the title alone',
    'Bowl with Birds / Mended with rivets, as the back of it shows / Iran, 12th century / Fritware',
    '“Bowl with Birds”',
  ],
  [
    'the number of an object in its case is not its title',
    '12 Teapot with figures / Meissen, Germany, about 1723 / Porcelain',
    '“Teapot with figures”',
  ],
  [
    'a list of things that no list of materials holds',
    'Ada Birch / Swiss, 1913–1985 / Object / 1936 / Fur-covered cup, saucer, and spoon / Purchase',
    'It was made in 1936, of fur-covered cup, saucer, and spoon.',
  ],
  [
    'a short sentence behind another one',
    'Ada Birch / Swiss, 1702–1789 / Maria, 1755 / Pastel on vellum / 83.PC.273 / She was six when she sat for this. The lapdog sleeps.',
    'The lapdog sleeps.',
  ],
  [
    'a thing with “of” is no name',
    'Statuette of Amun / Egyptian / Third Intermediate Period, ca. 945–712 B.C. / Gold',
    'called “Statuette of Amun”',
  ],
  [
    'years before our era with full stops',
    'Statuette of a Bull / Etruscan, 500–475 B.C. / Bronze',
    'between 500 and 475 B.C.',
  ],
  [
    'a year across two before our era',
    'Stela / Paros, Greece, 264/3 BC / Marble / Ashdown Collection',
    'in 264 or 263 BC.',
  ],
  [
    'a winter',
    'Tom Birch / Canadian, 1877–1917 / The West Gale / winter 1916/17 / oil on canvas',
    'the winter of 1916 to 1917',
  ],
  [
    'between two years',
    'Ada Birch (1832–1883) / The Balcony / Between 1868 and 1869 / Oil on canvas',
    'It was made between 1868 and 1869',
  ],
  [
    'a negative and its print',
    'Ada Birch / Cape Horn, negative 1867; print about 1881 / Albumen silver print',
    'photographed in 1867 and printed around 1881.',
  ],
  [
    'what two museums bought',
    'Ada Birch / Babel, 2001 / Radios, lighting and sound / Jointly purchased by Lane Museum and Hollow Trust 2013',
    'It was jointly purchased by Lane Museum and Hollow Trust in 2013.',
  ],
  [
    'two deeds in a credit line are read out',
    'Ada Birch / Harbour, 1912 / Oil on board / Gift of Ruth Day to the college in 1922 and purchased by the museum in 2007',
    'Its credit line reads: Gift of Ruth Day to the college in 1922 and purchased by the museum in 2007.',
  ],
  [
    'a region with its article',
    'Suspension Hook / Sepik River region / Wood, ochre',
    'It comes from the Sepik River region.',
  ],
  [
    'a first sentence whose lines could stand alone',
    'View of Lake Anselm / 1838 / Thomas Coyle (American, 1801–1848) / Oil on canvas / Harlan Collection 1335.1917 / Praising the untouched wilderness of the north, / Coyle declared, “We are still at home,” in his / Essay on Northern Scenery, published two years / before he painted this view of the lake.',
    'Praising the untouched wilderness of the north, Coyle declared, “We are still at home,” in his Essay',
  ],
])('tells %s', (_, lines, sentence) => {
  expect(tell(lines)).toContain(sentence);
});

test('a size in brackets is no sentence', () => {
  const label =
    'Greek / Hydria with a Siren / Bronze / h. 41.9 cm x diam. 28.5 cm (37 cm in diam. with / handles) (16 1/2 x 11 1/4 in.; 14 9/16 in diam. / with handles) / Gift of Ada Birch';
  expect(tell(label)).not.toContain('1/2');
});

test('friends say a long title once, however they end', () => {
  const title = 'Under the Wave off Kanagawa, from the series Thirty-six Views of Mount Fuji';
  for (let year = 1900; year < 1940; year += 1) {
    const label = `Katsushika Hokusai / Japanese, 1760–1849 / ${title} / c. 1830 / Woodblock print / Gift of Ada Birch, ${year}`;
    const said = composeConversation(factsOf(label)).filter(({ content }) => content.includes('Thirty-six'));
    expect(said).toHaveLength(1);
  }
});

test('the life below several makers is never told of the last one', () => {
  for (let year = 1900; year < 1940; year += 1) {
    const label = `Kita Hokuju; Published by Iseya Rihei / Japanese, 1797–1858 / Suhara, 1835 / Woodblock print / Gift of Ada Birch, ${year}`;
    expect(composeSoundBite(factsOf(label))).not.toContain('Rihei, who');
    const said = composeConversation(factsOf(label)).map(({ content }) => content);
    expect(said.join(' ')).not.toContain('Rihei, who');
  }
});

test('no friend chats about a crime', () => {
  for (let year = 1900; year < 1940; year += 1) {
    const label = `Ada Birch / Lucretia, 1666 / Oil on canvas / She was known for her loyalty. She lived in a house by the river. Then she was raped by the son of the ruler. The next day she took her own life. Birch painted this story twice. / Gift of Ada Lowe, ${year}`;
    const said = composeConversation(factsOf(label)).map(({ content }) => content);
    expect(said.join(' ')).not.toMatch(/own life\. (?:I would not|That helps|Then this|And there is more)/);
    for (const turn of said) expect(turn).not.toMatch(/^(?:I would not|That helps)/);
  }
});
