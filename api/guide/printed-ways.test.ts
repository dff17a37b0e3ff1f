import { expect, test } from 'vitest';
import type { LabelFacts } from './facts.ts';
import { parseLabel } from './parse-label.ts';

test.each<[string, string[], Partial<LabelFacts>]>([
  [
    'an unknown word right behind a name is part of the name, not a place',
    ['Walter Tarrant Deverell 1827–1854 The Mill Race 1850 Oil on canvas'],
    { artist: 'Walter Tarrant Deverell', nationality: null, born: '1827' },
  ],
  [
    '"born Italy" is where the maker was born, and no nationality',
    ['Hester Lowe', 'born Italy, 1849–1917', 'Washing Day', '1885', 'Oil paint on canvas'],
    { artist: 'Hester Lowe', nationality: null, born: '1849', died: '1917' },
  ],
  [
    'half the name of a land is nobody’s name',
    ['Chokwe artist', 'Dance mask', 'Democratic Republic of Congo, late 19th century', 'Wood, fiber'],
    { artist: 'Chokwe artist', title: 'Dance mask' },
  ],
  [
    '"the Elder" belongs to the name before it',
    ['Lucas Amberg the Elder Washing Day about 1525 Oil on wood'],
    { artist: 'Lucas Amberg the Elder', title: 'Washing Day' },
  ],
  [
    'a year that ends the title is not the date that follows',
    ['Rosa Quint Italian, 1902–1971 Strike at the Port, 1921, 1947 Oil on canvas'],
    { title: 'Strike at the Port, 1921', date: '1947' },
  ],
  [
    'an asterisk is the year of birth, with its place, a dagger that of death',
    ['Gert Rehm', '*1932 Dresden, †2011 Köln', 'Birke', '1981', 'Oil on canvas'],
    { artist: 'Gert Rehm', born: '1932', died: '2011', title: 'Birke' },
  ],
  [
    'an asterisk marks a birth in running text too',
    ['Hanae Orimoto *1929 Matsumoto, Japan Pumpkin 1990 Acrylic on canvas'],
    { artist: 'Hanae Orimoto', nationality: null, born: '1929', title: 'Pumpkin' },
  ],
  [
    'hallmarks date the silver that bears them',
    ['Coffee pot London, hallmarks for 1742–43 Silver, ebony Gift of Ruth Day'],
    { title: 'Coffee pot', date: 'hallmarks for 1742–43' },
  ],
  [
    'one of two places may be unknown, and a year have three figures',
    ['Book shrine Iona or Ireland, c. 800 Bronze, enamel'],
    { nationality: 'Iona or Ireland', title: 'Book shrine', date: 'c. 800' },
  ],
  [
    'a people’s artist is not part of the title',
    ['Luba artist', 'Stool', 'Democratic Republic of the Congo, 19th century', 'Wood, beads'],
    { artist: 'Luba artist', title: 'Stool' },
  ],
  [
    'a town on both sides of the years is where a life began and ended',
    ['Johan Terbrugg Delft 1632–1675 Delft Woman with a Jug c. 1660 Oil on canvas'],
    { artist: 'Johan Terbrugg', born: '1632', died: '1675', title: 'Woman with a Jug' },
  ],
  [
    'a nation behind "unknown" stands for the name with it',
    ['unknown Danish', 'Tankard', '1740', 'Silver'],
    { artist: 'unknown Danish', nationality: null, title: 'Tankard' },
  ],
  [
    'a nation in brackets behind the maker is whence the maker came',
    ['Tray', 'Tidewater Print Company (American)', '1904', 'Paper'],
    { artist: 'Tidewater Print Company', nationality: 'American', title: 'Tray' },
  ],
  [
    '"present" is no year of death',
    ['Hans Worp', 'German, 1841–present', 'Kiln', '1990', 'Oil on board'],
    { born: '1841', died: null, title: 'Kiln' },
  ],
  [
    '"issued by" names a maker',
    ['Jug', 'Issued by the Holm Pottery', 'Oslo, 1902', 'Stoneware'],
    { artist: 'Issued by the Holm Pottery', title: 'Jug', nationality: 'Oslo' },
  ],
  [
    'half a century is a date',
    ['Psalter', 'Lombardy, first half 14th century', 'Ink on parchment'],
    { title: 'Psalter', nationality: 'Lombardy', date: 'first half 14th century' },
  ],
  [
    '"not dated" stands for a date',
    ['Bowl', 'Korea, not dated', 'Stoneware'],
    { title: 'Bowl', nationality: 'Korea', date: 'not dated' },
  ],
  [
    'a credit line may be longer than any sentence',
    [
      'Bowl',
      'Korea, 1740',
      'Stoneware',
      'Gift of Ruth Day, Ugo Eremita, Hester Lowe, Walter Tarrant, Ada Birch, Hans Worp, Rosa Quint, Claude Morel, Gert Rehm, Johan Terbrugg, Lucas Amberg, Hanae Orimoto, and the Friends of Asian Art',
    ],
    { title: 'Bowl', credit: expect.stringMatching(/^Gift of Ruth Day,.* and the Friends of Asian Art$/) },
  ],
  [
    'what was measured belongs to the dimensions',
    [
      'Courtesan',
      '1810',
      'Hanging scroll; ink on paper',
      'painting only: 126.5 x 13.3 cm (49 13/16 x 5 1/4 in.)',
    ],
    {
      medium: 'Hanging scroll; ink on paper',
      dimensions: 'painting only: 126.5 x 13.3 cm (49 13/16 x 5 1/4 in.)',
    },
  ],
  [
    'the weight of silver in ounces and pennyweights is a dimension',
    ['Beaker', '1820', 'Silver', 'Overall: 2 5/8 in. (6.7 cm); 2 oz. 7 dwt. (72.8 g)', '67.94'],
    { dimensions: 'Overall: 2 5/8 in. (6.7 cm); 2 oz. 7 dwt. (72.8 g)', accession: '67.94' },
  ],
  [
    '"Untitled" is no place',
    ['Rudy Royval', 'Untitled, 1994, printed 1995', 'Screenprint'],
    { artist: 'Rudy Royval', nationality: null, title: 'Untitled' },
  ],
  [
    'a workshop may be named in its own language',
    ['Giorgio Bellandi y taller', 'The Virgin with Saint Ursula', '1490', 'Oil on panel'],
    { artist: 'Giorgio Bellandi y taller', title: 'The Virgin with Saint Ursula' },
  ],
  [
    'a nation may be doubted',
    ['Fragment, 1640', 'Flemish?', 'Glass'],
    { nationality: 'Flemish?', title: 'Fragment', date: '1640' },
  ],
  [
    'a land may be followed by where in it the work was likely found',
    ['Isis Nursing', 'Egypt, possibly from Saqqara', 'c. 700 BC', 'Bronze'],
    { nationality: 'Egypt, possibly from Saqqara', title: 'Isis Nursing' },
  ],
  [
    'a year of the Hijra may stand beside two of ours',
    ['Two Maidens, 1028 AH/AD 1618-1619', 'Ink on paper'],
    { title: 'Two Maidens', date: '1028 AH/AD 1618-1619' },
  ],
  [
    'a year of ours may stand behind one of the Hijra',
    ['Two Maidens', 'Iran, Tabriz', '947 AH (1540–41)', 'Ink on paper'],
    { title: 'Two Maidens', date: '947 AH (1540–41)' },
  ],
  [
    'a reign with its years is a date and no maker',
    ['Processional cross', 'Lasta, Ethiopia', 'Reign of Zar’a Ya’qob (1434–68)', 'Copper alloy, cast'],
    { artist: null, born: null, date: 'Reign of Zar’a Ya’qob (1434–68)', medium: 'Copper alloy, cast' },
  ],
  [
    'the mark and period of an emperor are a date and no maker',
    ['Peach Bowl', 'Mark and period of Yongzheng', 'Porcelain'],
    { artist: null, title: 'Peach Bowl', date: 'Mark and period of Yongzheng' },
  ],
  [
    'who made the print stands on a line of its own',
    ['Print made by Philippe Galloix', 'The Pyramids of Egypt, 1572', 'Engraving'],
    { artist: 'Print made by Philippe Galloix', title: 'The Pyramids of Egypt', date: '1572' },
  ],
  [
    'dots between words part fields',
    ['Rapier · Toledo, Spain · c. 1610', 'Iron, chiselled; silver wire · L. 121.5 cm'],
    { title: 'Rapier', date: 'c. 1610', medium: 'Iron, chiselled; silver wire', dimensions: 'L. 121.5 cm' },
  ],
  [
    'several slashes on a line part fields',
    ['Lorna Peabody / American / 1866–1949', 'Sycamores, Mill Creek / 1903', 'Watercolor over graphite'],
    { artist: 'Lorna Peabody', born: '1866', title: 'Sycamores, Mill Creek', date: '1903' },
  ],
  [
    'a single slash stands in a title',
    ['Steinunn Holm', 'Endurvarp / Rebound', '1991', 'Basalt, neon'],
    { artist: 'Steinunn Holm', title: 'Endurvarp / Rebound', date: '1991' },
  ],
  [
    'who is known by a name and a town',
    ['Female figure with bowl', 'Olowe of Ikole (ca. 1875–1940)', 'Early 20th century', 'Wood, pigment'],
    { artist: 'Olowe of Ikole', born: '1875', died: '1940', title: 'Female figure with bowl' },
  ],
  [
    'what was measured is no material',
    ['Carriage watch', 'Hallmarked 1752', 'Silver, leather outer case, dia. 11 cm'],
    { medium: 'Silver, leather outer case', dimensions: 'dia. 11 cm' },
  ],
  [
    'parts are counted before they are measured',
    ['Basma Harithi', 'Low Water', '2022', 'Cyanotype on sailcloth', 'Nine parts, 210 × 90 cm each'],
    { medium: 'Cyanotype on sailcloth', dimensions: 'Nine parts, 210 × 90 cm each' },
  ],
  [
    'a diameter may have a sign, a height its short form',
    ['Dish', 'Porcelain', 'Ø 25.2 cm, ht. 4 cm'],
    { medium: 'Porcelain', dimensions: 'Ø 25.2 cm, ht. 4 cm' },
  ],
  [
    'a number may end with a letter',
    ['Pair of earrings', '11th century', 'Gold', 'The Salhi Collection', 'LNS 3184 J'],
    { accession: 'LNS 3184 J' },
  ],
  [
    'who made the photograph of a work is not who lent it',
    [
      'Ruby Okonjo',
      'Slow Thaw, 2024',
      'Oil on linen',
      'Courtesy the artist and Corvid Street. Photo: Theo Marchetti',
    ],
    { credit: 'Courtesy the artist and Corvid Street' },
  ],
  [
    'who collected it is told like who gave it',
    ['Hair comb', 'Wood', 'Pre-1840', 'Collected by R. S. Ruttery'],
    { date: 'Pre-1840', credit: 'Collected by R. S. Ruttery' },
  ],
  [
    'who supplied, or wove, is a maker',
    ['Prayer rug', 'Master weaver: Ibn Jafar Ravari', '1880', 'Wool'],
    { artist: 'Master weaver: Ibn Jafar Ravari', title: 'Prayer rug' },
  ],
  [
    'who lives between two towns was born where it says',
    [
      'Basma Harithi',
      'b. 1979, Muscat; lives and works between Muscat and Glasgow',
      'Low Water, 2022',
      'Cyanotype',
    ],
    { artist: 'Basma Harithi', born: '1979', title: 'Low Water' },
  ],
  [
    'a county is where and not who',
    ['Album Quilt', 'Schoharie County, New York', '1848', 'Cotton, wool'],
    { artist: null, title: 'Album Quilt' },
  ],
  [
    'makers stand in a row with what they did',
    ['Designer: Ada Birch; Manufacturer:', 'Lowe & Sons', 'Wing chair', '1948', 'Beech, wool'],
    { artist: 'Designer: Ada Birch; Manufacturer: Lowe & Sons', title: 'Wing chair' },
  ],
  [
    'who published a print stands behind its maker',
    ['Kita Hokuju; Published by Iseya Rihei', 'Japanese, 1797–1858', 'No. 40, Suhara', 'Woodblock print'],
    { artist: 'Kita Hokuju; Published by Iseya Rihei', born: '1797', title: 'No. 40, Suhara' },
  ],
  [
    'another name of the maker stands in brackets',
    ['Johannes Hamart (or Jan Hanat)', 'Mirror', 'ca. 1685–1700', 'Oak veneered with ebony'],
    { artist: 'Johannes Hamart (or Jan Hanat)', title: 'Mirror' },
  ],
  [
    'a school and its century stand for a name',
    ['Girl with Downcast Eyes', 'British School 19th century', 'Watercolour on paper', 'Purchased 1955'],
    { artist: 'British School 19th century', title: 'Girl with Downcast Eyes', date: null },
  ],
  [
    'a sitter has years of life and a rank, and made nothing',
    ['Anthony Birch', 'Flemish, 1599–1641', 'James Lowe (1612–1655), Duke of Whaddon and Stoke', 'ca. 1633'],
    { artist: 'Anthony Birch', title: 'James Lowe (1612–1655), Duke of Whaddon and Stoke' },
  ],
  [
    'what was measured may stand behind, in brackets',
    ['Poncho', '1860', 'Wool, dye', '72 × 52 in. (182.9 × 132.1 cm) (overall, with', 'fringe)'],
    { dimensions: '72 × 52 in. (182.9 × 132.1 cm) (overall, with fringe)' },
  ],
  [
    'a figure and its fraction belong together',
    ['Horned Head', '1898', 'Woodcut on tissue paper, 5', '5/8 × 11 1/4 in.'],
    { medium: 'Woodcut on tissue paper', dimensions: '5 5/8 × 11 1/4 in.' },
  ],
  [
    'a number may count its parts in capitals',
    ['Covered pot, 1987', 'Glazed stoneware', 'Gift of Harry P. Lowe 87.29.4.A-B'],
    { credit: 'Gift of Harry P. Lowe', accession: '87.29.4.A-B' },
  ],
  [
    'a date may say what is uncertain of it, or that it is not known',
    ['Thomas Stott', '1755–1834', 'Intemperance: Antony, c.1802, ?exhibited 1805', 'Oil paint on canvas'],
    { date: 'c.1802, ?exhibited 1805', title: 'Intemperance: Antony' },
  ],
  [
    'a title that is too long for its line goes on below it',
    [
      'Finger Ring depicting King Lowe and Queen',
      'Mary as Shu and Tefnut, about 1350',
      'Egypt',
      'Gold, with some inlays of coloured',
      'glass',
    ],
    { title: 'Finger Ring depicting King Lowe and Queen Mary as Shu and Tefnut', date: 'about 1350' },
  ],
  [
    'a title goes on behind a small word',
    [
      'Finger Ring depicting King Lowe and Queen Mary as',
      'Shu and Tefnut, ca. 1353',
      'Gold',
      'Purchase, 1926',
    ],
    { artist: null, title: 'Finger Ring depicting King Lowe and Queen Mary as Shu and Tefnut' },
  ],
  [
    'a title closes its brackets',
    [
      'Toyo Utaga',
      '(1773–1828)',
      'Falling Geese at Sakata (Sakata',
      'rakugan)',
      'color woodblock print (chuban)',
    ],
    { title: 'Falling Geese at Sakata (Sakata rakugan)', medium: 'color woodblock print (chuban)' },
  ],
  [
    'who is shown may be told of behind a comma',
    ['Fudo Kannon, the Merciful Queen of Light', 'second half 13th century', 'Wood with metal and gilding'],
    { artist: null, title: 'Fudo Kannon, the Merciful Queen of Light' },
  ],
  [
    'the last of several makers goes on below a comma',
    [
      'Geronimo',
      'Artist: Ada Birch; Publisher: Lowe Art,',
      'New York',
      'American, 1928–1987',
      '1986',
      'Screenprint',
    ],
    { artist: 'Artist: Ada Birch; Publisher: Lowe Art, New York', title: 'Geronimo', born: '1928' },
  ],
  [
    'a firm may be told by several of its words',
    ['Frank Birch; Lowe Brothers Furniture Company', 'American, 1867–1959', 'Table', '1904', 'Oak'],
    { artist: 'Frank Birch; Lowe Brothers Furniture Company', born: '1867' },
  ],
  [
    'a later print is told behind the medium',
    [
      'Ada Birch; Hyper Press',
      'American',
      'New York City, 1964',
      'Gelatin silver print (printed 1978)',
      'Gift of Ivo Lowe',
    ],
    {
      artist: 'Ada Birch; Hyper Press',
      title: 'New York City',
      date: '1964',
      medium: 'Gelatin silver print (printed 1978)',
      credit: 'Gift of Ivo Lowe',
    },
  ],
  [
    'a title may be a number',
    ['Tom Birch', 'American, b. 1936', '#239', '1971', 'Epoxy paint on fiberglass'],
    { artist: 'Tom Birch', title: '#239', date: '1971' },
  ],
  [
    'how long it lasts may stand behind the medium',
    ['Cara Lowe', '1999', 'Video, monitor, colour and sound (stereo), duration: 6', 'min 35 sec'],
    { medium: 'Video, monitor, colour and sound (stereo)', dimensions: 'duration: 6 min 35 sec' },
  ],
  [
    'an installation has no size of its own',
    ['Cara Lowe', 'Our Rain, 2002', 'Steel, wood', 'overall display dimensions variable', 'Purchased 2006'],
    { medium: 'Steel, wood', dimensions: 'overall display dimensions variable' },
  ],
  [
    'a period may begin before Christ and end after',
    ['Korea, Three Kingdoms period (57 B.C.–A.D. 676)', 'Pensive bodhisattva', 'Gilt bronze'],
    { nationality: 'Korea', date: 'Three Kingdoms period (57 B.C.–A.D. 676)' },
  ],
  [
    'a model has a scale',
    ['Model of the ship ‘Resolve’', 'About 1770; scale 1:48', 'Boxwood'],
    { dimensions: 'scale 1:48' },
  ],
  [
    'a collection of several words stands before its number',
    ['Ecce Homo', 'c. 1510', 'Oil on oak panel', 'Baron von Brukner collection; inv. 771'],
    { credit: 'Baron von Brukner collection', accession: 'inv. 771' },
  ],
  [
    'who made the parts stands in lines of its own',
    ['Longcase clock', 'Movement by Thomas Pryor', 'Case by Ada Birch', 'London, 1712', 'Walnut, brass'],
    { artist: 'Movement by Thomas Pryor', nationality: 'London', title: 'Longcase clock', date: '1712' },
  ],
])('%s', (_, lines, fields) => {
  const facts = parseLabel({ text: lines.join(' '), lines: lines.map((text) => ({ text })) });
  expect(facts).toMatchObject(fields);
});
