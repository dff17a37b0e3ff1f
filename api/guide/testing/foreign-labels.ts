import type { Script } from '../language/script.ts';
import type { KnownLanguage } from '../language/words.ts';

const of = (source: string): string[][] =>
  source
    .trim()
    .split('\n')
    .map((label) => label.split(' / '));

/** Made-up labels in one language other than English, by lines. */
export const FOREIGN_LABELS: Partial<Record<KnownLanguage, string[][]>> = {
  fr: of(`
Berthe Vallin / Paris, 1841 - Nice, 1895 / Le Berceau vide / 1872 / Huile sur toile / Don de la famille Vallin, 1931
Étienne Morlat / École française / Vue du port de Honfleur / Aquarelle sur papier / Inv. 1904.12
Anonyme / Vierge à l'Enfant / Bourgogne, milieu du XVe siècle / Calcaire polychromé / Achat, 1956
Coupe à pied / Limoges, vers 1560 / Émail peint sur cuivre / Legs du baron Destaing
Henriette Sorel / Sans titre / 2004 / Tirage argentique / Collection de l'artiste
Manufacture royale de Brisson / Assiette aux oiseaux / 1768 / Porcelaine tendre / Dépôt du musée de Sèvres
Jules Armant / Étude de cheval / Plume et encre brune, lavis gris / Ancienne collection Lormel
Cette petite tête de marbre a été trouvée en 1893 lors des fouilles du théâtre. Elle représentait sans doute une divinité. / Époque romaine, IIe siècle
Paul Ligneau / Nature morte aux poires / 1888 / Pastel / Legs Camondeau, 1911
Tenture des Saisons / Aubusson, fin du XVIIe siècle / Laine et soie
Denise Carrel / Née à Lyon en 1951 / Les Dormeurs / 1994 / Vidéo couleur, son, 12 min
Marcelle Thévenin / 1879 - 1954 / Le Marché de Concarneau / 1912 / Huile sur panneau / Donation Thévenin
Pendule / Paris, époque Louis XVI / Bronze ciselé et doré, émail / Ancienne collection de la Couronne`),
  de: of(`
Ludwig Ahrensberg / 1812 Kassel - 1880 München / Abend am Walchensee, 1851 / Öl auf Leinwand / Schenkung Helene Ahrensberg 1927
Süddeutsch / Heilige Barbara, um 1490 / Lindenholz, gefasst
Marta Kellin / Selbstbildnis mit Katze / 1926 / Bleistift und Kreide auf Papier / Leihgabe aus Privatbesitz
Deckelpokal / Nürnberg, Anfang 17. Jahrhundert / Silber, vergoldet / Erworben 1884
Otto Brandis / Stillleben mit Krug / 1911 / Öl auf Pappe
Unbekannter Meister / Kreuzigung / Köln, um 1420 / Eichenholz / Stiftung Familie Overath
Johanna Weiss / Ohne Titel (Blau) / 1998 / Mischtechnik / Ankauf mit Mitteln des Fördervereins
Das Bild zeigt den Blick aus dem Atelier des Künstlers. Er malte es kurz nach dem Tod seiner Frau und hat es nie verkauft.
Humpen / Böhmen, datiert 1594 / Glas mit Emailmalerei
Friedrich Holm / Der Wanderer / 1830 / Feder in Braun über Bleistift
Kopf eines Jünglings / Römisch, 1. Jahrhundert n. Chr. / Marmor
Karl Seibold / Mädchen am Fenster / 1885 / Öl auf Holz / Vermächtnis Dr. Anton Weil, 1912
Truhe / Westfalen, 16. Jahrhundert / Eiche, geschnitzt, Beschläge aus Eisen`),
  it: of(`
Giacomo Bellandi / Verona 1698 - Venezia 1764 / Veduta della laguna / Olio su tela / Dono Contessa Manin, 1922
Scuola senese / Madonna con il Bambino e santi / Tempera e oro su tavola / Fine del XIV secolo
Lucia Ferrante / Ritratto di giovane uomo / 1931 / Carboncino su carta / Collezione privata
Anfora a figure nere / Attica, 520 a.C. circa / Ceramica / Da Vulci, necropoli dell'Osteria
Bottega di Andrea Rinaldi / San Girolamo nel deserto / Bronzo / XVI secolo
Manifattura di Doccia / Zuccheriera / 1750 circa / Porcellana dipinta / Lascito Guidi
Pietro Salvi / Senza titolo / 1967 / Acrilico e sabbia su tela / Acquisto 1970
L'opera fu eseguita per la cappella di famiglia e rimase nella villa fino al 1870, quando venne venduta a un antiquario fiorentino.
Cassone nuziale / Firenze, 1460 circa / Legno intagliato e dorato
Carlo Orsetti / La fienagione / 1895 / Pastello
Testa virile / Età imperiale / Marmo greco / Rinvenuta presso le Terme
Antonio Crespi / Il ritorno dal mercato / 1889 / Olio su tavola / Deposito del Comune di Bergamo
Pisside / Bottega limosina, XIII secolo / Rame dorato e smalti`),
  es: of(`
Ignacio Morales Tova / Sevilla, 1644 - Madrid, 1701 / San Jerónimo penitente / Óleo sobre lienzo / Legado del conde de Villamar
Anónimo / Retrato de una dama / Hacia 1660 / Óleo sobre tabla
Elena Quiroga / Sin título / 1983 / Técnica mixta sobre papel / Donación de la artista
Vasija con forma de ave / Cultura Moche, siglo V / Barro cocido / Costa norte del Perú
Custodia / Taller mexicano / Siglo XVIII / Plata dorada
Ramón Duarte / Bodegón con granadas / 1655 / Adquisición, 1929
Julia Ferrer / Mujer sentada / 1948 / Talla en madera de nogal / Museo de Bellas Artes, Valencia
Esta obra fue pintada por el artista durante los años que vivió en París. El paisaje recuerda las montañas de su infancia.
Arqueta / Granada, siglo XIV / Marfil y hierro
Pilar Ochoa / El sueño de la molinera / 1951 / Aguafuerte
Cuenco / Cultura nazca / Cerámica policromada / Colección Larrea
Teresa Molina / Interior con figuras / 1927 / Óleo sobre cartón / Museo Municipal, compra 1930
Cáliz / Zaragoza, hacia 1510 / Plata sobredorada y esmaltes / Catedral`),
  pt: of(`
Duarte Meneses / Lisboa, 1855 - 1922 / Tarde no Tejo / 1889 / Óleo sobre tela / Doação da família
Autor desconhecido / Nossa Senhora da Conceição / Século XVII / Madeira policromada
Helena Barros / Sem título / 1974 / Guache e tinta da china sobre papel / Coleção da autora
Prato / Faiança de Coimbra / Finais do século XVIII / Legado Abílio Sá
Inácio Ferraz / Retrato de um rapaz / Carvão sobre papel / Oferta do pintor, 1930
Fábrica da Vista Alegre / Terrina com tampa / 1835 / Porcelana dourada
Cruz processional / Oficina portuguesa / Prata dourada / Proveniente do Convento de Santa Clara
O artista pintou esta tela depois de uma longa viagem pelo Brasil. As cores são as da terra que encontrou no sertão.
Azulejos com cena de caça / Lisboa, c. 1730
António Reis / Vindima / 1902 / Pastel sobre cartão
Contador indo-português / Teca e ébano, incrustações de marfim
José Veloso / A Ceifa / 1891 / Óleo sobre madeira / Depósito da Câmara Municipal
Sacra Família / Escola de Coimbra / Século XVI / Pedra de Ançã policromada`),
  nl: of(`
Pieter van Oudewater / Delft 1611 - Amsterdam 1667 / Stilleven met citroen / Olieverf op paneel / Legaat van mevrouw De Wit, 1908
Onbekende kunstenaar / Portret van een regent / ca. 1640 / Olieverf op doek
Truus Veenstra / Zonder titel / 1979 / Gemengde techniek op karton / Aankoop met steun van de vrienden
Schotel met landschap / Delft, eind 17de eeuw / Aardewerk met tinglazuur
Gerrit Lansing / Gezicht op de Maas bij avond / 1884 / Aquarel / Bruikleen van de gemeente
Drinkhoorn / Haarlem, 1561 / Buffelhoorn, zilver verguld
Hendrik Blok / Koeien in de wei / Potlood en zwart krijt / Geschonken door de erven Blok
Dit kleine huis werd door de schilder zelf gebouwd. Hij woonde er met zijn gezin tot aan het eind van zijn leven.
Wandtapijt met jachttaferelen / Brussel, 1540 / Wol en zijde
Willem Kuyper / Winter bij de molen / 1871 / Zwart krijt
Theepot / Weesp, ca. 1765 / Porselein, beschilderd
Cornelis Buys / De markt te Hoorn / 1783 / Penseel in grijs / Aangekocht in 1921
Kast / Holland, 1620-1640 / Eikenhout, ebbenhout`),
  la: of(`
Dis Manibus / Aureliae Festae / vixit annis XXII / Aurelius Hermes coniugi bene merenti fecit
Ioannes Wierdensis pinxit / Anno Domini 1587 / Aetatis suae 43
Imperator Caesar Nerva Traianus Augustus / Germanicus Dacicus / pontifex maximus / viam fecit
Sanctus Hieronymus / Cornelius delineavit et excudit / cum privilegio regis
Hic iacet Ricardus / quondam rector istius ecclesiae / qui obiit anno domini 1412
Gloria in excelsis Deo / et in terra pax hominibus / bonae voluntatis
Iovi Optimo Maximo / sacrum / Lucius Valerius Rufus / votum solvit laetus libens merito
Effigies nobilis viri Iacobi / nati 1540 / quam Petrus invenit atque sculpsit
In memoriam Thomae Hartwell / huius collegii alumni / requiescat in pace
Carolus dei gratia rex
Nicolaus faciebat / Romae 1611
Regina caeli / laetare alleluia / quia quem meruisti portare
Marcus Agrippa Luci filius / consul tertium fecit`),
  sv: of(`
Karin Ekdahl / 1868-1934 / Vinterkväll i Dalarna / Olja på duk / Gåva av konstnärens dotter
Okänd konstnär / Porträtt av en ung kvinna / Omkring 1780 / Pastell på papper
Sven Åkerlund / Utan titel / 1962 / Tusch och akvarell
Dryckeshorn / Norge eller Sverige, 1300-talet / Horn med beslag av förgyllt silver
Gustaf Brolin / Självporträtt / 1897 / Inköp 1921
Skål / Rörstrand, 1740-tal / Fajans / Deposition från en privat samling
Anna Wiklund / Landskap med björkar / Etsning
Målningen visar utsikten från konstnärens fönster. Han bodde här till sin död och målade ofta samma vik.
Brudkista / Småland, 1790-talet / Målad furu
Erik Lundmark / Höstdag vid sjön / 1903 / Pastell
Vas / Gustavsberg, 1950 / Stengods med glasyr
Nils Forsman / Vallflickan / 1888 / Olja på pannå / Testamentsgåva 1915
Kyrkklocka / 1400-talet / Brons / Från Husaby kyrka`),
  pl: of(`
Zofia Lasocka / 1871-1939 / Dziewczyna w czerwonej chuście / Olej na płótnie / Dar rodziny artystki
Autor nieznany / Portret szlachcica / około 1680 / olej na desce
Jan Wierzba / Bez tytułu / 1965 / Technika mieszana na papierze / Zakup 1970
Kufel / Gdańsk, XVII wiek / Srebro złocone
Marian Toporski / Pejzaż zimowy / 1908 / Akwarela, papier
Madonna z Krużowej / Małopolska, początek XV wieku / Drewno lipowe, polichromia
Ewa Kalina / Autoportret / 1981 / Fotografia / Depozyt prywatny
Obraz powstał w ostatnim roku życia malarza. Przedstawia jego dom nad rzeką i sad, który założył razem z żoną.
Henryk Sowa / Żniwa / 1899 / Pastel na papierze
Pas kontuszowy / Słuck, koniec XVIII wieku / Jedwab, nić złota
Talerz / Ćmielów, ok. 1840 / Fajans delikatny
Stefan Góral / Wiosna w sadzie / 1911 / Olej na tekturze / Zakupiono w 1936 roku
Krzesło / Gdańsk, około 1700 / Drewno orzechowe, skóra`),
  tr: of(`
Kemal Aydın / 1889-1954 / Boğaz'da Sabah / Tuval üzerine yağlıboya / Aile bağışı
Bilinmeyen sanatçı / Genç Kadın Portresi / 19. yüzyıl / Kağıt üzerine suluboya
Selma Erden / İsimsiz / 1986 / Karışık teknik
İznik tabağı / 16. yüzyılın ikinci yarısı / Sır altı boyalı çini
Nuri Batur / Natürmort / Mukavva üzerine yağlıboya / Sanatçının koleksiyonu
Ferman / 1721 / Kağıt üzerine mürekkep ve altın / Topkapı Sarayı Müzesi
Hasan Tekin / Kızıl Ağaçlar / 1973 / Ahşap baskı / Müze alımı
Bu eser sanatçının son yıllarında yapılmıştır. Ressam, çocukluğunun geçtiği köyü ve nehri hatırlayarak boyamıştır.
Leyla Sezer / Balıkçılar / 1960 / Gravür
Seccade / Gördes, 18. yüzyıl / Yün
Fuat Arel / Köy Düğünü / 1935 / Duralit üzerine yağlıboya
Orhan Duru / Haliç / 1951 / Duralit üzerine yağlıboya / Devlet koleksiyonu
Kaftan / 16. yüzyıl ortası / İpek kadife, altın tel`),
};

/** Made-up labels in English and another language: the English half can be told. */
export const BILINGUAL_LABELS: string[][] = of(`
Berthe Vallin / Le Berceau vide / The Empty Cradle / 1872 / Huile sur toile / Oil on canvas / Don de la famille Vallin / Gift of the Vallin family
Ludwig Ahrensberg / Abend am Walchensee / Evening on Lake Walchen / Öl auf Leinwand / Oil on canvas
Giacomo Bellandi / Veduta della laguna / View of the Lagoon / Olio su tela / Oil on canvas / Dono Manin / Gift of Countess Manin
Elena Quiroga / Sin título / Untitled / 1983 / Técnica mixta sobre papel / Mixed media on paper
Duarte Meneses / Tarde no Tejo / Afternoon on the Tagus / Óleo sobre tela / Oil on canvas
Pieter van Oudewater / Stilleven met citroen / Still Life with Lemon / Olieverf op paneel / Oil on panel
Karin Ekdahl / Vinterkväll i Dalarna / Winter Evening in Dalarna / Olja på duk / Oil on canvas
葛飾北斎 / 富士山 / Katsushika Hokusai / Mount Fuji / Woodblock print, about 1830 / 寄贈 / Gift of the Mori family
ריבוע שחור / Black Square / שמן על בד / Oil on canvas / Gift of the artist
Huw Prydderch / Bore ar y Fenai / Morning on the Menai / Olew ar gynfas / Oil on canvas / Rhodd yr artist / Gift of the artist
Máire Ní Bhriain / An Trá / The Strand / 1921 / Ola ar chanbhás / Oil on canvas
Cette tête a été trouvée en 1893. Elle représentait sans doute une divinité. / This head was found in 1893. It probably represented a deity.`);

/** Made-up labels in other scripts, by the script that most of their letters are of. */
export const LABELS_IN_OTHER_SCRIPTS: Partial<Record<Script, string[][]>> = {
  Cyrillic: of(`
Пётр Заречный / Вечер на Волге / 1889 / Холст, масло / Дар семьи художника
Уле Ковальчук / Дівчина / 1911 / Полотно, олія`),
  Greek: of(`
Γιώργος Παππάς / Το λιμάνι / 1921 / Λάδι σε μουσαμά
Κύλικα με παράσταση αθλητή / περίπου 500 π.Χ. / Πηλός`),
  Hebrew: of(`
מרים כהן / ילדה עם רימונים / 1931 / שמן על בד
נר חנוכה / פליז יצוק / אוסף המוזיאון`),
  Arabic: of(`
صفحة من مصحف / شمال أفريقيا / حبر وذهب على رق`),
  Armenian: of(`
Արմավենի / 1911 / Յուղաներկ, կտավ`),
  Georgian: of(`
მეთევზე / 1908 / ზეთი, მუშამბა`),
  Devanagari: of(`
शकुंतला / 1870 / कैनवास पर तेल`),
  Thai: of(`
พระพุทธรูป / สำริด / พุทธศตวรรษที่ 19`),
  Hangul: of(`
달항아리 / 조선 시대, 18세기 / 백자`),
  Kana: of(`
富士の夕暮れ / 木版画 / 寄贈 山本家`),
  Han: of(`
青花瓷盤 / 明代 / 高七厘米`),
};

/** What the reader made of photos of labels in Cyrillic and Greek letters. */
export const MISREAD_LABELS: string[] = `
Yepubii KBagpart Kasumup ManeBuy 1915 Xoncr, Macno TocynapcrBeHHaa TpeTbakoBckaa ranepea
To KPU O OXOAEIO 1885-1886 Addi GE UOVOAUa Awped Qvdon
VUJIbA PENUH Bypnaku Ha Bonre 1870-1873 XO ICT, MACJIO. 131.5 x 281 CM Noctynuna B 1897 ropy
Bypsiakuv Ha Bonre 1870-1873 XOJICT, MACJIO. 131.5 X 281 CM Iloctymuna B 1897 rony
YTpo B COCHOBOM Jilecy 1889 XOJICT, MacsIo 139 x 213 cm
BaneHTuH Cepos AeBouKa C NepCcukamMu 1887 XO ICT, MAC IO Hap CEMbU MAMOHTOBbIXx
Bopuc Kyctogues Kynuuxa 3a Ywaem 1918 XoscT, Macno Noctynuna B 1925 rony
Ky60K Mocksa, 1675 rog Cepe6po, 4epHb, 30n04ueHne OpykeiiHaa nanata
Cxucbckuii rpe6eHb IV BeK M0 H.9. 30N0TO KypraH Conoxa PaCKONKU BECeNOBCKOrTO
Naja JoBaHosuh Ceo6a Cp6a 1896 Ysbe Ha naTHy HapogHu my3ej, Beorpag
Hagexaa Netposuh PecHuk 1905 Ysbe Ha KapTOHy
MUKOsSIA NAMOHEHKO CBATOUHE BOPOMKiHHA 1888 NONOTHO, O 1iA
Tiavvne Toapovync Navtne nov 6aRaCer 1981 A 6 t oe ravi`
  .trim()
  .split('\n');
