const words = (list: string): Set<string> => new Set(list.trim().split(/\s+/));

/** Materials, supports and techniques: a medium line holds at least one. Singular, lower case. */
const MATERIALS = words(`
oil tempera watercolor watercolour gouache acrylic ink pastel charcoal chalk graphite pencil crayon fresco encaustic distemper casein enamel
lacquer varnish paint pigment dye collage photograph photogravure print lithograph lithography etching engraving drypoint aquatint mezzotint woodcut woodblock linocut
screenprint silkscreen serigraph monotype monoprint intaglio drawing cyanotype daguerreotype ambrotype tintype albumen platinum palladium gelatin chromogenic
inkjet giclée video film neon canvas paper panel board cardboard wood oak poplar limewood lime linden walnut mahogany pine maple cherry beech birch cedar cypress ebony
boxwood pearwood rosewood teak bamboo ivory bone antler horn tusk shell mother-of-pearl tortoiseshell coral pearl amber jet bronze brass copper iron steel
silver gold tin lead zinc pewter aluminum aluminium metal gilt ormolu marble limestone sandstone granite alabaster basalt schist slate soapstone
steatite porphyry serpentine travertine onyx agate jade jadeite nephrite lapis turquoise carnelian quartz crystal diamond ruby emerald
sapphire garnet stone terracotta clay earthenware stoneware porcelain ceramic faience majolica maiolica plaster stucco cement concrete glass glaze
silk wool cotton linen velvet satin damask brocade lace felt leather parchment vellum papyrus hide fur feather hair fiber fibre raffia
rattan reed straw bark barkcloth textile cloth fabric thread yarn embroidery tapestry bead beadwork wax resin rubber plastic fiberglass fibreglass polyester
polyurethane vinyl plexiglas perspex foam nylon fibreboard plywood masonite mdf hardboard burlap jute hessian string rope wire nail mirror
light bulb sand earth soil pigments sancai celadon slip stained polychromy polychrome cloisonné champlevé niello enamels installation performance sound
c-print offset letterpress monochrome photocopy typescript tape shoebox found object media emulsion household plate vellum album handscroll scroll
watercolors watercolours conté sanguine bistre sepia gesso tooth teeth quill sequin button seed gourd coconut stave ebonized parcel-gilt
microfilm dvd projection led computer software synthetic polymer fluorescent lightbox dibond duratrans
fritware stonepaste quartzite ware lusterware lustreware luster lustre creamware pearlware redware stoneware jasperware bucchero cartonnage goatskin calfskin sheepskin
sharkskin rawhide vermeil electrum copper-alloy alloy billon niello millefiori obsidian flint chert jasper chalcedony amethyst topaz rhinestone sequins willow sedge cane palm leaf
hemp ramie olona kapa tapa felting batik ikat crewelwork needlework appliqué patchwork chintz calico muslin taffeta twill chiffon organza denim tulle crepe hardware acrylics epoxy
latex silicone bakelite celluloid lucite acetate mylar formica concrete asphalt chrome nickel titanium magnesium mercury salt sugar tobacco ash walnut chestnut elm hickory sycamore
sandalwood padauk fruitwood softwood hardwood cypress juniper yew holly satinwood kingwood tulipwood veneer veneers marquetry whalebone baleen porcupine abalone cowrie shells eggshell
hologram film slide slides audio television monitor projector negative transparency gilding relief paste woodburytype carte-de-visite stereograph autochrome polaroid heliogravure xerox risograph letterpress`);

/** Words that lead into or colour a material. */
const MODIFIERS = words(`
opaque transparent mixed black white red blue green yellow brown grey gray beige cream ivory color colour colored coloured hand-colored hand-coloured
gilded gilt painted carved cast glazed unglazed polished woven dyed printed hard soft hard-paste soft-paste wove laid japan japanese chinese india handmade prepared tinted
toned primed unprimed mounted laid-down transferred heightened inlaid beaten hammered wrought chased engraved incised pierced blown mold-blown
cut pressed molded moulded thrown fired burnished stained bleached embroidered knitted quilted lacquered patinated leaded galvanized galvanised
welded stainless sterling corrugated precious semi-precious semiprecious various other natural undetermined unknown traces wooden powder leaf foil dust
elephant bear dammar egg tin-glazed salt-glazed salt lead-glazed underglaze overglaze over under pen brush point sheet sheets set base frame decoration
fruitwood softwood hardwood digital unique single-channel two-channel three-channel archival pigment dye-transfer dispersion industrial commercial modern original
pit-fired wheel-thrown slip-painted cold-painted mordant-dyed resist-dyed hanging raku imari kakiemon satsuma delft slip-cast salt-fired pieced quilted knotted pile enameled enamelled upholstery upholstered turned tooled repoussé cast assembled coiled burnished carved stamped applied raised crewel netted tufted felted plaited twined looped printed offset four colors colours sound silent film three rosso antico silver-gilt fine bone dry wet wash washes`);

const JOINERS = words(`a an and on with in of over under from the to or by for laid down mounted onto`);

/** What kind of word this is in a medium line. */
export type MediumWord = 'material' | 'modifier' | 'joiner' | 'other';

function singular(word: string): string[] {
  return [
    word,
    word.replace(/s$/, ''),
    word.replace(/es$/, ''),
    word.replace(/ies$/, 'y'),
    word.replace(/(?:ves)$/, 'f'),
  ];
}

/** Sorts one word, given without punctuation. Hyphenated words count by their last part. */
export function mediumWordKind(raw: string): MediumWord {
  const word = raw.toLowerCase();
  if (JOINERS.has(word)) return 'joiner';
  const forms = singular(word);
  if (forms.some((form) => MATERIALS.has(form))) return 'material';
  if (MODIFIERS.has(word)) return 'modifier';
  const tail = word.split('-').at(-1) ?? word;
  if (tail !== word) {
    const kind = mediumWordKind(tail);
    return kind === 'joiner' ? 'other' : kind;
  }
  return 'other';
}
