import type { CampusProfile } from '@longleaf/contract/college-profile';
import type { CollegeCard } from '@longleaf/contract/college-card';
import { isForOwnResidentsOnly } from '../../domain/colleges/own-residents-only.ts';
import { INCOME_BANDS, netPricesByIncome } from '../../domain/income/income-bands.ts';

/** A college as the comparison needs it: small, so that ten of them travel lightly. Null was not reported. */
export interface ComparedCollege {
  card: CollegeCard;
  /** Postal code of the state whose residents' prices these are. */
  residency: string;
  isOpen: boolean;
  campusSetting: string | null;
  /** Whether price and bill hold for residents of another state alone: the next two are null then. */
  forOwnResidentsOnly: boolean;
  /** After grants, one for each family income. */
  netPrices: (number | null)[];
  costOfAttendance: number | null;
  averageGrant: number | null;
  applicationFee: number | null;
  act: { low: number; high: number } | null;
  studentsPerTeacher: number | null;
  payAfter10Years: number | null;
  /** How many campuses share that pay under one federal number, this one among them. */
  payOf: number;
  medianDebt: number | null;
  years: Readonly<
    Record<
      | 'incomePrice'
      | 'tuition'
      | 'attendance'
      | 'aid'
      | 'fee'
      | 'admissions'
      | 'students'
      | 'teachers'
      | 'pay'
      | 'debt',
      string
    >
  >;
}

/** Takes from a profile what is compared. */
export function comparedCollege(profile: CampusProfile, residency: string): ComparedCollege {
  const { figures, card } = profile;
  const { act25, act75 } = figures.admissions.values;
  const forOwnResidentsOnly = isForOwnResidentsOnly(card, residency);
  return {
    card,
    residency,
    isOpen: profile.isOpen,
    campusSetting: profile.campusSetting,
    forOwnResidentsOnly,
    netPrices: forOwnResidentsOnly ? INCOME_BANDS.map(() => null) : netPricesByIncome(profile),
    costOfAttendance: forOwnResidentsOnly ? null : figures.attendance.values.costOfAttendance,
    averageGrant: figures.aid.values.averageFirstYearGrant,
    applicationFee: figures.feesAndHousing.values.applicationFee,
    act: act25 === null || act75 === null ? null : { low: act25, high: act75 },
    studentsPerTeacher: figures.studentBody.values.studentFacultyRatio,
    payAfter10Years: figures.earnings.values.earnings10Years,
    payOf: profile.earningsOf,
    medianDebt: figures.debt.values.medianDebt,
    years: {
      incomePrice: figures.netPrice.year,
      tuition: figures.tuition.year,
      attendance: figures.attendance.year,
      aid: figures.aid.year,
      fee: figures.feesAndHousing.year,
      admissions: figures.admissions.year,
      students: figures.enrollment.year,
      teachers: figures.studentBody.year,
      pay: figures.earnings.year,
      debt: figures.debt.year,
    },
  };
}
