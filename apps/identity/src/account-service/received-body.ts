import type { ModelState } from '@longleaf/contract/problem';
import { ProblemError } from '@longleaf/http/problem';
import { fit } from '@longleaf/http/validate';
import type { z } from 'zod';

/** Values that fit a schema, or what is wrong with them, by field. */
export type Checked<S extends z.ZodObject> =
  | { good: true; value: z.output<S> }
  | { good: false; modelState: ModelState };

/** Checks a body or query against its schema as the API does; field names may come in any letter case (GAP-015). */
export function check<S extends z.ZodObject>(schema: S, received: unknown): Checked<S> {
  try {
    return { good: true, value: fit(schema, received, 'body') as z.output<S> };
  } catch (error) {
    if (!(error instanceof ProblemError) || !error.modelState) throw error;
    return { good: false, modelState: error.modelState };
  }
}
