import type { Clock } from '@longleaf/platform/clock';
import type { Database } from '@longleaf/platform/database';
import type { Logger } from '@longleaf/platform/logging';
import type { Settings } from '@longleaf/platform/settings';
import type { TokenVerifier } from './http/authentication.ts';

/** What the API is built from; nothing in it reads the environment or the clock by itself. */
export type Dependencies = {
  settings: Settings;
  database: Database;
  clock: Clock;
  log: Logger;
  verifyToken: TokenVerifier;
};
