/** Kinds of object. */
export const OBJECTS = `
altarpiece | An altarpiece stood behind or on the altar of a church.
diptych | A diptych has two panels that can close like a book.
triptych | A triptych has three panels; the outer two often fold over the middle one.
polyptych | A polyptych is made of many panels joined together.
predella | A predella is the row of small pictures along the bottom of an altarpiece.
icon | An icon is a holy image that is meant for prayer.
reliquary | A reliquary keeps something a saint is said to have left behind, often a piece of bone.
monstrance | A monstrance shows the consecrated bread to the people in church.
chalice | A chalice is the cup for the wine at mass.
paten | A paten is the small plate for the bread at mass.
censer, incense burner, thurible | An incense burner holds glowing charcoal, and its holes let out the scented smoke.
crucifix | A crucifix is a cross with the figure of the crucified on it.
rosary | A rosary is a string of beads for counting prayers.
prayer rug | A prayer rug gives a clean place to kneel, and its niche is turned in the direction of prayer.
mihrab | A mihrab is the niche in a mosque that shows the direction of prayer.
stela, stele, tombstone, gravestone | A stela is an upright stone slab, set up so that something would be remembered.
sarcophagus | A sarcophagus is a coffin, usually of stone.
coffin, fantasy coffin | A coffin is made for a single use, and most were never meant to be seen again.
canopic jar, canopic | Canopic jars held the organs of the dead.
shabti, ushabti | A shabti is a small figure placed in a tomb to work in the dead person's stead.
amulet | An amulet is worn for protection.
scarab | A scarab has the shape of a beetle, and was worn as a charm or used as a seal.
mummy mask, death mask | A funerary mask covers or records the face of the dead.
mask, masks | A mask is seldom complete without the dress, the music and the movement that went with it.
shrine, shrine head | A shrine is a place or a case for something holy.
power figure | A power figure was thought to hold a force that could protect or punish.
headdress, crown, diadem, tiara | What is worn on the head says who somebody is, from far away.
headrest | A headrest supports the neck in sleep and keeps the hair in shape.
effigy | An effigy is a figure that stands for a particular person.
idol | An idol is an image that is worshipped.
bust, portrait bust | A bust shows only the head and the shoulders.
torso | A torso is a figure without head and limbs, whether broken or made so.
relief | In a relief, figures stand out from a background to which they still belong.
statue, statues | A statue stands free, so one can walk around it.
figure, standing figure, seated figure, kneeling figure | The pose of a figure tells as much as its face.
statuette, figurine | A statuette is small enough to hold in the hand.
sculpture | A sculpture changes with every step one takes around it.
medal, medallion | A medal is made like a coin, but to honour somebody and not to be spent.
plaque, plaquette | A plaque is a flat piece made to be fixed to something.
frieze | A frieze is a long band of decoration.
tile, tiles | Tiles are made to join, so a single one is part of a larger pattern.
amphora | An amphora is a tall jar with two handles, often for wine or oil.
krater | A krater is a large bowl in which wine was mixed with water.
kylix | A kylix is a shallow drinking cup on a foot.
lekythos | A lekythos is a slim jug for oil.
rhyton | A rhyton is a drinking vessel, often in the shape of an animal's head.
hydria, olla, situla | Some jars are shaped by what was carried in them, and how.
ewer | A ewer is a jug for pouring water, often over the hands.
jug, pitcher, snake jug | A jug has one handle and a lip, made for pouring.
jar, jars, covered jar, storage jar | A jar is made to keep things in, so its lid mattered as much as its body.
vase, vases | A vase was not always for flowers; many were made to be looked at empty.
bowl, bowls | A bowl is perhaps the oldest of all vessels, the shape of two hands held together.
dish, dishes, plate, plates, platter, charger | A large dish was often made for show, standing upright on a shelf.
cup, cups, beaker, goblet, tankard, mug | A drinking vessel is made for the hand and the lips as much as for the eye.
tea bowl, teabowl | A tea bowl is meant to be turned in the hands, and its foot is looked at too.
teapot, coffeepot, chocolate pot | A pot for hot drinks needs a spout that does not drip and a handle that stays cool.
tureen | A tureen brings soup to the table and keeps it hot.
decanter, bottle, bottles, flask, flagon, ampulla | A bottle has a narrow neck, so that little is spilled and little air gets in.
aquamanile | An aquamanile is a water vessel in the shape of an animal or person, for washing the hands.
saltcellar, salt cellar | A salt cellar stood on the table when salt was precious.
cruet | A cruet is a small bottle for oil, vinegar or wine.
spoon, fork, knife | Spoons and knives were long personal things that travelled with their owner.
candlestick, candlesticks, candelabrum, chandelier, sconce, lamp, lamps, lantern, oil lamp | Before electric light, polished metal and glass helped a small flame along.
inkstand, inkwell | An inkstand holds what one needed to write: ink, and often sand to dry it.
brush pot, brushpot | A brush pot keeps a writer's or painter's brushes upright.
inkstone, water dropper | Solid ink is rubbed with water on a stone before each use.
seal, seals, cylinder seal | A seal is pressed into wax, clay or ink, in place of a signature.
snuffbox, snuff bottle | A snuffbox keeps finely ground tobacco, to be sniffed.
box, boxes, casket, case | A precious box tells that what was inside was more precious still.
netsuke | A netsuke is a small carved toggle that holds a pouch at the belt.
inro | An inro is a little case in layers, worn hanging from the belt.
tsuba | A tsuba is the guard between the blade and the grip of a sword.
sword, swords, dagger, saber, sabre, blade | A fine sword was worn to be seen far more often than it was used.
armor, suit of armor, armour, helmet, breastplate, shield | Armour had to let its wearer move, so it is built from many plates that slide.
gun, pistol, rifle, musket | Guns for the hunt were often decorated, as gifts between rich people.
axe head, axe, ceremonial axe, ceremonial axe head, club, spear, mace | Some weapons were never meant to strike: they showed rank.
butter churn, churn | A churn beats cream until it turns to butter.
spindle, loom, shuttle | Until machines took over, thread had to be spun by hand, and that took longer than the weaving.
chair, armchair, stool, chairs, bench, throne | A chair is designed for a body, so it is a portrait of how people sat.
table | The height of a table tells what it was for: eating, writing or playing.
desk, bureau, secretary, writing desk | Furniture with many drawers often hides one that is not meant to be found.
cabinet, cupboard, wardrobe, armoire, sideboard | Large furniture like this often comes apart, so that it could be carried through a door.
chest, cassone, commode | A chest was long the main place to keep clothes and linen.
bed, cradle | A bed was once among the costliest things in a house.
mirror | Old mirrors are small because large sheets of glass were hard to make.
clock, watch, wristwatch, clocks | A clock shows the time, but for long it also showed what its owner could afford.
globe, astrolabe, sundial, telescope, compass | Instruments for measuring the sky were made to be admired as well as used.
comb, hair comb | A comb is a thing of every day that is worn close to the body.
necklace, bracelet, ring, rings, earrings, pair of earrings, earring, anklet, armlet, pendant, brooch, jewel | Jewellery is small, so it is among the things that travel furthest.
fibula, clasp, buckle, pin | A clasp held clothes together before there were buttons and zips.
belt, purse, bag | A purse at the belt came before the pocket.
fan | A fan makes a breeze, hides a face and can carry a picture.
dress, gown, robe, robes, coat, jacket, shirt, skirt, tunic, costume, ensemble | Clothes were cut and sewn again for the next wearer, so few old ones are left as they were.
kimono, kosode | A kimono is cut from straight strips of cloth, so nothing of the fabric is wasted.
shawl, scarf, sash, veil | Fine cloth for the head and shoulders could take months to weave.
shoe, shoes, gloves, glove, sandals | Shoes and gloves keep the shape of whoever wore them.
chasuble, cope, dalmatic, vestment | A vestment is worn by a priest at the altar, and its back was what people saw most.
quilt | A quilt is two layers of cloth with something warm between them.
carpet, rug, kilim | A carpet is made row by row, from the bottom up.
sampler | A sampler shows the stitches that somebody had learned.
basket, baskets | A basket cannot be made by machine: each one is still woven by hand.
flag, banner | A banner is made to be known from far away.
book of hours | A book of hours holds prayers for every part of the day.
manuscript, page, leaf, folio, illuminated manuscript | A manuscript is written by hand, so no other copy is exactly like it.
album | An album gathers separate sheets, to be turned over one by one.
handscroll | A handscroll is meant to be unrolled a little at a time, from right to left.
hanging scroll, scroll, scrolls | A hanging scroll is rolled up for most of the year and shown for a season.
screen, folding screen | A folding screen divides a room and keeps out the draught.
miniature | A miniature is small enough to hold close, and often to carry along.
map | A map shows what was known, and also what mattered to whoever drew it.
poster | A poster was printed to be pasted up and thrown away.
cartoon | A cartoon was at first a full-size drawing, made to be transferred to a wall or a cloth.
sketch, study | A study tries something out before the finished work.
model | A model shows in small what is to be built in large.
proof, trial proof, artist's proof | A proof is a print pulled to check the plate before the edition is made.
replica | A replica is a repetition, often by the artist's own hand or workshop.
self-portrait | For a self-portrait, the artist had a model who was always there, and who cost nothing.
still life | A still life shows things that do not move, so the painter could take all the time in the world.
violin, lute, guitar, harp, viola, flute, harpsichord | A musical instrument is shaped by its sound, down to the thickness of its wood.
drum, bell, gong, rattle | Some instruments were played less for pleasure than to call, to warn or to mark the hour.
puppet, doll | A doll shows in small how people dressed.
game board, chess set, dice | Games travelled along the trade routes, together with the goods.
bodhisattva | A bodhisattva is a being who puts off final peace in order to help others.
buddha | Figures of the Buddha speak through their hands: each gesture has its own meaning.
guardian, guardian figure, tomb guardian | Guardian figures were set up to frighten off whatever should not come in.
fragment, fragments | A fragment makes one look twice, at what is there and at what is not.
`;
