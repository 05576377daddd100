import { UnknownValue } from '@longleaf/catalog/search/match';
import type { FilterBody } from '@longleaf/contract/college-filters';
import { badRequest } from '@longleaf/http/problem';
import type { CollegeQuery } from '@longleaf/rules/colleges/filters/filter';
import { parseFilters } from '@longleaf/rules/colleges/filters/parse';

/**
 * Understands the filters of a body.
 * @throws ProblemError 400 naming each filter that is not understood.
 */
export function understood(body: FilterBody): CollegeQuery {
  const { query, problems } = parseFilters(body.filters, body.join);
  if (query) return query;
  const modelState: Record<string, string[]> = {};
  for (const { field, message } of problems) (modelState[field] ??= []).push(message);
  throw badRequest(modelState);
}

/** Runs a search; a ZIP code, major or occupation that nobody knows becomes a 400 that names its field. */
export function answering<Answer>(body: FilterBody, run: () => Answer): Answer {
  try {
    return run();
  } catch (error) {
    if (error instanceof UnknownValue) throw badRequest({ [fieldOf(error, body)]: [error.message] });
    throw error;
  }
}

function fieldOf(error: UnknownValue, body: FilterBody): string {
  if (error.value === undefined) return error.field;
  const value = error.value;
  const index = body.filters.findIndex((filter) => filter.value.includes(value));
  return index < 0 ? 'filters' : `filters.${index}.value`;
}
