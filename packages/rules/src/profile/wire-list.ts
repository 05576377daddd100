/** Reads a comma-joined list of the wire; empty items and doubles are left out. */
export function splitList(joined: string | null | undefined): string[] {
  const items = (joined ?? '').split(',').map((item) => item.trim());
  return [...new Set(items.filter((item) => item !== ''))];
}

/** Joins a list for the wire. @throws Error for an item that holds a comma and would come back as two. */
export function joinList(items: readonly string[]): string {
  const bad = items.find((item) => item.includes(','));
  if (bad !== undefined) throw new Error('An item of a comma-joined list holds a comma');
  return [...new Set(items.map((item) => item.trim()).filter((item) => item !== ''))].join(',');
}
