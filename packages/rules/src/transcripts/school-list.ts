/** What a list of schools is searched by. */
export type ListedSchool = { name: string; city: string; county: string | null; ceeb: string | null };

/**
 * The schools that fit, in the order in which they came: their name begins with one text, and each word of the other
 * begins a word of their name, town, county or code. An empty text fits all. Letter case, accents and marks do not count.
 */
export function findTranscriptSchools<School extends ListedSchool>(
  schools: readonly School[],
  { startsWith, search }: { startsWith: string; search: string },
): School[] {
  const beginning = fold(startsWith);
  const words = fold(search)
    .split(' ')
    .filter((word) => word !== '');
  return schools.filter((school) => {
    if (!fold(school.name).startsWith(beginning)) return false;
    if (words.length === 0) return true;
    const known = fold([school.name, school.city, school.county ?? '', school.ceeb ?? ''].join(' ')).split(
      ' ',
    );
    return words.every((word) => known.some((one) => one.startsWith(word)));
  });
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}|['’.]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
