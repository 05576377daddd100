import type { Catalog } from '@longleaf/catalog/open-catalog';
import type { CollegeCard } from '@longleaf/contract/college-card';
import type { TokenVerifier } from '@longleaf/http/authentication';
import type { ProgramFigures } from '@longleaf/http/metrics/program-metrics';
import type { Clock } from '@longleaf/platform/clock';
import type { Database } from '@longleaf/platform/database';
import type { Logger } from '@longleaf/platform/logging';
import type { SendMail } from '@longleaf/platform/mail/mail';
import type { Secret } from '@longleaf/platform/secret';
import type { Settings } from '@longleaf/platform/settings';
import type { PortalBuild } from './portal/build.ts';

/** The card of a college by its id (UNITID); undefined when the catalogue has no such college. */
export type CollegeFinder = (id: number, residency?: string) => CollegeCard | undefined;

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
  /** Writes a letter as part of a transaction. */
  sendMail: SendMail;
  /** The portal's secret outside the database; `deriveKeys` makes keys of it for each purpose. */
  dataSecret: Secret;
  /** Whether this copy works on the queue; left out where nobody does. */
  jobsRunning?: () => boolean;
  /** Of what its figures tell; left out where they are of the connections of calls alone. */
  figures?: ProgramFigures;
  /** Asks whether the database works; shared with whoever else looks, so that one look serves all. */
  databaseReady?: () => Promise<boolean>;
  /** Whether the database is away, by the last looks (`watchDatabase`); left out where nobody looks. */
  peopleAway?: () => boolean;
  /** Aborted once this copy stops: a balancer is told that it is not ready. */
  stopping?: AbortSignal;
  /** The built portal; without it only the API is served. */
  portal?: PortalBuild;
};
