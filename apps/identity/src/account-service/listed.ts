import type { ModelState } from '@longleaf/contract/problem';

/** One complaint for a field, as the model state holds them. */
export function listed(errors: Partial<Record<string, string>>): ModelState {
  return Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, [text ?? '']]));
}
