/** Ways of painting, drawing, printing, photographing and decorating. */
export const TECHNIQUES = `
oil, oil paint, oils | Oil paint is pigment bound in an oil that dries slowly, so a painter can blend and rework it for days.
tempera, egg tempera | Tempera binds pigment with something that water thins, such as egg yolk or glue, and it dries fast.
acrylic, acrylics, acrylic paint | Acrylic paint is pigment in a plastic binder; it thins with water, dries quickly and stays flexible.
synthetic polymer, synthetic polymer paint | Synthetic polymer paint, mostly acrylic, is pigment in a plastic binder; it dries quickly and stays flexible.
watercolor, watercolors | Watercolour is pigment in gum, thinned with water, so that the white of the paper shines through.
opaque watercolor, opaque watercolors, bodycolor | Opaque watercolour, or bodycolour, covers what lies beneath instead of letting it shine through.
gouache | Gouache is watercolour made opaque, so it covers what lies beneath instead of letting it shine through.
fresco | A fresco is painted on plaster, often while it is still wet, so that the colour becomes part of the wall.
encaustic | Encaustic is painting with pigment in hot, melted wax.
distemper | Distemper is pigment bound in warm animal glue; it dries matt and chalky.
casein | Casein paint is bound with a protein made from milk.
ink, inks | Ink is a liquid colour, made to run smoothly from a pen or a brush.
pen | A pen line depends on the hand: press, and the nib opens and the line swells.
wash, washes | A wash is a thin layer of diluted ink or colour, laid on with a loaded brush.
pastel, pastels | Pastel is nearly pure pigment pressed into a stick; it lies on the surface as a soft powder.
charcoal | Charcoal is burnt wood; it draws a rich black line that is easily smudged or rubbed away.
chalk, chalks, black chalk, white chalk, red chalk, colored chalk | Chalk for drawing is a soft stone, or colour pressed into a stick, and leaves a slightly grainy line.
graphite, pencil, graphite pencil | Graphite is the grey mineral that we call the lead of a pencil.
conté crayon, conté, conte crayon | Conté crayon is a hard drawing stick of clay and pigment, firmer than charcoal and less dusty.
crayon, crayons | A crayon is a stick of pigment held together by wax, chalk or clay.
sanguine | Sanguine is a reddish-brown chalk for drawing.
bistre | Bistre is a brown ink made from the soot of burnt wood.
sepia | Sepia is a brown colour that was first made from the ink of cuttlefish.
mixed media | Mixed media simply means that several materials were combined in one work.
collage, collaged paper, printed paper, cut paper | In a collage, pieces of paper or other things are glued down to make a picture.
assemblage | An assemblage is put together from things that were made for another purpose.
found object, found objects | A found object was made for another purpose, and became part of a work because an artist chose it.
print | A print is made by pressing an inked surface onto paper, so that the same image can be made many times.
intaglio, intaglio print | In an intaglio print, the ink sits in lines cut below the surface of a metal plate and is pressed out onto the paper.
relief print | In a relief print, what stands up from the block takes the ink, and what is cut away stays white.
etching, etchings, hard-ground etching, soft-ground etching | An etching is printed from a metal plate that acid has bitten, mostly along the lines, and in relief etching around them.
engraving, engravings, copper engraving, line engraving | An engraving is printed from a metal plate in which the lines were cut by hand with a sharp tool.
wood engraving, wood engravings | A wood engraving is cut into the hard end grain of a woodblock, which allows very fine lines.
drypoint | In drypoint the line is scratched straight into the metal, and its rough edge prints soft and velvety.
aquatint, aquatints | Aquatint is a kind of etching that gives areas of tone, almost like a wash of ink, instead of lines.
mezzotint | A mezzotint is worked from dark to light: the whole plate is roughened, and the bright parts are smoothed again.
photogravure | A photogravure is a photograph etched into a metal plate and printed in ink.
heliogravure | A heliogravure is a photograph etched into a metal plate and printed in ink.
lithograph, lithographs, lithography, color lithograph | A lithograph is drawn in grease on a stone or plate; the grease takes the ink, and the wet surface around it does not.
offset lithograph, offset, offset print | In offset printing the image goes from a plate to a rubber roller, and from there to the paper.
screenprint, screenprints | A screenprint is made by pushing ink through a fine mesh, with a stencil keeping parts of it closed.
silkscreen, serigraph, serigraphy, silkscreen print | A silkscreen print, or serigraph, is made by pushing ink through a fine mesh, with a stencil keeping parts of it closed.
woodcut, woodcuts | For a woodcut, everything that should stay white is carved away from a block of wood.
woodblock print, woodblock prints, woodblock, color woodblock print | A woodblock print is made from carved wood, often with one block for the lines and others for the colours.
linocut | A linocut is printed from a sheet of linoleum, which is softer to carve than wood.
monotype | A monotype is painted on a smooth plate and printed just once, so there is only one good impression.
monoprint | A monoprint is one of a kind: something in it was done for a single impression and never repeated.
letterpress | Letterpress prints from raised type that is inked and pressed into the paper.
inkjet print, inkjet | An inkjet print is sprayed onto the paper in tiny drops of ink, straight from a digital file.
pigment print, archival pigment print | A pigment print is a photograph on paper whose tones are grains of lasting colour, and no dye.
giclée | A giclée is an inkjet print, sprayed onto the paper in tiny drops, straight from a digital file.
photograph, photographs, photography | A photograph is drawn by light itself, on a surface that reacts to it.
gelatin silver print, gelatin silver prints, silver gelatin print, gelatin silver | A gelatin silver print is the classic black-and-white photograph: grains of silver in a thin layer of gelatin.
albumen print, albumen prints, albumen silver print, albumen | An albumen print is an early photograph on paper coated with egg white.
palladium print, palladium | A palladium print is a photograph whose image is made of that metal, with warm and lasting tones.
platinum print, platinum | Platinum is a white metal that does not tarnish; in a platinum print it forms the image of a photograph, in soft greys.
chromogenic print, chromogenic color print | A chromogenic print is the usual colour photograph on paper, with dyes that form while it is developed.
c-print | A C-print is the usual colour photograph on paper, with dyes that form while it is developed.
dye transfer print, dye transfer | In a dye transfer print, three dyes are laid onto the paper one after the other to make the full colour.
cyanotype | A cyanotype is a photograph in deep blue, made with salts of iron and sunlight.
daguerreotype | A daguerreotype is an early photograph on a mirror-like plate of silvered copper, each one unique.
ambrotype | An ambrotype is a photograph on glass that looks right only against something dark.
tintype | A tintype is a photograph made directly on a thin sheet of lacquered iron.
salted paper print | A salted paper print is one of the first kinds of photograph on paper, with the image sunk into its fibres.
calotype | A calotype is one of the first kinds of photograph, made from a negative on paper.
instant print, polaroid | An instant print, such as a Polaroid, develops inside its own sheet, so each one is unique.
autochrome | An autochrome is an early colour photograph on glass, seen through a layer of dyed grains of starch.
video, single-channel video, film, animation | A work in film or video takes time: it is only there while it runs.
projection | A projected picture is made of light alone, and needs a surface to fall on and a room that is dark enough.
installation | An installation is arranged for a space, and one walks around or into it.
sound, audio | Sound as a material needs nothing but air and somebody who listens.
neon, fluorescent light, fluorescent tube, projected light, light | When light is the material, the work also shines on everything around it.
gilding, gilt, gilt bronze, gilt copper, gilt wood | Gilding is a very thin layer of gold laid over another material.
gold leaf | Gold leaf is gold beaten thinner than any paper, and laid onto another material.
silver leaf | Silver leaf is silver beaten thinner than any paper; in time it turns dark.
gold powder | Gold powder is gold ground fine, to be sprinkled on lacquer or painted with.
parcel-gilt | Parcel-gilt means that only parts of the silver are covered with gold.
silver gilt, silver-gilt, vermeil | Silver gilt is silver covered with a very thin layer of gold; another name for it is vermeil.
enamel, enamels, painted enamel | Enamel is coloured glass that has been melted onto metal or pottery; a glossy paint has the same name.
cloisonné, cloisonné enamel | In cloisonné, thin strips of metal are set on edge as a pattern, and enamel fills the cells between them.
champlevé, champlevé enamel | In champlevé, hollows are cut into the metal and filled with enamel.
niello | Niello is a black metal paste that fills engraved lines, so that they stand out.
lacquer, lacquered wood | Lacquer is a varnish, often built up in many coats, that dries hard and smooth.
varnish | Varnish is a clear liquid that dries to a hard film, mostly to protect a surface and deepen its colours.
marquetry | In marquetry, thin slices of different woods are fitted together like a puzzle to make a picture.
veneer, veneered wood | A veneer is a thin slice of fine wood, glued onto a plainer one.
inlay | An inlay is set into hollows cut for it, so that the surface stays level.
carving | To carve is to take away: what is gone cannot be put back.
cast, casting | Casting means pouring a liquid material into a mould and letting it harden.
lost wax, lost-wax casting | In lost-wax casting, a model of wax melts out of its mould, and metal takes its place.
repoussé | Repoussé is metal hammered from the back, so that the pattern stands out in front.
chasing | Chasing works on metal from the front, with punches and a hammer, and takes nothing away.
engraved decoration, incised decoration | Engraved decoration is cut into the surface with a sharp point.
underglaze, underglaze blue, cobalt blue, cobalt | Underglaze blue is painted on before the glaze, usually in cobalt, and sealed under it in the kiln.
overglaze, overglaze enamels | Overglaze colours are painted onto the finished glaze and fixed in a second, cooler firing.
glaze, celadon glaze, sancai glaze, salt glaze, lead glaze, tin glaze | A glaze is a thin skin of glass that melts over pottery in the kiln.
celadon | Celadon is a grey-green glaze, prized for looking like jade.
slip | Slip is clay thinned with water, used to coat or draw on pottery before it is fired.
lustre, luster | Lustre is a film of metal on a glaze, which makes pottery shimmer.
lusterware, lustreware | Lustreware shimmers because of a film of metal on its glaze.
sancai | Sancai means three colours, a lead glaze that runs in green, amber and cream.
embroidery | Embroidery is drawing with needle and thread on a finished cloth.
needlework | Needlework is anything made with needle and thread, often by hands whose names nobody wrote down.
crewelwork | Crewelwork is embroidery in woollen thread.
tapestry, tapestry weave | In a tapestry the picture is not sewn on; it is woven into the cloth itself.
resist-dyed | In resist dyeing, parts of the cloth or thread are covered so that the dye cannot reach them.
batik | In batik, wax is drawn onto the cloth, and the dye does not reach what it covers.
ikat | For ikat, the threads are bound and dyed in a pattern before they are woven.
tie-dye | In tie-dyeing, parts of the cloth are bound tightly, so that the dye cannot reach them.
patchwork, pieced | In patchwork, pieces of cloth are sewn together to make a new one.
appliqué | Appliqué is laid on: pieces of cloth, or of the clay itself, that are fixed to the ground beneath.
quilting | Quilting holds layers of cloth together with lines of stitches.
lace | Lace is a cloth made mostly of holes, looped or knotted from fine thread.
beadwork, bead, beads | Beadwork is patient work: each bead is threaded or sewn on by hand.
knotted pile, knotted wool pile | In a knotted pile, each tuft is a piece of yarn tied around the threads of the weave.
felt, felting | Felt is made without weaving: wet wool is rubbed until its fibres cling together.
stained glass | In stained glass, coloured pieces are usually held together by strips of lead.
leaded glass | In leaded glass, the pieces of a window are held together by strips of lead.
blown glass, mold-blown glass | Blown glass is shaped with the breath, through a long pipe, while it is still soft with heat.
ruby glass | Ruby glass owes its deep red to a trace of metal, often gold or copper.
cut glass | Cut glass is ground against a wheel, so that its edges catch the light.
engraved glass | Engraved glass is scratched or ground with a fine point or wheel, so that a matt drawing stands on it.
polychromy, polychrome, polychromed wood | Polychromy means that a sculpture is painted in several colours.
patina, patinated bronze, patination | A patina is the coloured skin that metal gets with age, or by treatment.
mosaic | A mosaic is a picture made of small pieces of stone, glass or tile.
performance | A performance happens once in front of people; what is left of it is a record.
drawing | A drawing is often the quickest way from an idea to something that can be seen.
painting | A painting needs a surface, colour, and something that binds the two.
pigment, pigments, paint, paints, household paint | Pigment is the colour itself, a fine powder that becomes paint when something binds it.
dye, dyes | A dye soaks into a fibre, while a pigment lies on top of it.
`;
