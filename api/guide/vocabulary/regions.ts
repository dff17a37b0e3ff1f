/** "Northern Plains", "Great Lakes region", "Andes": where peoples live, by names that no state has. */
const REGION =
  /^(?:(?:North|South|East|West|Central|Upper|Lower|High)\p{Ll}{0,4} )?(?:(?:Great )?Plains|Andes|[Cc]oast|[Hh]ighlands|[Ll]owlands|Amazon|Sahel|Pacific|Arctic|Subarctic|Great Lakes|Great Basin|Plateau|Woodlands|Prairies|Northwest Coast|Southwest|Southeast|Northeast)(?: region)?$/u;

export const isRegion = (text: string): boolean => REGION.test(text);
