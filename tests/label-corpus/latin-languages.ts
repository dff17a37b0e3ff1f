/** A language beside English, with what a panel says in it. */
interface Language {
  title: string;
  sentences: readonly string[];
}

/** Panels in two languages of Latin letters: the same kind of thing is said in each, not the same thing. */
export const LATIN_LANGUAGES: readonly Language[] = [
  {
    title: 'La vie quotidienne au village',
    sentences: [
      'Huile sur toile, don des Amis de la collection.',
      'La lumière vient d’une fenêtre que nous ne voyons pas.',
      'Le tableau est resté dans l’atelier jusqu’à la mort de l’artiste.',
      'Les habitants vivaient de la pêche et du commerce avec les ports voisins.',
      'Ces objets ont été trouvés pendant les fouilles au bord de la rivière.',
      'On les portait aux jours de fête et on les gardait dans un coffre.',
      'Sous la peinture se cache un premier portrait que personne n’avait vu.',
      'La ville a racheté cette maison pour y montrer ses collections.',
    ],
  },
  {
    title: 'Das Leben in der Stadt',
    sentences: [
      'Öl auf Leinwand, Geschenk der Freunde der Sammlung.',
      'Das Licht fällt durch ein Fenster, das wir nicht sehen können.',
      'Das Gemälde blieb bis zum Tod der Künstlerin in der Werkstatt.',
      'Die Bewohner lebten vom Fischfang und vom Handel mit den Nachbarn.',
      'Diese Gegenstände wurden bei Grabungen am Ufer des Flusses gefunden.',
      'Man trug sie an Festtagen und bewahrte sie in einer Truhe auf.',
      'Unter der Farbe liegt ein früheres Bildnis, von dem niemand wusste.',
      'Die Stadt kaufte dieses Haus, um ihre Schätze darin zu zeigen.',
    ],
  },
  {
    title: 'La vida en el puerto',
    sentences: [
      'Óleo sobre lienzo, donación de los Amigos de la Colección.',
      'La luz entra por una ventana que no podemos ver.',
      'El cuadro permaneció en el taller hasta la muerte de la pintora.',
      'Los habitantes vivían de la pesca y del comercio con los pueblos vecinos.',
      'Estos objetos se hallaron en las excavaciones junto al río.',
      'Se llevaban en los días de fiesta y se guardaban en un arcón.',
      'Bajo la pintura hay un retrato anterior que nadie había visto.',
      'La ciudad compró esta casa para mostrar en ella sus colecciones.',
    ],
  },
  {
    title: 'La vita nella bottega',
    sentences: [
      'Olio su tela, dono degli Amici della Collezione.',
      'La luce viene da una finestra che non possiamo vedere.',
      'Il quadro rimase nella bottega fino alla morte della pittrice.',
      'Gli abitanti vivevano di pesca e del commercio con i porti vicini.',
      'Questi oggetti furono trovati durante gli scavi lungo il fiume.',
      'Si portavano nei giorni di festa e si conservavano in una cassa.',
      'Sotto il colore si nasconde un ritratto che nessuno aveva visto.',
      'La città acquistò questa casa per mostrarvi le sue raccolte.',
    ],
  },
  {
    title: 'Bywyd yn y pentref',
    sentences: [
      'Olew ar gynfas, rhodd gan Gyfeillion y Casgliad.',
      'Mae’r golau yn dod o ffenestr na allwn ei gweld.',
      'Cafodd y darlun ei gadw yn y stiwdio hyd ddiwedd oes yr arlunydd.',
      'Roedd y trigolion yn byw ar bysgota ac ar fasnach gyda’r porthladdoedd.',
      'Cafwyd hyd i’r pethau hyn yn ystod cloddio ar lan yr afon.',
      'Byddai pobl yn eu gwisgo ar ddyddiau gŵyl ac yn eu cadw mewn cist.',
      'O dan y paent mae portread cynharach na welodd neb o’r blaen.',
      'Prynodd y ddinas y tŷ hwn er mwyn dangos ei chasgliadau.',
    ],
  },
];
