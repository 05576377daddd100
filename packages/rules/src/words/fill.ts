/**
 * A sentence with its values in place: `fill('Use at most {limit} letters', { limit: 80 })`. The sentence is a whole one,
 * marked as a message, so that translators see all of it and may move the values.
 */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}
