/** Kinds of object. */
export const OBJECTS = `
altarpiece | An altarpiece stood behind or on the altar of a church.
diptych | A diptych has two panels; old ones often close like a book.
triptych | A triptych has three panels, which hang side by side or fold over the middle one like wings.
polyptych | A polyptych is made of many panels joined together.
predella | A predella is the row of small pictures along the bottom of an altarpiece.
icon | An icon is a holy image that is meant for prayer.
reliquary | A reliquary keeps something a saint is said to have left behind, often a piece of bone.
monstrance | A monstrance shows the consecrated bread to the people in church.
chalice | A chalice is the cup for the wine at mass.
paten | A paten is the small plate for the bread at mass.
incense burner | An incense burner holds glowing charcoal, and its holes let out the scented smoke.
censer, thurible | A censer, or thurible, holds glowing charcoal and incense, and its holes let out the scented smoke.
crucifix | A crucifix is a cross with the figure of the crucified on it.
rosary | A rosary is a string of beads for counting prayers.
prayer rug | A prayer rug gives a clean place to kneel, and its niche is turned in the direction of prayer.
mihrab | A mihrab is the niche in a mosque that shows the direction of prayer.
stela | A stela is an upright stone slab, set up so that something would be remembered.
stele | A stele is an upright stone slab, set up so that something would be remembered.
tombstone, gravestone | A gravestone is set up so that somebody would be remembered.
sarcophagus | A sarcophagus is a coffin, usually of stone.
coffin, fantasy coffin | A coffin is made to be buried, so most were never meant to be seen again.
canopic jar, canopic | Canopic jars held the organs of the dead.
shabti | A shabti is a small figure placed in a tomb to work in the dead person's stead.
ushabti | An ushabti is a small figure placed in a tomb to work in the dead person's stead.
amulet | An amulet is worn for protection.
scarab | A scarab has the shape of a beetle, and was worn as a charm or used as a seal.
mummy mask, death mask | A funerary mask covers or records the face of the dead.
mask, masks | A mask is seldom complete without the dress, the music and the movement that went with it.
shrine, shrine head | A shrine is a place or a case for something holy.
power figure | A power figure was thought to hold a force that could protect or punish.
headdress | A headdress shows from far away who somebody is.
crown, diadem, tiara | A crown or diadem shows from far away who somebody is.
headrest | A headrest supports the neck in sleep and keeps the hair in shape.
effigy | An effigy is a figure that stands for a particular person.
idol | An idol is an image that is worshipped.
bust, portrait bust | A bust shows only the head and the shoulders.
torso | A torso is a figure without head and limbs, whether broken or made so.
relief | In a relief, figures stand out from a background to which they still belong.
statue, statues | A statue usually stands free, so one can walk around it.
figure, standing figure, seated figure, kneeling figure | The pose of a figure tells as much as its face.
statuette | A statuette is small enough to hold in the hand.
figurine | A figurine is a figure small enough to hold in the hand.
sculpture | A sculpture changes with every step one takes around it.
medal, medallion | A medal is made like a coin, but to honour somebody or something and not to be spent.
plaque, plaquette | A plaque is a flat piece made to be fixed to something.
frieze | A frieze is a long band of decoration.
tile, tiles | Tiles are made to join, so a single one is often part of a larger pattern.
amphora | An amphora is a tall jar with two handles, often for wine or oil.
krater | A krater is a large bowl in which wine was mixed with water.
kylix | A kylix is a shallow drinking cup on a foot.
lekythos | A lekythos is a slim jug for oil.
rhyton | A rhyton is a drinking vessel, often in the shape of an animal's head.
hydria | A hydria is a jar for water, with two handles to lift it and another to pour.
olla | An olla is a rounded jar for cooking or for keeping water.
situla | A situla is a vessel in the shape of a bucket.
ewer | A ewer is a jug for pouring water, often over the hands.
jug, snake jug | A jug has a handle to hold and a lip to pour from.
pitcher | A pitcher has a handle to hold and a lip to pour from.
jar, jars, covered jar, storage jar | A jar is made for keeping things, and many have lost their lid.
vase, vases | A vase was not always for flowers; many were made to be looked at empty.
bowl, bowls | A bowl is perhaps the oldest of all vessels, the shape of two hands held together.
dish, dishes, plate, plates, platter, charger | A large dish was often made for show, standing upright on a shelf.
cup, cups, mug | A cup is made for the hand and the lips as much as for the eye.
beaker | A beaker is a drinking vessel without a handle.
goblet | A goblet is a drinking vessel on a stem and a foot.
tankard | A tankard is a large drinking vessel with a handle, often with a lid.
tea bowl, teabowl | A tea bowl is meant to be turned in the hands, and its foot is looked at too.
teapot | A teapot needs a spout that does not drip and a handle that stays cool.
coffeepot | A coffeepot needs a spout that does not drip and a handle that stays cool.
chocolate pot | A chocolate pot often has a hole in its lid, for a rod that stirs up the froth.
tureen | A tureen brings soup to the table and keeps it hot.
bottle, bottles | A bottle has a narrow neck, so that little is spilled and little air gets in.
decanter | A decanter brings wine or spirits to the table, without their dregs.
flask | A flask has a narrow neck, and is often made to be carried.
flagon | A flagon is a large vessel for wine, with a handle and often a spout and a lid.
ampulla | An ampulla is a small flask, in church often for holy oil.
aquamanile | An aquamanile is a water vessel in the shape of an animal or person, for washing the hands.
saltcellar, salt cellar | A salt cellar held the salt at table, when salt was precious.
cruet | A cruet is a small bottle for oil, vinegar or wine.
spoon, fork, knife | Spoons, forks and knives were once personal things that people carried with them.
candlestick, candlesticks | A candlestick of polished metal or glass throws back the light of its candle.
candelabrum | A candelabrum holds several candles on branching arms.
chandelier | A chandelier hangs its lights from the ceiling, where they reach furthest.
sconce | A sconce holds a light on the wall, often before a plate that throws it back.
oil lamp, lantern | An oil lamp gives a small flame, and a lantern keeps it from the wind.
lamp, lamps | A lamp is seen in two ways: by day for its shape, by night for its light.
inkstand, inkwell | An inkstand holds what one needed to write: ink, and often sand to dry it.
brush pot, brushpot | A brush pot keeps a writer's or painter's brushes upright.
inkstone | On an inkstone, solid ink is rubbed with water before each use.
water dropper | A water dropper gives the few drops of water with which solid ink is rubbed on its stone.
seal, seals, cylinder seal | A seal is pressed into wax, clay or ink, in place of a signature.
snuffbox | A snuffbox keeps finely ground tobacco, to be sniffed.
snuff bottle | A snuff bottle keeps finely ground tobacco, to be sniffed.
box, boxes | A precious box often held something more precious still.
casket | A casket is a small box for something precious.
netsuke | A netsuke is a small carved toggle that holds a pouch at the belt.
inro | An inro is a little case in layers, worn hanging from the belt.
tsuba | A tsuba is the guard between the blade and the grip of a sword.
sword, swords | A fine sword was worn to be seen far more often than it was used.
dagger | A fine dagger was worn to be seen far more often than it was used.
saber, sabre | A sabre has a curved blade with one edge, and was mostly a weapon of riders.
armor, suit of armor, armour | Armour had to let its wearer move, so it is often built from many plates that slide over each other.
helmet | A fine helmet was made to be admired, not just to protect.
breastplate | A breastplate is the part of the armour that covers the chest.
shield | A shield was often painted or shaped to show who carried it.
gun, rifle, musket, pistol | Fine guns and pistols were often decorated, and given as presents by rulers and rich people.
ceremonial axe, ceremonial axe head, ceremonial club, ceremonial spear, ceremonial mace | Some axes, clubs and spears were never meant to strike: they showed rank.
butter churn, churn | A churn beats cream until it turns to butter.
spindle | With a spindle, thread was spun by hand, and that took longer than the weaving.
loom | A loom holds some threads tight, so that others can be woven through them.
shuttle | A shuttle carries the thread from side to side of a loom.
chair, armchair, chairs | A chair is made to fit a body, so it tells how people liked to sit.
stool | A stool has no back, so one sits upright.
bench | A bench seats several people side by side.
throne | A throne is a seat made to be seen.
table | The height of a table tells what it was for: eating, writing or playing.
desk, writing desk, bureau, secretary | A desk or bureau with many drawers often hides one that is not meant to be found.
cabinet, cupboard, wardrobe, armoire, sideboard | Large cupboards and cabinets often come apart, so that they could be carried through a door.
chest | A chest was long the main place to keep clothes and linen.
cassone | A cassone is a large chest, often made for a wedding.
commode | A commode is a low chest of drawers.
bed | A bed was once among the costliest things in a house.
cradle | A cradle rocks, so that a hand or a foot can put the child to sleep.
mirror | Old mirrors are small because large sheets of glass were hard to make.
clock, clocks | A clock tells the time, and for a long time it also told what its owner could afford.
watch, wristwatch | A watch tells the time, and for a long time it also told what its owner could afford.
globe | A globe shows the world, or the stars, as it was known when it was made.
astrolabe | An astrolabe shows where the sun and the stars stand, and so tells the time.
sundial | A sundial tells the time by a shadow.
telescope, compass | A telescope or compass was often made to be admired as well as used.
comb, hair comb | A comb is a thing of every day that is worn close to the body.
necklace, bracelet, ring, rings, earrings, pair of earrings, earring, anklet, armlet, pendant, brooch, jewel | Jewellery is small and precious, so it is among the things that travel furthest.
clasp, buckle, pin | A clasp, buckle or pin held clothes together before there were zips.
fibula | A fibula is a brooch that closes like a safety pin, to hold clothes together.
belt, purse, bag | A purse at the belt came before the pocket.
fan | A fan makes a breeze, hides a face and can carry a picture.
dress, gown, robe, robes, coat, jacket, shirt, skirt, tunic, costume, ensemble | Clothes were often cut and sewn again for the next wearer, so few old ones are left as they were.
kimono | A kimono is cut from straight strips of cloth, so that hardly any of it is wasted.
kosode | A kosode is a kimono with small openings for the hands.
shawl, scarf, sash, veil | Fine cloth for the head and shoulders could take months to make.
shoe, shoes, gloves, glove, sandals | Shoes and gloves keep the shape of whoever wore them.
vestment | A vestment is worn by a priest at the altar, and its back was what people saw most.
chasuble | A chasuble is worn by a priest at mass, over all the rest.
cope | A cope is a long cloak for processions, closed at the breast with a clasp.
dalmatic | A dalmatic is the robe of a deacon, with wide sleeves.
quilt | A quilt is two layers of cloth with something warm between them.
carpet, rug | A carpet or rug is usually knotted or woven row by row, from the bottom up.
kilim | A kilim is a flat woven rug without a pile.
sampler | A sampler shows the stitches that somebody had learned.
basket, baskets | A basket cannot be made by machine: each one is still woven by hand.
flag, banner | A flag or banner is made to be known from far away.
book of hours | A book of hours holds prayers for every part of the day.
manuscript, illuminated manuscript | A manuscript is written by hand, so no other copy is exactly like it.
page, folio, album leaf, manuscript leaf | A single page like this usually comes from a book or an album.
album | An album gathers separate sheets, to be turned over one by one.
handscroll | A handscroll is meant to be unrolled a little at a time, from right to left.
hanging scroll, hanging scrolls | A hanging scroll is rolled up for most of the year and shown for a season.
scroll, scrolls | A scroll is rolled up to be kept, and unrolled to be read or looked at.
screen, folding screen | A folding screen divides a room and keeps out the draught.
miniature | A miniature is small enough to hold close, and often to carry along.
map | A map shows what was known, and also what mattered to whoever drew it.
poster | A poster was printed to be pasted up and thrown away.
cartoon | A cartoon was at first a full-size drawing, made to be transferred to a wall or a cloth.
sketch, study | A sketch or study tries something out before the finished work.
model | A model shows in small what is large, or is still to be built.
proof, trial proof, artist's proof | A proof is a print pulled to check the plate before the edition is made.
replica | A replica is a repetition, often by the artist's own hand or workshop.
self-portrait | For a self-portrait, the artist had a model who was always there, and who cost nothing.
still life | A still life shows things that do not move, so the painter could take plenty of time.
violin, viola, lute, guitar, harp, flute, harpsichord | A musical instrument is shaped by its sound, down to the thickness of its wood.
drum, bell, gong, rattle | Some instruments were played less for pleasure than to call, to warn or to mark the hour.
doll | A doll shows in small how people dressed.
puppet | A puppet comes to life only in a hand or on its strings.
game board, chess set, dice | Games travelled along the trade routes, together with the goods.
bodhisattva | A bodhisattva is a being who puts off final peace in order to help others.
buddha | Figures of the Buddha speak through their hands: each gesture has its own meaning.
guardian, guardian figure, tomb guardian | Guardian figures were set up to frighten off whatever should not come in.
fragment, fragments | A fragment makes one look twice, at what is there and at what is not.
`;
