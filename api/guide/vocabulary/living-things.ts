const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Animals, plants and fossils by the last word of their common names, as far as no other word for them ends like `ENDS`. */
const LIVING = words(`
  aardvark alligator alpaca ammonite anaconda ant anteater antelope ape armadillo ass auk aurochs avocet axolotl
  baboon badger barnacle bass bat bear beaver bee beetle belemnite bird bison bittern boa boar bonobo booby brachiopod bream buffalo
  bug bull bumblebee bunting bustard butterfly buzzard caiman camel canary capybara caribou carp cassowary cat caterpillar cattle
  centipede chafer chameleon cheetah chimpanzee chipmunk chiton chough cicada civet clam cobra cockatoo cockle cockroach cod coelacanth
  condor conch coot coral cormorant cougar cow cowrie coyote crab crane crayfish cricket crinoid crocodile crow cuckoo curlew
  cuttlefish damselfly deer dhole dingo dinosaur dodo dog dolphin donkey dormouse dove dragonfly duck dugong duiker eagle earwig
  echidna eel egret eider eland elephant elk emu ermine falcon ferret finch flamingo flea fox frog gannet gazelle gecko genet
  gharial gibbon giraffe gnat gnu goat godwit goose gorilla goshawk graptolite grasshopper grebe grouse guanaco guillemot gull
  gurnard haddock hake halibut hamster hare harrier hartebeest hawk hedgehog heron herring hippo hippopotamus hoopoe hornbill hornet
  hen hind horse huia hyaena hyena ibex ibis iguana impala insect jackal jackdaw jaguar jay kangaroo kakapo kea kestrel kingfisher kite kiwi
  koala kookaburra krill kudu ladybird ladybug lamprey langur lapwing lark leech lemming lemur leopard limpet lion lizard llama
  lobster locust loon loris louse lungfish lynx lyrebird macaque macaw mackerel magpie mallard mammoth manatee mandrill mantis marlin
  marmoset marmot marten martin mastodon mayfly meerkat merlin millipede mink mite moa mole mollusc mongoose monkey moose mosquito
  moth mouse mullet muntjac muskox muskrat mussel narwhal nautilus neanderthal newt nightingale nightjar nuthatch ocelot octopus okapi opossum
  orangutan orang-utan orca oriole oryx osprey ostrich otter owl ox oyster panda pangolin panther parakeet parrot partridge peacock
  peafowl peccary pelican penguin perch petrel pheasant pig pigeon pika pike pipit plaice platypus plesiosaur plover polecat porcupine
  porpoise possum potoroo prawn ptarmigan puffin puma python quagga quail quetzal quokka quoll rabbit raccoon rat rattlesnake raven
  ray razorbill redstart reindeer reptile rhea rhino rhinoceros roach robin rook salamander salmon sandpiper sardine scallop scorpion
  seahorse seal shark sheep shrew shrike shrimp skate skink skua skunk skylark sloth slug snail snake snipe sparrow sparrowhawk spider
  sponge spoonbill springbok squid stag squirrel starling stickleback stingray stoat stork sturgeon swallow swan swift tamarin tapir tarsier
  teal tenrec termite tern terrapin thrush thylacine tick tiger tit toad tortoise toucan trilobite trout tuatara tuna turbot turkey
  turtle urchin viper vole vulture wagtail wallaby walrus warbler warthog wasp waxwing weasel weevil whale whelk wildcat wildebeest
  wolf wolverine wombat woodcock woodlouse woodpecker worm wrasse wren yak zebra
  alder aspen banyan baobab beech birch bluebell bramble buttercup cactus cedar chestnut clover cycad cypress daffodil daisy dandelion
  elm fern fig fir foxglove fungus ginkgo hawthorn hazel heather holly horsetail ivy juniper kelp larch lichen lily lotus magnolia
  mangrove maple mistletoe moss mushroom nettle oak orchid palm pine plant poplar poppy primrose redwood rhododendron rose rowan
  seaweed sequoia snowdrop spruce sundew sunflower sycamore thistle toadstool tree tulip vine violet walnut waterlily willow yew
  fossil specimen`);

/** "ichthyosaur", "hawkmoth", "kingfisher's" kin: words that end with one of these are animals or plants. */
const ENDS = /\p{L}{2}(?:saur|saurus|fish|bird|moth|eater|fly|pecker|snake|worm|wort|weed|hound)$/u;

/** What is no animal for all its ending. */
const NO_ANIMAL = /^(?:beefeater|theater|repeater|sweater|heater|greater)$/;

/** A plant or the like of which one says no number: "This is holly". */
const NOT_COUNTED = words('bracken clover coral grass heather holly ivy kelp krill mistletoe moss seaweed');

const one = (word: string): string[] => [
  word,
  word.replace(/s$/, ''),
  word.replace(/es$/, ''),
  word.replace(/ies$/, 'y'),
  word.replace(/ves$/, 'f'),
  word
    .replace(/^mice$/, 'mouse')
    .replace(/geese$/, 'goose')
    .replace(/oxen$/, 'ox'),
];

/** Whether a word, in capitals or not, is that for an animal or a plant. */
export function isLivingThing(printed: string): boolean {
  const word = printed.toLowerCase();
  return one(word).some((each) => LIVING.has(each) || (ENDS.test(each) && !NO_ANIMAL.test(each)));
}

/** Whether a word for living things stands for more than one. */
export const isSeveralLiving = (printed: string): boolean => {
  const word = printed.toLowerCase();
  return word.length > 3 && !LIVING.has(word) && one(word).some((each) => each !== word && LIVING.has(each));
};

/** Whether a plant or the like is told without an article. */
export const isUncountedLiving = (printed: string): boolean => NOT_COUNTED.has(printed.toLowerCase());
