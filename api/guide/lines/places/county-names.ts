/** Counties of Great Britain and Ireland that do not end as most do. */
const COUNTY =
  /^(?:Kent|Surrey|Essex|Sussex|Norfolk|Suffolk|Devon|Dorset|Somerset|Cornwall|Cumbria|Cumberland|Westmorland|Durham|Northumberland|Rutland|Middlesex|Merseyside|Glamorgan|Anglesey|Gwynedd|Dyfed|Powys|Clwyd|Gwent|Fife|Angus|Orkney|Shetland|Lothian|Caithness|Argyll|Ulster|Munster|Leinster|Connacht|Donegal|Antrim|Armagh|Tyrone|Fermanagh|Wexford|Kilkenny|Wicklow|Tipperary|Isle of (?:Man|Wight))$/;
const IN_SHIRE = /^\p{Lu}\p{Ll}{1,14}shire$/u;
const COUNTY_OF = /^(?:County|Co\.) \p{Lu}\p{Ll}{2,12}$/u;
/** Towns whose potters and glassmakers made such things as their name alone stands for. */
const POTTERY_TOWN =
  /^(?:Derby|Worcester|Chelsea|Lowestoft|Liverpool|Leeds|Nottingham|Bristol|Plymouth|Swansea|Nantgarw|Caughley|Coalport|Longton|Burslem|Stoke-on-Trent|Lambeth|Southwark|Vauxhall|Limehouse|Barnstaple|Bideford|Belleek|Stourbridge|Nailsea|Delft|Makkum|Westerwald|Raeren|Siegburg|Frechen|Kreussen|Faenza|Deruta|Urbino|Gubbio|Castel Durante|Montelupo|Rouen|Nevers|Moustiers|Strasbourg|Limoges|Manises|Talavera|Iznik|\u0130znik|K\u00FCtahya|Kashan)$/;
const PART = /^(?:North|South|East|West|Mid|Upper|Lower) /;
const DOUBT = /^(?:Probably|Possibly|Perhaps) /;

/** Whether a line is a county, or a town known for its pots: "Staffordshire", "North Devon", "Probably Derby". */
export function isCounty(text: string): boolean {
  const place = text.replace(DOUBT, '').replace(PART, '');
  return [COUNTY, IN_SHIRE, COUNTY_OF, POTTERY_TOWN].some((known) => known.test(place));
}
