import type { CollegeFacts } from '@longleaf/rules/colleges/facts';
import type { ProgramType } from '@longleaf/rules/colleges/degrees';
import type { Place } from '@longleaf/rules/colleges/distance';
import type { FormerName } from '@longleaf/rules/colleges/former-name';

/** A college as the search engine reads it. */
export interface CollegeRecord {
  readonly facts: CollegeFacts;
  readonly shortName: string;
  readonly urlName: string;
  readonly city: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly retentionRate: number | null;
  /** Name of the first photo that the college sent. */
  readonly photo: string | null;
  /** Other names: nicknames, the federal alias column and former names. */
  readonly otherNames: readonly string[];
  readonly formerNames: readonly FormerName[];
  /** The one that cards show. */
  readonly formerName: string | null;
}

/** Everything a snapshot is built from. A college's position is its place in `colleges`. */
export interface CatalogFacts {
  readonly colleges: readonly CollegeRecord[];
  /** Positions of the colleges that offer a 6-digit program. */
  readonly programs: ReadonlyMap<string, Int32Array>;
  /** The same of one program type: type, then program. */
  readonly programsOfType: ReadonlyMap<ProgramType, ReadonlyMap<string, Int32Array>>;
  readonly cipTitles: ReadonlyMap<string, string>;
  /** 6-digit programs that lead to an occupation, by SOC code. */
  readonly programsOfOccupation: ReadonlyMap<string, readonly string[]>;
  readonly clusterOfMajor: ReadonlyMap<string, string>;
  readonly places: ReadonlyMap<string, Place>;
  /** Families without a public source for which at least one college has reported. */
  readonly reportedFamilies: ReadonlySet<string>;
}
