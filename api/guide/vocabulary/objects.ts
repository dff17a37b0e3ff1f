/** Kinds of object that stand as a title, alone or with what follows: "Bowl", "Jar with cover". Lower case. */
export const OBJECT_WORDS: ReadonlySet<string> = new Set(
  `
amphora amulet anklet apron arch aquamanile armchair armlet armoire arrow astrolabe aumbry axe badge bag ball bangle banner barrel basin basket bead beads beaker bed belt bench bell bicycle
blade blanket blouse boat bodice bonnet book bookcase boot boots bottle bow bowl box boxes bracelet breastplate brooch brush brushpot bucket buckle bureau bust button cabinet caddy camera can candelabrum
candlestick candlesticks canoe canopic cap cape capital car carpet cartonnage carving case casket censer centerpiece centrepiece chair chairs chaise chalice chandelier chasuble cheongsam chess chest chocolate
cistern clasp cloak clock cloth club coat coffeepot coffin coin collar column comb commode compact console cope coverlet cover cradle cream creamer crock cross crown crozier cruet cuff cup cupboard curtain
cushion cylinder dagger dalmatic decanter desk diadem dice dipper dish dishes doll door doorway dress dresser drum earring earrings ecuelle effigy ensemble epergne equatorial ewer fan fiddle
figure figures figurine finial fireplace firedogs flag flagon flask flute folio font footstool fork fragment fragments frame frieze funnel gaming garment gate girdle glass glove gloves goblet gong gown gravestone grille guitar
gun halberd hammer handle hanging harp harpsichord hat headdress headrest helmet highboy hilt hinge hookah horn icon idol incense inkstand inkwell instrument jacket jar jardiniere jardinière jars jewel jug
kaftan kantharos kettle key kimono knife krater kris kylix ladle lamp lamps lantern lectern lekythos lectionary lid lintel lock locket loom lute mace mantel manuscript mantle mask masks mat
medal medallion mihrab miniature mirror missal mitre mold monstrance mortar mosaic mount mourning mug musket nautilus neckpiece necklace needle netsuke niche obelisk oboe oil-lamp olla ornament orrery ostracon ottoman
overdress paddle pail pair palanquin panel panels pants parasol parure paten pectoral pedestal pendant pestle petticoat pew pipe pistol pitcher plaque plate plates platter poncho porringer poster pot powder
purse pyxis quilt quiver radio railing rattle razor reliquary relief rhyton rifle ring rings robe robes rosary rug runner saber sabre saddle salt saltcellar salver samovar sampler sandals sarcophagus sari sash saucer
scabbard scarab scarf scepter sceptre scissors sconce screen sculpture seal secretary sedan serape settee shabti shawl sheath shell shield ship shirt shoe shoes shrine shroud sideboard sistrum situla skirt snuffbox
sofa spear spearhead spindle spoon spoons staff stand statue statues statuette stela stele stirrup stole stool stove suit sundial sugar sword swords table tabernacle tablet tankard tapestry tassel tazza teabowl
teacup teapot telephone telescope temple textile thermos throne tiara tile tiles toaster tobacco toilet tombstone torque totem tray triptych tripod trivet trunk tsuba tumbler tunic tureen turban typewriter tympanum umbrella uniform
urn ushabti valance vase vases vault veil vessel vessels vest vestment viol viola violin waistcoat wallet walking-stick wardrobe watch weathervane weight wheel whistle wig window wristwatch wreath yoke zither
bodhisattva buddha madonna crucifix virgin torso head altarpiece diptych polyptych predella handscroll scroll album`
    .trim()
    .split(/\s+/),
);
