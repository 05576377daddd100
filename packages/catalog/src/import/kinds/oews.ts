import type { MissingReason } from '@longleaf/rules/careers/wages';
import type { PgTable } from 'drizzle-orm/pg-core';
import { wageFigures } from '../../careers/facts.ts';
import type { WageFigure } from '../../careers/facts.ts';
import { writeMissing } from '../../careers/missing-letters.ts';
import { wageMetro, wageNational, wageState } from '../../tables/wages.ts';
import { CellProblem, codeOf, problemOf, socCode, textOf } from '../records/cells.ts';
import type { Collector, RecordKind } from '../records/record-kind.ts';
import { ImportRefused } from '../refused.ts';
import { repeated } from '../skipped.ts';
import type { Harmless } from '../skipped.ts';
import { figureOf } from './oews-figure.ts';
import { fillJobsPer1000, topCodeOf } from './oews-totals.ts';

/** One of the three files of the wage survey: who is in it, and which areas are kept. */
interface Survey {
  readonly key: string;
  readonly title: string;
  readonly source: string;
  readonly table: PgTable;
  /** The survey's codes for kinds of areas. */
  readonly areaTypes: readonly string[];
  readonly areas: string;
  readonly keeps: (area: { readonly id: string; readonly state: string }) => boolean;
  readonly leftOut: string;
}

const homeState = 'NC';
const nation = '99';

const columns: Readonly<Record<WageFigure, string>> = {
  employment: 'TOT_EMP',
  jobsPer1000: 'JOBS_1000',
  annualMean: 'A_MEAN',
  annual10th: 'A_PCT10',
  annual25th: 'A_PCT25',
  annualMedian: 'A_MEDIAN',
  annual75th: 'A_PCT75',
  annual90th: 'A_PCT90',
  hourlyMean: 'H_MEAN',
  hourly10th: 'H_PCT10',
  hourly25th: 'H_PCT25',
  hourlyMedian: 'H_MEDIAN',
  hourly75th: 'H_PCT75',
  hourly90th: 'H_PCT90',
};

const areaKinds: Readonly<Record<string, string>> = {
  1: 'the nation',
  2: 'states',
  3: 'territories',
  4: 'metropolitan areas',
  6: 'areas outside of metropolitan ones',
};

/** Totals, families and single occupations; the groups in between repeat them. */
const groupsKept = new Set(['total', 'major', 'detailed']);
const allIndustries = '000000';

function oews(survey: Survey): RecordKind {
  return {
    key: survey.key,
    title: survey.title,
    needs: [
      'AREA',
      'AREA_TITLE',
      'AREA_TYPE',
      'PRIM_STATE',
      'NAICS',
      'OCC_CODE',
      'O_GROUP|OCC_GROUP',
      ...Object.values(columns).filter((column) => column !== columns.jobsPer1000),
      'ANNUAL',
      'HOURLY',
    ],
    reads: [columns.jobsPer1000],
    yearOf: (path) => {
      const year = /_M(20\d{2})_/i.exec(path.slice(path.lastIndexOf('/') + 1))?.[1];
      return year === undefined ? undefined : `May ${year}`;
    },
    exampleYear: '2025',
    writeYear: (year) => {
      const found = /^(?:May )?(20\d{2})$/.exec(year)?.[1];
      if (found === undefined)
        throw new ImportRefused(`“${year}” is no year of this survey. Give it so: --year 2025.`);
      return `May ${found}`;
    },
    start: (year) => new Wages(survey, year),
  };
}

const names = ['areaId', 'areaName', 'soc', ...wageFigures] as const;
type Row = Record<(typeof names)[number], string>;

class Wages implements Collector {
  readonly #survey: Survey;
  readonly #year: string;
  readonly #rows: { readonly row: Row; readonly missing: Partial<Record<WageFigure, MissingReason>> }[] = [];
  readonly #seen = new Map<string, Row>();
  #leftOut = 0;

  constructor(survey: Survey, year: string) {
    this.#survey = survey;
    this.#year = year;
  }

  add = (cell: (column: string) => string): string | Harmless | undefined =>
    problemOf(() => {
      const type = cell('AREA_TYPE');
      if (!this.#survey.areaTypes.includes(type))
        throw new ImportRefused(
          `This is no ${this.#survey.title}: a row is of ${areaKinds[type] ?? `the area type “${type.slice(0, 20)}”`} and not of ${this.#survey.areas}.`,
        );
      const id = codeOf('AREA', cell('AREA').padStart(2, '0'), /^\d{2,7}$/, 'code of an area');
      const soc = codeOf('OCC_CODE', cell('OCC_CODE'), socCode, 'occupation code');
      if (cell('NAICS').padStart(allIndustries.length, '0') !== allIndustries) return undefined;
      if (!groupsKept.has(cell('O_GROUP').toLowerCase())) return undefined;
      return this.#read(id, soc, cell);
    });

  #read(id: string, soc: string, cell: (column: string) => string): string | Harmless | undefined {
    const problems: string[] = [];
    const row = {
      areaId: id,
      areaName: id === nation ? 'United States' : textOf('AREA_TITLE', cell('AREA_TITLE')),
      soc,
    } as Row;
    const missing: Partial<Record<WageFigure, MissingReason>> = {};
    const only = { hourly: isYes(cell('HOURLY')), annual: isYes(cell('ANNUAL')) };
    for (const figure of wageFigures) {
      try {
        const read = figureOf(figure, columns[figure], cell(columns[figure]), only);
        row[figure] = read.value;
        if (read.missing) missing[figure] = read.missing;
      } catch (error) {
        if (!(error instanceof CellProblem)) throw error;
        problems.push(error.message);
      }
    }
    problems.push(...outOfOrder(row), ...notOnly(row, only));
    if (problems.length > 0) return problems.join('; ');
    if (!this.#survey.keeps({ id, state: cell('PRIM_STATE').toUpperCase() })) {
      this.#leftOut++;
      return undefined;
    }
    const key = `${id} ${soc}`;
    const before = this.#seen.get(key);
    if (before) return isSame(before, row) ? repeated : `repeats ${soc} in area ${id} with other figures`;
    // The row that is stored gets figures worked out later; what was read is kept as it was.
    this.#seen.set(key, { ...row });
    this.#rows.push({ row, missing });
    return undefined;
  }

  finish = () => {
    if (this.#rows.length === 0)
      throw new ImportRefused(
        `The file has no row of ${this.#survey.areas} that are shown. Nothing was loaded.`,
      );
    fillJobsPer1000(this.#rows);
    const topCode = topCodeOf(
      this.#year,
      this.#rows.some(({ missing }) => Object.values(missing).includes('topCoded')),
    );
    return [
      {
        key: this.#survey.source,
        table: this.#survey.table,
        columns: new Map<string, readonly string[]>([
          ...names.map((name) => [name, this.#rows.map(({ row }) => row[name])] as const),
          ['topCode', this.#rows.map(() => topCode)],
          ['missing', this.#rows.map(({ missing }) => writeMissing(missing))],
        ]),
        ...(this.#leftOut > 0 ? { leftOut: { rows: this.#leftOut, because: this.#survey.leftOut } } : {}),
      },
    ];
  };
}

/** Wages by how many people earn less, the fewest first. */
const inOrder: readonly (readonly WageFigure[])[] = [
  ['annual10th', 'annual25th', 'annualMedian', 'annual75th', 'annual90th'],
  ['hourly10th', 'hourly25th', 'hourlyMedian', 'hourly75th', 'hourly90th'],
];

/** Says so where a wage is above one that it cannot be above: two columns have changed places then. */
function outOfOrder(row: Row): string[] {
  return inOrder.flatMap((figures) => {
    const known = figures.filter((figure) => (row[figure] ?? '') !== '');
    return known.slice(1).flatMap((figure, index) => {
      const before = known[index] ?? figure;
      if (Number(row[before]) <= Number(row[figure])) return [];
      return [`${columns[before]} ${row[before]} is above ${columns[figure]} ${row[figure]}`];
    });
  });
}

/** Says so where a wage stands in a row that is marked to have none of its kind: the marks have changed places then. */
function notOnly(row: Row, only: { readonly hourly: boolean; readonly annual: boolean }): string[] {
  const stands = (figure: WageFigure) => (row[figure] ?? '') !== '';
  return [
    ...(only.annual && stands('hourlyMedian')
      ? ['ANNUAL says that there is no wage by the hour, and H_MEDIAN is one']
      : []),
    ...(only.hourly && stands('annualMedian')
      ? ['HOURLY says that there is no wage by the year, and A_MEDIAN is one']
      : []),
  ];
}

function isSame(one: Row, other: Row): boolean {
  return names.every((name) => one[name] === other[name]);
}

function isYes(cell: string): boolean {
  return ['TRUE', '1'].includes(cell.toUpperCase());
}

export const oewsNational = oews({
  key: 'oews-national',
  title: 'wage survey of the nation (OEWS)',
  source: 'wages-national',
  table: wageNational,
  areaTypes: ['1'],
  areas: 'the nation',
  keeps: () => true,
  leftOut: '',
});

export const oewsState = oews({
  key: 'oews-state',
  title: 'wage survey of the states (OEWS)',
  source: 'wages-state',
  table: wageState,
  areaTypes: ['2', '3'],
  areas: 'states',
  keeps: ({ state }) => state === homeState,
  leftOut: 'they are of other states',
});

export const oewsMetro = oews({
  key: 'oews-metro',
  title: 'wage survey of metropolitan areas (OEWS)',
  source: 'wages-metro',
  table: wageMetro,
  areaTypes: ['4'],
  areas: 'metropolitan areas',
  keeps: ({ state }) => state === homeState,
  leftOut: 'they are of areas in other states',
});
