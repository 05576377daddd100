const SUFFIX = /^(jr|sr|ii|iii|iv|v|2nd|3rd)$/;

/**
 * A last name as it is compared: without case, accents, marks, spaces and a suffix, so that 'Núñez-O’Neill Jr.' and
 * 'NUNEZ ONEILL' are one name. Names in letters that fold to nothing known stay as they are.
 */
export function comparedName(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll(/[^\p{L}\p{N}]+/gu, (marks) => (/^['’ʼ`.]+$/u.test(marks) ? '' : ' '))
    .trim()
    .split(' ');
  while (words.length > 1 && SUFFIX.test(words.at(-1) ?? '')) words.pop();
  return words.join('');
}
