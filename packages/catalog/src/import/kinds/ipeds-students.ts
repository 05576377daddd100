import { fields } from '../kind.ts';
import type { Field, FileKind } from '../kind.ts';
import { count, percent } from '../values.ts';

const level = (fact: string, says: string): Field => ({
  fact,
  columns: ['EFTOTLT'],
  read: count,
  when: { column: 'EFALEVEL', says },
});

/** IPEDS fall enrollment (EF_A): one row per college and level of student. */
export const ipedsEfA: FileKind = {
  key: 'ipeds-ef-a',
  title: 'IPEDS fall enrollment by level (EF_A)',
  needs: ['UNITID', 'EFALEVEL', 'EFTOTLT'],
  yearOf: (year) => `Fall ${year}`,
  gathers: true,
  targets: {
    enrollment: [
      level('totalEnrollment', '1'),
      level('undergraduatesAll', '2'),
      level('undergraduates', '3'),
      level('graduateStudents', '12'),
    ],
  },
};

const yearWhere =
  (fact: string, yearFact: string) =>
  (row: ReadonlyMap<string, string | null>, year: number | undefined) => ({
    [yearFact]: row.get(fact) === null || year === undefined ? null : String(year),
  });

/** IPEDS retention (EF_D): students who come back. Graduation rates stay as they are. */
export const ipedsEfD: FileKind = {
  key: 'ipeds-ef-d',
  title: 'IPEDS retention rates (EF_D)',
  needs: ['UNITID', 'RET_PCF'],
  yearOf: String,
  merges: true,
  targets: { graduation: fields(percent, { retentionRate: 'RET_PCF' }) },
  derive: { graduation: yearWhere('retentionRate', 'retentionYear') },
};

/** IPEDS derived graduation rates (DRVGR). Retention rates stay as they are. */
export const ipedsDrvgr: FileKind = {
  key: 'ipeds-drvgr',
  title: 'IPEDS graduation rates, derived (DRVGR)',
  needs: ['UNITID', 'GRRTTOT'],
  yearOf: String,
  merges: true,
  targets: { graduation: fields(percent, { graduationRate: 'GRRTTOT', pellGraduationRate: 'PGGRRTT' }) },
  derive: { graduation: yearWhere('graduationRate', 'graduationYear') },
};
