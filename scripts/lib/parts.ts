/** The types of the routes and the built portal are files that no clone brings. */
const FIRST: Record<string, string[]> = { lint: ['routes'], sizes: ['build'], journeys: ['build'] };

/**
 * The parts of `npm test` to run, in the order of `all`: those named and what they cannot be without, or all when none
 * is named.
 * @throws Error that names a part that does not exist.
 */
export function partsToRun(all: string[], named: string[]): string[] {
  const unknown = named.filter((name) => !all.includes(name));
  if (unknown.length > 0) {
    throw new Error(`No such part: ${unknown.join(', ')}. The parts are ${all.join(', ')}.`);
  }
  if (named.length === 0) return all;
  const wanted = new Set(named.flatMap((name) => [...(FIRST[name] ?? []), name]));
  return all.filter((name) => wanted.has(name));
}
