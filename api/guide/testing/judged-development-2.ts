/** Part 2 of the judged set: the check was developed with it. */
export const JUDGED_2 = `
label: Edgar Degas
label: French, 1834-1917
label: The Little Fourteen-Year-Old Dancer
label: modeled 1879-81, cast 1922
label: Bronze, partly tinted, with cotton skirt and satin ribbon
label: H. 97.8 cm
label: The girl was Marie van Goethem, a pupil of the ballet school. The wax figure, the only sculpture that Degas showed in public, wore real hair and a real bodice. Critics compared her to a monkey.
label: H. O. Havemeyer Collection, 1929
maker: Edgar Degas was a French artist who drew, painted and modelled dancers, racehorses, milliners and women washing. He showed ballet as work, with dancers who stretch, yawn and wait, cut off by the picture’s edge. He exhibited only one of his wax figures, and the bronzes were all cast after his death.
age: The maker, born in 1834, was about 46 years old at the time when this was made, in 1879 to 1881.
life: The maker lived from 1834 to 1917, and died at the age of about 83.
years-ago: This was made about 145 years ago, counted from this year, 2026: it is about 145 years old.
years-between: This one was made later, in 1922: 43 years after the first, of 1879.
true label: The girl was Marie van Goethem, and she was a pupil of the ballet school.
true label: Degas modelled it between 1879 and 1881, and this bronze was cast in 1922.
true label: The wax figure wore a real bodice and real hair.
true card:maker: He exhibited only one wax figure, and all the bronzes were cast after his death.
true card:age: He was about forty-six then.
false label: Degas cast this bronze himself.
false label: Degas compared the girl to a monkey.
false label: Marie van Goethem lost her place at the school because she posed for him.
false label: The bronze wears real hair.
false card:maker: He showed ballet as a dream of light and silk.

label: Johannes Vermeer
label: 1632-1675
label: Young Woman with a Water Pitcher
label: ca. 1662
label: Oil on canvas
label: 18 x 16 in. (45.7 x 40.6 cm)
label: Marquand Collection, Gift of Henry G. Marquand, 1889
label: 89.15.21
maker: Johannes Vermeer was a painter in Delft who left only about thirty-five pictures, many of them of one corner of a room. He spent freely on ultramarine, a blue ground from lapis lazuli.
age: The maker, born in 1632, was about 30 years old at the time when this was made, in about 1662.
life: The maker lived from 1632 to 1675, and died at the age of about 43.
years-ago: This was made some 360 years ago, counted from this year, 2026: it is some 360 years old.
true label: Johannes Vermeer painted “Young Woman with a Water Pitcher” around 1662.
true label: Henry G. Marquand gave it in 1889.
true card:maker: Only about thirty-five of his pictures are left, many of them of one corner of a room.
true card:maker: He spent freely on ultramarine, a blue ground from lapis lazuli.
true card:life: Vermeer died at about forty-three.
false label: Vermeer painted it in 1889.
false label: Henry G. Marquand bought it from Vermeer’s widow.
false label: The young woman was Vermeer’s eldest daughter.
false card:maker: He died in debt because of his ultramarine.
false card:maker: He painted exactly thirty-five pictures.

label: Haniwa Warrior
label: Japan, Kofun period, 6th century
label: Earthenware
label: H. 130 cm
label: Figures like this one stood in rings on the mounds of rulers. The holes in the back let the heat escape when it was fired. Farmers found it in two pieces in 1952 while they planted mulberry trees.
label: Gift of the Sato family, 1971
style: In the Kofun period, about 300 to 538 or later, Japan’s rulers lay under vast keyhole-shaped mounds.
thing: Haniwa are hollow clay figures that stood on the burial mounds of early Japan, from about the third to the sixth century.
years-ago: This was made about 1,500 years ago, counted from this year, 2026: it is about 1,500 years old.
true label: The holes in the back let out the heat when the figure was fired.
true label: Farmers planting mulberry trees found it in 1952, in two pieces.
true label: It is 130 centimetres high, and it is made of earthenware.
true card:thing: Haniwa are hollow figures of clay, and they stood on burial mounds in early Japan.
true label: So figures like this stood in rings on the mounds of rulers?
false label: The Sato family found it in 1952.
false label: Rulers were buried with figures like this one.
false label: Farmers made it to guard the mulberry trees.
false label: The holes in the back were made by spears.
false card:style: The ruler of this mound died in 538.

label: Francisco de Goya
label: Spanish, 1746-1828
label: The Sleep of Reason Produces Monsters
label: 1799
label: Etching and aquatint
label: Plate 43 of Los Caprichos
label: 21.5 x 15 cm
label: Goya withdrew the series from sale after about twenty-seven sets had been sold. He later gave the copper plates to the king in return for a pension for his son.
label: Bequest of Ludwig Stern, 1931
subject: This is plate 43 of the Caprichos, a set of eighty etchings of 1799 that mock vanity, greed and superstition.
maker: Francisco de Goya was a Spanish court painter who also etched the follies of society and the cruelty of war. He covered the walls of his own house with dark scenes now called the Black Paintings. An illness in his forties left him deaf.
term: Aquatint prints tones rather than lines, because acid bites the plate around tiny grains of resin dust. The plate is laid in a box of floating resin and heated to fix it, and Goya made whole nights out of such dust.
age: The maker, born in 1746, was 53 years old at the time when this was made, in 1799.
life: The maker lived from 1746 to 1828, and died at the age of about 82.
years-ago: This was made some 230 years ago, counted from this year, 2026: it is some 230 years old.
true label: It is an etching with aquatint, plate 43 of Los Caprichos.
true label: Goya withdrew the series after some twenty-seven sets had been sold.
true label: The king gave him a pension for his son in return for the copper plates.
true card:maker: An illness in his forties left him deaf.
true card:subject: The Caprichos are a set of eighty etchings that mock vanity, greed and superstition.
false label: Goya withdrew it because he was afraid of the Inquisition.
false label: The king bought twenty-seven sets.
false label: Goya’s son gave the plates to the king.
false card:maker: He etched the dark scenes now called the Black Paintings.
false card:maker: The cruelty of war left him deaf.

label: Thomas Mears the Younger
label: Ship’s bell of the Marigold
label: 1821
label: Bronze
label: Diameter 34 cm
label: The bell rang the hours of the watch. The Marigold sank in a storm off Orkney in 1838 with nineteen men; three were saved. Divers raised the bell in 1987. The crack in its rim is older than the wreck.
label: Lent by the Orkney Harbour Trust
years-ago: This was made some 210 years ago, counted from this year, 2026: it is some 210 years old.
true label: The bell was lent by the Orkney Harbour Trust.
true label: The Marigold sank in 1838, in a storm off Orkney, and of nineteen men three were saved.
true label: Divers brought the bell up in 1987.
true label: There is a crack in the rim, and it is older than the wreck.
true talk: Shall we go on?
false label: Three men drowned in the storm.
false label: The bell cracked when the ship sank.
false label: The bell was made in 1838.
false label: The captain rang the bell until the ship sank.
false label: Divers raised the Marigold in 1987.

label: Mary Ann Lowe
label: British, 1816-1901
label: Sampler
label: 1827
label: Wool on linen
label: 42 x 31 cm
label: Mary Ann was eleven when she finished this sampler at the charity school in Ripon. She became a lady’s maid and later kept a hat shop. The verse was chosen by her teacher.
label: Given by her great-niece, Mrs Joan Tate, 1954
thing: A sampler was at first a needlewoman’s own notes, a cloth of patterns and stitches to look up. From the eighteenth century schoolgirls made them, with name, age and a verse, as proof that they could sew and read.
age: The maker, born in 1816, was 11 years old at the time when this was made, in 1827.
life: The maker lived from 1816 to 1901, and died at the age of about 85.
years-ago: This was made about 200 years ago, counted from this year, 2026: it is about 200 years old.
true label: Mary Ann Lowe was eleven when she finished it, at the charity school in Ripon.
true label: Her great-niece, Mrs Joan Tate, gave it in 1954.
true label: Later on she kept a hat shop.
true label: It was her teacher who chose the verse.
true card:thing: From the eighteenth century on schoolgirls made samplers as proof that they could sew and read.
false label: Joan Tate finished it when she was eleven.
false label: Mary Ann chose the verse herself.
false label: Her teacher kept a hat shop.
false label: She hated every stitch of it.
false label: Mary Ann Lowe was born in 1827.

label: Shiva as Lord of Dance (Nataraja)
label: India, Tamil Nadu
label: Chola period, ca. 11th century
label: Copper alloy
label: H. 68.3 cm
label: Gift of R. H. Ellsworth Ltd., in honor of Susan Dillon, 1987
subject: Nataraja is Shiva as lord of the dance, who makes and unmakes the world within a ring of fire.
style: The Cholas of south India, ninth to thirteenth century, cast gods in bronze by lost wax, to be carried out in procession.
place: In Tamil Nadu in southern India, Chola artists cast bronze gods to be dressed, garlanded and carried through the streets.
term: A copper alloy is copper mixed with another metal, as in bronze or brass.
years-ago: This was made some 980 years ago, counted from this year, 2026: it is some 980 years old.
true label: The label calls it Shiva as Lord of Dance, or Nataraja.
true label: It is made of copper alloy and is 68 centimetres tall.
true card:subject: As lord of the dance Shiva makes the world and unmakes it, within a ring of fire.
true card:style: The Cholas cast their gods in bronze by lost wax, to be carried out in procession.
true card:years-ago: That is some 980 years ago.
false label: Susan Dillon gave it to the museum.
false label: It was stolen from a temple in the south of India.
false card:subject: He dances on a dwarf who stands for ignorance.
false card:style: The Cholas carved their gods in stone.
false card:years-ago: It was made in the year 980.

label: Joseph Mallord William Turner
label: 1775-1851
label: Snow Storm - Steam-Boat off a Harbour’s Mouth
label: exhibited 1842
label: Oil paint on canvas
label: 914 x 1219 mm
label: Turner said that he had himself tied to the mast for four hours to observe such a storm. There is no evidence that this happened. One critic called the picture soapsuds and whitewash.
label: Accepted by the nation as part of the Turner Bequest 1856
maker: Joseph Mallord William Turner was a London barber’s son who dissolved ships, mountains and trains in light and weather. He filled some three hundred sketchbooks, which now belong to the British nation.
age: The maker, born in 1775, was 67 years old at the time when this was made, in 1842.
life: The maker lived from 1775 to 1851, and died at the age of about 76.
years-ago: This was made about 185 years ago, counted from this year, 2026: it is about 185 years old.
true label: One critic called the picture soapsuds and whitewash.
true label: Turner said he had been tied to the mast for four hours to observe the storm.
true label: But there is no evidence that it ever happened.
true card:maker: Turner was the son of a barber in London.
true card:maker: Some three hundred of his sketchbooks belong to the British nation now.
false label: Turner had himself tied to the mast for four hours.
false label: There is evidence that this happened.
false label: Turner called the critic soapsuds.
false label: He nearly lost his life in the storm.
false card:age: He was seventy-six when he made it.

label: Mask (Kifwebe)
label: Songye peoples, Democratic Republic of the Congo
label: Early 20th century
label: Wood, pigment, raffia
label: H. 60 cm
label: Masks of this kind were worn by men. The high crest shows that it is a male one; female masks are white and have no crest. The dancer was covered in raffia to his feet. Collected before 1932 by a Belgian doctor.
label: Acquired in exchange, 1966
place: The Songye are a people of Congo whose kifwebe masks are cut with close parallel lines.
thing: Kifwebe masks of the Songye and Luba are cut all over in fine grooves, and worn with a full raffia costume.
true label: Masks like this were worn by men.
true label: Female masks have no crest, and they are white.
true label: The dancer was covered in raffia right down to his feet.
true label: A Belgian doctor collected it before 1932.
true card:thing: These masks are cut all over in fine grooves, and worn with a costume of raffia.
false label: Male masks are white and have no crest.
false label: A Belgian doctor wore the mask.
false label: It was used to frighten enemies in war.
false label: The museum bought it in 1932.
false card:place: The lines stand for the stripes of a zebra.

label: Marcel Breuer
label: American, born Hungary, 1902-1981
label: Club Chair (Model B3)
label: 1925
label: Chrome-plated tubular steel and canvas
label: Manufacturer: Standard-Möbel, Berlin
label: Breuer had bought a bicycle and thought that its handlebars could be bent like macaroni. He asked a plumber to help him weld the first frame. Kandinsky admired the chair.
label: Gift of Herbert Bayer
maker: Marcel Breuer was a Hungarian-born Bauhaus designer and architect who bent steel tube into chairs.
age: The maker, born in 1902, was 23 years old at the time when this was made, in 1925.
life: The maker lived from 1902 to 1981, and died at the age of about 79.
years-ago: This was made about 100 years ago, counted from this year, 2026: it is about 100 years old.
true label: Breuer had a plumber help him weld the first frame.
true label: He thought that the handlebars of his bicycle could be bent like macaroni.
true label: Kandinsky admired the chair.
true label: The chair is made of steel tube, plated with chrome, and canvas.
true card:age: Breuer was only twenty-three years old then.
false label: The plumber thought of bending the handlebars.
false label: Breuer designed the chair for Kandinsky.
false label: Herbert Bayer designed the chair in 1925.
false label: It was the first chair of steel tube in the world.
false card:maker: He was an American designer who taught at Harvard.
`;
