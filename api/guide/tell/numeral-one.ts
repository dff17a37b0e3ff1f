import { isGivenName } from '../vocabulary/given-names.ts';

/** Rulers of whose names the first is told apart by "I", and who are no given names of today; part of a pattern. */
const RULER =
  /^(?:Abbas|Afonso|Alfonso|Amenemhat|Amenhotep|Antiochus|Artaxerxes|Basil|Bayezid|Casimir|Christian|Constantine|Cosimo|Darius|Haakon|Harald|Innocent|Justinian|Kamehameha|Khosrow|Khusrau|Mahmud|Maximilian|Mehmed|Menelik|Moctezuma|Murad|Napoleon|Nectanebo|Osman|Pius|Pomare|Psamtik|Psamtek|Ptolemy|Rames?ses|Sancho|Sargon|Selim|Senusret|Seti|Shapur|Sigismund|Suleiman|Suleyman|Thutmose|Tiberius|Theodosius|Xerxes)$/;

/** A title before a ruler's name, and what is counted by Roman figures: "World War I", "Late Minoan I". */
const BEFORE_A_RULER =
  /^(?:emperor|empress|king|queen|pope|ts?ar|czar|sultan|shah|pharaoh|prince|duke|elector|landgrave|margrave|archduke|count|khan|rajah?|bishop|archbishop|patriarch)$/i;
const COUNTED =
  /^(?:War|Part|Volume|Vol\.|Book|Act|Chapter|Type|Style|Phase|State|Class|Group|Level|Minoan|Helladic|Cycladic)$/;

/** Words with a capital and the "I" behind them, with the word before: "Emperor Maximilian I". */
const NAME_AND_I =
  /(?<before>[\p{L}\u2019']{1,20} )?(?<name>\p{Lu}[\p{L}.\u2019'-]{1,20}) I\b(?!['\u2019](?:m|d|ll|ve)\b)/gu;

/** The same text without the "I" that counts rulers and wars, so that nobody takes it for somebody who speaks. */
export const withoutNumeralOne = (text: string): string =>
  text.replaceAll(NAME_AND_I, (printed: string, before: string | undefined, name: string) =>
    COUNTED.test(name) ||
    RULER.test(name) ||
    isGivenName(name.toLowerCase()) ||
    BEFORE_A_RULER.test(before?.trim() ?? '')
      ? printed.replace(/ I$/, '')
      : printed,
  );
