/** Counties of Great Britain and Ireland that do not end as most do. */
const COUNTY =
  /^(?:Kent|Surrey|Essex|Sussex|Norfolk|Suffolk|Devon|Dorset|Somerset|Cornwall|Cumbria|Cumberland|Westmorland|Durham|Northumberland|Rutland|Middlesex|Merseyside|Glamorgan|Anglesey|Gwynedd|Dyfed|Powys|Clwyd|Gwent|Fife|Angus|Orkney|Shetland|Lothian|Caithness|Argyll|Ulster|Munster|Leinster|Connacht|Donegal|Antrim|Armagh|Tyrone|Fermanagh|Wexford|Kilkenny|Wicklow|Tipperary|Isle of (?:Man|Wight))$/;
const IN_SHIRE = /^\p{Lu}\p{Ll}{1,14}shire$/u;
const COUNTY_OF = /^(?:County|Co\.) \p{Lu}\p{Ll}{2,12}$/u;
/** Towns whose potters and glassmakers made such things as their name alone stands for. */
const POTTERY_TOWN =
  /^(?:Derby|Worcester|Chelsea|Lowestoft|Liverpool|Leeds|Nottingham|Bristol|Plymouth|Swansea|Nantgarw|Caughley|Coalport|Longton|Burslem|Stoke-on-Trent|Lambeth|Southwark|Vauxhall|Limehouse|Barnstaple|Bideford|Belleek|Stourbridge|Nailsea|Delft|Makkum|Westerwald|Raeren|Siegburg|Frechen|Kreussen|Faenza|Deruta|Urbino|Gubbio|Castel Durante|Montelupo|Rouen|Nevers|Moustiers|Strasbourg|Limoges|Manises|Talavera|Iznik|\u0130znik|K\u00FCtahya|Kashan)$/;
/** Regions of Europe and beside it from which finds come, that are no land of today. */
const REGION =
  /^(?:Gotland|\u00D6land|Scania|Uppland|(?:V\u00E4ster|\u00D6ster)g\u00F6tland|Bornholm|Jutland|Zealand|Funen|Himmerland|Styria|Carinthia|Tyrol|Bavaria|Swabia|Saxony|Thuringia|Brittany|Burgundy|Normandy|Provence|Tuscany|Umbria|Lazio|Apulia|Campania|Calabria|Sicily|Sardinia|Etruria|Attica|Boeotia|Euboea|Thessaly|Macedonia|Laconia|Crete|City of London|Canton \p{Lu}\p{Ll}+)$/u;
/** "Barton Hill", "Alskog parish", "Stow-on-the-Wold" */
const SPOT =
  /^\p{Lu}[\p{L}.'\u2019-]{1,25}(?: (?:\p{Lu}[\p{L}.'\u2019-]{1,20}|on|upon|in|le|la|the|de|parish|near|of)){0,4}(?: \(\p{L}[\p{L} ]{3,30}\))?$/u;
const PART = /^(?:North|South|East|West|Mid|Upper|Lower) /;
const DOUBT = /^(?:Probably|Possibly|Perhaps) /;

/** Whether a line is a county, or a town known for its pots: "Staffordshire", "North Devon", "Probably Derby". */
export function isCounty(text: string): boolean {
  const place = text.replace(DOUBT, '').replace(PART, '');
  return [COUNTY, IN_SHIRE, COUNTY_OF, POTTERY_TOWN].some((known) => known.test(place));
}

/** Parts of a line on where something was found: a field or farm, its village, its county. */
const MOST_PARTS = 4;

/** Whether a line is a place and behind it the county or region it lies in: "Spong Hill, North Elmham, Norfolk". */
export function isInCounty(text: string): boolean {
  const parts = text.split(', ');
  const county = parts.at(-1)?.replace(PART, '') ?? '';
  return (
    parts.length > 1 &&
    parts.length <= MOST_PARTS &&
    [COUNTY, IN_SHIRE, COUNTY_OF, REGION].some((known) => known.test(county)) &&
    parts.every((part) => SPOT.test(part))
  );
}
