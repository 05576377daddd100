import type { Catalog } from '@longleaf/catalog/open-catalog';
import type { CollegeCard } from '@longleaf/contract/colleges-card';
import type { Clock } from '@longleaf/platform/clock';
import type { Database } from '@longleaf/platform/database';
import type { Logger } from '@longleaf/platform/logging';
import type { Settings } from '@longleaf/platform/settings';
import type { TokenVerifier } from './http/authentication.ts';
import type { PortalBuild } from './portal/index.ts';

/** The card of a college by its id (UNITID); undefined when the catalogue has no such college. */
export type CollegeFinder = (id: number) => CollegeCard | undefined;

/** What the API is built from; nothing in it reads the environment or the clock by itself. */
export type Dependencies = {
  settings: Settings;
  database: Database;
  clock: Clock;
  log: Logger;
  verifyToken: TokenVerifier;
  /** The public facts, in memory. */
  catalog: Catalog;
  findCollege: CollegeFinder;
  /** The built portal; without it only the API is served. */
  portal?: PortalBuild;
};
