import { HOME_STATE } from '@longleaf/rules/colleges/price';
import type pg from 'pg';
import { readApplications, type CollegeApplications } from './applications/read-applications.ts';
import { readDirectAdmission, type DirectAdmissionList } from './applications/read-direct-admission.ts';
import { Careers } from './careers/careers.ts';
import { readCareerFacts } from './careers/read-facts.ts';
import { readEnrichment, type ListedProgram } from './enrichment/read-enrichment.ts';
import { readFactYears } from './explore/fact-years.ts';
import type { FactYears } from './explore/fact-years.ts';
import { type CatalogVersion, readVersion } from './load/version.ts';
import { readProfiles, type Profiles } from './profile/profiles.ts';
import { Programs } from './programs/programs.ts';
import { readProgramFacts } from './programs/read-facts.ts';
import { OrganizationIndex } from './organizations/organization-index.ts';
import { readOrganizations } from './organizations/read-organizations.ts';
import { readLivingCosts, type LivingCosts } from './living-costs/read-living-costs.ts';
import { readPlaces, type PlaceIndex } from './places/place-index.ts';
import { TownFinder } from './places/town-finder.ts';
import { cardOf } from './search/card.ts';
import type { Card } from './search/card.ts';
import { readFacts } from './search/read-facts.ts';
import { CollegeSearch } from './search/search.ts';
import { Snapshot } from './search/snapshot.ts';

/** The facts in memory, kept the same as the database's. */
export interface Catalog {
  readonly pool: pg.Pool;
  /** Search over the facts of this moment; ask again for each request. */
  readonly search: () => CollegeSearch;
  /** The profiles of all colleges of this moment; ask again for each request. */
  readonly profiles: () => Profiles;
  /** All careers of this moment; ask again for each request. */
  readonly careers: () => Careers;
  /** All programs of this moment; ask again for each request. */
  readonly programs: () => Programs;
  /** Which years the facts are of. */
  readonly years: () => FactYears;
  /** Changes whenever a fact changes. */
  readonly version: () => string;
  /** When the facts were loaded into the database, or last changed there; undefined without any. */
  readonly loadedAt: () => Date | undefined;
  /** The card of a college by its id (UNITID), with the prices of residents of a state: of North Carolina unless stated. */
  readonly findCollege: (id: number, residency?: string) => Card | undefined;
  /** Schools and colleges that people belong to, of this moment. */
  readonly organizations: () => OrganizationIndex;
  /** What is known of applying to each college of the three sectors, of this moment. */
  readonly applications: () => ReadonlyMap<number, CollegeApplications>;
  /** The colleges that take students by direct admission, of this moment. */
  readonly directAdmission: () => DirectAdmissionList;
  /** What it costs to live in each county of North Carolina, of this moment. */
  readonly livingCosts: () => LivingCosts;
  /** The enrichment programs of this moment, by name. */
  readonly enrichment: () => readonly ListedProgram[];
  /** The places of ZIP codes, of this moment. */
  readonly places: () => PlaceIndex;
  /** Finds towns and ZIP codes, of this moment. */
  readonly towns: () => TownFinder;
  /** Reads the facts again when the database has newer ones. */
  readonly refresh: () => Promise<void>;
  readonly close: () => void;
}

export interface CatalogOptions {
  /** How often to ask whether the facts have changed; 0 never asks. */
  readonly checkEveryMilliseconds?: number;
  /** Where all facts are read, which takes longer than a call; the same connections unless stated. */
  readonly reader?: pg.Pool;
  /** What was read before from a database with the same facts: taken in place of reading it all, if the versions agree. */
  readonly known?: FactsInMemory;
  /** Told of a failed check; the facts at hand stay in use. */
  readonly onTrouble?: (error: unknown) => void;
}

/** The version of a catalogue without any facts. */
export const EMPTY_CATALOG = 'empty';

const usualCheck = 5000;

/** Reads the facts into memory and watches the catalogue's version for newer ones, as every copy of the API does. */
export async function openCatalog(pool: pg.Pool, options: CatalogOptions = {}): Promise<Catalog> {
  const { checkEveryMilliseconds = usualCheck, reader = pool, known, onTrouble = () => undefined } = options;
  let current =
    known && known.version === (await versionText(pool)) ? known : await readFactsIntoMemory(reader);
  let working: Promise<void> | undefined;

  async function refreshNow(): Promise<void> {
    if ((await versionText(pool)) !== current.version) current = await readFactsIntoMemory(reader);
  }
  const refresh = () => (working ??= refreshNow().finally(() => (working = undefined)));
  const timer =
    checkEveryMilliseconds > 0
      ? setInterval(() => void refresh().catch(onTrouble), checkEveryMilliseconds)
      : undefined;
  timer?.unref();

  return {
    pool,
    search: () => current.search,
    profiles: () => current.profiles,
    careers: () => current.careers,
    programs: () => current.programs,
    years: () => current.years,
    version: () => current.version,
    loadedAt: () => current.loadedAt,
    organizations: () => current.organizations,
    applications: () => current.applications,
    directAdmission: () => current.directAdmission,
    livingCosts: () => current.livingCosts,
    enrichment: () => current.enrichment,
    places: () => current.places,
    towns: () => current.towns,
    findCollege: (id, residency = HOME_STATE) => {
      const { positionOfId, facts } = current.search.snapshot;
      const college = facts.colleges[positionOfId.get(id) ?? -1];
      return college && cardOf(college, residency);
    },
    refresh,
    close: () => clearInterval(timer),
  };
}

/** All facts of one version, ready to be asked. */
export interface FactsInMemory {
  readonly version: string;
  readonly loadedAt: Date | undefined;
  readonly search: CollegeSearch;
  readonly profiles: Profiles;
  readonly careers: Careers;
  readonly programs: Programs;
  readonly years: FactYears;
  readonly organizations: OrganizationIndex;
  readonly applications: ReadonlyMap<number, CollegeApplications>;
  readonly directAdmission: DirectAdmissionList;
  readonly livingCosts: LivingCosts;
  readonly enrichment: readonly ListedProgram[];
  readonly places: PlaceIndex;
  readonly towns: TownFinder;
}

/** Reads all facts that a database has. */
export async function readFactsIntoMemory(pool: pg.Pool): Promise<FactsInMemory> {
  // The version is read first: facts that change in between are read again at the next check.
  const version = await readVersion(pool);
  const years = await readFactYears(pool);
  const [
    colleges,
    profiles,
    careers,
    programs,
    organizations,
    applications,
    directAdmission,
    livingCosts,
    enrichment,
    places,
  ] = await Promise.all([
    readFacts(pool),
    readProfiles(pool),
    readCareerFacts(pool),
    readProgramFacts(pool),
    readOrganizations(pool),
    readApplications(pool),
    readDirectAdmission(pool),
    readLivingCosts(pool),
    readEnrichment(pool),
    readPlaces(pool),
  ]);
  return {
    version: textOf(version),
    loadedAt: version?.loadedAt,
    search: new CollegeSearch(new Snapshot(colleges), {
      admissions: years['figures-admissions'],
    }),
    profiles,
    careers: new Careers(careers),
    programs: new Programs(programs, colleges.colleges, careers.socTitles),
    years,
    organizations: new OrganizationIndex(organizations),
    applications,
    directAdmission,
    livingCosts,
    enrichment,
    places,
    towns: new TownFinder(places, colleges.places),
  };
}

async function versionText(pool: pg.Pool): Promise<string> {
  return textOf(await readVersion(pool));
}

function textOf(version: CatalogVersion | undefined): string {
  return version ? `${version.shipped}-${version.revision}` : EMPTY_CATALOG;
}
