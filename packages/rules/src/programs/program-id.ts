/**
 * Reads the id of a program: a 6-digit CIP code with its point ('51.3801'), without it ('513801') or as a number (a
 * leading zero may be gone: 10101). Undefined for anything else.
 */
export function readProgramId(value: string | number): string | undefined {
  const text = String(value).trim();
  if (/^\d{1,2}\.\d{4}$/.test(text)) return text.padStart(7, '0');
  return /^\d{5,6}$/.test(text) ? text.padStart(6, '0').replace(/^(\d\d)/, '$1.') : undefined;
}
