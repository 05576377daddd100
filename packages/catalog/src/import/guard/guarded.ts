import type { Queryable } from '@longleaf/platform/jobs/queue';
import { objectionsTo } from '@longleaf/rules/imports/objections';
import type { TableDifference } from '@longleaf/rules/imports/objections';
import { ImportRefused } from '../refused.ts';
import type { BadRow } from '../refused.ts';
import { withVersion } from '../versions/with-version.ts';
import { compareTables } from './compare-tables.ts';
import { sayDifference } from './say-difference.ts';

/** What an import is, for the comparison with what is there. */
export interface Guarded {
  readonly kind: string;
  /** Undefined where facts of several years are in one table. */
  readonly year: string | undefined;
  /** Rows of the file with values that cannot be true. */
  readonly doubts: readonly BadRow[];
  /** Names of objections that the person who loads the file accepts. */
  readonly accept: readonly string[];
}

/**
 * Changes the tables of a kind, keeps what they held, and compares both: what an import loses is told, and refused unless
 * it is accepted by name. Runs in the transaction of the client.
 * @throws ImportRefused naming every reason; the transaction is then to be rolled back.
 */
export async function guarded<Result>(
  client: Queryable,
  { kind, year, doubts, accept }: Guarded,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly differences: readonly TableDifference[] }> {
  const compared = await withVersion(client, kind, () => compareTables(client, kind, year, work));
  const objections = objectionsTo(compared.differences, doubts.length).filter(
    ({ name }) => !accept.includes(name),
  );
  if (objections.length === 0) return compared;
  const names = [...new Set(objections.map(({ name }) => name))];
  throw new ImportRefused(
    [
      'This file would lose or spoil facts. Nothing was loaded.',
      ...objections.map(({ name, words }) => `  ${name}: ${words}`),
      'What would change:',
      ...compared.differences.map((difference) => `  ${sayDifference(difference)}`),
      `If that is right, load it with --accept ${names.join(',')}`,
    ].join('\n'),
    names.includes('values-out-of-range') ? doubts : [],
  );
}
