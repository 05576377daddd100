import { fill } from '@longleaf/rules/words/fill';
import type { $ZodRawIssue } from 'zod/v4/core';

/** What a value has to be, by the name that zod has for it. */
const KINDS: Readonly<Record<string, string>> = {
  string: /*i18n*/ 'text',
  number: /*i18n*/ 'a number',
  int: /*i18n*/ 'a whole number',
  boolean: /*i18n*/ 'true or false',
  array: /*i18n*/ 'a list',
  tuple: /*i18n*/ 'a list',
  object: /*i18n*/ 'an object',
  record: /*i18n*/ 'an object',
  date: /*i18n*/ 'a date',
};

const FORMATS: Readonly<Record<string, string>> = {
  email: /*i18n*/ 'Enter an email address.',
  url: /*i18n*/ 'Enter a web address.',
  uuid: /*i18n*/ 'This must be an id (UUID).',
  guid: /*i18n*/ 'This must be an id (UUID).',
  date: /*i18n*/ 'Enter a date as in 2026-01-31.',
  datetime: /*i18n*/ 'Enter a date and time as in 2026-01-31T12:00:00Z.',
};

const MOST_CHOICES = 12;

/**
 * What is wrong with a value of which the schema itself says nothing, in plain words.
 * @returns undefined where zod's own word has to stay.
 */
export function plainWords(issue: $ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.input === undefined) return /*i18n*/ 'This is needed.';
      const kind = KINDS[issue.expected];
      return kind && fill(/*i18n*/ 'This must be {kind}.', { kind });
    }
    case 'too_small':
      return bound(issue.origin, Number(issue.minimum), 'at least', issue.exact);
    case 'too_big':
      return bound(issue.origin, Number(issue.maximum), 'at most', issue.exact);
    case 'invalid_value':
      return issue.values.length > MOST_CHOICES
        ? /*i18n*/ 'This is not one of the choices.'
        : fill(/*i18n*/ 'This must be {kind}.', { kind: issue.values.map(String).join(' or ') });
    case 'unrecognized_keys':
      return fill(/*i18n*/ 'There is no field named {names} here.', { names: issue.keys.join(', ') });
    case 'not_multiple_of':
      return fill(/*i18n*/ 'This must be a multiple of {divisor}.', { divisor: String(issue.divisor) });
    case 'invalid_format':
      return FORMATS[issue.format] ?? /*i18n*/ 'This does not have the right form.';
    default:
      return undefined;
  }
}

type Bound = 'at least' | 'at most' | 'exactly';

const LETTERS: Readonly<Record<Bound, string>> = {
  'at least': /*i18n*/ 'This must have at least {limit} characters.',
  'at most': /*i18n*/ 'This must have at most {limit} characters.',
  exactly: /*i18n*/ 'This must have exactly {limit} characters.',
};
const ONE_LETTER: Readonly<Record<Bound, string>> = {
  'at least': /*i18n*/ 'This must not be empty.',
  'at most': /*i18n*/ 'This must have at most 1 character.',
  exactly: /*i18n*/ 'This must have exactly 1 character.',
};
const ENTRIES: Readonly<Record<Bound, string>> = {
  'at least': /*i18n*/ 'This must have at least {limit} entries.',
  'at most': /*i18n*/ 'This must have at most {limit} entries.',
  exactly: /*i18n*/ 'This must have exactly {limit} entries.',
};
const ONE_ENTRY: Readonly<Record<Bound, string>> = {
  'at least': /*i18n*/ 'This must have at least 1 entry.',
  'at most': /*i18n*/ 'This must have at most 1 entry.',
  exactly: /*i18n*/ 'This must have exactly 1 entry.',
};
const NUMBERS: Readonly<Record<Bound, string>> = {
  'at least': /*i18n*/ 'This must be at least {limit}.',
  'at most': /*i18n*/ 'This must be at most {limit}.',
  exactly: /*i18n*/ 'This must be exactly {limit}.',
};

function bound(origin: string, limit: number, word: 'at least' | 'at most', exact = false): string {
  const kind = exact ? 'exactly' : word;
  if (origin === 'string') return fill((limit === 1 ? ONE_LETTER : LETTERS)[kind], { limit });
  if (origin === 'array') return fill((limit === 1 ? ONE_ENTRY : ENTRIES)[kind], { limit });
  return fill(NUMBERS[kind], { limit });
}
