import { ApiError } from '@longleaf/contract/client';

/** What the server said of the first field that it refused; undefined where it said nothing of any. */
export function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return Object.values(error.modelState).flat()[0];
}
