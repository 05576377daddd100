/**
 * The values, with the text that stands in the fields of the same names: it may have been typed before the script ran. A
 * field in several parts (`born`, `born.year`) is left as it is: its first part is not its value.
 */
export function withTyped<Values extends object>(values: Values, fields: FormData): Values {
  const held = values as Record<string, unknown>;
  const names = [...fields.keys()];
  const isFirstOfParts = (name: string) => names.some((other) => other.startsWith(`${name}.`));
  const typed = [...fields].filter(
    ([name, value]) => typeof held[name] === 'string' && typeof value === 'string' && !isFirstOfParts(name),
  );
  return { ...values, ...Object.fromEntries(typed) };
}
