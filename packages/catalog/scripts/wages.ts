import type { MissingReason } from '@longleaf/rules/careers/wages';
import { wageFigures } from '../src/careers/facts.ts';
import type { WageFigure } from '../src/careers/facts.ts';
import { writeMissing } from '../src/careers/missing-letters.ts';
import type { ColumnTable } from '../src/shipped/columns.ts';
import { input, write } from './table-files.ts';
import type { Row } from './table-files.ts';

/** Where each figure of a prepared table is; figures that are not named are not in it. */
type Columns = Readonly<Partial<Record<WageFigure, string>>>;

interface Area {
  readonly id: string;
  readonly name: string;
  /** Dollars a year from which on the table says no more than 'at least'. */
  readonly topCode: string;
}

interface Wage {
  readonly area: Area;
  readonly row: Row;
  readonly columns: Columns;
  /** Why a figure that is in the table is empty in this row. */
  readonly whyEmpty: (figure: WageFigure) => MissingReason;
}

const nationalColumns: Columns = {
  employment: 'employment',
  jobsPer1000: 'jobs_per_1000',
  annualMean: 'annual_mean',
  annual10th: 'annual_p10',
  annual25th: 'annual_p25',
  annualMedian: 'annual_median',
  annual75th: 'annual_p75',
  annual90th: 'annual_p90',
  hourlyMean: 'hourly_mean',
  hourly10th: 'hourly_p10',
  hourly25th: 'hourly_p25',
  hourlyMedian: 'hourly_median',
  hourly75th: 'hourly_p75',
  hourly90th: 'hourly_p90',
};
const stateColumns: Columns = {
  employment: 'employment',
  jobsPer1000: 'jobs_per_1000',
  annualMean: 'annual_mean',
  annualMedian: 'annual_median',
};
const metroColumns: Columns = {
  employment: 'employment_2024',
  jobsPer1000: 'jobs_per_1000_2024',
  annualMean: 'annual_mean_2024',
  annualMedian: 'annual_median_2024',
};

/** The cap of wages in the survey of May 2024; the one of May 2025 states the highest wages too. */
const topCode2024 = '239200';

const nation: Area = { id: '99', name: 'United States', topCode: '' };
const northCarolina: Area = { id: '37', name: 'North Carolina', topCode: topCode2024 };

/** Builds the tables of wages: one for each of nation, state and metropolitan areas. */
export async function wages(): Promise<void> {
  const shown = (row: Row) => ['total', 'major', 'detailed'].includes(row['group_level'] ?? '');
  const national = (await input('wages_national_2025.csv')).filter(shown);
  const state = (await input('wages_north_carolina_2024.csv')).filter(shown);
  const metro = (await input('wages_nc_metros_2024.csv')).filter(shown);
  await write(
    'wages-national',
    tableOf(
      national.map((row) => ({
        area: nation,
        row,
        columns: nationalColumns,
        whyEmpty: (figure) => {
          if (row['hourly_wage_only'] === '1' && figure.startsWith('annual')) return 'hourlyOnly';
          if (row['annual_wage_only'] === '1' && figure.startsWith('hourly')) return 'annualOnly';
          return row['has_top_coded_value'] === '1' ? 'suppressedOrTopCoded' : 'suppressed';
        },
      })),
    ),
  );
  await write(
    'wages-state',
    tableOf(
      state.map((row) => ({
        area: northCarolina,
        row,
        columns: stateColumns,
        whyEmpty: (figure) => (figure.startsWith('annual') ? 'suppressedOrTopCoded' : 'suppressed'),
      })),
    ),
  );
  await write(
    'wages-metro',
    tableOf(
      metro.map((row) => ({
        area: { id: row['cbsa_code'] ?? '', name: row['metro'] ?? '', topCode: topCode2024 },
        row,
        columns: metroColumns,
        whyEmpty: (figure) =>
          figure === 'annualMedian' && row['median_top_coded'] === '1' ? 'topCoded' : 'suppressed',
      })),
    ),
  );
}

function tableOf(rows: readonly Wage[]): ColumnTable {
  return {
    names: ['areaId', 'areaName', 'topCode', 'soc', ...wageFigures, 'missing'],
    columns: [
      rows.map(({ area }) => area.id),
      rows.map(({ area }) => area.name),
      rows.map(({ area }) => area.topCode),
      rows.map(({ row }) => row['soc_code'] ?? ''),
      ...wageFigures.map((figure) => rows.map((wage) => valueOf(wage, figure))),
      rows.map((wage) => {
        const missing: Partial<Record<WageFigure, MissingReason>> = {};
        for (const figure of wageFigures) {
          if (wage.columns[figure] === undefined) missing[figure] = 'notInTable';
          else if (valueOf(wage, figure) === '') missing[figure] = wage.whyEmpty(figure);
        }
        return writeMissing(missing);
      }),
    ],
  };
}

function valueOf({ row, columns }: Wage, figure: WageFigure): string {
  const column = columns[figure];
  if (column === undefined) return '';
  const value = row[column];
  if (value === undefined) throw new Error(`There is no column ${column}`);
  return value;
}
