import type { Join } from '../comparison.ts';
import { choiceOf, familyOf, plainKey } from './catalogue.ts';
import { conditionOf } from './condition.ts';
import { readDistance } from './distance.ts';
import { filterCategories } from './family.ts';
import type { FilterFamily } from './family.ts';
import type { CollegeQuery, Condition, FilterGroup, FilterProblem, SearchFilter } from './filter.ts';

export type ParseResult =
  | { readonly query: CollegeQuery; readonly problems: readonly [] }
  | { readonly query: null; readonly problems: readonly FilterProblem[] };

/**
 * Understands a list of filters: which family each belongs to, what its value means, and how they join.
 * Within a family the first stated join counts, else the family's own; families join by `join`.
 * Unknown keys and values that a family does not have come back as problems with the field named.
 */
export function parseFilters(filters: readonly SearchFilter[], join: Join = 'And'): ParseResult {
  const problems: FilterProblem[] = [];
  const groups = new Map<string, { family: FilterFamily; join: Join | undefined; conditions: Condition[] }>();
  const distanceParts: { filter: SearchFilter; field: string }[] = [];

  for (const [index, filter] of filters.entries()) {
    const field = `filters.${index}`;
    const family = familyOfFilter(filter, field, problems);
    if (!family) continue;
    if (family.kind === 'distance') {
      distanceParts.push({ filter, field });
      continue;
    }
    const condition = conditionOf(family, filter, field, problems);
    if (!condition) continue;
    const group = groups.get(family.key) ?? { family, join: undefined, conditions: [] };
    group.join ??= filter.join;
    group.conditions.push(...condition);
    groups.set(family.key, group);
  }

  const near = readDistance(distanceParts, problems);
  if (problems.length > 0) return { query: null, problems };
  return { query: { groups: [...groups.values()].map(finishGroup), join, near }, problems: [] };
}

function finishGroup(group: {
  family: FilterFamily;
  join: Join | undefined;
  conditions: Condition[];
}): FilterGroup {
  return {
    family: group.family.key,
    join: group.join ?? defaultJoin(group.family, group.conditions),
    conditions: group.conditions.length > 1 ? withoutRepeats(group.conditions) : group.conditions,
  };
}

function withoutRepeats(conditions: readonly Condition[]): readonly Condition[] {
  return [...new Map(conditions.map((condition) => [JSON.stringify(condition), condition])).values()];
}

/** Bounds narrow each other (at least 5,000 and under 10,000); ready-made boxes follow their family. */
function defaultJoin(family: FilterFamily, conditions: readonly Condition[]): Join {
  if (conditions.some((condition) => condition.kind === 'number')) return 'And';
  return family.kind === 'choice' ? family.join : 'And';
}

/** The group names the family and the key a filter in it; either may carry the family's key, the other must still make sense. */
function familyOfFilter(
  filter: SearchFilter,
  field: string,
  problems: FilterProblem[],
): FilterFamily | undefined {
  const byGroup = filter.group === undefined ? undefined : familyOf(filter.group);
  const byKey = familyOf(filter.key);
  if (filter.group !== undefined && !byGroup && !isCategory(filter.group)) {
    problems.push({ field: `${field}.group`, message: `There is no filter group “${shown(filter.group)}”.` });
    return undefined;
  }
  if (byGroup) {
    if (byKey === byGroup || isPartOf(byGroup, filter.key)) return byGroup;
    problems.push({
      field: `${field}.key`,
      message: `The group “${byGroup.key}” has no filter “${shown(filter.key)}”.`,
    });
    return undefined;
  }
  if (!byKey) problems.push({ field: `${field}.key`, message: `There is no filter “${shown(filter.key)}”.` });
  return byKey;
}

function isPartOf(family: FilterFamily, key: string): boolean {
  if (family.kind === 'distance')
    return ['zip', 'zipcode', 'radius', 'band', 'distance'].includes(plainKey(key));
  return choiceOf(family, key) !== undefined;
}

function isCategory(text: string): boolean {
  return filterCategories.some((category) => plainKey(category) === plainKey(text));
}

function shown(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
