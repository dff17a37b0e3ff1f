const SMALL_WORDS =
  /^(?:a|an|and|at|by|for|from|in|of|on|the|through|to|with|or|der|de|da|di|del|della|du|van|von|den|ter|born|circa|about|x)$/i;

/** Two or three consonants that are no short form. */
const INITIALS = /^(?!(?:MR|MRS|DR|ST|NR|TH|PT|VS|SS|NW|SW|FT|MT|LTD|BLVD)$)[BCDFGHJKLMNPQRSTVWXZ]{2,3}$/;

/** Short forms with a vowel that are no words, names or figures, and keep their capitals in a line of such. */
const SHORT_FORM =
  /^[^\p{L}]*(?:ATS|RAF|RAAF|WAAF|NAAFI|ANZAC|USA|USSR|NATO|UNESCO|UNICEF|NASA|GPO|LNER|BOAC|BEA|TUC|EU|UK|UFO|RSPCA|YMCA|YWCA|CIA|FBI|HIV|DNA|CIO|AFL|WPA|NAACP|GDR|DIY)(?:['\u2019]S)?[^\p{L}]*$/u;

/** "RCIN 401404" */
const NUMBERED = /^\p{Lu}{2,5} [^\s\d]*\d\S*$/u;

/** Words of three letters that are no initials. */
const THREE_LETTERS =
  /^(?:AXE|BAG|BAT|BED|BEE|BOW|BOX|BOY|BUS|CAN|CAP|CAR|CAT|COW|CUP|DOG|DOE|EGG|EWE|FAN|FLY|FOX|GUN|HAT|HEN|INK|JAR|JUG|KEY|LID|MAN|MAP|MUG|OAR|OWL|PAN|PEN|PIG|PIN|POT|RAM|RAT|RED|ROD|RUG|SEA|SKY|SUN|TOY|URN|VAN|WEB|WIG)$/;

/** A line in capitals written as in a sentence, so that words are known by their letters' case again. */
export function fromCapitals(line: string): string {
  // "YAM MASK (baba)"
  const [, head, bracket] = /^([^\p{Ll}()]{4,80}) (\([^()]{2,60}\))$/u.exec(line) ?? [];
  if (head !== undefined && bracket !== undefined && /\p{Ll}/u.test(bracket))
    return `${fromCapitals(head)} ${bracket}`;
  if (THREE_LETTERS.test(line)) return line.charAt(0) + line.slice(1).toLowerCase();
  if (/\p{Ll}/u.test(line) || (line.match(/\p{Lu}/gu)?.length ?? 0) < 4 || NUMBERED.test(line)) return line;
  return line
    .split(' ')
    .map((word, index) => {
      // "MID-17TH"
      if ((index > 0 && SMALL_WORDS.test(word)) || /\d(?:ST|ND|RD|TH)\b/.test(word))
        return word.toLowerCase();
      if (/\d|\p{L}\.\p{L}|^(?:[^\p{L}]*(?:BCE?|CE|AD|AH|[IVX]+|\p{Lu})(?!\p{L}))+[^\p{L}]*$/u.test(word))
        return word;
      // "PH ARTICHOKE": initials have no vowel.
      if (INITIALS.test(word) || SHORT_FORM.test(word)) return word.replace(/(?<=['\u2019])S/u, 's');
      const small = word.toLowerCase();
      return small.length === word.length
        ? small.replaceAll(/(?<!['\u2019]|\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
        : word;
    })
    .join(' ');
}
