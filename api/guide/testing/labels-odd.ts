import { readMarkedLabels } from './marked-labels.ts';

/** Manners that few labels have, to learn from. Works and people are made up. */
export const LABELS_ODD = readMarkedLabels(`
# the number in the case
7 {t:Coffee pot with landscapes}
{n:Sèvres, France}, {y:about 1758}
{m:Soft-paste porcelain}

# the number in the case, objects
23 {t:Bowl}
{n:Iran, Kashan}, {y:13th century}
{m:Fritware}

# the number in the case, carved
4 {t:Box with lid}
{n:Japan}, {y:19th century}
{m:Lacquered wood}

# the number in the room
No. 31
{t:Seated lion}
{n:Hittite}
{m:Basalt}
{c:Gift of Hugh Penn}

# the number in the room, painting
Room 12
{t:The Old Quay}
{a:Ines Valtorta}, {y:1884}
{m:Oil on canvas}

# the person shown
{t:Edmund Carrow}
1788–1851
Surveyor and poet
by {a:Louisa Tarn}
{m:Oil on canvas}, {y:1839}

# the person shown, years on one line
{t:Jane Hollis}
1811–79
Botanist
by {a:Piers Alderney}
{m:Watercolour on ivory}, {y:1846}

# the person shown, then an unknown maker
{t:Hannah Pryor} c. 1790–1869
Born Albany, New York
She kept a school for sixty years.
{a:Unidentified artist}
{m:Daguerreotype}, {y:c. 1850}

# a remark that no list holds
{t:Dish with a Hare}
Repaired at the rim, perhaps by its first owner
{n:Syria}, {y:14th century}
{m:Stonepaste}

# a remark, painting
{a:Rupert Sayle}
{t:Low Tide}
Seen again after forty years in a bank vault
{y:1902}
{m:Oil on board}

# a remark, textile
{t:Sampler}
Folded for so long that the creases show
{n:Scotland}, {y:1781}
{m:Wool on linen}

# a country behind the life
{a:Gerrit Valck}
{b:1621}–{d:1688}. {n:Holland}
{t:The Ferry House}. {y:1659}
{m:Oil on panel}

# a country behind the life, later
{a:Ada Ferrand}
{b:1855}–{d:1931}. {n:France}
{t:Washerwomen}. {y:1889}
{m:Pastel}

# two makers with a nation each
{a:Mette Holm and Stig Varga}
Danish, born 1958; Hungarian, born 1949
{t:Lamp}, {y:1999}
{m:Aluminium}

# two makers with a nation each, later
{a:Rosa Lind and Karl Petrov}
Swedish, born 1971; Bulgarian, born 1966
{t:Echo}, {y:2011}
{m:Video}

# sentences alone
In the winter of 1911 the harbour froze. Nobody had seen it before, and the painters came with their boxes.

# sentences alone, of a room
When the railway reached the coast in 1862 the village grew. It had two hotels and a pier within ten years.

# sentences alone, of a school
The school taught weaving and print. Its students went to Berlin, Zurich and New York, and many of them taught there.
`);
