/** Part 1 of the judged set: the check was developed with it. */
export const JUDGED_1 = `
label: Edwin Harrow Pell
label: 1811-1879
label: The Ferry at Wendle
label: exhibited 1848
label: Oil paint on canvas
label: Pell crossed the river here every day as a boy. Two of the passengers are his brothers, and the old woman with the basket sold eels at the landing for forty years. When the bridge was built in 1843 the ferry lost its trade, and the boat was sold for firewood. Pell painted it from memory in his London studio. He never sold the picture.
label: Bequeathed by Miss Ada Pell 1902
label: N04417
age: The maker, born in 1811, was 37 years old at the time when this was made, in 1848.
life: The maker lived from 1811 to 1879, and died at the age of about 68.
years-ago: This was made about 180 years ago, counted from this year, 2026: it is about 180 years old.
true label: This is “The Ferry at Wendle”, an oil painting by Edwin Harrow Pell.
true label: Two of the passengers in the boat are his own brothers.
true label: For forty years the old woman with the basket sold eels at the landing.
true card:age: Pell was thirty-seven when this was made, in 1848.
true talk: Now that is a detail I will keep in mind.
false label: Pell painted it in one night, drunk, to win a bet.
false label: He painted the ferry because he was in love with one of the passengers.
false label: Miss Ada Pell painted it in London.
false label: In the end Pell sold the picture.
false talk: He must have been very poor as a boy.

label: Vincent van Gogh
label: Dutch, 1853-1890
label: Wheat Field with Cypresses
label: 1889
label: Oil on canvas
label: 28 7/8 x 36 3/4 in. (73.2 x 93.4 cm)
label: Purchase, The Annenberg Foundation Gift, 1993
label: 1993.132
maker: Vincent van Gogh was a Dutch painter who took up art at twenty-seven and worked at it for ten years. His brother Theo supported him, and hundreds of letters between them tell what he thought while painting. His brother’s widow Johanna kept his pictures together, lent them and published the letters, and so made him known.
age: The maker, born in 1853, was 36 years old at the time when this was made, in 1889. It is a late work, of the last two years of the maker’s life: the maker died in 1890.
life: The maker lived from 1853 to 1890, and died at the age of about 37.
years-ago: This was made about 135 years ago, counted from this year, 2026: it is about 135 years old.
size: The whole of it is about as large as a card table.
true label: Vincent van Gogh painted “Wheat Field with Cypresses” in 1889, in oil on canvas.
true label: It is about 73 centimetres high and 93 centimetres wide.
true card:age: He was thirty-six years old at the time, and it is a late work.
true card:maker: His brother Theo supported him, and there are hundreds of letters between the two.
true card:maker: It was Johanna, the widow of his brother, who kept the pictures together and so made him known.
false label: It was bought by the museum in 1890.
false label: It was painted in one night, drunk, to win a bet.
false label: He made it in the asylum at Saint-Rémy.
false card:maker: His brother Theo published the letters after his death.
false card:age: He was twenty-seven years old when he made it.

label: Henri Rousseau
label: French, 1844-1910
label: The Sleeping Gypsy
label: 1897
label: Oil on canvas
label: 51" x 6' 7" (129.5 x 200.7 cm)
label: Gift of Mrs. Simon Guggenheim
label: 646.1939
subject: Rousseau offered this to his home town, Laval, with a letter about the moonlight, and the mayor did not buy. The lion has come by chance, he wrote, and does not devour her, and in 1924 the picture turned up at a plumber’s.
maker: Henri Rousseau was a French toll collector who taught himself to paint in his spare time. He painted jungles without leaving France, from the plants and animals in the Paris botanical garden. In 1908 Picasso held a banquet for him in his studio.
age: The maker, born in 1844, was 53 years old at the time when this was made, in 1897.
life: The maker lived from 1844 to 1910, and died at the age of about 66.
years-ago: This was made about 130 years ago, counted from this year, 2026: it is about 130 years old.
size: The whole of it is about as large as a double bed.
true label: Henri Rousseau, a French painter, made this in 1897.
true label: It came as a gift of Mrs. Simon Guggenheim.
true card:subject: Rousseau offered it to his home town, Laval, but the mayor did not buy it.
true card:maker: He was a toll collector who taught himself to paint in his spare time.
true card:years-ago: It was made about a hundred and thirty years ago.
false label: Rousseau’s own wife was the model for the sleeping woman.
false label: Mrs. Simon Guggenheim was the model for the sleeping gypsy.
false card:subject: The mayor of Laval bought it for the town hall.
false card:maker: He painted the jungles of Mexico, where he had been a soldier.
false card:maker: He held a banquet for Picasso in 1908.

label: Rembrandt van Rijn
label: 1606-1669
label: Self-Portrait
label: 1660
label: Oil on canvas
label: 31 5/8 x 26 1/2 in. (80.3 x 67.3 cm)
label: Bequest of Benjamin Altman, 1913
label: 14.40.618
maker: Rembrandt was a painter and etcher from Leiden who lived most of his life in Amsterdam. He looked at his own face again and again, in paint, ink and etching, from youth to his last year. In 1656 he was declared insolvent, and his house and collections were sold.
age: The maker, born in 1606, was 54 years old at the time when this was made, in 1660.
life: The maker lived from 1606 to 1669, and died at the age of about 63.
years-ago: This was made some 370 years ago, counted from this year, 2026: it is some 370 years old.
size: The whole of it is about as large as a card table.
true label: Benjamin Altman left it to the museum in 1913.
true card:age: Rembrandt was fifty-four years old when he painted this.
true card:maker: From youth to his last year he looked at his own face again and again.
true card:maker: In 1656 he was declared insolvent, and his house was sold.
true talk: And what does the label say about that?
false label: Benjamin Altman painted it in 1660.
false label: Rembrandt was born in 1669.
false card:maker: In 1656 he sold his house to buy this picture.
false card:life: He lived to be fifty-four.
false talk: You can tell that he is tired and has lost all his money.

label: Katsushika Hokusai
label: Japanese, 1760-1849
label: Under the Wave off Kanagawa
label: ca. 1830-32
label: Woodblock print; ink and color on paper
label: 10 1/8 x 14 15/16 in. (25.7 x 37.9 cm)
label: H. O. Havemeyer Collection, Bequest of Mrs. H. O. Havemeyer, 1929
label: JP1847
subject: Hokusai was about seventy, and the print cost little more than two helpings of noodles.
maker: Katsushika Hokusai was a Japanese painter and print designer in Edo, now Tokyo, who made the Great Wave in his seventies. His Manga fills fifteen volumes with sketches of people, animals, ghosts and things for learners to copy. He changed his artist’s name some thirty times, and in old age signed as the old man mad about painting.
term: A woodblock print is made from carved blocks of wood, often a separate one for every colour.
age: The maker, born in 1760, was about 71 years old at the time when this was made, in 1830 to 1832.
life: The maker lived from 1760 to 1849, and died at the age of about 89.
years-ago: This was made about 195 years ago, counted from this year, 2026: it is about 195 years old.
size: The whole of it is about as large as a sheet of writing paper.
true label: It is a woodblock print, in ink and color on paper.
true label: The print dates from around 1830 to 1832.
true card:maker: In his old age he signed as the old man mad about painting.
true card:subject: The print cost little more than two helpings of noodles.
true card:term: Such a print is made from carved blocks of wood, often with a separate one for each colour.
false label: Hokusai made it in 1929.
false label: Mrs. Havemeyer gave it to Hokusai.
false label: He drew the wave from a boat in a storm.
false card:maker: He changed his artist’s name some seventy times.
false card:subject: Hokusai was about thirty when he made it.

label: Leonardo di ser Piero da Vinci, called Leonardo da Vinci
label: 1452-1519
label: Mona Lisa
label: about 1503-1519
label: Oil on poplar panel
label: Acquired by Francis I
label: INV. 779
subject: Lisa Gherardini was the wife of a Florentine silk merchant, and Leonardo never handed her portrait over. Leonardo worked on it for years and took it along to France, where the king acquired it. In 1911 a workman carried it out of the Louvre under his smock, and crowds came to look at the empty place.
term: Poplar is a light, pale wood that is easy to carve.
life: The maker lived from 1452 to 1519, and died at the age of about 67.
years-ago: This was made some 520 years ago, counted from this year, 2026: it is some 520 years old.
true label: Leonardo da Vinci painted it on a poplar panel, in oil.
true label: Francis I acquired the picture.
true card:subject: Lisa Gherardini was married to a silk merchant from Florence, and Leonardo never handed her portrait over.
true card:subject: In 1911 a workman carried it out of the Louvre under his smock.
true card:life: Leonardo died at about sixty-seven.
false label: Leonardo was born in 1519.
false label: Leonardo painted it for Francis I.
false card:subject: Crowds came to look at the workman.
false card:subject: It hung in Napoleon’s bedroom for some years.
false card:subject: The king handed the portrait over to her husband.

label: Käthe Kollwitz
label: German, 1867-1945
label: Woman with Dead Child
label: 1903
label: Etching with chine collé
label: 39 x 48 cm
label: Kollwitz used herself and her son Peter, then seven years old, as models, drawing in front of a mirror. Peter was killed in the war in 1914. A friend who saw the print could not speak for some minutes.
label: Rosenwald Collection
maker: Käthe Kollwitz was a German artist of weavers in revolt, hungry children and mothers who guard their dead. She lived in a poor part of Berlin, where her husband was a doctor for workers.
term: In chine collé a sheet of very thin paper is pasted to a heavier one by the same pass through the press that prints it. The thin one is smoother and takes finer lines, and since it first came as wrapping with goods from China it kept the name.
age: The maker, born in 1867, was 36 years old at the time when this was made, in 1903.
life: The maker lived from 1867 to 1945, and died at the age of about 78.
years-ago: This was made about 125 years ago, counted from this year, 2026: it is about 125 years old.
true label: Kollwitz drew herself and her son Peter in front of a mirror.
true label: Peter was seven at the time, and he was killed in the war in 1914.
true label: A friend saw the print and could not speak for minutes.
true card:maker: Her husband was a doctor for workers in a poor part of Berlin.
true talk: I need a moment.
false label: She made the print in 1914, after Peter was killed.
false label: Kollwitz herself was killed in the war.
false label: Peter could not speak when he saw the print.
false card:maker: Her husband died in the war.
false label: Kollwitz wept over the plate for days.

label: Attributed to the Berlin Painter
label: Amphora with a singer
label: Greek, Attic, ca. 490 B.C.
label: Terracotta; red-figure
label: H. 41.5 cm
label: A young man sings to the kithara, his head thrown back. On the other side his teacher listens and beats time. Probably a prize for a contest of musicians.
label: Fletcher Fund, 1956
label: 56.171.38
place: Attica is the country round Athens, whose iron-rich clay fires orange and whose potters sold to the whole Mediterranean. The black on its vases is no glaze but a fine clay slip that turns black in a three-stage firing.
thing: An amphora has two handles, so that two hands could lift a load of oil, wine or fish sauce.
term: In red-figure, invented in Athens about 530 BC, the ground was blackened and the figures kept the colour of the clay. Muscles and folds could now be drawn with a brush instead of scratched, and bodies began to turn and twist.
years-ago: This was made about 2,500 years ago, counted from this year, 2026: it is about 2,500 years old.
true label: This amphora is attributed to the Berlin Painter.
true label: A young man sings to the kithara with his head thrown back, and his teacher beats time.
true label: It was probably a prize in a contest for musicians.
true card:term: Red-figure was invented in Athens around 530 BC: the ground was black, and the figures kept the colour of the clay.
true card:thing: It has two handles so that two hands could lift a load of oil or wine.
false label: The Berlin Painter made this amphora, and nobody doubts it.
false label: It was won as a prize in a contest of musicians.
false label: The teacher sings, and the young man beats time.
false label: It was found in a tomb in Italy.
false card:place: The black on these vases is a glaze.

label: Dorothea Lange
label: American, 1895-1965
label: Migrant Mother, Nipomo, California
label: 1936, printed 1949
label: Gelatin silver print
label: 28.3 x 21.8 cm
label: Lange made six exposures in ten minutes. She did not ask the woman her name. Forty years later Florence Owens Thompson told a newspaper who she was.
label: Purchase
subject: Dorothea Lange had driven past the camp of pea pickers in the rain, and after twenty miles she turned round.
maker: Dorothea Lange was an American photographer who left her portrait studio for the bread lines and migrant camps of the Depression. She took Migrant Mother in a pea pickers’ camp, and wrote down what people said to her. Her pictures of Japanese Americans interned in 1942 were held back by the army.
term: The paper of a gelatin silver print could be bought ready coated from the 1880s, and shows nothing until it lies in the developer. Printers shade parts with a hand or a bit of card on wire while the lamp burns, so one negative can give day or dusk.
age: The maker, born in 1895, was 41 years old at the time when this was made, in 1936.
life: The maker lived from 1895 to 1965, and died at the age of about 70.
years-ago: This was made about 90 years ago, counted from this year, 2026: it is about 90 years old.
years-between: This one was made later, in 1949: 13 years after the first, of 1936.
size: The whole of it is about as large as a sheet of writing paper.
true label: Dorothea Lange took the photograph in 1936, and this print was made in 1949.
true label: Lange never asked the woman for her name.
true label: She made six exposures in ten minutes.
true card:years-between: This print came thirteen years after the first.
true card:maker: She left her portrait studio for the bread lines and camps of the Depression.
false label: Lange paid the woman for the picture.
false label: Lange told a newspaper who the woman was.
false label: Ten exposures were made in six minutes.
false card:maker: She was interned in 1942.
false card:age: She was forty-one when the print was made, in 1949.

label: Unknown maker
label: Pieced quilt
label: Alabama, about 1940
label: Cotton, corduroy
label: 198 x 172 cm
label: The quilt was made from the work clothes of one family. The darker patches come from under the pockets, where the sun did not fade the cloth. The maker gave it to her granddaughter as a wedding present in 1961.
label: Museum purchase, 2003
years-ago: This was made about 85 years ago, counted from this year, 2026: it is about 85 years old.
size: The whole of it is about as large as a double bed.
true label: Nobody knows the name of the maker.
true label: The quilt is made from one family’s work clothes.
true label: The darker patches were under the pockets, so the sun could not fade them.
true label: In 1961 the maker gave it to her granddaughter, for her wedding.
true card:years-ago: It is about eighty-five years old.
false label: The granddaughter made it in 1961.
false label: The family was too poor to buy cloth.
false label: The museum bought it from the granddaughter.
false label: It was made in 1961.
false talk: She sewed it by candlelight, night after night.
`;
