import { code, count, dollars, figureGroup, flag, fraction } from './figure.ts';

const section = 'cost-and-financial-aid';

export const tuition = figureGroup({
  key: 'tuition',
  section,
  label: /*i18n*/ 'Tuition and fees',
  figures: {
    tuitionInState: dollars(/*i18n*/ 'Tuition and fees, in state'),
    tuitionOutOfState: dollars(/*i18n*/ 'Tuition and fees, out of state'),
  },
});

export const tuitionBefore = figureGroup({
  key: 'tuitionBefore',
  section,
  label: /*i18n*/ 'Tuition and fees a year earlier, books and housing',
  figures: {
    tuitionInStateBefore: dollars(/*i18n*/ 'Tuition and fees, in state, a year earlier'),
    tuitionOutOfStateBefore: dollars(/*i18n*/ 'Tuition and fees, out of state, a year earlier'),
    booksAndSupplies: dollars(/*i18n*/ 'Books and supplies'),
    roomAndBoardOnCampus: dollars(/*i18n*/ 'Housing and food on campus'),
    roomAndBoardOffCampus: dollars(/*i18n*/ 'Housing and food off campus'),
  },
});

export const netPrice = figureGroup({
  key: 'netPrice',
  section,
  label: /*i18n*/ 'What you might pay',
  figures: {
    netPrice: dollars(/*i18n*/ 'Net price a year'),
    netPriceTo30000: dollars(/*i18n*/ 'Net price, family income $0 to $30,000'),
    netPriceTo48000: dollars(/*i18n*/ 'Net price, family income $30,001 to $48,000'),
    netPriceTo75000: dollars(/*i18n*/ 'Net price, family income $48,001 to $75,000'),
    netPriceTo110000: dollars(/*i18n*/ 'Net price, family income $75,001 to $110,000'),
    netPriceOver110000: dollars(/*i18n*/ 'Net price, family income over $110,000'),
  },
});

export const netPriceRecent = figureGroup({
  key: 'netPriceRecent',
  section,
  label: /*i18n*/ 'Newer net price',
  figures: { netPriceRecent: dollars(/*i18n*/ 'Net price a year, newer') },
});

export const attendance = figureGroup({
  key: 'attendance',
  section,
  label: /*i18n*/ 'Full cost before grants',
  figures: {
    costOfAttendance: dollars(/*i18n*/ 'Cost of attendance, academic year'),
    costOfAttendanceProgram: dollars(/*i18n*/ 'Cost of attendance, whole program'),
    otherExpensesOnCampus: dollars(/*i18n*/ 'Other costs, living on campus'),
    otherExpensesOffCampus: dollars(/*i18n*/ 'Other costs, living off campus'),
    otherExpensesWithFamily: dollars(/*i18n*/ 'Other costs, living with family'),
  },
});

export const aid = figureGroup({
  key: 'aid',
  section,
  label: /*i18n*/ 'Financial aid',
  figures: {
    aidCohort: count(/*i18n*/ 'Undergraduates counted'),
    shareAnyGrant: fraction(/*i18n*/ 'Undergraduates who get a grant'),
    averageGrant: dollars(/*i18n*/ 'Average grant'),
    sharePell: fraction(/*i18n*/ 'Undergraduates who get a Pell Grant'),
    averagePell: dollars(/*i18n*/ 'Average Pell Grant'),
    shareFederalLoan: fraction(/*i18n*/ 'Undergraduates with a federal loan'),
    averageFederalLoan: dollars(/*i18n*/ 'Average federal loan'),
    shareFirstYearAnyAid: fraction(/*i18n*/ 'First-year students who get any aid'),
    shareFirstYearGrant: fraction(/*i18n*/ 'First-year students who get a grant'),
    averageFirstYearGrant: dollars(/*i18n*/ 'Average grant, first year'),
    shareFirstYearPell: fraction(/*i18n*/ 'First-year students who get a Pell Grant'),
    shareFirstYearCollegeGrant: fraction(/*i18n*/ 'First-year students who get a grant from the college'),
    averageFirstYearCollegeGrant: dollars(/*i18n*/ 'Average grant from the college, first year'),
    shareFirstYearStateGrant: fraction(/*i18n*/ 'First-year students who get a state or local grant'),
    averageFirstYearStateGrant: dollars(/*i18n*/ 'Average state or local grant, first year'),
    shareFirstYearLoan: fraction(/*i18n*/ 'First-year students with a loan'),
    averageFirstYearLoan: dollars(/*i18n*/ 'Average loan, first year'),
  },
});

export const feesAndHousing = figureGroup({
  key: 'feesAndHousing',
  section: 'student-life',
  label: /*i18n*/ 'Application fee, housing and meals',
  figures: {
    applicationFee: dollars(/*i18n*/ 'Application fee'),
    applicationFeeGraduate: dollars(/*i18n*/ 'Application fee, graduate'),
    offersHousing: flag(/*i18n*/ 'Housing on campus'),
    dormitoryCapacity: count(/*i18n*/ 'Beds on campus'),
    firstYearsLiveOnCampus: flag(/*i18n*/ 'First-year students must live on campus'),
    boardPlanCode: code(/*i18n*/ 'Meal plan'),
    mealsPerWeek: count(/*i18n*/ 'Meals a week in the plan'),
    roomCharge: dollars(/*i18n*/ 'Housing'),
    boardCharge: dollars(/*i18n*/ 'Food'),
    combinedRoomBoardCharge: dollars(/*i18n*/ 'Housing and food together'),
    tuitionVariesByResidency: flag(/*i18n*/ 'Tuition depends on where you live'),
  },
});
