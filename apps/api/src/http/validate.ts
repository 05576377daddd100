import type { Schema } from '@longleaf/contract/operation';
import type { ModelState } from '@longleaf/contract/problem';
import { safeParse } from 'zod/v4/core';
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
    throw badRequest({ [unstorable]: ['This value holds a character that cannot be stored.'] });
  }
  const result = safeParse(schema, foldNames(schema, value));
  if (result.success) return result.data;
  const modelState: ModelState = {};
  for (const issue of result.error.issues) {
    const field = issue.path.length > 0 ? issue.path.map(String).join('.') : part;
    (modelState[field] ??= []).push(issue.message);
  }
  throw badRequest(modelState);
}

const DEEPEST = 24;

// PostgreSQL's text holds every character but NUL.
function pathOfNulCharacter(value: unknown, path: string, depth: number): string | undefined {
  if (typeof value === 'string') return value.includes('\u0000') ? path : undefined;
  if (value === null || typeof value !== 'object') return undefined;
  if (depth > DEEPEST) throw badRequest({ [path]: ['This value is nested too deeply.'] });
  for (const [name, content] of Object.entries(value)) {
    if (name.includes('\u0000')) return path;
    const found = pathOfNulCharacter(content, depth === 0 ? name : `${path}.${name}`, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
