/** Part 5 of the judged set: a third form of the check was measured on it, and the present one developed with it. */
export const JUDGED_5 = `
label: Claude Monet
label: French, 1840-1926
label: The Japanese Footbridge
label: 1899
label: Oil on canvas
label: 81.3 x 101.6 cm
label: Gift of Victoria Nebeker Coberly, in memory of her son John W. Mudd
label: 1992.9.1
subject: Claude Monet dug a pond at Giverny, turned part of a small river into it, and had the lilies dusted.
maker: Claude Monet was a French painter whose picture Impression, Sunrise gave Impressionism its name. He painted the same haystacks, poplars and cathedral front again and again, to catch how the light changed.
age: The maker, born in 1840, was 59 years old at the time when this was made, in 1899.
life: The maker lived from 1840 to 1926, and died at the age of about 86.
years-ago: This was made about 125 years ago, counted from this year, 2026: it is about 125 years old.
size: The whole of it is about as large as a card table.
true label: Claude Monet painted “The Japanese Footbridge” in 1899.
true label: Victoria Nebeker Coberly gave it, in memory of her son.
true label: It is an oil painting, 81 centimetres high and about a metre wide.
true card:age: Monet was fifty-nine at the time.
true card:maker: One of his pictures, Impression, Sunrise, gave Impressionism its name.
false label: John W. Mudd gave it to the museum.
false label: Monet painted it in Japan.
false label: Monet could hardly see when he painted it.
false label: Monet painted it in memory of his son.
false card:maker: He named Impressionism after a cathedral.

label: Portrait of a young woman with a stylus
label: Roman, from Pompeii, about AD 50
label: Fresco
label: Diameter 29 cm
label: She holds a stylus to her lips and wax tablets in her hand. Excavators named her Sappho after the Greek poet, but she was probably the daughter of a rich household. The wall was cut out of the house in 1760.
label: National Archaeological Museum, Naples
place: Pompeii, Herculaneum and Boscoreale were buried by Vesuvius in 79 CE, with wall paintings, bread and people.
term: True fresco is painted into wet plaster, and each day only as much is laid on as can be finished by evening. The wrong piece is knocked out and plastered anew, and the seams between the days can still be counted.
years-ago: This was made about 2,000 years ago, counted from this year, 2026: it is about 2,000 years old.
true label: A young woman holds wax tablets, and a stylus to her lips.
true label: It was the excavators who named her Sappho, after the Greek poet.
true label: In 1760 the wall was cut out of the house.
true label: She was probably a daughter of a rich household.
true label: It is a Roman fresco from Pompeii, of about AD 50.
false label: The young woman is the Greek poet Sappho.
false label: She was the daughter of a rich household.
false label: The excavators held a stylus.
false label: She is thinking about a love letter.
false label: The house was built in 1760.

label: Wells Coates
label: British, born Tokyo, 1895-1958
label: Ekco AD-65 radio
label: 1934
label: Bakelite
label: Made by E. K. Cole Ltd, Southend-on-Sea
label: Until then radios had been built like small cupboards. Coates made the case round, since a round mould cost less. It was sold in brown and in black. Black ones were rarer, because few people ordered them.
label: Given by the designer’s daughter, 1980
term: Bakelite was one of the first plastics, hard, dark and heat-proof.
age: The maker, born in 1895, was 39 years old at the time when this was made, in 1934.
life: The maker lived from 1895 to 1958, and died at the age of about 63.
years-ago: This was made about 90 years ago, counted from this year, 2026: it is about 90 years old.
true label: Wells Coates designed this radio in 1934.
true label: A round mould cost less, and so Coates made the case round.
true label: Radios had been built like small cupboards before.
true label: It came in brown and black, and the black ones were rarer.
true label: His daughter gave it to the museum in 1980.
false label: The black ones cost less.
false label: Brown ones were rarer.
false label: E. K. Cole designed it.
false label: Coates hated cupboards.
false label: Coates gave it to his daughter.

label: Hannah Ryggen
label: Norwegian, born Sweden, 1894-1970
label: Death of Dreams
label: 1936
label: Wool and linen
label: 225 x 272 cm
label: Ryggen spun and dyed the wool herself on her farm and wove without a sketch. The tapestry shows prisoners behind bars. During the occupation she hung a related work on a clothes line in view of the road, where soldiers passed.
label: Purchased 1938
maker: Hannah Ryggen was a Swedish-born weaver on a farm in Norway, who wove pictures against Hitler, Franco and Mussolini. She spun her own wool and dyed it with bark, lichen and, for one blue, fermented urine collected from guests.
age: The maker, born in 1894, was 42 years old at the time when this was made, in 1936.
life: The maker lived from 1894 to 1970, and died at the age of about 76.
years-ago: This was made about 90 years ago, counted from this year, 2026: it is about 90 years old.
size: The whole of it is about as large as a garage door.
true label: Ryggen wove it without a sketch, from wool that she had spun and dyed herself.
true label: The tapestry shows prisoners behind bars.
true label: During the occupation she hung a related work on a clothes line, where the soldiers could not miss it from the road.
true card:age: She was about forty-two when this was made.
true talk: I would have walked past. Would you?
false label: The soldiers hung it on a clothes line.
false label: Ryggen was a prisoner behind bars.
false label: She hung this tapestry on a clothes line in 1938.
false label: She wove it in prison.
false talk: She must have been very brave.

label: Cat mummy
label: Egypt, about 100 BC
label: Linen, animal remains
label: H. 45 cm
label: Pilgrims bought such mummies as offerings. X-rays show that this one contains only a few bones and mud. Dealers may have cheated their customers, or a part may have been enough for the gods.
label: Given by Sir John Soames, 1898
thing: Egyptians mummified cats, ibises, dogs, fish and crocodiles by the million.
years-ago: This was made about 2,100 years ago, counted from this year, 2026: it is about 2,100 years old.
true label: Such mummies were bought by pilgrims, as offerings.
true label: This one contains only mud and a few bones, as X-rays show.
true label: Perhaps the dealers cheated their customers.
true label: Or a part may have been enough for the gods.
true label: Sir John Soames gave it in 1898.
false label: The dealers cheated their customers.
false label: Pilgrims bought X-rays of the bones.
false label: The gods cheated the dealers.
false label: Sir John Soames bought it from a dealer in Cairo.
false label: It was the pet of a priest.

label: George Stubbs
label: 1724-1806
label: Whistlejacket
label: about 1762
label: Oil on canvas
label: 296.1 x 248 cm
label: Bought with the support of the Heritage Lottery Fund, 1997
subject: Whistlejacket was a racehorse of the Marquess of Rockingham, named after a cold remedy of gin and treacle.
maker: George Stubbs was a painter from Liverpool who dissected horses for eighteen months in a lonely farmhouse. He published The Anatomy of the Horse with his own engravings, and painted on large plaques made by Wedgwood.
age: The maker, born in 1724, was about 38 years old at the time when this was made, in about 1762.
life: The maker lived from 1724 to 1806, and died at the age of about 82.
years-ago: This was made some 260 years ago, counted from this year, 2026: it is some 260 years old.
size: The whole of it is about as large as a garage door.
true label: This is “Whistlejacket”, by George Stubbs, from about 1762.
true label: The Heritage Lottery Fund supported the museum in buying it, in 1997.
true card:life: Stubbs lived from 1724 to 1806.
true card:age: He was about thirty-eight years old then.
true label: At nearly three metres high, it is a large canvas.
false label: The horse won the race at York.
false label: Stubbs painted it in 1806.
false label: It was bought in 1762.
false label: The Heritage Lottery Fund commissioned it.
false card:age: He was seventy-six at the time.

label: Lantern clock
label: Signed by Ann Clowes, London, about 1680
label: Brass, steel
label: H. 38 cm
label: Clowes took over the workshop when her husband drowned in 1676. The clock has one hand only: minutes did not matter yet. It was found in 1954 in a henhouse, where it served as a perch.
label: Gift of Dr Philip Marsh
true label: Ann Clowes took over the workshop in 1676, when her husband drowned.
true label: It has only one hand, because minutes did not matter yet.
true label: The clock was found in a henhouse in 1954.
true label: There it had served as a perch.
true label: Dr Philip Marsh gave it to the museum.
false label: Her husband signed the clock.
false label: Ann Clowes drowned in 1676.
false label: Dr Philip Marsh found it in a henhouse.
false label: The minute hand was lost in the henhouse.
false label: The clock was made in 1954.

label: Ansel Adams
label: American, 1902-1984
label: Moonrise, Hernandez, New Mexico
label: 1941, printed 1948
label: Gelatin silver print
label: 37 x 47 cm
label: Adams saw the crosses lit by the last sun and stopped the car. He could not find his light meter and reckoned from the known brightness of the moon. He turned the holder for a second picture, but the light had gone.
label: Gift of Mrs. Ruth Ward Dixon
maker: Ansel Adams was a Californian photographer of mountains and parks, and a trained pianist. He likened the negative to the score and the print to its performance.
term: The paper of a gelatin silver print could be bought ready coated from the 1880s, and shows nothing until it lies in the developer. Printers shade parts with a hand or a bit of card on wire while the lamp burns, so one negative can give day or dusk.
age: The maker, born in 1902, was 39 years old at the time when this was made, in 1941.
life: The maker lived from 1902 to 1984, and died at the age of about 82.
years-ago: This was made about 85 years ago, counted from this year, 2026: it is about 85 years old.
years-between: This one was made later, in 1948: seven years after the first, of 1941.
true label: Adams took the photograph in 1941, and he printed this one in 1948.
true label: He saw crosses in the last sun, and he stopped the car.
true label: Since he could not find the light meter, he reckoned from the brightness of the moon.
true label: When he turned the holder for a second picture, the light had gone.
true card:years-between: This print was made seven years later.
false label: Mrs. Dixon stopped the car.
false label: He took a second picture.
false label: He found the light meter in the car.
false label: He waited for hours in the cold.
false label: Adams took it in 1948.

label: Attributed to Chojiro
label: Tea bowl, named “Shigure”
label: Kyoto, late 16th century
label: Raku ware
label: H. 8.6 cm
label: The bowl was shaped by hand, without a wheel. It broke in an earthquake in 1855, and the owner had it mended with gold lacquer. He thought it finer than before.
label: Morikawa Collection, given 1968
place: Kyoto was the seat of Japan’s emperors for over a thousand years, and its workshops set the standard for silk, lacquer and tea wares.
thing: A tea bowl has no handle, so the hands feel how warm it is, and in Japan whisked green tea is drunk from it. Japanese tea masters prized rough bowls from Korean and local kilns, gave them names, and had a broken one mended with lacquer and gold.
term: Raku ware was first made in Kyoto in the sixteenth century, for the tea of the master Sen no Rikyu. In Kyoto it is shaped by hand and pulled from the kiln red hot, and the Raku family makes it to this day.
true label: The bowl is attributed to Chojiro.
true label: It was shaped by hand, and not on a wheel.
true label: In 1855 it broke in an earthquake.
true label: Its owner had it mended with gold lacquer and thought that it was finer than before.
true label: It was given in 1968, from the Morikawa Collection.
false label: Chojiro shaped the bowl by hand.
false label: It was shaped on a wheel.
false label: Chojiro broke the bowl in 1855.
false label: Chojiro mended it with gold lacquer.
false label: It broke when a servant dropped it.

label: Tilman Riemenschneider
label: German, about 1460-1531
label: Saint Barbara
label: about 1510
label: Limewood
label: H. 99 cm
label: Barbara’s father locked her in a tower. The carver left the wood unpainted, which was new at the time. The right hand is a replacement of the nineteenth century. In 1525 he took the side of the peasants and was put in prison.
label: Bequest of Irene Kuhn, 1961
subject: Saint Barbara was by legend a young woman shut up in a tower by her father, who killed her for her faith. Lightning struck him dead, so gunners and miners took her as their patron.
maker: Tilman Riemenschneider was a sculptor and mayor in Würzburg who left many limewood figures without paint. After the Peasants’ War he was imprisoned for siding against the bishop.
term: Limewood is soft and even, a favourite of carvers.
age: The maker, born in about 1460, was about 50 years old at the time when this was made, in about 1510.
life: The maker lived from about 1460 to about 1531, and died at the age of about 71.
years-ago: This was made some 520 years ago, counted from this year, 2026: it is some 520 years old.
true label: Riemenschneider carved this Saint Barbara around 1510, in limewood.
true label: He left the wood unpainted, and that was new then.
true label: The right hand was replaced in the nineteenth century.
true label: The carver took the side of the peasants in 1525, and he was put in prison for it.
true label: Barbara was locked in a tower by her father.
false label: The peasants put him in prison.
false label: Riemenschneider locked his daughter in a tower.
false label: It was carved in 1525.
false label: The left hand is a replacement.
false label: He broke the hand himself in prison.
`;
