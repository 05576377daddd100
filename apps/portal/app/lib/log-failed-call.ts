import { ApiError } from '@longleaf/contract/client';
import { logClient } from './log-client.ts';

/** Writes to the browser's log that a call failed, beside what the page says of it (ST-169, MSG-048). No data of people. */
export function logFailedCall(what: string, error: unknown): void {
  logClient(`Could not reach ${what}: ${error instanceof ApiError ? error.status : 'no answer'}`);
}
