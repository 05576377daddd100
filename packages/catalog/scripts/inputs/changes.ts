import type { ColumnTable } from '../../src/shipped/columns.ts';
import type { ChangeKind } from '@longleaf/rules/colleges/change';
import type { Row } from '../table-files.ts';

const kinds: Readonly<Record<string, ChangeKind>> = {
  closed: 'closed',
  branch_closed: 'closed',
  merged_into: 'merged',
  announced_closing: 'closing',
  announced_merger: 'merging',
  accreditation_lost: 'accreditation',
};
/** The directory is of 2024-25: what it lists had not closed before. */
const DIRECTORY_YEAR = '2024';

/** Of several about one college the one that says most. */
const weight: readonly ChangeKind[] = ['accreditation', 'merging', 'closing', 'closed', 'merged'];

/**
 * What became of colleges, one row each. Left out: what no page confirms or two sources say otherwise, what has no date,
 * and mergers and old closings of colleges that the directory still lists as active.
 */
export function changesOf(rows: readonly Row[], isActive: (id: string) => boolean): ColumnTable {
  const changes = rows.flatMap((row) => {
    const { unit_id: id = '', date = '', trust = '' } = row;
    const kind = kinds[row['kind'] ?? ''];
    if (kind === undefined || id === '' || date === '' || isDoubtful(trust)) return [];
    if (isActive(id) && (kind === 'merged' || (kind === 'closed' && date < DIRECTORY_YEAR))) return [];
    return [{ id, kind, ...datesOf(kind, date, trust), ...successorOf(row) }];
  });
  const best = [...Map.groupBy(changes, ({ id }) => id).values()]
    .flatMap((own) =>
      own.toSorted((one, two) => weight.indexOf(two.kind) - weight.indexOf(one.kind)).slice(0, 1),
    )
    .toSorted((one, two) => Number(one.id) - Number(two.id));
  const names = ['id', 'kind', 'closedOn', 'announcedOn', 'successorId', 'successorName'] as const;
  return { names, columns: names.map((name) => best.map((change) => change[name])) };
}

const isDoubtful = (trust: string) => trust.startsWith('general knowledge') || trust.endsWith('check');

/** A date is that of the closing, unless only the announcement is dated. A merger's is that of the directory, years later. */
function datesOf(kind: ChangeKind, date: string, trust: string): { closedOn: string; announcedOn: string } {
  if (kind === 'closed') return { closedOn: date, announcedOn: '' };
  if (kind === 'merged') return { closedOn: '', announcedOn: '' };
  const saysWhen = kind === 'closing' && /closing (after|at the end|in)/.test(trust);
  return saysWhen ? { closedOn: date, announcedOn: '' } : { closedOn: '', announcedOn: date };
}

function successorOf(row: Row): { successorId: string; successorName: string } {
  return { successorId: row['successor_unit_id'] ?? '', successorName: row['successor_name'] ?? '' };
}
