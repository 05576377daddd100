import { readComparison, readJoin } from '@longleaf/rules/colleges/comparison';
import type { SearchFilter } from '@longleaf/rules/colleges/filters/filter';
import { z } from 'zod';
import { mostFilters } from './colleges-limits.ts';

const scalar = z.union([z.string().max(500), z.number(), z.boolean()]);

const comparison = z
  .string()
  .max(30)
  .transform((text, context) => {
    const read = readComparison(text);
    if (read) return read;
    context.addIssue({ code: 'custom', message: 'This is not a comparison.' });
    return z.NEVER;
  });

const join = z
  .string()
  .max(10)
  .transform((text, context) => {
    const read = readJoin(text);
    if (read) return read;
    context.addIssue({ code: 'custom', message: 'Use And or Or.' });
    return z.NEVER;
  });

/**
 * One filter (ENT-189 to 191): `group` is the family, `key` the filter in it (or the family again), `value` the choice.
 * A list of values asks for any of them.
 */
export const searchFilter = z
  .object({
    key: z.string().min(1).max(60),
    group: z.string().max(60).nullish(),
    value: z.union([scalar, z.array(scalar).min(1).max(200)]),
    comparison: comparison.nullish(),
    join: join.nullish(),
  })
  .transform((filter): SearchFilter => ({
    key: filter.key,
    group: filter.group || undefined,
    value: Array.isArray(filter.value) ? filter.value.join(',') : String(filter.value),
    comparison: filter.comparison ?? (Array.isArray(filter.value) ? 'in' : undefined),
    join: filter.join ?? undefined,
  }));

const filterList = z.array(searchFilter).max(mostFilters, `Use at most ${mostFilters} filters.`);

/** The body of a search: a bare list of filters, or `{ filters, join }` where `join` joins the families (And unless stated). */
export const filterBody = z
  .union([filterList, z.object({ filters: filterList.nullish(), join: join.nullish() })])
  .nullish()
  .transform((body) => {
    if (body === null || body === undefined) return { filters: [], join: 'And' as const };
    return Array.isArray(body)
      ? { filters: body, join: 'And' as const }
      : { filters: body.filters ?? [], join: body.join ?? ('And' as const) };
  });
