/** Part 4 of the judged set: a second form of the check was measured on it, and the present one developed with it. */
export const JUDGED_4 = `
label: Robert Aske
label: British, 1902-1977
label: Lighthouse Keeper’s Daughter
label: 1938
label: Tempera on board
label: 61 x 46 cm
label: Aske spent three summers on the island, where the keeper let him sleep in the oil store. The girl, Nell Garvie, was nine. She later said that she had been paid with a bag of peaches. The board is the lid of a tea chest.
label: Presented by Nell Garvie, 1981
term: Tempera binds pigment with something like egg yolk; it dries fast and is built up in fine strokes.
age: The maker, born in 1902, was 36 years old at the time when this was made, in 1938.
life: The maker lived from 1902 to 1977, and died at the age of about 75.
years-ago: This was made about 90 years ago, counted from this year, 2026: it is about 90 years old.
size: The whole of it is about as large as a pillow.
true label: The girl is Nell Garvie, and she was nine years old.
true label: She said later that she was paid with a bag of peaches.
true label: It’s painted in tempera, on the lid of a tea chest.
true label: The keeper let Aske sleep in the oil store, on the island where he spent three summers.
true card:age: Aske was thirty-six when he made it.
false label: The keeper paid Aske with a bag of peaches.
false label: Nell Garvie painted it in 1981.
false label: The girl spent three summers in the oil store.
false label: Aske gave the picture to Nell Garvie.
false card:age: Nell was thirty-six at the time.

label: James McNeill Whistler
label: American, 1834-1903
label: Nocturne: Blue and Silver - Chelsea
label: 1871
label: Oil on wood
label: 50.2 x 60.8 cm
label: Bequeathed by Miss Rachel and Miss Jean Alexander 1972
maker: James McNeill Whistler was an American painter in London who gave pictures musical titles such as Nocturne and Symphony. He painted the Thames at night from memory, with paint so thin that he called it sauce. He sued the critic Ruskin over an insult, won a farthing, and went bankrupt.
age: The maker, born in 1834, was 37 years old at the time when this was made, in 1871.
life: The maker lived from 1834 to 1903, and died at the age of about 69.
years-ago: This was made about 155 years ago, counted from this year, 2026: it is about 155 years old.
size: The whole of it is about as large as a pillow.
true label: This is called “Nocturne: Blue and Silver - Chelsea”, and it was painted in 1871.
true label: Miss Rachel and Miss Jean Alexander left it to the museum in 1972.
true card:age: Whistler was 37 at the time.
true card:life: He lived from 1834 to 1903.
true label: Whistler was an American artist, and he painted this in oil on wood.
false label: Whistler sued the critic who said it was a pot of paint flung in the public’s face.
false label: Miss Rachel Alexander posed for it in Chelsea.
false label: Whistler died in 1972.
false label: He made it from a boat on the river, at night.
false card:life: He died at the age of thirty-seven.

label: William Blake
label: 1757-1827
label: Newton
label: 1795-c.1805
label: Colour print, ink and watercolour on paper
label: 46 x 60 cm
label: Presented by W. Graham Robertson 1939
subject: Blake showed Newton naked on a rock at the bottom of the sea, bent over a diagram. Newton has eyes only for his compass and does not see the coloured rock behind him, which stands for all he leaves out.
maker: William Blake was a London poet and engraver who printed his own poems with their pictures from etched copper plates. He and his wife Catherine coloured the pages by hand. He said that he saw visions all his life, from angels in a tree onwards.
age: The maker, born in 1757, was about 43 years old at the time when this was made, in 1795 to 1805.
life: The maker lived from 1757 to 1827, and died at the age of about 70.
years-ago: This was made some 230 years ago, counted from this year, 2026: it is some 230 years old.
size: The whole of it is about as large as a pillow.
true label: William Blake made it between 1795 and about 1805.
true label: It is a colour print, with ink and watercolour.
true label: W. Graham Robertson presented it in 1939.
true card:life: Blake died at around seventy.
true talk: Take a moment before we go on.
false label: Robertson printed it in 1805.
false label: Blake despised Newton for his cold reason.
false label: It was finished in 1939.
false label: Blake was born in 1795.
false talk: He saw angels in a tree when he was a child.

label: Power loom
label: Made by Harrison & Sons, Blackburn, 1892
label: Cast iron and wood
label: L. 240 cm
label: Four looms like this one were minded by a single weaver. The noise was so great that the women read lips. The last mill in the valley closed in 1979, and its engineer, Tom Ashworth, hid this loom in a barn to keep it from being scrapped.
label: Gift of the Ashworth family
term: A loom holds some threads tight, so that others can be woven through them.
true label: One weaver minded four looms like this one.
true label: Because of the noise, the women read lips.
true label: Tom Ashworth, the engineer of the last mill, hid the loom in a barn.
true label: The last mill in the valley was closed in 1979.
true label: Harrison and Sons of Blackburn made it in 1892.
false label: The weavers hid the loom in a barn.
false label: Tom Ashworth made the loom in 1892.
false label: Four weavers minded each loom.
false label: Many of the women lost their hearing.
false label: The loom was scrapped in 1979.

label: Dave (David Drake)
label: American, about 1801-1870s
label: Storage jar
label: 1858
label: Alkaline-glazed stoneware
label: H. 63 cm
label: Drake, who was enslaved, signed his jars and wrote verses on them at a time when it was forbidden by law to teach slaves to write. The verse on this jar reads: “I made this jar for cash, though it is called lucre trash.” It holds about twenty-five gallons.
label: Museum purchase with funds from the Friends of Ceramics, 1997
term: Alkaline glaze is made with wood ash or lime and runs over stoneware in green and brown streams. Potters in the American South used it when lead was harmful and salt dear, and David Drake, then enslaved, signed and wrote verses under it.
age: The maker, born in about 1801, was about 57 years old at the time when this was made, in about 1858.
life: The maker lived from about 1801 to about 1870, and died at the age of about 69.
years-ago: This was made about 170 years ago, counted from this year, 2026: it is about 170 years old.
true label: Drake signed his jars and wrote verses on them, although he was enslaved.
true label: At that time it was forbidden by law to teach slaves to write.
true label: The jar holds around twenty-five gallons.
true label: The verse begins “I made this jar for cash”.
true label: The museum bought it in 1997, with funds from the Friends of Ceramics.
false label: His master taught him to write.
false label: Drake was punished for his verses.
false label: The Friends of Ceramics made this jar for cash.
false label: Drake wrote twenty-five verses on it.
false label: He bought his freedom with jars like this one.

label: Iron meteorite
label: Found near Gibeon, Namibia, in 1911
label: Weight 212 kg
label: A farmer used it as an anvil before a geologist recognised what it was. The lines on the cut face appear when the metal is etched with acid. They form only if iron cools by a few degrees in a million years.
label: Bought from the farmer’s widow in 1924
thing: Until about 1803 learned men held that peasants who saw stones fall from the sky were mistaken. A shower of stones in Normandy was studied house by house that year, and polished iron ones show bands that took millions of years to grow.
true label: It was found in 1911, near Gibeon in Namibia.
true label: A farmer had used it as an anvil until a geologist recognised it.
true label: The lines appear on the cut face when acid etches the metal.
true label: The widow of the farmer sold it in 1924.
true label: It weighs 212 kilos.
false label: The geologist used it as an anvil.
false label: It fell to earth in 1911.
false label: The farmer sold it in 1924.
false label: The lines were cut by the farmer.
false label: The iron cooled a million degrees in a few years.

label: Berthe Morisot
label: French, 1841-1895
label: The Cradle
label: 1872
label: Oil on canvas
label: 56 x 46.5 cm
label: The artist’s sister Edma watches her daughter Blanche. Morisot showed the picture at the first Impressionist exhibition in 1874, where few noticed it. It stayed in the sitter’s family until the Louvre bought it in 1930.
age: The maker, born in 1841, was 31 years old at the time when this was made, in 1872.
life: The maker lived from 1841 to 1895, and died at the age of about 54.
years-ago: This was made about 155 years ago, counted from this year, 2026: it is about 155 years old.
size: The whole of it is about as large as a pillow.
true label: It is Morisot’s sister Edma, who watches her daughter Blanche.
true label: Few people noticed it at the first Impressionist exhibition, in 1874.
true label: In 1930 the Louvre bought it from the sitter’s family.
true label: Until 1930 it stayed in the family of the sitter.
true card:age: Morisot was thirty-one when she painted it.
false label: Blanche was Morisot’s own daughter.
false label: Everybody at the exhibition noticed it.
false label: Morisot sold it to the Louvre in 1874.
false label: Edma showed the picture in 1874.
false card:life: She died in 1872, at the age of thirty-one.

label: Dancing shoes
label: London, about 1790
label: Silk, leather
label: L. 23 cm
label: The soles are worn through, probably by one night’s dancing. Left and right shoes were made alike and were swapped each day to even out the wear. They belonged to Lady Hester Vane, who eloped with her dancing master in 1791.
label: Lent by the Earl of Marne
years-ago: This was made some 240 years ago, counted from this year, 2026: it is some 240 years old.
true label: The soles are worn through, perhaps by a single night of dancing.
true label: The left and the right shoe were made alike.
true label: They were swapped every day, to even out the wear.
true label: The shoes belonged to Lady Hester Vane.
true label: In 1791 she eloped with her dancing master.
false label: One night’s dancing wore the soles through.
false label: Lady Hester Vane lent the shoes to the Earl of Marne.
false label: The dancing master belonged to the Earl of Marne.
false label: Her father forgave her in the end.
false label: The shoes were made in 1791.

label: Utagawa Hiroshige
label: Japanese, 1797-1858
label: Sudden Shower over Shin-Ohashi Bridge and Atake
label: 1857
label: Woodblock print; ink and color on paper
label: 34 x 24 cm
label: Van Gogh copied this print in oils in 1887.
label: Fletcher Fund, 1927
subject: Hiroshige was sixty when he drew a hundred views of his city, and here the rain is cut in lines finer than hair. Two sets of lines at slightly different angles were printed over each other, and Van Gogh copied it in oil, with a frame of characters.
maker: Utagawa Hiroshige was a Japanese print designer in Edo, now Tokyo, born into a family of fire wardens, who made weather his subject. He drew the fifty-three stations of the Tōkaidō road, and late in life a hundred views of Edo.
term: A woodblock print is made from carved blocks of wood, often a separate one for every colour.
age: The maker, born in 1797, was 60 years old at the time when this was made, in 1857. It is a late work, of the last two years of the maker’s life: the maker died in 1858.
life: The maker lived from 1797 to 1858, and died at the age of about 61.
years-ago: This was made about 170 years ago, counted from this year, 2026: it is about 170 years old.
size: The whole of it is about as large as a sheet of writing paper.
true label: Hiroshige made this woodblock print in 1857.
true label: In 1887 Van Gogh copied it in oils.
true card:age: He was sixty, and it is a late work.
true card:years-ago: That was about a hundred and seventy years ago.
true card:life: Hiroshige died at sixty-one.
false label: Hiroshige copied a picture by Van Gogh.
false label: Van Gogh bought this print in 1887.
false label: Hiroshige died in 1887.
false label: Van Gogh made it in 1857.
false card:age: He was sixty-one when he was born.

label: Attributed to Joan Oliva
label: Portolan chart of the Mediterranean
label: Messina, about 1590
label: Ink and gold on vellum
label: 52 x 91 cm
label: Charts like this were drawn for merchants, who hung them on the wall; sailors used plainer ones. Cities under the Turks fly a flag with a crescent. The neck of the animal’s skin lies to the west.
label: Collection of Prince Orlov, acquired 1902
term: Vellum is fine parchment: not paper but animal skin, often of a calf, scraped thin and dried under tension.
years-ago: This was made some 440 years ago, counted from this year, 2026: it is some 440 years old.
true label: The chart is attributed to Joan Oliva.
true label: Merchants hung charts like this on the wall, but sailors used plainer ones.
true label: A flag with a crescent flies over cities under the Turks.
true label: The skin of the animal has its neck to the west.
true label: It is drawn in ink and gold, on vellum.
false label: Joan Oliva drew this chart.
false label: Sailors hung charts like this on the wall.
false label: Prince Orlov sailed by this chart.
false label: The merchants drew plainer ones.
false label: It was drawn in 1902.
`;
