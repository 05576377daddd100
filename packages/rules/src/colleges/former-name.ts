/** A name that a college had before, or that of another one that became part of it. */
export interface FormerName {
  readonly name: string;
  /** From which year on it was no longer used. */
  readonly year: number | null;
  readonly becamePart: boolean;
}

const yearsRemembered = 5;

/**
 * The name that a college had last, while people may still look for it by that name: five years long. Null where it has
 * had its name for longer.
 * @param newest the year of the newest directory that the names are from
 */
export function recentFormerName(names: readonly FormerName[], newest: number): string | null {
  const own = names.filter(
    ({ becamePart, year }) => !becamePart && year !== null && year > newest - yearsRemembered,
  );
  return own.toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0))[0]?.name ?? null;
}
