import { figureGroupKeys } from '@longleaf/rules/colleges/figures/groups';
import type { PgTable } from 'drizzle-orm/pg-core';
import { collegeApplication, directAdmission } from '../tables/applications.ts';
import {
  college,
  collegeClosure,
  collegeFormerName,
  collegeNickname,
  collegeSector,
  collegeSport,
} from '../tables/college.ts';
import {
  occupationActivity,
  occupationAlternateTitle,
  occupationCluster,
  occupationContext,
  occupationWorkValue,
  occupationEducation,
  occupationElement,
  occupationInterest,
  occupationJobZone,
  occupationKnowledge,
  occupationRelated,
  occupationReportedTitle,
  occupationSkill,
  occupationTool,
  projection,
} from '../tables/careers.ts';
import { enrichmentProgram } from '../tables/enrichment.ts';
import { figureTables } from '../tables/figures.ts';
import { basicCost, fairMarketRent, healthPlanPrice } from '../tables/living-costs.ts';
import { program } from '../tables/programs.ts';
import { cip, cipSoc, clusterMajor, codeLabel, occupation, soc, zip } from '../tables/reference.ts';
import { school, schoolCode, zipCounty } from '../tables/schools.ts';
import { socGroup, wageMetro, wageNational, wageState } from '../tables/wages.ts';

/** A shipped table, the database table it fills, and what its columns are called there where the names differ. */
export interface ShippedTable {
  readonly key: string;
  readonly table: PgTable;
  readonly rename?: Readonly<Record<string, string>>;
  /** Columns that are only there for people who read the file. */
  readonly skip?: readonly string[];
  /** Rows are replaced one by one and never removed: others may point at them or have been added. */
  readonly keepsRows?: true;
}

const ofCollege = { id: 'collegeId' };

/** Every shipped table in the order of loading: colleges first, since the rest refers to them. */
export const shippedTables: readonly ShippedTable[] = [
  { key: 'colleges', table: college, keepsRows: true },
  { key: 'sectors', table: collegeSector, rename: ofCollege, skip: ['name'] },
  { key: 'closures', table: collegeClosure, rename: ofCollege },
  { key: 'nicknames', table: collegeNickname, rename: ofCollege },
  { key: 'college-applications', table: collegeApplication, rename: ofCollege },
  { key: 'direct-admission', table: directAdmission, rename: ofCollege },
  { key: 'enrichment-programs', table: enrichmentProgram },
  { key: 'former-names', table: collegeFormerName, rename: ofCollege },
  { key: 'sports', table: collegeSport, rename: ofCollege },
  ...figureGroupKeys.map((key) => ({ key: `figures-${key}`, table: figureTables[key], rename: ofCollege })),
  { key: 'programs', table: program, rename: ofCollege },
  { key: 'cip', table: cip },
  { key: 'cip-soc', table: cipSoc },
  { key: 'occupations', table: occupation },
  { key: 'soc', table: soc },
  { key: 'cluster-majors', table: clusterMajor },
  { key: 'code-labels', table: codeLabel },
  { key: 'job-zones', table: occupationJobZone },
  { key: 'interests', table: occupationInterest },
  { key: 'alternate-titles', table: occupationAlternateTitle },
  { key: 'reported-titles', table: occupationReportedTitle },
  { key: 'elements', table: occupationElement, keepsRows: true },
  { key: 'skills', table: occupationSkill },
  { key: 'knowledge', table: occupationKnowledge },
  { key: 'work-activities', table: occupationActivity },
  { key: 'work-context', table: occupationContext },
  { key: 'work-values', table: occupationWorkValue },
  { key: 'tools-and-technology', table: occupationTool },
  { key: 'occupation-education', table: occupationEducation },
  { key: 'related-occupations', table: occupationRelated },
  { key: 'occupation-clusters', table: occupationCluster },
  { key: 'projections', table: projection },
  { key: 'soc-groups', table: socGroup },
  { key: 'wages-national', table: wageNational },
  { key: 'wages-state', table: wageState },
  { key: 'wages-metro', table: wageMetro },
  { key: 'fair-market-rents', table: fairMarketRent },
  { key: 'health-plan-prices', table: healthPlanPrice },
  { key: 'basic-costs', table: basicCost },
  { key: 'schools', table: school, keepsRows: true },
  { key: 'school-codes', table: schoolCode },
  { key: 'zips', table: zip },
  { key: 'zip-counties', table: zipCounty },
];
