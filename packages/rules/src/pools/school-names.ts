/** Names of schools in one text (CON-081, ST-172). */
const SEPARATOR = ';';

/** Puts names into one text. Names hold no semicolon. */
export function joinSchoolNames(names: readonly string[]): string {
  return names.join(SEPARATOR);
}

/** The names in a text, without the empty and repeated ones. */
export function splitSchoolNames(text: string): string[] {
  const names = text.split(SEPARATOR).map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== ''))];
}
