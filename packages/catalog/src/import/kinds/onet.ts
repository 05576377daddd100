import type { PgTable } from 'drizzle-orm/pg-core';
import {
  occupationAlternateTitle,
  occupationJobZone,
  occupationRelated,
  occupationReportedTitle,
} from '../../tables/careers.ts';
import { occupation } from '../../tables/reference.ts';
import { codeOf, isNothing, onetSocCode, problemOf, textOf, wholeOf } from '../records/cells.ts';
import { ColumnsBuilder } from '../records/columns-builder.ts';
import { ImportRefused } from '../refused.ts';
import type { RecordKind } from '../records/record-kind.ts';

export const occupationColumn = 'O*NET-SOC CODE';
type Cell = (column: string) => string;

/** The release stands in the name of the folder that the publisher packs its files in: db_30_1_text. */
function onetRelease(path: string): string | undefined {
  const found = /db_(\d{2})_(\d)(?:_|\/|$)/.exec(path);
  return found ? `O*NET ${found[1]}.${found[2]}` : undefined;
}

const exampleRelease = '30.1';

/** '30.1' and 'O*NET 30.1' are the same release. @throws ImportRefused for what is none. */
function writeRelease(given: string): string {
  const release = /^(?:O\*NET )?(\d{2}\.\d)$/.exec(given)?.[1];
  if (release === undefined)
    throw new ImportRefused(
      `“${given.slice(0, 40)}” is no release of O*NET. Write it so: --year ${exampleRelease}.`,
    );
  return `O*NET ${release}`;
}

/** How files of O*NET are dated: by their release. */
export const ofRelease = { yearOf: onetRelease, exampleYear: exampleRelease, writeYear: writeRelease };

export function onetCodeOf(cell: Cell, column: string = occupationColumn): string {
  return codeOf(column, cell(column), onetSocCode, 'O*NET-SOC code');
}

interface Simple<Name extends string> {
  readonly key: string;
  readonly title: string;
  readonly source: string;
  readonly table: PgTable;
  readonly needs: readonly string[];
  readonly reads?: readonly string[];
  readonly names: readonly Name[];
  readonly row: (cell: Cell) => Readonly<Record<Name, string>>;
  readonly keyOf: (row: Readonly<Record<Name, string>>) => string;
}

/** A file of the database with one row for each fact. */
function onet<Name extends string>(file: Simple<Name>): RecordKind {
  return {
    key: file.key,
    title: `O*NET file “${file.title}”`,
    needs: [occupationColumn, ...file.needs],
    ...(file.reads ? { reads: file.reads } : {}),
    ...ofRelease,
    start: () => {
      const builder = new ColumnsBuilder(file.names, file.keyOf);
      return {
        add: (cell) => problemOf(() => builder.add(file.row(cell))),
        finish: () => [{ key: file.source, table: file.table, columns: builder.columns }],
      };
    },
  };
}

export const onetOccupations = onet({
  key: 'onet-occupations',
  title: 'Occupation Data',
  source: 'occupations',
  table: occupation,
  needs: ['TITLE', 'DESCRIPTION'],
  names: ['onetCode', 'soc', 'title'],
  row: (cell) => {
    const onetCode = onetCodeOf(cell);
    return { onetCode, soc: onetCode.slice(0, 7), title: textOf('TITLE', cell('TITLE')) };
  },
  keyOf: ({ onetCode }) => onetCode,
});

export const onetAlternateTitles = onet({
  key: 'onet-alternate-titles',
  title: 'Alternate Titles',
  source: 'alternate-titles',
  table: occupationAlternateTitle,
  needs: ['ALTERNATE TITLE|JOB TITLE', 'SHORT TITLE'],
  names: ['onetCode', 'title', 'shortTitle'],
  row: (cell) => ({
    onetCode: onetCodeOf(cell),
    title: textOf('ALTERNATE TITLE', cell('ALTERNATE TITLE')),
    shortTitle: isNothing(cell('SHORT TITLE')) ? '' : textOf('SHORT TITLE', cell('SHORT TITLE')),
  }),
  keyOf: ({ onetCode, title }) => `${onetCode} ${title}`,
});

export const onetReportedTitles = onet({
  key: 'onet-reported-titles',
  title: 'Sample of Reported Titles',
  source: 'reported-titles',
  table: occupationReportedTitle,
  needs: ['REPORTED JOB TITLE'],
  names: ['onetCode', 'title'],
  row: (cell) => ({
    onetCode: onetCodeOf(cell),
    title: textOf('REPORTED JOB TITLE', cell('REPORTED JOB TITLE')),
  }),
  keyOf: ({ onetCode, title }) => `${onetCode} ${title}`,
});

export const onetJobZones = onet({
  key: 'onet-job-zones',
  title: 'Job Zones',
  source: 'job-zones',
  table: occupationJobZone,
  needs: ['JOB ZONE'],
  names: ['onetCode', 'jobZone'],
  row: (cell) => ({
    onetCode: onetCodeOf(cell),
    jobZone: String(wholeOf('JOB ZONE', cell('JOB ZONE'), 1, 5)),
  }),
  keyOf: ({ onetCode }) => onetCode,
});

export const onetRelated = onet({
  key: 'onet-related-occupations',
  title: 'Related Occupations',
  source: 'related-occupations',
  table: occupationRelated,
  needs: ['RELATED O*NET-SOC CODE', 'RELATEDNESS TIER', 'INDEX'],
  names: ['onetCode', 'relatedCode', 'tier', 'rank'],
  row: (cell) => ({
    onetCode: onetCodeOf(cell),
    relatedCode: onetCodeOf(cell, 'RELATED O*NET-SOC CODE'),
    tier: textOf('RELATEDNESS TIER', cell('RELATEDNESS TIER')),
    rank: String(wholeOf('INDEX', cell('INDEX'), 1, 1000)),
  }),
  keyOf: ({ onetCode, relatedCode }) => `${onetCode} ${relatedCode}`,
});
