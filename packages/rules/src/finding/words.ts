/** Words that tell things apart too little to be looked for. */
const fillers = new Set([
  'of',
  'at',
  'the',
  'in',
  'and',
  'for',
  'a',
  'an',
  'to',
  'or',
  'with',
  'general',
  'campus',
  'main',
  'something',
  // As it is often typed.
  'somthing',
]);

/**
 * Cuts a name, a title or what somebody types into words: lower case, no accents, no punctuation, one form for singular
 * and plural. 'A & T', 'A and T' and 'A&T' are the one word 'a&t', letters that stand alone beside each other are one word
 * ('N C State'), 'C++' and 'C#' keep their marks. Fillers are dropped unless nothing else is left.
 */
export function wordsOf(text: string): readonly string[] {
  const words = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\bx[ -]ray/g, 'xray')
    .replaceAll(/['’‘.]/g, '')
    .replaceAll(/\b([a-z])\s*(?:&|\band\b)\s*([a-z])\b/g, '$1&$2')
    .split(/[^a-z0-9+#&]+/)
    .map((word) => singular(word.replaceAll(/^[+#&]+|&+$/g, '')))
    .filter((word) => word !== '');
  const joined = withLettersJoined(words);
  const telling = joined.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : joined;
}

function withLettersJoined(words: readonly string[]): readonly string[] {
  if (!words.some((word, index) => index > 0 && isLetter(word) && isLetter(words[index - 1]))) return words;
  const joined: string[] = [];
  for (const [index, word] of words.entries()) {
    if (isLetter(word) && isLetter(words[index - 1])) joined.push((joined.pop() ?? '') + word);
    else joined.push(word);
  }
  return joined;
}

const isLetter = (word: string | undefined) => word?.length === 1 && word >= 'a' && word <= 'z';

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
