import type { CollegeType } from '../colleges/sector.ts';

/** A program of the state, or for its people, that helps to pay for college. */
export interface AidProgram {
  readonly id: string;
  readonly name: string;
  /** 'Grant' is not paid back; a forgivable loan is not where one works as was agreed. */
  readonly kind: 'grant' | 'scholarship' | 'forgivable-loan';
  /** What it asks for, as it was published. */
  readonly asks: string;
  /** What it gives; null where no amount is published. */
  readonly gives: string | null;
  /** Sectors whose colleges it can be used at. */
  readonly at: readonly CollegeType[];
  /** The school year, or the year, that all of this is of. */
  readonly year: string;
  readonly source: string;
}

/**
 * What was published of each, with its year: later amounts and rules may differ. A program of which no public source was
 * found, or no year, is not listed.
 */
export const AID_PROGRAMS: readonly AidProgram[] = [
  {
    id: 'next-nc-unc',
    name: 'Next NC Scholarship, UNC System',
    kind: 'grant',
    asks: /*i18n*/ 'North Carolina resident, household income of $80,000 or less. In 2024-25 also a Student Aid Index of 7,500 or less, 6 credit hours or more, and a first degree.',
    gives: /*i18n*/ 'At least $5,000 a year, together with the Pell Grant',
    at: ['UNC'],
    year: '2025-26',
    source: 'wunc.org (2025-08-07); nextncscholarship.org',
  },
  {
    id: 'next-nc-community',
    name: /*i18n*/ 'Next NC Scholarship, community colleges',
    kind: 'grant',
    asks: /*i18n*/ 'North Carolina resident, household income of $80,000 or less. In 2024-25 also a Student Aid Index of 7,500 or less, 6 credit hours or more, and a first degree.',
    gives: /*i18n*/ 'At least $3,000 a year, together with the Pell Grant',
    at: ['CommunityCollege'],
    year: '2025-26',
    source: 'wunc.org (2025-08-07); nextncscholarship.org',
  },
  {
    id: 'need-based',
    name: 'North Carolina Need-Based Scholarship',
    kind: 'grant',
    asks: /*i18n*/ 'North Carolina resident at an eligible private college, with financial need.',
    gives: null,
    at: ['Independent'],
    year: '2018-19',
    source: 'North Carolina State Education Assistance Authority, 2018',
  },
  {
    id: 'fels',
    name: 'Forgivable Education Loans for Service (FELS)',
    kind: 'forgivable-loan',
    asks: /*i18n*/ 'North Carolina resident in an approved program, who then works in a profession that needs more people. A weighted high school GPA of 3.00 or more, and 6 credit hours or more.',
    gives: null,
    at: ['UNC', 'CommunityCollege', 'Independent'],
    year: '2018-19',
    source: 'North Carolina State Education Assistance Authority, 2018',
  },
  {
    id: 'nc-reach',
    name: 'NC Reach',
    kind: 'grant',
    asks: /*i18n*/ 'Somebody who aged out of foster care, or was adopted from it after the age of 12, at least half time at a UNC university or a community college.',
    gives: null,
    at: ['UNC', 'CommunityCollege'],
    year: '2018-19',
    source: 'North Carolina State Education Assistance Authority, 2018',
  },
  {
    id: 'golden-leaf',
    name: /*i18n*/ 'Golden LEAF Scholarship, high school seniors',
    kind: 'scholarship',
    asks: /*i18n*/ 'Somebody from one of its rural counties, with financial need, full time at a listed North Carolina college.',
    gives: /*i18n*/ '$3,000 a year for four years',
    at: ['UNC', 'Independent'],
    year: '2018',
    source: 'mydailyrecord.com (2018-02-22)',
  },
  {
    id: 'golden-leaf-transfer',
    name: /*i18n*/ 'Golden LEAF Scholarship, transfer from a community college',
    kind: 'scholarship',
    asks: /*i18n*/ 'Somebody from a rural county who transfers from a community college, with financial need and a GPA of 3.0 or more.',
    gives: /*i18n*/ '$3,000 a year for up to three years',
    at: ['UNC', 'Independent'],
    year: '2020-21',
    source: 'docslib.org/doc/9019276',
  },
];

/** The programs that can be used at colleges of these sectors, for somebody who lives in a state. All are for North Carolina's residents. */
export function aidFor(sectors: readonly CollegeType[], residency: string): AidProgram[] {
  return residency === 'NC' ? AID_PROGRAMS.filter(({ at }) => at.some((one) => sectors.includes(one))) : [];
}
