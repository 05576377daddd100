/** The values, with the text that stands in the fields of the same names: it may have been typed before the script ran. */
export function withTyped<Values extends object>(values: Values, fields: FormData): Values {
  const held = values as Record<string, unknown>;
  const typed = [...fields].filter(
    ([name, value]) => typeof held[name] === 'string' && typeof value === 'string',
  );
  return { ...values, ...Object.fromEntries(typed) };
}
