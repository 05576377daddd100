import { figureGroupKeys } from '@longleaf/rules/colleges/figures/groups';
import type { PgTable } from 'drizzle-orm/pg-core';
import { college, collegeClosure, collegeNickname, collegeSector, collegeSport } from '../tables/college.ts';
import { figureTables } from '../tables/figures.ts';
import { program, programFamily } from '../tables/programs.ts';
import { cip, cipSoc, clusterMajor, codeLabel, occupation, soc, zip } from '../tables/reference.ts';

/** A shipped table, the database table it fills, and what its columns are called there where the names differ. */
export interface ShippedTable {
  readonly key: string;
  readonly table: PgTable;
  readonly rename?: Readonly<Record<string, string>>;
  /** Columns that are only there for people who read the file. */
  readonly skip?: readonly string[];
}

const ofCollege = { id: 'collegeId' };

/** Every shipped table in the order of loading: colleges first, since the rest refers to them. */
export const shippedTables: readonly ShippedTable[] = [
  { key: 'colleges', table: college },
  { key: 'sectors', table: collegeSector, rename: ofCollege, skip: ['name'] },
  { key: 'closures', table: collegeClosure, rename: ofCollege },
  { key: 'nicknames', table: collegeNickname, rename: ofCollege },
  { key: 'sports', table: collegeSport, rename: ofCollege },
  ...figureGroupKeys.map((key) => ({ key: `figures-${key}`, table: figureTables[key], rename: ofCollege })),
  { key: 'programs', table: program, rename: ofCollege },
  { key: 'program-families', table: programFamily, rename: ofCollege },
  { key: 'cip', table: cip },
  { key: 'cip-soc', table: cipSoc },
  { key: 'occupations', table: occupation },
  { key: 'soc', table: soc },
  { key: 'cluster-majors', table: clusterMajor },
  { key: 'code-labels', table: codeLabel },
  { key: 'zips', table: zip },
];
