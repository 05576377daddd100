import { ApiError } from '@longleaf/contract/client';

const UNKNOWN = [400, 404, 422];

/** Whether the server says that there is no such thing, or that nothing can have such a name. */
export function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && UNKNOWN.includes(error.status);
}
