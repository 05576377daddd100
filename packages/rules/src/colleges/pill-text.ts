/** Characters of a major's name that a pill shows before it is cut (CON-114). */
export const pillTextLength = 20;

/** Shortens a pill's text to 20 characters followed by '...' (CON-114); shorter text stays as it is. */
export function shortenPillText(text: string): string {
  const characters = Array.from(text);
  return characters.length <= pillTextLength ? text : `${characters.slice(0, pillTextLength).join('')}...`;
}
