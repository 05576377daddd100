import { fields } from '../kind.ts';
import type { FileKind } from '../kind.ts';
import { count, dollars, price, share } from '../values.ts';

const either = (name: string) => [`${name}_PUB`, `${name}_PRIV`];

/** College Scorecard institution file of any year, by its published column names. */
export const scorecard: FileKind = {
  key: 'scorecard',
  title: 'College Scorecard institution file',
  needs: ['UNITID', 'INSTNM', 'NPT4_PUB', 'NPT4_PRIV', 'UGDS'],
  yearOf: (year) => `${year}-${String((year + 1) % 100).padStart(2, '0')}`,
  targets: {
    netPrice: fields(dollars, {
      netPrice: either('NPT4'),
      netPriceTo30000: either('NPT41'),
      netPriceTo48000: either('NPT42'),
      netPriceTo75000: either('NPT43'),
      netPriceTo110000: either('NPT44'),
      netPriceOver110000: either('NPT45'),
    }),
    tuitionBefore: fields(price, {
      tuitionInStateBefore: 'TUITIONFEE_IN',
      tuitionOutOfStateBefore: 'TUITIONFEE_OUT',
      booksAndSupplies: 'BOOKSUPPLY',
      roomAndBoardOnCampus: 'ROOMBOARD_ON',
      roomAndBoardOffCampus: 'ROOMBOARD_OFF',
    }),
    attendance: fields(price, {
      costOfAttendance: 'COSTT4_A',
      costOfAttendanceProgram: 'COSTT4_P',
      otherExpensesOnCampus: 'OTHEREXPENSE_ON',
      otherExpensesOffCampus: 'OTHEREXPENSE_OFF',
      otherExpensesWithFamily: 'OTHEREXPENSE_FAM',
    }),
    studentBody: [
      ...fields(share, {
        sharePartTime: 'PPTUG_EF',
        shareMen: 'UGDS_MEN',
        shareWomen: 'UGDS_WOMEN',
        shareWhite: 'UGDS_WHITE',
        shareBlack: 'UGDS_BLACK',
        shareHispanic: 'UGDS_HISP',
        shareAsian: 'UGDS_ASIAN',
        shareAmericanIndian: 'UGDS_AIAN',
        sharePacificIslander: 'UGDS_NHPI',
        shareTwoOrMore: 'UGDS_2MOR',
        shareNonresident: 'UGDS_NRA',
        shareUnknownRace: 'UGDS_UNKN',
        shareAge25OrOlder: 'UG25ABV',
      }),
      ...fields(count, { studentFacultyRatio: 'STUFACR' }),
    ],
    completion: fields(share, {
      retentionRatePartTimeFourYear: 'RET_PT4',
      retentionRatePartTimeTwoYear: 'RET_PTL4',
      completionRateFourYear: 'C150_4',
      completionRateTwoYear: 'C150_L4',
      transferRateFourYear: 'TRANS_4',
      transferRateTwoYear: 'TRANS_L4',
    }),
    earnings: fields(price, { earnings6Years: 'MD_EARN_WNE_P6', earnings10Years: 'MD_EARN_WNE_P10' }),
    debt: fields(price, { medianDebt: 'GRAD_DEBT_MDN' }),
  },
};
