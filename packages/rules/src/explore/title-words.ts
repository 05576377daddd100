const fillers = new Set(['of', 'at', 'the', 'in', 'and', 'for', 'a', 'an', 'to', 'or', 'with', 'general']);

/**
 * Cuts a title of a career or program, or a search term, into words: lower case, no accents, no punctuation, one form for
 * singular and plural. Fillers are dropped unless nothing else is left. 'C++' and 'C#' keep their marks.
 */
export function titleWords(text: string): readonly string[] {
  const words = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\bx[ -]ray/g, 'xray')
    .replaceAll(/['’‘.]/g, '')
    .split(/[^a-z0-9+#]+/)
    .map((word) => singular(word.replace(/^[+#]+/, '')))
    .filter((word) => word !== '');
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : words;
}

const notPlural = /(ss|us|is|ics|news|ous)$/;
/** Most words in '-ics' are fields, such as physics; these are people and places. */
const pluralsInIcs = new Set(['mechanics', 'paramedics', 'medics', 'critics', 'clinics', 'comics']);

/** Gives one form for a word and its plural: nurses and nurse, secretaries and secretary. It need not be a real word. */
function singular(word: string): string {
  if (pluralsInIcs.has(word)) return word.slice(0, -1);
  if (word.length < 4 || !word.endsWith('s') || notPlural.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
