import { ApiError } from '@longleaf/contract/client';

/**
 * Whether the server says that a way back leads nowhere: what was removed is gone for good, or the slip is none of this
 * person's. A list that is full is no such thing: there is room once something is taken off.
 */
export const leadsNowhere = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || 'undo' in error.modelState);
