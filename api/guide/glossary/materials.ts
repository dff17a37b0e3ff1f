/** What things are made of, and what they are painted or printed on. */
export const MATERIALS = `
canvas, linen canvas | Canvas is strong woven cloth, usually stretched over a wooden frame before it is painted.
linen | Linen is cloth woven from the fibres of flax, strong and slightly uneven.
panel, wood panel, oak panel, wooden panel | A panel is a flat piece of wood to paint on, smoother and stiffer than canvas.
board, cardboard, paperboard, card | Board is layers of paper or pulp pressed into a stiff sheet.
millboard | Millboard is a stiff sheet of pressed pulp, once sold to painters as a cheap ground.
fibreboard, fiberboard | Fibreboard is made of wood fibres pressed into a hard, smooth sheet.
masonite, hardboard | Hardboard is made of wood fibres pressed into a hard, smooth sheet.
plywood | Plywood is thin sheets of wood glued crosswise, so that it hardly warps.
paper, printed papers, gray paper, blue paper, toned paper | Paper is plant fibre, soaked to a pulp and dried as a thin sheet.
wove paper | Wove paper is made on a fine, even mesh, so its surface shows hardly any lines.
laid paper | Laid paper shows fine lines when held to the light, left by the wires of its mould.
japan paper, japanese paper | Japan paper is thin but very strong, made from long plant fibres.
parchment | Parchment is not paper: it is animal skin, scraped thin and dried under tension.
vellum | Vellum is fine parchment: not paper but animal skin, often of a calf, scraped thin and dried under tension.
papyrus | Papyrus is made from strips of a reed, laid crosswise and beaten into a sheet.
silk | Silk is spun by a caterpillar; a single cocoon gives a very long, shiny thread.
cotton | Cotton is the soft fluff around the seeds of a plant, spun into thread.
calico | Calico is a plain cotton cloth.
muslin | Muslin is a light, finely woven cotton.
wool | Wool is the coat of a sheep, warm, springy and easy to dye.
velvet | Velvet is woven with tiny loops, which are usually cut, and that makes its surface soft and deep.
damask | Damask shows its pattern by the weave alone, as light falls on it.
satin | Satin is woven so that mostly the threads of one direction show, which makes it shine.
brocade | In a brocade, extra threads are woven in so that the pattern stands out.
textile, cloth, fabric, fabrics | Textiles suffer from light, which is why they are often shown in a dim room.
thread, threads | Thread is made of short fibres, twisted together until they hold.
hide, rawhide | Hide is the skin of a large animal; left untanned it dries hard and tough.
leather, goatskin, calfskin | Leather is animal skin that has been tanned, so that it stays supple and does not rot.
fur, bear fur | Fur keeps its sheen for a very long time when it is kept cool and dark.
feather, feathers | The colours of feathers are partly pigment and partly a play of light.
quill, quills | Quills are the stiff shafts of feathers or the spines of a porcupine, and are often dyed.
plant fiber, plant fibers | Plant fibres come from stems, leaves, bark or seeds, and are often stronger than they look.
natural fiber, natural fibers, fiber, fibers | Fibres from plants and animals are woven, plaited or knotted, and are often stronger than they look.
palm leaf, palm leaves | Palm leaves are split and plaited, and in some lands they were written on like paper.
raffia | Raffia is the fibre of a palm leaf.
rattan, cane | Rattan is a climbing palm whose long stems can be bent and woven; split, it is called cane.
straw, reed, willow | Straw, reed and willow bend without breaking when they are damp, so they are woven and plaited.
wood, carved wood, wooden base, softwood, hardwood, painted wood | Wood moves: it swells in damp air and shrinks in dry air, which is why old wood so often has cracks.
oak | Oak is a hard, heavy wood with a strong grain.
maple, birch | Maple and birch are pale, hard woods with a fine grain.
ash, elm | Ash and elm are tough, springy woods, good for seats and handles.
chestnut | Chestnut looks like oak, but is lighter and easier to work.
poplar, poplar panel | Poplar is a light, pale wood that is easy to carve.
burlap | Burlap is a coarse cloth of jute or hemp, as used for sacks.
hessian | Hessian is a coarse cloth of jute or hemp, as used for sacks.
walnut | Walnut is a dark, dense wood that takes a fine polish.
rosewood | Rosewood is a dark tropical wood with a strong grain; freshly cut, it can smell of roses.
teak | Teak is an oily tropical wood that hardly rots.
satinwood | Satinwood is a golden tropical wood with a sheen like satin.
tropical hardwood | Many tropical woods are dense and oily, so they hardly rot and take a fine polish.
mahogany | Mahogany is a reddish tropical wood, stable and good to carve.
ebony | Ebony is a nearly black wood, so dense that it sinks in water.
boxwood | Boxwood is so fine-grained that one can carve very small details in it.
limewood, lime, lime wood, linden wood, lindenwood | Limewood is soft and even in its grain.
linden | The wood of the linden is soft and even in its grain.
pine, fir, spruce, cedar, cypress, juniper | Pine, fir, cedar and their relatives have light, straight wood that is easy to work.
fruitwood | Fruitwood is fine-grained and smooth, and good for small carvings.
pearwood | Pearwood is fine-grained and smooth, and good for small carvings.
cherry | The wood of the cherry is fine-grained, and darkens to a warm red.
beech | Beech is a pale, even wood that can be bent when it is steamed.
bent beech, bentwood | Bentwood is softened with steam, bent, and keeps its curve when it is dry.
ivory, elephant ivory, tusk | Ivory comes from the tusks of elephants and other animals; trade in it is largely banned today.
bone, antler, horn | Bone, antler and horn were long used as plastics are today: easy to get and easy to carve.
whalebone | Whalebone may be the bone of a whale, or the springy plates through which some whales strain their food.
mother-of-pearl | Mother-of-pearl is the shimmering lining of certain shells.
abalone | Abalone is a sea snail whose shell shimmers inside like mother-of-pearl.
shell, shells | A shell is built layer by layer by the animal that lives in it.
cowrie shells, cowrie | Cowrie shells were used as money in many lands.
tortoiseshell | Tortoiseshell is the horny shell of sea turtles, which can be softened by heat and shaped.
coral | Coral is the hard skeleton that tiny sea animals leave behind.
pearl, pearls | A pearl grows inside a shell, layer by layer, around something that irritated it.
amber | Amber is the resin of ancient trees, hardened over a very long time.
jet | Jet is fossil wood, light and warm to the touch.
copper alloy, copper-alloy | A copper alloy is copper mixed with another metal, as in bronze or brass.
bronze | Bronze is copper with tin in it; it is harder than copper and flows well into a mould.
brass | Brass is copper with zinc in it, and shines almost like gold.
copper | Copper is a soft, reddish metal that can be hammered thin.
iron, wrought iron, cast iron | Iron is strong and cheap, but damp air makes it rust.
steel, stainless steel, chromed steel | Steel is iron with a little carbon, which makes it harder and springier.
silver, sterling silver | Silver is soft enough to hammer and bright when polished, but air slowly turns it dark.
gold | Gold hardly ever tarnishes, and it can be beaten so thin that light shines through.
lead | Lead is heavy, soft and poisonous, and melts at a low heat.
pewter | Pewter is mostly tin, a soft grey metal for plates and mugs.
tin | Tin is a soft, pale metal that hardly tarnishes.
aluminum, aluminium | Aluminium is a light metal that does not rust.
metal, metals | A metal can be melted, hammered or drawn out without breaking.
zinc | Zinc is a bluish-white metal that is cheap to cast.
nickel | Nickel is a hard, silvery metal, often laid thinly over others.
wire | Wire is usually made by pulling metal through ever smaller holes.
nail, nails | Nails were forged one by one for most of their history.
electrum | Electrum is gold mixed with silver, as nature often gives it.
ormolu | Ormolu is gilded bronze, made mostly for furniture and clocks.
marble, white marble | Marble is limestone changed by heat and pressure; it lets in a little light, almost like skin.
rosso antico, rosso antico marble | Rosso antico is a deep red marble that was already prized in antiquity.
bamboo | Bamboo is a giant grass, light, hollow and very strong.
barkcloth | Barkcloth is the inner bark of a tree, beaten until it is soft.
tapa | Tapa is barkcloth: the inner bark of a tree, beaten until it is soft.
travertine | Travertine is stone laid down by springs, full of small holes.
limestone | Most limestone formed on the floor of old seas, and it is soft enough to carve.
sandstone | Sandstone is sand that has been pressed into rock, grain by grain.
alabaster | Alabaster is a soft stone that glows when light falls through it.
granite, basalt, diorite, porphyry | Granite, basalt and their like have to be pounded and ground, and last almost for ever.
schist | Schist splits easily, and often sparkles where the light hits it.
slate | Slate splits into thin, even sheets.
soapstone | Soapstone is so soft that one can scratch it with a fingernail.
steatite | Steatite is soapstone, so soft that one can scratch it with a fingernail.
jade | Jade is too tough to carve with a knife; it has to be ground away with sand.
jadeite, nephrite | Jadeite and nephrite are the two stones called jade; both are ground with sand rather than carved.
lapis lazuli, lapis | Lapis lazuli is a deep blue stone, often with golden specks.
turquoise | Turquoise is a blue-green stone, coloured by copper.
agate, onyx | Agate is a hard, fine stone with bands of colour; onyx is one whose bands are straight.
carnelian | Carnelian is a hard, fine stone with a red or orange glow.
jasper | Jasper is a hard, opaque stone, often red, and a fine stoneware goes by the same name.
chalcedony | Chalcedony is a hard, fine stone that lets a little light through.
quartz | Quartz is a common mineral, harder than glass; when it is clear it is called rock crystal.
rock crystal, crystal, crystal eyes | Rock crystal is clear quartz, cold to the touch and harder than glass.
obsidian | Obsidian is the natural glass of volcanoes, black and very sharp.
garnet, ruby, emerald, sapphire, diamond, amethyst, precious stones, semiprecious stones, topaz, gems | A cut stone shines because its faces throw the light back.
stone, rock | Stone is slow to carve, and a wrong blow cannot be taken back.
gypsum | Gypsum is a soft white mineral, carved as a stone or ground and burnt for plaster.
plaster | Plaster is a powder that sets hard when it is mixed with water.
stucco | Stucco is a fine plaster, laid on as a smooth coat or modelled in relief.
gesso | Gesso is a white ground, often of chalk or gypsum and glue, that is laid on before painting.
concrete | Concrete is poured like mud and becomes as hard as stone.
cement | Cement is a powder that hardens with water; with sand and stones it makes concrete.
clay | Clay is earth that keeps the shape it is given, and turns hard in the fire.
terracotta, glazed terracotta | Terracotta means baked earth: clay fired at a low heat, usually reddish brown.
earthenware, tin-glazed earthenware | Earthenware is clay fired at a low heat; it stays porous unless a glaze seals it.
redware | Redware is earthenware of a clay that fires red.
faience | Faience is a brightly glazed ware: of ground quartz in ancient times, later of clay under a white tin glaze.
maiolica, delftware | Maiolica and delftware have a white glaze, opaque with tin, that makes a good ground for painting.
majolica | Majolica is earthenware under bright, thick glazes.
stoneware | Stoneware is fired so hot that the clay becomes dense and holds water even without a glaze.
porcelain, hard-paste porcelain | Porcelain is made of fine white clay and fired so hot that thin pieces let light through.
soft-paste porcelain | Soft-paste porcelain was made to look like true porcelain, often from clay with ground glass, and is fired at a lower heat.
bone china | Bone china is porcelain with the ash of bones in it, which makes it white and strong.
fritware | Fritware is a pottery of ground quartz, clay and glass, made to look as white as porcelain.
stonepaste | Stonepaste is a pottery of ground quartz, clay and glass, made to look as white as porcelain.
ceramic, ceramics | Ceramic is clay that fire has turned hard for good.
pottery | Pottery is clay that fire has turned hard for good.
creamware | Creamware is thin, pale earthenware under a clear glaze.
pearlware | Pearlware is a pale earthenware whose glaze has a touch of blue.
biscuit | Biscuit is pottery or porcelain that was fired once and left without a glaze.
egyptian faience | Egyptian faience holds hardly any clay: it is ground quartz with a bright glaze.
glass | Glass is sand melted with ash or soda, and it can be shaped only while it glows.
fiberglass | Fibreglass is plastic strengthened with fine threads of glass.
wax | Wax softens in the hand, so it is often used for models.
beeswax | Beeswax softens in the hand and does not spoil, so it was used for models and polish.
resin | Resin is either the hardened sap of trees or a plastic that is poured and then sets hard.
epoxy | Epoxy is a resin that sets hard when two liquids are mixed.
rubber | Rubber stretches, but with age it grows hard and brittle.
latex | Latex is the milky sap of the rubber tree; paints and rubbers made like it have the same name.
silicone | Silicone can be poured into a mould, and stays flexible when it has set.
plastic, plastics, nylon, polyester, vinyl, foam, polyurethane | Plastics feel modern, but many of them age faster than paint or stone.
acrylic sheet, plexiglas, perspex | Acrylic sheet is a clear plastic, lighter than glass.
bakelite | Bakelite was one of the first plastics, hard, dark and heat-proof.
sand | Sand is rock and shell worn down to grains, so its colour tells something of where it comes from.
dust | Dust is what most artists wipe away.
earth, soil | Earth is seldom quite the same in two places, and runs from yellow and red to nearly black.
sugar, salt, tobacco | Some works use things that are meant to be used up.
hair, human hair | Hair hardly decays, and it is one of the most personal of materials.
string, rope, cord | String and rope are many weak fibres twisted into something strong.
hemp, jute, sisal | Hemp, jute and sisal are coarse plant fibres that make strong string and cloth.
tape, adhesive tape | Adhesive tape was never meant to last, which makes it hard to preserve.
tarpaulin, found tarpaulin | A tarpaulin is heavy waterproof cloth, made to cover goods.
books, book | A book used as material keeps its words, even when nobody can open it.
newspaper, newspapers, newsprint | Newsprint was never meant to last, and soon turns yellow.
shoebox, shoeboxes, alarm clocks, found materials, household objects | Everyday things keep something of their old life when they become a work of art.
undetermined materials, other materials, unknown materials | Where a label leaves a material open, it is often because a test would harm the object.
cartonnage | Cartonnage is layers of linen or papyrus with plaster, shaped while wet, rather like papier-mâché.
coconut | The shell of a coconut can be cut, carved and polished.
gourd, gourds | A gourd is a fruit that dries into a light, hard shell: a vessel that grows on a vine.
calabash | A calabash is a gourd, dried into a light, hard shell.
`;
