import { placesInEnglish } from './places-in-english.ts';

/** Names of lands and regions that one says with "the". */
const WITH_ARTICLE =
  /(?<!the |The |ern |La |Le |El |-)\b(?:United States|USA?(?!\p{L})|UK|United Kingdom|(?:(?:North|South)ern )?Netherlands|Philippines|(?:Democratic )?Republic of [^,]{1,60}|(?:Eastern )?Mediterranean|Near East|Cyclades|Dodecanese|Peloponnese|Levant|Caucasus|Balkans|Marquesas|Hebrides|\p{Lu}\p{Ll}{1,30} kilns|(?:Central |Northern |Southern )?Andes|(?:Czech|Dominican) Republic|Kingdom of \p{Lu}\p{L}{1,30}|(?:(?:Queen|Great|Lake|Mount|Upper|Middle|Lower|Central|North|South|East|West|Northern|Southern|Eastern|Western) )?(?!River )\p{Lu}\p{L}{1,30}(?:-\p{Lu}\p{L}{1,30})? (?:Islands|Emirates|Desert|Sea|Strait|(?<!White )Plains|Peninsula|Archipelago|(?:River )?Valley|Empire|Settlements|Highlands|Escarpment|Plateau|Steppes?|(?<!(?:Ivory|North|South|East|West|Central|Far|thern|stern) )Coast|(?:River )?[Rr]egion)|(?:Black|Bavarian|Bohemian|Thuringian|New) Forest|(?:Eastern|Western|Central) Cordillera)(?!\p{L})/u;

/** "the Netherlands" */
export function withArticle(place: string): string {
  return (
    placesInEnglish(place)
      .replace(/^Vicinity of /, 'near ')
      .replace(/^Off (?=\p{Lu})/u, 'off ')
      .replace(
        /^(?=(?:\p{Lu}\p{Ll}{2,12} )?(?:Cemetery|Necropolis|Palace|Temple|Sanctuary|Tomb|Monastery|Abbey|Church|Valley|Gulf|Bay|Isle|Island|Islands|Kingdom|Province|Duchy|Principality|Sultanate|Emirate|Caliphate|Department|District|Region|Peninsula) of )/u,
        'the ',
      )
      .replace(
        /^(?=(?:\p{Lu}\p{L}+ ){1,3}(?:Formation|Shale|Limestone|Sandstone|Clay|Beds|Mine|Pit|Quarry|(?<!(?:North|South|East|West|Central) )coast)(?:,|$))/u,
        'the ',
      )
      .replace(/(?<=^|, )Court of (?=\p{Lu})/u, 'the court of ')
      .replace(/^The (?=Netherlands|Philippines|United)/, 'the ')
      .replace(
        /^(?:(?:[Nn]orth|[Ss]outh|[Ee]ast|[Ww]est|[Cc]entral|[Uu]pper|[Ll]ower)(?:ern)? )?(?:[Cc]oast|[Hh]ighlands|[Ll]owlands|[Vv]alley|[Dd]elta) of /,
        (part) => `the ${part.toLowerCase()}`,
      )
      // "North Coast, Peru"
      .replace(
        /^(?:(?:Far )?(?:North|South|East|West|Central)(?:ern)? [Cc]oast|(?:north|south|east|west|central) coast)(?=,|$)/,
        (part) => `the ${part.toLowerCase()}`,
      )
      .replace(WITH_ARTICLE, 'the $&')
      .replace(/^(?=Cape(?: of Good Hope)?$)/, 'the ')
      .replace(/, the (?=United|USA|UK)/, ', in the ')
  );
}
