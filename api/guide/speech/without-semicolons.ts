/** "scroll; ink on silk" -> "scroll, in ink on silk"; "video, color, sound; 12 min." -> "video in color with sound, 12 minutes long" */
export function withoutSemicolons(words: string): string {
  return (
    words
      // The format of a Japanese print.
      .replace(
        /[,;] (?:(?:vertical|horizontal) )?(?:ōban|oban|chūban|chuban|hosoban|aiban|koban|hashira-e)(?: \p{L}+)?$/iu,
        '',
      )
      .replace(
        /; (?=(?:(?:gold|silver|metallic|metal)(?:-wrapped)? (?:threads?|leaf|foil|wire|mounts?)|(?:\p{L}+ ){0,2}(?:stand|mounts?|case|frame|base|lid))\b)/u,
        ', with ',
      )
      // "Cotton, silk; embroidery", "lithograph, paper"
      .replace(/; (embroidery|appliqué|patchwork|quilting|lacework)$/, ', with $1')
      .replace(
        /^((?:\p{L}+ )?(?:lithograph|etching|engraving|woodcut|linocut|screenprint|drypoint|aquatint)), paper$/u,
        '$1 on paper',
      )
      .replace(/; (?=(?:ink|colou?rs?|opaque|gold(?= (?:and|on) )|oil|tempera|watercolou?rs?)\b)/, ', in ')
      .replace(
        /\b(film|video)(?:,| \() ?(?:in )?(colou?r|black[- ]and[- ]white)(?:,| and|;) (sound|silent)\)?/i,
        (_, work: string, hue: string, sound: string) =>
          `${work} in ${hue.replaceAll('-', ' ')}${sound === 'sound' ? ' with sound' : ', silent'}`,
      )
      .replace(/\b(installation|projection), colou?r(?:,| and) sound\b/, '$1 in color with sound')
      .replace(
        /[;,] (\d+)(?::(\d\d))? min(?:utes|s|\.)?(?:,? (\d+) sec(?:onds|s|\.)?)?(?= \)|$)/,
        (_, minutes: string, clock?: string, seconds = clock) =>
          `, ${minutes} minutes${seconds === undefined ? '' : ` and ${seconds} seconds`} long`,
      )
      .replace(/ \((printed|cast) (\d{4})\)/, ', $1 in $2')
      .replace(/(?<!\d)(\d+) min\.? loop\b/, '$1-minute loop')
      .replace(/(?<!\d)(\d+):(\d\d) min\b\.?/, '$1 minutes and $2 seconds')
      .replace(/(?<!\d)(\d+) mins?\.?(?=[ ,)])/, '$1 minutes')
      .replace(/\b(film|video) \((colou?r|black and white)\)$/, '$1 in $2')
      .replace(/\b(film|video), ((?:stereo |surround )?sound)$/, '$1 with $2')
      .replace(/, ((?:[\p{L}-]+ )*patina)$/u, ' with $1')
      .replace(/^((?:[\p{L}-]+ )?(?:poster|linocut|print|lithograph)), offset$/iu, '$1, printed in offset')
      .replace(/(?<= with sound), ((?:\p{Lu}\p{L}+ )?subtitles)\b/u, ' and $1')
      .replaceAll(';', ',')
  );
}
