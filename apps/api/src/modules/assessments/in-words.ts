const SAID = new Set(['name', 'description']);

/** The same answer with the names and descriptions in it said in the language of the call; rules have them in English. */
export function inWords<Value>(value: Value, say: (english: string) => string): Value {
  const said = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(said);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(
      Object.entries(one).map(([key, part]) => [
        key,
        typeof part === 'string' && SAID.has(key) ? say(part) : said(part),
      ]),
    );
  };
  return said(value) as Value;
}
