import { cipTitleOf } from '../../programs/cip-title.ts';
import { cip, cipSoc } from '../../tables/reference.ts';
import { CellProblem, codeOf, problemOf, socCode, textOf } from '../records/cells.ts';
import { ColumnsBuilder } from '../records/columns-builder.ts';
import { ImportRefused } from '../refused.ts';
import type { RecordKind } from '../records/record-kind.ts';

/** The classification has an edition every ten years. @throws ImportRefused for what is none. */
function writeEdition(given: string): string {
  if (/^20\d0$/.test(given)) return given;
  throw new ImportRefused(
    `“${given.slice(0, 40)}” is no edition of the classification. Write it so: --year 2020.`,
  );
}

const reserved = 'Reserved';
/** Codes that are gone, and the old place of those that moved. */
const goneActions = new Set(['deleted', 'moved from']);

/** Reads a code of the classification, which spreadsheets may have taken for a number: 1.01 is 01.01. */
export function cipCodeOf(column: string, cell: string, digits?: 6): string {
  const padded = /^\d(\.|$)/.test(cell) ? `0${cell}` : cell;
  const form = digits === undefined ? /^\d{2}(\.\d{2}(\d{2})?)?$/ : /^\d{2}\.\d{4}$/;
  return codeOf(column, padded, form, 'CIP code');
}

/** Titles of the Classification of Instructional Programs (CIPCode2020.csv). */
export const cip2020: RecordKind = {
  key: 'cip',
  title: 'list of programs (CIPCode)',
  needs: ['CIPCODE', 'ACTION', 'CIPTITLE'],
  yearOf: (path) => /CIPCode(20\d{2})/i.exec(path)?.[1],
  exampleYear: '2020',
  writeYear: writeEdition,
  start: () => {
    const builder = new ColumnsBuilder(['code', 'title', 'isCurrent'], ({ code }) => code);
    let hasActions = false;
    return {
      add: (cell) =>
        problemOf(() => {
          hasActions ||= cell('ACTION').toLowerCase() === 'no substantive changes';
          const title = cipTitleOf(textOf('CIPTITLE', cell('CIPTITLE')));
          const isCurrent = !goneActions.has(cell('ACTION').toLowerCase()) && title !== reserved;
          return builder.add({
            code: cipCodeOf('CIPCODE', cell('CIPCODE')),
            title,
            isCurrent: String(isCurrent),
          });
        }),
      finish: () => {
        // Without it every code that is gone would be there again.
        if (!hasActions)
          throw new ImportRefused('ACTION says of no program that it is unchanged. Nothing was loaded.');
        return [{ key: 'cip', table: cip, columns: builder.columns }];
      },
    };
  },
};

const noMatch = { cip: '99.9999', soc: '99-9999' };

/** Which programs lead to which occupations (CIP2020_SOC2018_Crosswalk, sheet CIP-SOC). */
export const cipSocCrosswalk: RecordKind = {
  key: 'cip-soc',
  title: 'crosswalk of programs and occupations (CIP-SOC)',
  needs: ['CIP2020CODE', 'SOC2018CODE'],
  yearOf: (path) => /CIP(20\d{2})_?SOC/i.exec(path)?.[1],
  exampleYear: '2020',
  writeYear: writeEdition,
  start: () => {
    const builder = new ColumnsBuilder(['cip', 'soc'], (row) => `${row.cip} ${row.soc}`);
    return {
      add: (cell) =>
        problemOf(() => {
          const code = cipCodeOf('CIP2020CODE', cell('CIP2020CODE'), 6);
          const soc = codeOf('SOC2018CODE', cell('SOC2018CODE'), socCode, 'occupation code');
          if (code === noMatch.cip && soc === noMatch.soc)
            throw new CellProblem('has neither program nor occupation');
          return code === noMatch.cip || soc === noMatch.soc ? undefined : builder.add({ cip: code, soc });
        }),
      finish: () => [{ key: 'cip-soc', table: cipSoc, columns: builder.columns }],
    };
  },
};
