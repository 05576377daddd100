import { fill } from '@longleaf/rules/words/fill';
import { readComparison, readJoin } from '@longleaf/rules/colleges/comparison';
import type { SearchFilter } from '@longleaf/rules/colleges/filters/filter';
import { z } from 'zod';
import { mostFilters } from './search-limits.ts';

/** The project's own bounds. */
const longestValue = 500;
const mostValues = 200;

const scalar = z.union([z.string().max(longestValue), z.number(), z.boolean()]);

const comparison = z
  .string()
  .max(30)
  .transform((text, context) => {
    const read = readComparison(text);
    if (read) return read;
    context.addIssue({ code: 'custom', message: /*i18n*/ 'This is not a comparison.' });
    return z.NEVER;
  });

const join = z
  .string()
  .max(10)
  .transform((text, context) => {
    const read = readJoin(text);
    if (read) return read;
    context.addIssue({ code: 'custom', message: /*i18n*/ 'Use And or Or.' });
    return z.NEVER;
  });

const names = ['key', 'group', 'value', 'comparison', 'join'];

/** Field names in any letter case (GAP-015), also where the body is a bare list. */
function foldNames(filter: unknown): unknown {
  if (filter === null || typeof filter !== 'object' || Array.isArray(filter)) return filter;
  if (Object.keys(filter).every((name) => names.includes(name))) return filter;
  return Object.fromEntries(
    Object.entries(filter).map(([name, value]) => [
      names.find((known) => known === name.toLowerCase()) ?? name,
      value,
    ]),
  );
}

/**
 * One filter (ENT-189 to 191): `group` is the family, `key` the filter in it (or the family again), `value` the choice.
 * A list of values asks for any of them.
 */
export const searchFilter = z.preprocess(
  foldNames,
  z
    .object({
      key: z.string().min(1).max(60),
      group: z.string().max(60).nullish(),
      value: z.union(
        [scalar, z.array(scalar).min(1).max(mostValues)],
        fill(
          /*i18n*/ 'Give a text of at most {longest} characters, a number, true or false, or a list of 1 to {most} of them.',
          { longest: longestValue, most: mostValues },
        ),
      ),
      comparison: comparison.nullish(),
      join: join.nullish(),
    })
    .transform((filter): SearchFilter => ({
      key: filter.key,
      group: filter.group || undefined,
      value: Array.isArray(filter.value) ? filter.value.join(',') : String(filter.value),
      comparison: filter.comparison ?? (Array.isArray(filter.value) ? 'in' : undefined),
      join: filter.join ?? undefined,
    })),
);

/** What a caller may send as one filter. */
export interface SentFilter {
  key: string;
  group?: string | null | undefined;
  value: string | number | boolean | (string | number | boolean)[];
  comparison?: string | null | undefined;
  join?: string | null | undefined;
}

export interface FilterBody {
  filters: SearchFilter[];
  join: 'And' | 'Or';
}

/** The body of a search: a bare list of filters, or `{ filters, join }` where `join` joins the families (And unless stated); a distance always narrows. */
export const filterBody = z.preprocess(
  (body) => (body === undefined || body === null ? {} : Array.isArray(body) ? { filters: body } : body),
  z
    .object({
      filters: z
        .array(searchFilter)
        .max(mostFilters, fill(/*i18n*/ 'Use at most {limit} filters.', { limit: mostFilters }))
        .nullish(),
      join: join.nullish(),
    })
    .transform((body): FilterBody => ({ filters: body.filters ?? [], join: body.join ?? 'And' })),
) as z.ZodType<
  FilterBody,
  readonly SentFilter[] | { filters?: readonly SentFilter[] | null; join?: string | null } | null | undefined
>;
