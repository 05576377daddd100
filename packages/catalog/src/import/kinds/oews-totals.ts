import type { MissingReason } from '@longleaf/rules/careers/wages';
import type { WageFigure } from '../../careers/facts.ts';

interface CountedRow {
  readonly row: {
    readonly areaId: string;
    readonly soc: string;
    readonly employment: string;
    jobsPer1000: string;
  };
  readonly missing: Partial<Record<WageFigure, MissingReason>>;
}

const allOccupations = '00-0000';

/**
 * Works out jobs in a thousand, to three digits, where the file leaves them out: jobs of the occupation among all jobs of
 * its area. A figure that the publisher holds back stays so.
 */
export function fillJobsPer1000(rows: readonly CountedRow[]): void {
  const totals = new Map(
    rows
      .filter(({ row }) => row.soc === allOccupations)
      .map(({ row }) => [row.areaId, Number(row.employment)]),
  );
  for (const { row, missing } of rows) {
    const total = totals.get(row.areaId) ?? 0;
    if (missing.jobsPer1000 !== 'notInTable' || total === 0 || row.employment === '') continue;
    row.jobsPer1000 = String(Math.round((Number(row.employment) / total) * 1e6) / 1e3);
    delete missing.jobsPer1000;
  }
}

/** The highest wages a year that the survey stated, by year: it says 'at or above' from there on (its notes). */
const topCodes: readonly { readonly from: number; readonly dollars: number }[] = [
  { from: 2022, dollars: 239_200 },
  { from: 2016, dollars: 208_000 },
];

/** The highest wage that a file of a year states; empty when no wage of it is cut off. */
export function topCodeOf(year: string, isCutOff: boolean): string {
  const found = topCodes.find(({ from }) => Number(/\d{4}/.exec(year)?.[0]) >= from);
  return isCutOff && found ? String(found.dollars) : '';
}
