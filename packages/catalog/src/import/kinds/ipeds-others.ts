import { degreeTypeOf } from '@longleaf/rules/colleges/degrees';
import { fields, schoolYear } from '../kind.ts';
import type { FileKind } from '../kind.ts';
import { cip, count, percent, price } from '../values.ts';

/** IPEDS student financial aid (SFA): who gets which aid and how much. The file's year is the year of the aid. */
export const ipedsSfa: FileKind = {
  key: 'ipeds-sfa',
  title: 'IPEDS student financial aid (SFA)',
  needs: ['UNITID', 'UAGRNTP', 'UPGRNTP'],
  yearOf: schoolYear,
  targets: {
    aid: [
      ...fields(count, { aidCohort: 'SCUGRAD' }),
      ...fields(percent, {
        shareAnyGrant: 'UAGRNTP',
        sharePell: 'UPGRNTP',
        shareFederalLoan: 'UFLOANP',
        shareFirstYearAnyAid: 'ANYAIDP',
        shareFirstYearGrant: 'AGRNT_P',
        shareFirstYearPell: 'PGRNT_P',
        shareFirstYearCollegeGrant: 'IGRNT_P',
        shareFirstYearStateGrant: 'SGRNT_P',
        shareFirstYearLoan: 'LOAN_P',
      }),
      ...fields(price, {
        averageGrant: 'UAGRNTA',
        averagePell: 'UPGRNTA',
        averageFederalLoan: 'UFLOANA',
        averageFirstYearGrant: 'AGRNT_A',
        averageFirstYearCollegeGrant: 'IGRNT_A',
        averageFirstYearStateGrant: 'SGRNT_A',
        averageFirstYearLoan: 'LOAN_A',
      }),
    ],
  },
};

const firstMajor = '1';
const allPrograms = '99';

/** IPEDS completions by program (C_A): programs offered and awards given, first majors. */
export const ipedsC: FileKind = {
  key: 'ipeds-c',
  title: 'IPEDS completions by program (C_A)',
  needs: ['UNITID', 'CIPCODE', 'MAJORNUM', 'AWLEVEL', 'CTOTALT'],
  yearOf: (year) => schoolYear(year - 1),
  targets: {
    program: [
      ...fields(cip, { cip: 'CIPCODE' }),
      ...fields(count, { awardLevel: 'AWLEVEL', awards: 'CTOTALT' }),
    ],
  },
  counts: (cell) =>
    cell('MAJORNUM') === firstMajor &&
    cell('CIPCODE') !== allPrograms &&
    degreeTypeOf(Number(cell('AWLEVEL'))) !== undefined,
};
