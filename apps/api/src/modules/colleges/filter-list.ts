import type { Snapshot } from '@longleaf/catalog/search/snapshot';
import type { collegeFilters } from '@longleaf/contract/college-search';
import type { Answer } from '@longleaf/contract/operation';

/** Lists the families that are offered, each box with the colleges it has in all; families nobody reported are left out. */
export function filterList(snapshot: Snapshot): Answer<typeof collegeFilters> {
  const groups = [...snapshot.families.values()].map(({ family, values }) => ({
    key: family.key,
    category: family.category,
    label: family.label,
    kind: family.kind,
    ...(family.note !== undefined && { note: family.note }),
    filters: family.filters.map((filter) => ({ ...filter, count: values.get(filter.value)?.count ?? 0 })),
  }));
  return { groups };
}
