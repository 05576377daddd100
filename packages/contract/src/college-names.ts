import { fill } from '@longleaf/rules/words/fill';
import { goneKinds } from '@longleaf/rules/colleges/change';
import { collegeTypes } from '@longleaf/rules/colleges/sector';
import { z } from 'zod';
import { collegeCard } from './college-card.ts';
import { mostCompared, mostSuggestions, searchTermLength } from './search-limits.ts';
import { operation } from './operation.ts';

const emptyToNothing = (value: unknown) => (value === '' || value === null ? undefined : value);
const yesWords = new Set(['true', '1', 'yes']);

const suggestionFields = {
  search: z.preprocess(
    (value) => value ?? undefined,
    z
      .string()
      .trim()
      .max(searchTermLength, fill(/*i18n*/ 'Use at most {limit} characters.', { limit: searchTermLength }))
      .optional(),
  ),
  /** 10 unless stated. */
  limit: z.preprocess(
    emptyToNothing,
    z.coerce
      .number(/*i18n*/ 'Give a whole number.')
      .int(/*i18n*/ 'Give a whole number.')
      .min(1, /*i18n*/ 'The lowest is 1.')
      .max(mostSuggestions, `The highest is ${mostSuggestions}.`)
      .optional(),
  ),
  /** False (the default) puts North Carolina first; true treats every state alike. */
  national: z.preprocess(
    (value) => emptyToNothing(typeof value === 'string' ? value.toLowerCase() : value),
    z
      .union([z.boolean(), z.enum(['true', 'false', '1', '0', 'yes', 'no'])], /*i18n*/ 'Use true or false.')
      .optional()
      .transform((value) =>
        value === undefined ? undefined : value === true || yesWords.has(String(value)),
      ),
  ),
};
const suggestionQuery = z.object(suggestionFields);

export const collegeName = z.object({
  id: z.int(),
  name: z.string(),
  shortName: z.string(),
  urlName: z.string(),
  city: z.string(),
  state: z.string(),
  collegeType: z.enum(collegeTypes),
  /** How it came to take no more students; null of a college that is open. */
  gone: z.enum(goneKinds).nullable(),
});
export type CollegeName = z.output<typeof collegeName>;

/** Name suggestions by GET (API-054, GAP-013). */
export const suggestColleges = operation({
  id: 'API-054',
  method: 'GET',
  path: '/campussearch/institutionNames',
  policy: 'public',
  cache: 'catalog',
  summary: 'Colleges whose name fits what was typed',
  query: suggestionQuery,
  response: z.array(collegeName),
});

/** Name suggestions by POST (API-055, GAP-013): the same names in the body; the query is read too. */
export const suggestCollegesByPost = operation({
  id: 'API-055',
  method: 'POST',
  path: '/campusSearch/institutionNames',
  policy: 'public',
  cache: 'catalog',
  summary: 'Colleges whose name fits what was typed',
  query: suggestionQuery,
  body: z.preprocess((body) => (typeof body === 'string' ? { search: body } : (body ?? {})), suggestionQuery),
  response: z.array(collegeName),
});

/** Every college by name (API-203): id, name, url name, place and sector; North Carolina only unless `national`. */
export const listColleges = operation({
  id: 'API-203',
  method: 'GET',
  path: '/campusSearch/institutions',
  policy: 'public',
  cache: 'catalog',
  summary: 'All colleges by name',
  query: suggestionQuery.pick({ national: true }),
  response: z.array(collegeName),
});

/** Cards of colleges by id or url name, in the order asked for; unknown ones are left out. Up to 10 (GAP-067). */
export const collegesByName = operation({
  id: 'API-203-some',
  method: 'GET',
  path: '/campusSearch/institutionCards',
  policy: 'public',
  cache: 'catalog',
  summary: 'Cards of some colleges',
  query: z.object({
    names: z
      .union([z.string(), z.array(z.string())])
      .transform((given) =>
        [given]
          .flat()
          .flatMap((part) => part.split(','))
          .map((part) => part.trim())
          .filter((part) => part !== ''),
      )
      .pipe(
        z
          .array(z.string().max(200))
          .min(1, /*i18n*/ 'Name at least one college.')
          .max(mostCompared, `Compare at most ${mostCompared} colleges.`),
      ),
  }),
  response: z.array(collegeCard),
});
