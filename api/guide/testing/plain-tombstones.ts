import type { TombstoneFields } from '../facts.ts';
import type { KnownLabel } from './label-sets.ts';

interface Words {
  readonly artists: readonly string[];
  readonly titles: readonly string[];
  readonly objects: readonly string[];
}

const DATES = ['1921', 'c. 1650', 'about 1880–85', '1753–54', '1899', 'ca. 1930', '1968', '19th century'];
const PAINTED = ['Oil on canvas', 'Watercolour on paper', 'Tempera on panel', 'Etching', 'Acrylic on canvas'];
const MADE = ['Silver', 'Bronze', 'Marble', 'Porcelain', 'Walnut'];
const TOWNS = ['London', 'Paris', 'Vienna', 'Meissen', 'Delft'];
const NATIONS = ['British', 'German', 'French', 'Italian', 'American'];
const CREDITS = ['Gift of the Friends of the Museum, 1962', 'Bequest of Mrs. Otto Lindner', 'Purchased 1949'];
const NUMBERS = ['Inv. 22', '1962.14', 'NG 2112'];

/** What one label is made from: the fields as printed, and a town. */
interface Parts {
  readonly artist: string;
  readonly title: string;
  readonly object: string;
  readonly date: string;
  readonly painted: string;
  readonly made: string;
  readonly town: string;
  readonly nationality: string;
  readonly credit: string;
  readonly accession: string;
}

/** The shortest labels there are, as somebody would type them: few fields, in the orders that museums use. */
const FORMS: readonly ((parts: Parts) => [lines: string[], fields: Partial<TombstoneFields>])[] = [
  ({ artist, title, date, painted }) => [
    [artist, title, date, painted],
    { artist, title, date, medium: painted },
  ],
  ({ artist, title, date, painted }) => [
    [artist, `${title}, ${date}`, painted],
    { artist, title, date, medium: painted },
  ],
  ({ artist, title, date, painted }) => [
    [title, artist, date, painted],
    { artist, title, date, medium: painted },
  ],
  ({ artist, title, date, painted }) => [
    [title, date, artist, painted],
    { artist, title, date, medium: painted },
  ],
  ({ artist, title, date }) => [[artist, title, date], { artist, title, date }],
  ({ artist, title, date }) => [[title, `by ${artist}`, date], { artist, title, date }],
  ({ artist, title, painted }) => [[artist, title, painted], { artist, title, medium: painted }],
  ({ artist, title, date, painted }) => [
    [`${artist} (1820–1890)`, title, date, painted],
    { artist, born: '1820', died: '1890', title, date, medium: painted },
  ],
  ({ artist, nationality, title, date, painted, credit }) => [
    [artist, `${nationality}, 1820–1890`, title, date, painted, credit],
    { artist, nationality, born: '1820', died: '1890', title, date, medium: painted, credit },
  ],
  ({ artist, title, date, painted, credit, accession }) => [
    [artist, title, date, painted, credit, accession],
    { artist, title, date, medium: painted, credit, accession },
  ],
  ({ artist, nationality, object, town, date, made }) => [
    [object, `Made by ${artist} (${nationality}, 1771–1844)`, `${town}, ${date}`, made],
    {
      title: object,
      artist: `Made by ${artist}`,
      nationality,
      born: '1771',
      died: '1844',
      date,
      medium: made,
    },
  ],
  ({ artist, object, date, made, credit }) => [
    [object, `Designed by ${artist}`, date, made, credit],
    { title: object, artist: `Designed by ${artist}`, date, medium: made, credit },
  ],
  ({ object, nationality, date, made }) => [
    [object, `${nationality}, ${date}`, made],
    { title: object, nationality, date, medium: made },
  ],
  ({ object, date, made, credit, accession }) => [
    [object, date, made, credit, accession],
    { title: object, date, medium: made, credit, accession },
  ],
];

const at = (list: readonly string[], place: number): string => list[place % list.length] ?? '';

/** Each form six times, every time with other words. */
function plainTombstones({ artists, titles, objects }: Words): KnownLabel[] {
  return FORMS.flatMap((form, first) =>
    Array.from({ length: 6 }, (_, more) => {
      const place = 6 * first + more;
      const [lines, fields] = form({
        artist: at(artists, place),
        title: at(titles, 3 * place + first),
        object: at(objects, place + first),
        date: at(DATES, 3 * place + first),
        painted: at(PAINTED, place + first),
        made: at(MADE, place + first),
        town: at(TOWNS, place + first),
        nationality: at(NATIONS, place),
        credit: at(CREDITS, place),
        accession: at(NUMBERS, place + first),
      });
      return { style: `plain tombstone ${first + 1}`, lines, fields };
    }),
  );
}

/** The plainest labels; the weights are not learned from them. */
export const PLAIN_TOMBSTONES = plainTombstones({
  artists:
    `Ottokar Vries; Brannoc Teale; Jean Lacroix; Maria van der Velde; J. M. Whitcombe; Tomás Herrera; Ilse Brandt;
Giulia Bandinelli; Yuki Tanabe; Fra Bartolo; Walter Hunt Bell; Edmé Caron; Sofía Prado; Lars Ekdahl; Nkechi Obi;
Piet Hasselaar; Hannah Morrow; Kwame Asante; Dorothea Finch; Li Wen; Ada Birch; Otto Kranz; Paul Storrow;
Matteo di Lapo; Agnes Thorvald; Émile Dutour; R. B. Quayle; Inés Aldana; Joost van Rijn; Harriet Vane;
Chiyo Mori; Bela Szabo; Mary Ellen Poe; Samuel Ode; Niels Holm; Clara Weiss`.split(/;\s/),
  titles:
    `Harbor; Self-Portrait; Untitled; Composition; Lisbon, June 1911; Judith; Venus; Rome; The Kiss; Wheat Field;
Evening; Portrait of a Man; Two Girls Reading; View of Haarlem; Autumn; Ghent, 4 May 1848; Saint Sebastian;
Interior; The Bridge at Night; Study of a Head; Leda; Still Life with Lemons; Landscape; The Letter; Medea;
Woman at a Window; Boats on the Shore; Harbour; Nocturne; Spring; London; Trieste, April 1934; Daphne;
View of Delft; Harbour at Dawn; Portrait of a Lady; Saint Jerome; Winter; The Reader; Bathers; Three Trees;
Head of a Boy; Salome; The Red Room; Garden; Woman Sewing; Moonrise; Abstraction; Sleeping Dog`.split(/;\s/),
  objects:
    `Tureen; Vase; Pair of Candlesticks; Teapot; Armchair; Dish; Mantel Clock; Snuffbox; Cabinet; Coffee Service;
Ewer and Basin; Sugar Bowl; Candelabrum; Plate; Chest of Drawers; Tankard; Inkstand; Side Chair; Punch Bowl;
Figure of a Shepherd`.split(/;\s/),
});
