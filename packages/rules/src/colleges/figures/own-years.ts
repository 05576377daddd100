import type { FigureGroup } from './figure.ts';

/**
 * Gives the years that a college's row names itself, as where parts of a group came in from files of different years: '2023',
 * '2023, 2024'. Undefined where the row names none, and the year of the whole group holds.
 */
export function ownYears(group: FigureGroup, values: Readonly<Record<string, unknown>>): string | undefined {
  const years = Object.entries(group.figures).flatMap(([name, { unit }]) =>
    unit === 'year' && typeof values[name] === 'number' ? [values[name]] : [],
  );
  return years.length === 0 ? undefined : [...new Set(years)].toSorted((a, b) => a - b).join(', ');
}
