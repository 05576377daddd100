import { plainWords } from '@longleaf/contract/plain-words';
import type { ModelState } from '@longleaf/contract/problem';
import type { z } from 'zod';

type Shape = z.ZodObject;

/** Values that fit a schema, or what is wrong with them, by field. */
export type Checked<S extends Shape> =
  | { good: true; value: z.output<S> }
  | { good: false; modelState: ModelState };

/** Checks a body or query against its schema; field names may come in any letter case (GAP-015). */
export function check<S extends Shape>(schema: S, received: unknown): Checked<S> {
  const result = schema.safeParse(foldNames(Object.keys(schema.shape), received), { error: plainWords });
  if (result.success) return { good: true, value: result.data };
  const modelState: ModelState = {};
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? 'body');
    modelState[field] = [...(modelState[field] ?? []), issue.message];
  }
  return { good: false, modelState };
}

function foldNames(names: readonly string[], received: unknown): unknown {
  if (received === null || typeof received !== 'object' || Array.isArray(received)) return received;
  const spelling = new Map(names.map((name) => [name.toLowerCase(), name]));
  const known = Object.entries(received).flatMap(([name, value]) => {
    const right = spelling.get(name.toLowerCase());
    return right === undefined ? [] : [[right, value] as const];
  });
  return Object.fromEntries(known);
}
