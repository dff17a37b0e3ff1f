import { readMarkedLabels } from './marked-labels.ts';

/** Labels with further makers, sentences, and lines that are no field. Works and people are made up. */
export const LABELS_SAYING_MORE = readMarkedLabels(`
# two painters, each with a life below
{a:Hendrick Loon}
{n:Dutch}, {b:1585}–{d:1647}
{o:Maerten Quast}
Dutch, 1590–1651
{t:The Market at Dawn}, {y:c. 1622}
{m:Oil on panel}
{c:Bequest of Olive Trent, 1944}

# two photographers, each with a life below
{a:Edith Marlow}
{n:British}, {b:1861}–{d:1940}
{o:Agnes Pell}
British, 1866–1931
{t:The Boathouse}
{y:1897}
{m:Platinum print}

# cabinet maker with a life behind the architect
{t:Settle}
{y:1881}
{a:Designed by Edmund Garth} ({b:1840}–{d:1902})
{o:Made by Joseph Tullis} (1831–1899), Bristol
{m:Oak}
{c:Given by the Garth family}

# caster with a life behind the sculptor
{t:The Diver}
{y:1912}
{a:Sigrid Holme} ({b:1875}–{d:1949})
{o:Cast by Valentin Rusk} (1860–1928), Prague
{m:Bronze}

# printer below the medium
{a:Olaf Brekke}
{n:Norwegian}, {b:1870}–{d:1951}
{t:The Lost Brother}
Den tapte bror
{y:1902}
{m:Lithograph}
{o:Printed by Hansen & Daughters, Bergen}

# publisher below the medium
{a:Claire Denys}
{n:French}, born {b:1938}
{t:Nine Windows}
{y:1974}
{m:Screenprint}
{o:Published by Editions Aubier, Lyon}
{c:Gift of Paul Marchand}

# made for somebody
{t:Pair of Spurs}
{n:South Germany, Nuremberg}, {y:dated 1571}
{m:Gilded steel}
{o:Made for Count Albrecht by Konrad Lochner}

# made for somebody, and given
{t:Travelling Clock}
{n:England}, {y:about 1690}
{m:Silver and ebony}
{o:Made for Lord Ashby by Daniel Quare}
{c:Purchased 1931}

# a line about its state
{t:Dish with Hares}
Broken in the kiln, as the glaze shows
{n:Syria}, {y:13th century}
{m:Fritware}

# a line about its frame
{a:Jan Mortens}
{n:Flemish}, {b:1598}–{d:1660}
{t:A Woman Peeling Apples}
In its first frame, which he carved himself
{y:1641}
{m:Oil on panel}
{c:Bought 1902}

# a line about its place
{t:Capital with Two Lions}
Once above the north door of the priory
{n:France}, {y:about 1140}
{m:Limestone}
{i:22.58.1}

# where she lives and works
{a:Efua Bannerman}
born {b:1979}, Kumasi, Ghana
Lives and works in Lisbon
{t:Salt Road}
{y:2018}
{m:Cotton, indigo, and rope}
{s:Dimensions variable}
{c:Courtesy of the artist}

# where he lives, loop in the medium
{a:Mikko Salmela}
b. {b:1984}, Turku, Finland
Lives and works in Berlin
{t:What the Ice Said}
{y:2022}
{m:Reclaimed timber, copper wire, field recordings (22 min. loop)}
{s:Dimensions variable}
{c:Courtesy of the artist and Galerie Ostwind, Leipzig}

# a text for the wall
{p:The weavers of Morvah came to the valley with their looms in the 1780s. Esther Pole was the first of them to sign her work.}

# a text for the wall with a person and years
{p:In the spring of 1902 the quarry closed and its masons left the town. Thomas Arkle stayed, and carved the angels of the church.}

# a text for the wall, no names
{p:Travellers bought such fans at the harbour and wrote on them what they had seen. Few of them were kept longer than a summer.}

# a text for the wall with towns
{p:Potters, painters and poets shared the houses behind the market. By 1911 most of them had moved to Paris or Munich.}

# sentences below the fields
{a:Rosa Winther}
{n:Danish}, {b:1864}–{d:1930}
{t:Winter Light}, {y:1899}
{m:Oil on canvas}
{p:Winther painted this room in her father's house eleven times. The chair by the window is always empty.}
{c:Gift of the Winther family, 1935}

# sentences below an object
{t:Mask of a Hornbill}
{n:Senufo people, Ivory Coast}
{y:before 1950}
{m:Wood and pigment}
{p:The mask was danced at the end of the harvest. Only men who had finished their schooling might see it.}

# sentences between the medium and the credit line
{a:Luis Arbeloa}
{n:Spanish}, {b:1882}–{d:1957}
{t:The Net Menders}
{y:1921}
{m:Oil on canvas}
{p:The women of the port work where the boats used to lie.}
{c:Purchased 1922}

# a text for the wall, painters of a town
{p:The potters of Arden went up to the high end of the valley in the 1860s. Clara Wendt was the only one who stayed there.}

# a text for the wall, a year and two founders
{p:Printers, weavers and dancers met in its back rooms and read each other's letters. In 1907 Hugo Mandel and Lotte Stern opened a school for all of them.}

# a maker and a town below an object
{t:Beaker}
{a:Made by Ivan Sazikin}
{n:Kazan}
{y:1796}
{m:Silver}

# a firm and a town below an object
{t:Sauceboat}
{a:Made by Tarrant & Sons}
{n:Sheffield}
{y:about 1770}
{m:Silver}
{i:1938.22}

# a maker, a town, and what he was
{t:Teapot}
{a:Made by Joseph Marlow} (master 1751, died 1790)
{n:Dublin}
{y:1762}
{m:Silver}

# an asterisk before the birth
{a:Greta Ansorge}
*{b:1941}
{t:Yellow Field}
{y:1977}
{m:Acrylic on canvas}

# the title first, two names of one word
{t:Old Goat}
{a:Wendelin Krafft}, {y:1511}
{m:Watercolour on paper}

# the title first, the name behind it
{t:The Ford in Autumn}
{a:Aidan Corley}, {y:c. 1904}
{m:Oil on canvas}
{c:Purchased 1929}

# a signature and nothing else that dates it
{a:Domenico Rasi}
{t:Bust of a Notary}
{m:Marble}
Signed and dated on the back: {y:1688}
{c:Bought 1951}

# a name over two lines
{a:Auguste
Renaud}
{t:The Swing}, {y:1876}
{m:Oil on canvas}

# dynasty and reign in running text
{t:Saucer with Peaches}
{n:China}
{y:Qing dynasty, Yongzheng reign, 1723–1735}
{m:Porcelain with enamels}
{i:59.12}

# a town on both sides of a life
{a:Cornelis Haagen}
Leiden {b:1621}–{d:1689} Leiden
{t:A Girl with a Flute}
{y:c. 1665}
{m:Oil on canvas}

# towns before both years
{a:Emile Vautrin}
Arles, {b:1841} – Arles, {d:1909}
{t:The Chess Players}
{y:1892–94}
{m:Oil on canvas}

# an asterisk, a town and a land
{a:Naoko Terashima}
*{b:1958} in Nagano, Japan
{t:Nine Stones}
{y:2003}
{m:Granite}

# two lives with nations below two names
{a:Frans Wouters}
{n:Flemish}, {b:1579}–{d:1642}
{o:Adriaen Brugman}
Flemish, 1571–1628
{t:The Orchard}, {y:c. 1617}
{m:Oil on panel}

# a firm and a town in one line
{t:Inkstand}
{a:Made by Larkin & Sons}, {n:Sheffield}
{y:1781}
{m:Silver}

# a piece of silver with a town and a year
{t:Ladle}
{a:Made by Fyodor Olchin}
{n:Novgorod}, {y:1901}
{m:Silver, enamel}

# a bowl with dynasty and reign
{t:Bowl with Bats}
{n:China}, {y:Qing dynasty, Daoguang reign, 1821–1850}
{m:Porcelain}
{i:61.4}
`);
