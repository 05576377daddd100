/** Words that tell colleges apart too little to be looked for. */
const fillers = new Set(['of', 'at', 'the', 'in', 'and', 'for', 'campus', 'main']);

/**
 * Cuts a name or a search term into words: lower case, no accents, no punctuation; 'A & T' and 'A&T' are the one word
 * 'a&t', possessives lose their mark, fillers are dropped unless nothing else is left.
 */
export function tokensOf(text: string): readonly string[] {
  const words = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’‘.]/g, '')
    .replaceAll(/\b([a-z])\s*&\s*([a-z])\b/g, '$1&$2')
    .split(/[^a-z0-9&]+/)
    .map((word) => word.replaceAll(/^&+|&+$/g, ''))
    .filter((word) => word !== '');
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : words;
}

/** Cuts the federal alias column, which parts names by bars, semicolons, commas, slashes or runs of spaces. */
export function aliasesOf(alias: string | null): readonly string[] {
  if (alias === null) return [];
  return alias
    .split(/[|;,/]|\s{2,}|\band\b/)
    .map((part) => part.trim())
    .filter((part) => part.length > 1);
}
