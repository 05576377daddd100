import type { $ZodRawIssue } from 'zod/v4/core';

/** What a value has to be, by the name that zod has for it. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a date',
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'Enter an email address.',
  url: 'Enter a web address.',
  uuid: 'This must be an id (UUID).',
  guid: 'This must be an id (UUID).',
  date: 'Enter a date as in 2026-01-31.',
  datetime: 'Enter a date and time as in 2026-01-31T12:00:00Z.',
};

const MOST_CHOICES = 12;

/**
 * What is wrong with a value of which the schema itself says nothing, in plain words.
 * @returns undefined where zod's own word has to stay.
 */
export function plainWords(issue: $ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.input === undefined) return 'This is needed.';
      const kind = KINDS[issue.expected];
      return kind && `This must be ${kind}.`;
    }
    case 'too_small':
      return bound(issue.origin, Number(issue.minimum), 'at least', issue.exact);
    case 'too_big':
      return bound(issue.origin, Number(issue.maximum), 'at most', issue.exact);
    case 'invalid_value':
      return issue.values.length > MOST_CHOICES
        ? 'This is not one of the choices.'
        : `This must be ${issue.values.map(String).join(' or ')}.`;
    case 'unrecognized_keys':
      return `There is no field named ${issue.keys.join(', ')} here.`;
    case 'not_multiple_of':
      return `This must be a multiple of ${issue.divisor}.`;
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'This does not have the right form.';
    default:
      return undefined;
  }
}

function bound(origin: string, limit: number, word: 'at least' | 'at most', exact = false): string {
  const words = exact ? 'exactly' : word;
  if (origin === 'string') {
    if (limit === 1 && word === 'at least') return 'This must not be empty.';
    return `This must have ${words} ${limit} ${limit === 1 ? 'character' : 'characters'}.`;
  }
  if (origin === 'array') return `This must have ${words} ${limit} ${limit === 1 ? 'entry' : 'entries'}.`;
  return `This must be ${words} ${limit}.`;
}
