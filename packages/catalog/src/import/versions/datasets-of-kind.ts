import type { PgTable } from 'drizzle-orm/pg-core';
import { shippedTables } from '../../load/shipped-tables.ts';
import type { ShippedTable } from '../../load/shipped-tables.ts';
import { academicDate } from '../../tables/academic.ts';
import { institutionPhoto, institutionProfile } from '../../tables/state.ts';
import type { Target } from '../kind.ts';
import { fileKinds } from '../kinds/all.ts';
import { ImportRefused } from '../refused.ts';

/** The name of a target in the list of sources. */
export function datasetOf(target: Target): string {
  if (target === 'college') return 'colleges';
  return target === 'program' ? 'programs' : `figures-${target}`;
}

/** Skills and knowledge also fill the names of elements, which are the same in every release: going back, those that ship return. */
export const kindsWithNames: readonly string[] = ['onet-skills', 'onet-knowledge'];
export const stayingDatasets: readonly string[] = ['elements'];

const others: Readonly<Record<string, readonly string[]>> = {
  'oews-national': ['wages-national'],
  'oews-state': ['wages-state'],
  'oews-metro': ['wages-metro'],
  'bls-projections': ['projections'],
  'onet-occupations': ['occupations'],
  'onet-alternate-titles': ['alternate-titles'],
  'onet-reported-titles': ['reported-titles'],
  'onet-job-zones': ['job-zones'],
  'onet-interests': ['interests'],
  'onet-skills': ['skills'],
  'onet-work-activities': ['work-activities'],
  'onet-work-context': ['work-context'],
  'onet-work-values': ['work-values'],
  'onet-knowledge': ['knowledge'],
  'onet-education': ['occupation-education'],
  'onet-related-occupations': ['related-occupations'],
  cip: ['cip'],
  'cip-soc': ['cip-soc'],
  'college-changes': ['closures'],
  applications: ['college-applications'],
  'enrichment-programs': ['enrichment-programs'],
  'academic-calendars': ['academic-calendars'],
  'high-schools': ['schools', 'school-codes'],
  'institution-profile': ['institution-profiles'],
};

/** The datasets that a kind of file changes, in the order of loading. @throws ImportRefused for an unknown kind. */
export function datasetsOfKind(key: string): readonly string[] {
  const kind = fileKinds.find((candidate) => candidate.key === key);
  const datasets = kind ? (Object.keys(kind.targets) as Target[]).map(datasetOf) : others[key];
  if (!datasets) throw new ImportRefused(`There is no kind “${key}”.`);
  const order = shippedTables.map((table) => table.key);
  return datasets.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
}

/** The shipped table of a dataset; undefined where nothing is shipped. */
export function shippedTableOf(dataset: string): ShippedTable | undefined {
  return shippedTables.find(({ key }) => key === dataset);
}

/** The tables that hold a dataset. */
export function tablesOfDataset(dataset: string): readonly PgTable[] {
  if (dataset === 'institution-profiles') return [institutionProfile, institutionPhoto];
  if (dataset === 'academic-calendars') return [academicDate];
  const shipped = shippedTableOf(dataset);
  if (!shipped) throw new Error(`No table holds ${dataset}`);
  return [shipped.table];
}
