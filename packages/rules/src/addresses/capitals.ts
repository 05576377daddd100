/** Short words of addresses that are written in capitals: directions, and states in the names of roads. */
const CAPITALS = new Set(['n', 's', 'e', 'w', 'ne', 'nw', 'se', 'sw', 'po', 'nc', 'us', 'rr', 'hc', 'pmb']);

/**
 * Street or city with capitals where names have them: 'SALISBURY' and 'salisbury' are 'Salisbury'. What is written in
 * small and capital letters is left as it is: a person knows how 'McDowell' is written.
 */
export function withCapitals(text: string): string {
  if (/\p{Lu}/u.test(text) && /\p{Ll}/u.test(text)) return text;
  return text.toLowerCase().replace(/[\p{L}\p{N}'’]+/gu, capitalized);
}

function capitalized(word: string): string {
  if (CAPITALS.has(word)) return word.toUpperCase();
  // '5th' stays small, '12a' is a unit.
  if (/^\d/.test(word)) return /^\d+(?:st|nd|rd|th)$/.test(word) ? word : word.toUpperCase();
  // One letter and an apostrophe begin a name: O'Brien.
  return word.replace(/^(?:\p{L}['’])?\p{L}/u, (start) => start.toUpperCase());
}
