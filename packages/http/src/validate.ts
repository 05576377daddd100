import type { Schema } from '@longleaf/contract/operation';
import { plainWords } from '@longleaf/contract/plain-words';
import type { ModelState } from '@longleaf/contract/problem';
import { safeParse } from 'zod/v4/core';
import { compiled } from './compiled.ts';
import { foldNames } from './fold-names.ts';
import { badRequest } from './problem.ts';

/**
 * Checks one part of a request against its schema.
 * @param part the name used for a problem with the whole part, such as `body`.
 * @throws ProblemError 400 naming every wrong field.
 */
export function validate(schema: Schema | undefined, value: unknown, part: string): unknown {
  if (schema === undefined) return undefined;
  const unstorable = pathOfNulCharacter(value, part, 0);
  if (unstorable !== undefined) {
    throw badRequest({ [unstorable]: [/*i18n*/ 'This value holds a character that cannot be stored.'] });
  }
  return fit(schema, value, part);
}

/**
 * The same for calls that say themselves what no text of theirs can be.
 * @throws ProblemError 400 naming every wrong field.
 */
export function fit(schema: Schema, value: unknown, part: string): unknown {
  const result = safeParse(compiled(schema), foldNames(schema, value), { error: plainWords });
  if (result.success) return result.data;
  const modelState: ModelState = {};
  for (const issue of result.error.issues.flatMap(withUnionsOpened)) {
    const field = issue.path.length > 0 ? issue.path.map(String).join('.') : part;
    (modelState[field] ??= []).push(issue.message);
  }
  throw badRequest(modelState);
}

type Issue = { code?: string | undefined; path: PropertyKey[]; message: string; errors?: Issue[][] };

/**
 * A value that fits no option is told the problems of the option it came nearest to; where it came near to none, what
 * the choice itself has to say, if anything.
 */
function withUnionsOpened(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || !issue.errors?.length) return [issue];
  const options = issue.errors.map((option) => option.flatMap(withUnionsOpened));
  if (issue.message !== SAYS_NOTHING && options.every((option) => depth(option) === 0)) return [issue];
  const nearest = options.toSorted((a, b) => depth(b) - depth(a) || a.length - b.length)[0] ?? [];
  return nearest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

// What zod says of a choice that has no message of its own.
const SAYS_NOTHING = 'Invalid input';

function depth(issues: Issue[]): number {
  return Math.max(0, ...issues.map((issue) => issue.path.length));
}

const DEEPEST = 24;

// PostgreSQL's text holds every character but NUL.
function pathOfNulCharacter(value: unknown, path: string, depth: number): string | undefined {
  if (typeof value === 'string') return value.includes('\u0000') ? path : undefined;
  if (value === null || typeof value !== 'object') return undefined;
  if (depth > DEEPEST) throw badRequest({ [path]: [/*i18n*/ 'This value is nested too deeply.'] });
  for (const name of Object.keys(value)) {
    if (name.includes('\u0000')) return path;
    const content = (value as Record<string, unknown>)[name];
    if (content === null || (typeof content !== 'object' && typeof content !== 'string')) continue;
    const found = pathOfNulCharacter(content, depth === 0 ? name : `${path}.${name}`, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
