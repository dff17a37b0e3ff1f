/** Part 3 of the judged set: a first form of the check was measured on it, and the present one developed with it. */
export const JUDGED_3 = `
label: Claude Monet
label: French, 1840-1926
label: Water Lilies
label: 1914-26
label: Oil on canvas
label: 6' 6 1/2" x 19' 7 1/2"
label: Mrs. Simon Guggenheim Fund
label: 712.1959
subject: Claude Monet dug a pond at Giverny, turned part of a small river into it, and had the lilies dusted.
maker: Claude Monet was a French painter whose picture Impression, Sunrise gave Impressionism its name. He painted the same haystacks, poplars and cathedral front again and again, to catch how the light changed.
age: The maker, born in 1840, was about 80 years old at the time when this was made, in 1914 to 1926.
life: The maker lived from 1840 to 1926, and died at the age of about 86.
years-ago: This was made about 105 years ago, counted from this year, 2026: it is about 105 years old.
true label: This is “Water Lilies” by the French painter Claude Monet.
true label: He worked on it between 1914 and 1926.
true card:subject: Monet dug a pond at Giverny and turned part of a small river into it.
true card:subject: He even had the lilies dusted.
true card:age: Monet was about eighty when it was made.
false label: It was painted in one night, drunk, to win a bet.
false label: Monet was nearly blind when he painted it.
false label: Mrs. Simon Guggenheim commissioned it from Monet.
false card:maker: He painted the same haystacks again and again to sell more of them.
false card:subject: The river at Giverny was named after him.

label: Albrecht Dürer
label: German, 1471-1528
label: Melencolia I
label: 1514
label: Engraving
label: 24 x 18.5 cm
label: Harris Brisbane Dick Fund, 1943
label: 43.106.1
subject: Melancholy was the temper of thinkers, and she sits among tools with everything measured and nothing begun. Each row and column makes thirty-four, and the middle of the last row gives 1514, the year of the print.
maker: Albrecht Dürer was a painter and printmaker in Nuremberg, trained as a goldsmith by his father. He sold woodcuts and engravings all over Europe and signed them with a D under the arch of an A.
term: An engraving is printed from a metal plate in which the lines were cut by hand with a sharp tool.
age: The maker, born in 1471, was 43 years old at the time when this was made, in 1514.
life: The maker lived from 1471 to 1528, and died at the age of about 57.
years-ago: This was made some 510 years ago, counted from this year, 2026: it is some 510 years old.
size: The whole of it is about as large as a sheet of writing paper.
true label: It is an engraving by the German artist Albrecht Dürer, made in 1514.
true card:subject: Every row and every column adds up to thirty-four, and 1514 stands in the middle of the last row.
true card:maker: He sold his engravings all over Europe.
true card:maker: His father trained him as a goldsmith.
true card:term: The lines of an engraving are cut into a metal plate by hand, with a sharp tool.
false label: The museum bought it from Dürer’s heirs in 1943.
false label: Dürer made it after the death of his mother.
false label: Harris Brisbane Dick engraved it.
false card:maker: His father sold his engravings all over Europe.
false card:subject: Each row makes 1514.

label: Mary Cassatt
label: American, 1844-1926
label: The Child’s Bath
label: 1893
label: Oil on canvas
label: 100.3 x 66.1 cm
label: Robert A. Waller Fund
label: 1910.2
subject: Mary Cassatt painted this after a great show of Japanese prints in Paris, in 1890, had changed her eye. We look from above, so that the floor tips up and the two heads and the bowl lie close together.
age: The maker, born in 1844, was 49 years old at the time when this was made, in 1893.
life: The maker lived from 1844 to 1926, and died at the age of about 82.
years-ago: This was made about 135 years ago, counted from this year, 2026: it is about 135 years old.
size: The whole of it is about as large as a card table.
true label: Mary Cassatt was an American, born in 1844.
true label: The painting is a metre high and about 66 centimetres wide.
true card:subject: A show of Japanese prints in Paris had changed her eye, and she painted this afterwards.
true card:subject: We look down from above, and the floor tips up.
true card:age: She was forty-nine at the time.
false label: She died in 1893.
false label: The child was the daughter of Robert A. Waller.
false label: Cassatt never had children of her own.
false card:subject: She painted this in Japan.
false card:age: She was born in 1893.

label: Lena Amsel Voigt
label: 1889-1961
label: Harbour in Fog
label: 1921
label: Linocut
label: 30 x 42 cm
label: Voigt printed this with the back of a spoon on her kitchen table, since she had no press. She cut the block from a piece of floor covering that a neighbour gave her. Only five impressions are known. The artist burned many of her blocks in the winter of 1946 to heat the room.
label: Gift of the artist’s daughter, 1974
term: A linocut is cut in floor covering, which has no grain and gives way to a simple knife in any direction. Franz Cižek gave it to children in Vienna, and Picasso later carved one block again and again, printing each colour before destroying the last.
age: The maker, born in 1889, was 32 years old at the time when this was made, in 1921.
life: The maker lived from 1889 to 1961, and died at the age of about 72.
years-ago: This was made about 105 years ago, counted from this year, 2026: it is about 105 years old.
true label: Voigt had no press, so she printed this with the back of a spoon, on her kitchen table.
true label: The block was cut from a piece of floor covering that a neighbour had given her.
true label: In the winter of 1946 she burned many of the blocks to heat the room.
true label: There are only five known impressions.
true label: Her daughter gave it to the museum in 1974.
false label: Her neighbour printed it with the back of a spoon.
false label: She burned all but five impressions in 1946.
false label: Voigt loved the fog because it hid the ruins of the war.
false label: The artist died in 1974.
false label: She gave it to her daughter in 1921.

label: Muhammad ibn al-Sahli
label: Planispheric astrolabe
label: Toledo, 1068
label: Brass
label: Diameter 24.2 cm
label: With this instrument one could find the hour of prayer and the direction of Mecca. A later owner added the Latin names of the months. It perhaps came to Oxford with the library of a bishop.
label: Bought in 1895
thing: An astrolabe is the sky on a brass plate: turn it to a star’s height and it gives the hour.
years-ago: This was made some 960 years ago, counted from this year, 2026: it is some 960 years old.
true label: Muhammad ibn al-Sahli made this astrolabe in Toledo in 1068.
true label: One could find the direction of Mecca with it, and the hour of prayer.
true label: The names of the months in Latin were added by a later owner.
true label: Perhaps it came to Oxford with a bishop’s library.
true card:thing: Turn it to the height of a star and it gives you the hour.
false label: It came to Oxford with the library of a bishop.
false label: Muhammad ibn al-Sahli added the Latin names of the months.
false label: It was made in 1895.
false label: Sailors used it to cross the Atlantic.
false talk: A king once owned it.

label: Joseph Cornell
label: American, 1903-1972
label: Untitled (Penny Arcade)
label: ca. 1945
label: Box with glass, wood, photograph and marbles
label: 35 x 28 x 9 cm
label: Cornell never learned to draw. He built his boxes in the cellar of the house in Queens that he shared with his mother and his brother Robert. He worked at night, when they slept. The photograph shows an actress whom he never met.
label: Gift of the Cornell Foundation, 1983
maker: Joseph Cornell was a New York artist who arranged small found things in glass-fronted boxes like tiny stages. He hardly left New York, yet his boxes are full of foreign hotels, star maps and ballet.
age: The maker, born in 1903, was about 42 years old at the time when this was made, in about 1945.
life: The maker lived from 1903 to 1972, and died at the age of about 69.
years-ago: This was made about 80 years ago, counted from this year, 2026: it is about 80 years old.
true label: Cornell built his boxes in the cellar, in the house in Queens.
true label: At night, when his mother and his brother slept, he worked.
true label: The actress in the photograph is somebody he never met.
true label: What is in the box? Glass, wood, a photograph and marbles.
true card:maker: His boxes are full of foreign hotels and star maps, yet he hardly left New York.
false label: Cornell met the actress at night.
false label: He was secretly in love with the actress.
false label: His brother Robert built the boxes.
false label: Cornell learned to draw in Queens.
false card:maker: He travelled to foreign hotels and collected star maps there.

label: After Pieter Bruegel the Elder
label: Netherlandish, ca. 1525-1569
label: Winter Landscape with a Bird Trap
label: ca. 1600
label: Oil on panel
label: 38 x 56 cm
label: Many copies of this composition were made by the artist’s elder son and his workshop. The trap is an old door held up by a stick. The skaters do not notice the hole in the ice.
label: Bequest of Dr. Anna Kraus, 1948
years-ago: This was made some 430 years ago, counted from this year, 2026: it is some 430 years old.
true label: It is a work after Pieter Bruegel the Elder.
true label: The trap is nothing but an old door, held up by a stick.
true label: The skaters have not noticed the hole in the ice.
true label: The artist’s elder son and his workshop made many copies of this composition.
true label: Dr. Anna Kraus left it to the museum in 1948.
false label: Pieter Bruegel the Elder painted it.
false label: The skaters have noticed the hole in the ice.
false label: The skaters are a warning that life is short.
false label: Dr. Anna Kraus painted it around 1600.
false label: It was painted in 1569.

label: Woman’s coat (munisak)
label: Uzbekistan, Bukhara, about 1870
label: Silk velvet ikat, lined with Russian cotton
label: L. 124 cm
label: A munisak was part of a bride’s dowry and was laid over her bier at her death. The velvet was woven by men, the threads were tied and dyed by Jewish dyers. The lining was bought from Russian traders.
label: Purchased with the help of the Friends of the Museum, 1998
years-ago: This was made about 155 years ago, counted from this year, 2026: it is about 155 years old.
true label: A munisak was part of what a bride brought with her, her dowry.
true label: When she died, it was laid over her bier.
true label: Men wove the velvet, and Jewish dyers tied and dyed the threads.
true label: The lining is Russian cotton, bought from Russian traders.
true card:years-ago: The coat is about a hundred and fifty-five years old.
false label: Women wove the velvet.
false label: Jewish dyers wove the velvet.
false label: The coat was bought from Russian traders.
false label: The bride who wore it died young.
false label: The Friends of the Museum made the coat in 1870.

label: Edmonia Lewis
label: American, 1844-1907
label: Hiawatha
label: 1868
label: Marble
label: H. 34.9 cm
label: Lewis carved this bust in Rome, where she rented a studio that had once been used by Canova. She did all the carving herself, because rivals said that her Italian assistants made her works. Longfellow, the author of the poem, is said to have sat for her.
label: Gift of Dr. and Mrs. H. Wood, 1991
maker: Edmonia Lewis was a sculptor of African American and Ojibwe descent who carved in Rome. She carved much of her marble herself, where others left it to Italian workmen, and showed freed slaves and Hiawatha. Her Death of Cleopatra was lost for most of a century, and was found after serving as a racehorse’s grave marker.
age: The maker, born in 1844, was 24 years old at the time when this was made, in 1868.
life: The maker lived from 1844 to 1907, and died at the age of about 63.
years-ago: This was made about 160 years ago, counted from this year, 2026: it is about 160 years old.
true label: Lewis did all of the carving herself, because rivals said her Italian assistants made the works.
true label: She rented a studio in Rome that Canova had once used.
true label: Longfellow, who wrote the poem, is said to have sat for her.
true card:maker: Her Death of Cleopatra was lost for most of a century.
true card:maker: That work had served as the grave marker of a racehorse before it was found.
false label: Her Italian assistants did the carving.
false label: Longfellow sat for her in Rome.
false label: She rented the studio from Canova.
false label: The museum bought it from Dr. Wood in 1868.
false card:maker: Her Death of Cleopatra was destroyed in a fire.

label: Antonio Stradivari
label: Violin, “The Francesca”
label: Cremona, 1694
label: Maple, spruce, ebony
label: L. 59 cm
label: The neck was lengthened in the nineteenth century for louder strings. Its last player, Annie Bawtree Hughes, practised on it every morning until she was ninety. She left it to the museum in 1933.
label: Bequest of Annie Bawtree Hughes, 1933
maker: Antonio Stradivari was a violin maker in Cremona who worked into his nineties. He made violins, violas, cellos, harps and guitars, and his violins are still played in concert halls.
term: Ebony is a nearly black wood, so dense that it sinks in water.
age: The maker, born in about 1644, was about 50 years old at the time when this was made, in about 1694.
life: The maker lived from about 1644 to about 1737, and died at the age of about 93.
years-ago: This was made some 330 years ago, counted from this year, 2026: it is some 330 years old.
true label: It was made in Cremona in 1694, of maple, spruce and ebony.
true label: The neck was made longer in the nineteenth century, for louder strings.
true label: Annie Bawtree Hughes practised on it every morning until the age of ninety.
true label: She left the violin to the museum in 1933.
true card:maker: He worked into his nineties, and his violins are still played in concert halls.
false label: Stradivari lengthened the neck in the nineteenth century.
false label: Stradivari practised on it every morning.
false label: She was the last pupil of Stradivari.
false label: The museum bought it in 1933.
false card:term: Ebony makes the sound of a violin warm.
`;
