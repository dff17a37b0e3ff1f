/** "Pataky Polychrome", "Saxche Orange polychrome", "Jun ware", "Conte style": a ware or style of pots by its name. */
const STYLE =
  /^(?:\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+){0,2}) (?:[Pp]olychrome|[Bb]ichrome|[Ww]are|[Ss]tyle|[Tt]ype)$/u;
/** What such a style stands behind: a clay, alone. */
const CLAY =
  /^(?:[Cc]eramics?|[Ee]arthenware|[Ss]toneware|[Tt]erracotta|[Pp]ottery|[Pp]orcelain|[Ff]ritware|[Cc]lay)$/;

/** "Ceramic, black-figure", "terracotta (red-figure technique), with added white": a clay, and how the vase is painted. */
const FIGURED =
  /^(\p{Lu}?\p{L}+)(?:[,;] | \()((?:black|red)-figured?|white-ground)(?: (?:technique|style|ware))?\)?(, with .+)?$/iu;

/**
 * "Ceramic, Pataky Polychrome" -> "ceramic in the Pataky Polychrome style", "Stoneware, Jun ware" -> "stoneware, of the kind
 * called Jun ware": a clay with what stands behind it and is no second material; null for any other list.
 */
export function clayInStyle(printed: string): string | null {
  const [, body = '', figure = '', having = ''] = FIGURED.exec(printed) ?? [];
  if (CLAY.test(body)) return `${figure.toLowerCase()} ${body.toLowerCase()}${having}`;
  const [clay = '', style = '', ...more] = printed.split(', ');
  if (more.length > 0 || !CLAY.test(clay) || !STYLE.test(style)) return null;
  const said = /ware$/i.test(style)
    ? `, of the kind called ${style}`
    : ` in the ${style.replace(/ (?:style|type)$/i, '')} style`;
  return `${clay.toLowerCase()}${said}`;
}
