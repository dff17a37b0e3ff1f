import { isGivenName } from '../../vocabulary/given-names.ts';

/** Names of rulers of which the first is told apart by "I", and which are no given names of today. */
const RULER =
  /^(?:Amenhotep|Artaxerxes|Christian|Constantine|Cosimo|Darius|Justinian|Khosrow|Mahmud|Maximilian|Mehmed|Murad|Napoleon|Pius|Ptolemy|Rames?ses|Selim|Seti|Shapur|Sule[iy]man|Thutmose|Xerxes)$/;

/** A title before a ruler's name, and what is counted by Roman figures: "World War I", "Late Minoan I". */
const BEFORE_A_RULER =
  /^(?:emperor|empress|king|queen|pope|ts?ar|sultan|shah|pharaoh|prince|(?:arch)?duke|elector|count|khan|(?:arch)?bishop)$/i;
const COUNTED = /^(?:War|Part|Volume|Book|Act|Type|Style|Phase|Minoan|Helladic|Cycladic)$/;

/** Words with a capital and the "I" behind them, with the word before: "Emperor Maximilian I". */
const NAME_AND_I =
  /(?<before>[\p{L}\u2019']{1,20} )?(?<name>\p{Lu}[\p{L}.\u2019'-]{1,20}) I\b(?!['\u2019](?:m|d|ll|ve)\b)/gu;

/** "The White Way I, ... The White Way II": where another is the second, it counts. */
const ONE_OF_SEVERAL = /(?<=\p{Lu}\p{L}{1,20}) I(?=[,;.)]| and\b)(?=.{0,200}\bII\b)/gu;

/** The same text without the "I" that counts rulers and wars, so that nobody takes it for somebody who speaks. */
export const withoutNumeralOne = (text: string): string =>
  text
    .replaceAll(ONE_OF_SEVERAL, '')
    .replaceAll(NAME_AND_I, (printed: string, before: string | undefined, name: string) =>
      COUNTED.test(name) ||
      RULER.test(name) ||
      isGivenName(name.toLowerCase()) ||
      BEFORE_A_RULER.test(before?.trim() ?? '')
        ? printed.replace(/ I$/, '')
        : printed,
    );
