import { schoolYear } from './kind.ts';
import type { FileKind } from './kind.ts';
import { ImportRefused } from './refused.ts';

const aYear = 2024;
const SCHOOL_YEAR = /^\d{4}-\d{2}$/;
const latest = () => new Date().getFullYear() + 1;

/**
 * Reads a year given by hand as the kind writes it: '2024-25', 'Fall 2024' or '2024'.
 * @throws ImportRefused saying what to write.
 */
export function readYear(kind: FileKind, given: string): string {
  const example = kind.yearOf(aYear);
  if (kind.key === 'scorecard' && given === 'most recent release') return given;
  const year = SCHOOL_YEAR.test(example)
    ? readSchoolYear(given)
    : readFall(given.replace(/^Fall /, ''), example);
  if (year !== undefined) return year;
  throw new ImportRefused(
    `“${given.slice(0, 40)}” is no year of this table. Write it so: --year ${exampleYear(kind)}.`,
  );
}

/** How a year of the kind is given by hand: '2024-25' or '2024'. */
export function exampleYear(kind: FileKind): string {
  const example = kind.yearOf(aYear);
  return SCHOOL_YEAR.test(example) ? example : String(aYear);
}

/** Reads the year of a list: '2025' or '2025-26'. @throws ImportRefused saying what to write. */
export function readListYear(given: string): string {
  const year = readSchoolYear(given) ?? readFall(given, '2025');
  if (year !== undefined) return year;
  throw new ImportRefused(`“${given.slice(0, 40)}” is no year. Write it so: --year 2025, or --year 2025-26.`);
}

function readSchoolYear(given: string): string | undefined {
  const found = /^(20\d{2})-(?:20)?(\d{2})$/.exec(given);
  const first = Number(found?.[1]);
  if (!found || first > latest() || (first + 1) % 100 !== Number(found[2])) return undefined;
  return schoolYear(first);
}

function readFall(given: string, example: string): string | undefined {
  if (!/^20\d{2}$/.test(given) || Number(given) > latest()) return undefined;
  return example.startsWith('Fall ') ? `Fall ${given}` : given;
}
