/** Small words of French, German, Spanish, Italian, Portuguese, Dutch and Nordic titles, and of English ones. */
const FOREIGN_WORD =
  /(?<!\p{L})(?:mit|und|der|die|das|dem|den|des|du|de|la|le|les|et|au|aux|en|el|los|las|y|con|il|lo|gli|della|del|dei|di|da|do|dos|das|e|een|het|van|och|og|med|av|af|ved|na|na|w)(?!\p{L})/gu;
const ENGLISH_WORD = /(?<!\p{L})(?:the|of|with|and|in|on|at|from|by|to|for|as|an)(?!\p{L})/giu;

const count = (text: string, words: RegExp): number => text.match(words)?.length ?? 0;

/** Whether a title is plainly in another language than English, and one in English: by the small words that it has and those that it has not. */
export const isPlainlyForeign = (title: string): boolean =>
  count(title, FOREIGN_WORD) > 0 && count(title, ENGLISH_WORD) === 0;
export const isPlainlyEnglish = (title: string): boolean =>
  count(title, ENGLISH_WORD) > 0 && count(title, FOREIGN_WORD) === 0;

/** "Kultur der Kelten": a people, and no title. */
const OF_CULTURE = /^(?:Cultura|Culture|Kultur|Cultuur|Civilt\u00E0|Peuple|Pueblo|Volk|Popolo) /;

/** Whether what is printed beside a title is plainly a title in another language, where that title is not. */
export const isOtherTitleOf = (title: string, beside: string): boolean =>
  isPlainlyForeign(beside) && !isPlainlyForeign(title) && !OF_CULTURE.test(beside);
