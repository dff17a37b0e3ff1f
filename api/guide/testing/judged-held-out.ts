/** Part of the judged set that was written and set aside before the check had its present form, and looked at once afterwards. */
export const JUDGED_HELD_OUT = `
label: Winslow Homer
label: American, 1836-1910
label: The Fog Warning
label: 1885
label: Oil on canvas
label: 76.8 x 123.2 cm
label: A fisherman rows back to his ship with two halibut in the dory. The fog on the horizon may cut him off. Homer had a neighbour pose in a boat that was propped against a sand dune.
label: Anonymous gift with credit to the Otis Norcross Fund, 1894
maker: Winslow Homer was an American painter who began as a war illustrator and ended alone on the coast of Maine with the sea. His watercolours leave bare paper for light, and scrape it for foam.
age: The maker, born in 1836, was 49 years old at the time when this was made, in 1885.
life: The maker lived from 1836 to 1910, and died at the age of about 74.
years-ago: This was made about 140 years ago, counted from this year, 2026: it is about 140 years old.
true label: A fisherman rows back to his ship, with two halibut in the dory.
true label: The fog may cut him off.
true label: A neighbour posed for Homer, in a boat propped against a sand dune.
true card:age: Homer was forty-nine when he painted this.
true label: “The Fog Warning” was painted in 1885.
false label: The fog cut the fisherman off.
false label: Homer rows back to the ship.
false label: The neighbour caught two halibut.
false label: Otis Norcross posed in the boat.
false label: The fisherman will not see his wife again.

label: Stela of the gatekeeper Maati
label: Egypt, First Intermediate Period, about 2050 BC
label: Limestone
label: H. 36 cm
label: Maati sits before a table piled with food. He says in the inscription that he paid for his tomb with his own goods. Two men bring a leg of beef and a beer jug.
label: Rogers Fund, 1914
style: In Egypt’s Intermediate Periods the land was divided between rulers, and local workshops went their own way.
thing: A stela is an upright slab with words or pictures, set up in the open or in a tomb so that somebody would be remembered. Many an Egyptian stela begs everyone who passes to speak a prayer, for breath costs nothing and keeps the dead fed.
years-ago: This was made about 4,100 years ago, counted from this year, 2026: it is about 4,100 years old.
true label: Maati was a gatekeeper, and he sits before a table that is piled with food.
true label: He says that he paid for the tomb with his own goods.
true label: A leg of beef and a jug of beer are brought by two men.
true label: The stela is made of limestone and is 36 centimetres high.
true talk: Would you like to go on?
false label: Two men paid for his tomb.
false label: Maati brings a leg of beef.
false label: The king paid for the tomb.
false label: It was found in 1914.
false talk: He was proud of his office.

label: Edgar Degas
label: French, 1834-1917
label: Fan Mount: Ballet Girls
label: 1879
label: Watercolor, silver, and gold on silk
label: 19.1 x 57.9 cm
label: Degas invited his friends to paint fans for an exhibition of 1879. Only he and two others did so. The fan was never mounted on sticks.
label: H. O. Havemeyer Collection, 1929
maker: Edgar Degas was a French artist who drew, painted and modelled dancers, racehorses, milliners and women washing. He showed ballet as work, with dancers who stretch, yawn and wait, cut off by the picture’s edge. He exhibited only one of his wax figures, and the bronzes were all cast after his death.
age: The maker, born in 1834, was 45 years old at the time when this was made, in 1879.
life: The maker lived from 1834 to 1917, and died at the age of about 83.
years-ago: This was made about 145 years ago, counted from this year, 2026: it is about 145 years old.
true label: For an exhibition in 1879 Degas invited his friends to paint fans.
true label: Only two others did so, and he himself.
true label: This fan was never mounted on sticks.
true card:age: Degas was forty-five at the time.
true label: It is watercolor, with silver and gold, on silk.
false label: Two friends painted this fan.
false label: The fan was mounted on sticks in 1929.
false label: Degas gave the fan to a dancer.
false label: All his friends painted fans.
false card:life: He died in 1879.

label: Samovar
label: Tula, Russia, about 1900
label: Brass
label: H. 51 cm
label: The medals on the lid were won by the factory at fairs. A family from Tula carried the samovar to Canada in 1912, wrapped in a goose-down quilt. The tap was lost on the ship, and a blacksmith in Halifax made the present one.
label: Gift of Olga Petrenko, 1985
place: The Toltec built Tula in central Mexico, where stone warriors with butterfly breastplates once held up a roof.
years-ago: This was made about 125 years ago, counted from this year, 2026: it is about 125 years old.
true label: The factory won the medals on the lid at fairs.
true label: In 1912 a family from Tula carried it to Canada, wrapped in a quilt.
true label: The tap was lost on the ship, and the one it has now was made by a blacksmith in Halifax.
true label: Olga Petrenko gave it in 1985.
true card:years-ago: The samovar is about a hundred and twenty-five years old.
false label: The family won the medals.
false label: A blacksmith in Halifax lost the tap.
false label: The blacksmith wrapped it in a quilt.
false label: The samovar was made in 1912.
false label: Olga Petrenko carried it to Canada.

label: Artemisia Gentileschi
label: Italian, 1593-about 1654
label: Judith and Her Maidservant
label: about 1623-1625
label: Oil on canvas
label: 184 x 141.6 cm
label: Judith has killed the general Holofernes and listens for guards. Her maidservant hides the head in a sack. A single candle lights the tent.
label: Gift of Mr. Leslie H. Green
subject: Judith was a widow who saved her town by going to the enemy general Holofernes and cutting off his head as he lay drunk.
maker: Artemisia Gentileschi was a painter from Rome who made her living by large pictures of heroines. As a young woman she testified, under torture, against the painter who had raped her, and he was convicted.
age: The maker, born in about 1593, was about 31 years old at the time when this was made, in 1623 to 1625.
life: The maker lived from about 1593 to about 1654, and died at the age of about 61.
years-ago: This was made some 400 years ago, counted from this year, 2026: it is some 400 years old.
size: The whole of it is about as large as a double bed.
true label: Judith has killed Holofernes, and now she listens for guards.
true label: Her maidservant is hiding the head in a sack.
true label: The tent is lit by a single candle.
true label: Artemisia Gentileschi painted it between about 1623 and 1625.
true label: Mr. Leslie H. Green gave the painting.
false label: The maidservant killed Holofernes.
false label: Gentileschi painted herself as Judith.
false label: The guards listen for Judith.
false label: Leslie Green posed for the general.
false label: Judith hides the head in a sack.

label: Pocket globe
label: John Senex, London, about 1730
label: Paper, wood, sharkskin
label: Diameter 7 cm
label: The case is lined with a map of the stars. California is shown as an island, a mistake that mapmakers repeated for a century. The owner, a ship’s surgeon, scratched his route to Jamaica into the varnish.
label: Purchased 1951
thing: A pocket globe is a ball of a few inches in a round case, with the stars printed on the inside of its lid.
years-ago: This was made some 300 years ago, counted from this year, 2026: it is some 300 years old.
true label: California is shown as an island, which was a mistake.
true label: Mapmakers repeated the mistake for a century.
true label: A ship’s surgeon, who owned it, scratched his route to Jamaica into the varnish.
true label: Inside the case there is a map of the stars.
true label: The globe has a diameter of seven centimetres.
false label: John Senex scratched his route to Jamaica into the varnish.
false label: The surgeon repeated the mistake.
false label: The surgeon bought it in Jamaica.
false label: The map of the stars shows California as an island.
false label: It was made in 1951.
`;
