/**
 * Reads a term that is a code or the beginning of one: an occupation's ('29-1141', '291141', '29-11') or a program's
 * ('51.3801', '513801', '51.38'); undefined for anything else. At least two digits and a mark, or four digits.
 */
export function codeBeginning(term: string, mark: '-' | '.'): string | undefined {
  const text = term.trim();
  const digits = text.replace(/[-.]/g, '');
  const shape = mark === '-' ? /^\d{2}-\d{0,4}(\.\d{0,2})?$/ : /^\d{2}\.\d{0,4}$/;
  if (shape.test(text)) return text;
  if (!/^\d{4,8}$/.test(text) || digits.length > (mark === '-' ? 8 : 6)) return undefined;
  const rest = digits.slice(2);
  return `${digits.slice(0, 2)}${mark}${rest.length > 4 ? `${rest.slice(0, 4)}.${rest.slice(4)}` : rest}`;
}
