/** What is painted, drawn or printed shows a county as often as it comes from there. */
const PICTURE =
  /\b(?:oils?|watercolou?rs?|gouache|tempera|acrylic|pastels?|pencil|ink|chalk|charcoal|photographs?|prints?|negative|etching|engraving|lithograph|aquatint|mezzotint|woodcut|linocut|screenprint)\b/i;
/** Whether a line says of a work that it is a picture: "Oil on canvas". */
export const isOfPicture = (text: string): boolean => PICTURE.test(text);
