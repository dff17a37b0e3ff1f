/** What things are made of, and what they are painted or printed on. */
export const MATERIALS = `
canvas, linen canvas | Canvas is strong woven cloth, usually stretched over a wooden frame before it is painted.
linen | Linen is cloth woven from the fibres of flax, strong and slightly uneven.
panel, wood panel, oak panel, wooden panel | A panel is a flat piece of wood to paint on, smoother and stiffer than canvas.
board, cardboard, millboard, paperboard, card | Board is layers of paper or pulp pressed into a stiff sheet.
masonite, hardboard, fibreboard, fiberboard, mdf | Fibreboard is made of wood fibres pressed into a hard, smooth sheet.
plywood | Plywood is thin sheets of wood glued crosswise, so that it hardly warps.
paper, printed papers, gray paper, blue paper, toned paper | Paper is plant fibre, soaked to a pulp and dried as a thin sheet.
wove paper | Wove paper is made on a fine, even mesh, so its surface shows hardly any lines.
laid paper | Laid paper shows fine lines when held to the light, left by the wires of its mould.
japan paper, japanese paper | Japan paper is thin but very strong, made from long plant fibres.
parchment, vellum | Parchment is not paper: it is animal skin, scraped thin and dried under tension.
papyrus | Papyrus is made from strips of a reed, laid crosswise and beaten into a sheet.
silk | Silk is spun by a caterpillar; a single cocoon gives a very long, shiny thread.
cotton, cotton wool, calico, muslin | Cotton is the soft fluff around the seeds of a plant, spun into thread.
wool | Wool is the coat of a sheep, warm, springy and easy to dye.
velvet | Velvet is woven with tiny loops that are cut, which makes its surface soft and deep.
damask | Damask shows its pattern by the weave alone, as light falls on it.
satin | Satin is woven so that the threads of one direction lie almost alone on the surface, which makes it shine.
brocade | In a brocade, extra threads are woven in so that the pattern stands out.
textile, cloth, fabric, fabrics, thread | Textiles suffer from light, which is why they are often shown in a dim room.
hide, rawhide | Hide is the skin of a large animal; left untanned it dries hard and tough.
leather, goatskin, calfskin | Leather is animal skin that has been tanned, so that it stays supple and does not rot.
fur, bear fur | Fur keeps its sheen for a very long time when it is kept cool and dark.
feather, feathers, quill | The colours of feathers are partly pigment and partly a play of light.
raffia, straw, rattan, cane, reed, willow, plant fiber, plant fibers, natural fiber, natural fibers, fiber, fibers | Plant fibres are woven, plaited or knotted, and are often stronger than they look.
wood, carved wood, wooden base, softwood, hardwood, painted wood | Wood moves: it swells in damp air and shrinks in dry air, which is why old wood so often has cracks.
oak | Oak is a hard, heavy wood with a strong grain.
maple, birch | Maple and birch are pale, hard woods with a fine grain.
ash, elm | Ash and elm are tough, springy woods, good for seats and handles.
chestnut | Chestnut looks like oak, but is lighter and easier to work.
poplar, poplar panel | Poplar is a light, pale wood that is easy to carve.
burlap, hessian | Burlap is a coarse cloth of jute or hemp, as used for sacks.
walnut | Walnut is a dark, dense wood that takes a fine polish.
rosewood, teak, satinwood, tropical hardwood | Many tropical woods are dense and oily, so they hardly rot and take a fine polish.
mahogany | Mahogany is a reddish tropical wood, stable and good to carve.
ebony | Ebony is a nearly black wood, so dense that it sinks in water.
boxwood | Boxwood is so fine-grained that one can carve very small details in it.
limewood, lime, linden | Limewood is soft and even, a favourite of carvers.
pine, fir, spruce, cedar, cypress, juniper | The wood of conifers is light, straight and easy to work.
pearwood, fruitwood, cherry | Fruitwood is fine-grained and smooth, and good for small carvings.
beech, bent beech, bentwood | Some woods can be steamed until they bend, and keep their curve when they dry.
ivory, elephant ivory, tusk | Ivory comes from the tusks of elephants and other animals; trade in it is largely banned today.
bone, antler, horn, whalebone | Bone and horn were the plastics of their time, easy to get and easy to carve.
shell, mother-of-pearl, cowrie shells, abalone | Mother-of-pearl is the shimmering lining of certain shells.
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
tin, pewter | Pewter is mostly tin, a soft grey metal for plates and mugs.
aluminum, aluminium | Aluminium is a light metal that does not rust.
metal, metals, wire, nail, nails, electrum, zinc, nickel | A metal can be melted, hammered or drawn out without breaking.
ormolu | Ormolu is bronze covered with gold, made for furniture and clocks.
marble, white marble | Marble is limestone changed by heat and pressure; it lets in a little light, almost like skin.
rosso antico, rosso antico marble | Rosso antico is a deep red marble that was already prized in antiquity.
bamboo | Bamboo is a giant grass, light, hollow and very strong.
barkcloth, tapa | Barkcloth is the inner bark of a tree, beaten until it is soft.
travertine | Travertine is stone laid down by hot springs, full of small holes.
limestone | Limestone formed on the floor of old seas; it is soft to carve.
sandstone | Sandstone is sand that has been pressed into rock, grain by grain.
alabaster | Alabaster is a soft stone that glows when light falls through it.
granite, basalt, diorite, porphyry | Stone as hard as this has to be pounded and ground, and it lasts almost for ever.
schist | Schist splits easily, and sparkles where the light hits it.
slate | Slate splits into thin, even sheets.
soapstone, steatite | Soapstone is so soft that one can scratch it with a fingernail.
jade, jadeite, nephrite | Jade is too tough to carve with a knife; it has to be ground away with sand.
lapis lazuli, lapis | Lapis lazuli is a deep blue stone, often with golden specks.
turquoise | Turquoise is a blue-green stone, coloured by copper.
carnelian, agate, onyx, jasper, chalcedony | Agate and its relatives are hard, fine stones with bands or a glow of colour.
quartz, rock crystal, crystal, crystal eyes | Rock crystal is clear quartz, cold to the touch and harder than glass.
obsidian | Obsidian is the natural glass of volcanoes, black and very sharp.
garnet, ruby, emerald, sapphire, diamond, amethyst, precious stones, semiprecious stones, topaz, gems | A cut stone shines because its faces throw the light back.
stone, rock | Carving stone is slow: one wrong blow cannot be taken back.
gypsum | Gypsum is a soft white stone, easy to carve and polish.
plaster, stucco | Plaster is a powder that sets hard when it is mixed with water.
gesso | Gesso is a white ground of chalk and glue that makes wood smooth enough to paint or gild.
cement, concrete | Concrete is poured like mud and becomes as hard as stone.
clay, unfired clay | Clay is earth that keeps the shape it is given, and turns hard in the fire.
terracotta, glazed terracotta | Terracotta means baked earth: clay fired at a low heat, usually reddish brown.
earthenware, tin-glazed earthenware, redware | Earthenware is clay fired at a low heat; it stays porous unless a glaze seals it.
faience | Faience is a brightly glazed ware: of ground quartz in ancient times, later of clay under a white tin glaze.
majolica, maiolica, delftware | Tin-glazed pottery has a white, opaque skin that makes a good ground for painting.
stoneware | Stoneware is fired so hot that the clay becomes dense and holds water even without a glaze.
porcelain, hard-paste porcelain, soft-paste porcelain | Porcelain is made of fine white clay and fired so hot that thin pieces let light through.
fritware, stonepaste | Fritware is a pottery of ground quartz, clay and glass, made to look as white as porcelain.
ceramic, ceramics, pottery, creamware, pearlware, biscuit | Ceramic is any clay that fire has made permanent.
egyptian faience | Egyptian faience holds hardly any clay: it is ground quartz with a bright glaze.
glass | Glass is sand melted with ash or soda, and it can be shaped only while it glows.
fiberglass | Fibreglass is plastic strengthened with fine threads of glass.
wax, beeswax | Wax softens in the hand, so it is often used for models.
resin, epoxy | Resin can be poured clear as water, and sets hard.
rubber, latex, silicone | Rubber stretches, but with age it grows hard and brittle.
plastic, plastics, nylon, polyester, vinyl, acrylic sheet, plexiglas, perspex, foam, polyurethane | Plastics feel modern, but many of them age faster than paint or stone.
bakelite | Bakelite was one of the first plastics, hard, dark and heat-proof.
sand | Mixed into paint, sand makes a surface rough, so that it catches the light.
dust | Dust is what most artists wipe away.
earth, soil | Earth gives some of the oldest colours there are, from yellow to brown.
sugar, salt, tobacco | Some works use things that are meant to be used up.
hair, human hair | Hair hardly decays, and it is one of the most personal of materials.
string, rope, hemp, jute, sisal, cord | Rope is many weak fibres twisted into something strong.
tape, adhesive tape | Adhesive tape was never meant to last, which makes it hard to preserve.
tarpaulin, found tarpaulin | A tarpaulin is heavy waterproof cloth, made to cover goods.
books, book, newspaper | A book used as material keeps its words, even when nobody can open it.
shoebox, shoeboxes, alarm clocks, found materials, household objects | Everyday things keep something of their old life when they become a work of art.
undetermined materials, other materials, unknown materials | Where a label leaves a material open, nobody has been able to tell it for sure without harming the object.
cartonnage | Cartonnage is layers of linen or papyrus with plaster, shaped while wet, rather like papier-mâché.
coconut | The shell of a coconut can be cut, carved and polished.
gourd, gourds, calabash | A gourd dries into a light, hard shell, a vessel that grows by itself.
`;
