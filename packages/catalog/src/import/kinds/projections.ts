import { outlookYearsOf } from '@longleaf/rules/careers/outlook';
import { projection } from '../../tables/careers.ts';
import { codeOf, isNothing, numberOf, problemOf, socCode } from '../records/cells.ts';
import { ColumnsBuilder } from '../records/columns-builder.ts';
import type { RecordKind } from '../records/record-kind.ts';
import { ImportRefused } from '../refused.ts';

/** Years and notes in the names of columns change with each edition: 'Employment, 2024' and 'wage, dollars, 2024[1]'. */
function withoutYears(name: string): string {
  return name
    .replaceAll(/\[\d+\]/g, '')
    .replaceAll(/\b20\d{2}([–-](20)?\d{2})?\b/g, 'YEAR')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const code = 'YEAR NATIONAL EMPLOYMENT MATRIX CODE|OCCUPATION CODE';
const change = 'EMPLOYMENT CHANGE, PERCENT, YEAR|EMPLOYMENT PERCENT CHANGE, YEAR';
const openings = 'OCCUPATIONAL OPENINGS, YEAR ANNUAL AVERAGE';
const education = 'TYPICAL EDUCATION NEEDED FOR ENTRY|TYPICAL ENTRY-LEVEL EDUCATION';
const experience = 'WORK EXPERIENCE IN A RELATED OCCUPATION';
const training =
  'TYPICAL ON-THE-JOB TRAINING NEEDED TO ATTAIN COMPETENCY IN THE OCCUPATION|TYPICAL ON-THE-JOB TRAINING';
const first = (column: string) => column.split('|')[0] ?? column;

const nothing = new Set(['—', '-', '–', 'None']);
const none = (cell: string) => (nothing.has(cell) || isNothing(cell) ? '' : cell);
const thousand = 1000;
const mostThousands = 1_000_000;

/** The years that a text names, as the catalogue writes them: '2024-34'. */
function yearsIn(text: string): string | undefined {
  const years = outlookYearsOf(text);
  return years ? `${years.from}-${String(years.to).slice(2)}` : undefined;
}

/** Occupational projections of the nation (table 1.2, sheet or comma-separated): thousands become whole numbers. */
export const projections: RecordKind = {
  key: 'bls-projections',
  title: 'table of occupational projections (BLS 1.2)',
  needs: [
    code,
    'EMPLOYMENT, YEAR|EMPLOYMENT YEAR',
    'EMPLOYMENT, YEAR 2|EMPLOYMENT YEAR 2',
    change,
    openings,
    education,
  ],
  reads: ['OCCUPATION TYPE', experience, training],
  plainName: withoutYears,
  yearOf: (path) => yearsIn(/20\d{2}[-_](?:20)?\d{2}/.exec(path.slice(path.lastIndexOf('/') + 1))?.[0] ?? ''),
  exampleYear: '2024-34',
  writeYear: (given) => {
    const years = yearsIn(given);
    if (years === undefined)
      throw new ImportRefused(`“${given}” names no years of projections. Give both: --year 2024-34.`);
    return years;
  },
  start: () => {
    const builder = new ColumnsBuilder(
      [
        'soc',
        'employment',
        'projectedEmployment',
        'changePercent',
        'annualOpenings',
        'entryEducation',
        'workExperience',
        'onTheJobTraining',
      ],
      ({ soc }) => soc,
    );
    const jobs = (column: string, cell: string) =>
      none(cell) === '' ? '' : String(Math.round(numberOf(column, cell, 0, mostThousands) * thousand));
    return {
      add: (cell) =>
        problemOf(() => {
          const soc = codeOf(first(code), cell(first(code)), socCode, 'occupation code');
          const isSummary = cell('OCCUPATION TYPE').toLowerCase() === 'summary';
          if (isSummary && soc !== '00-0000') return undefined;
          const percent = none(cell(first(change)));
          return builder.add({
            soc,
            employment: jobs('EMPLOYMENT', cell('EMPLOYMENT, YEAR')),
            projectedEmployment: jobs('EMPLOYMENT', cell('EMPLOYMENT, YEAR 2')),
            changePercent: percent === '' ? '' : String(numberOf('EMPLOYMENT CHANGE', percent, -100, 10_000)),
            annualOpenings: jobs('OPENINGS', cell(openings)),
            entryEducation: none(cell(first(education))),
            workExperience: none(cell(experience)),
            onTheJobTraining: none(cell(first(training))),
          });
        }),
      finish: () => [{ key: 'projections', table: projection, columns: builder.columns }],
    };
  },
};
