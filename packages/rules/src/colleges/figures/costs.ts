import { code, count, dollars, figureGroup, flag, fraction } from './figure.ts';

const section = 'cost-and-financial-aid';

export const tuition = figureGroup({
  key: 'tuition',
  section,
  label: 'Tuition and fees',
  figures: {
    tuitionInState: dollars('Tuition and fees, in state'),
    tuitionOutOfState: dollars('Tuition and fees, out of state'),
  },
});

export const tuitionBefore = figureGroup({
  key: 'tuitionBefore',
  section,
  label: 'Tuition and fees a year earlier, books and housing',
  figures: {
    tuitionInStateBefore: dollars('Tuition and fees, in state, a year earlier'),
    tuitionOutOfStateBefore: dollars('Tuition and fees, out of state, a year earlier'),
    booksAndSupplies: dollars('Books and supplies'),
    roomAndBoardOnCampus: dollars('Housing and food on campus'),
    roomAndBoardOffCampus: dollars('Housing and food off campus'),
  },
});

export const netPrice = figureGroup({
  key: 'netPrice',
  section,
  label: 'What you might pay',
  figures: {
    netPrice: dollars('Net price a year'),
    netPriceTo30000: dollars('Net price, family income $0 to $30,000'),
    netPriceTo48000: dollars('Net price, family income $30,001 to $48,000'),
    netPriceTo75000: dollars('Net price, family income $48,001 to $75,000'),
    netPriceTo110000: dollars('Net price, family income $75,001 to $110,000'),
    netPriceOver110000: dollars('Net price, family income over $110,000'),
  },
});

export const netPriceRecent = figureGroup({
  key: 'netPriceRecent',
  section,
  label: 'Newer net price',
  figures: { netPriceRecent: dollars('Net price a year, newer release') },
});

export const attendance = figureGroup({
  key: 'attendance',
  section,
  label: 'Full cost before grants',
  figures: {
    costOfAttendance: dollars('Cost of attendance, academic year'),
    costOfAttendanceProgram: dollars('Cost of attendance, whole program'),
    otherExpensesOnCampus: dollars('Other costs, living on campus'),
    otherExpensesOffCampus: dollars('Other costs, living off campus'),
    otherExpensesWithFamily: dollars('Other costs, living with family'),
  },
});

export const aid = figureGroup({
  key: 'aid',
  section,
  label: 'Financial aid',
  figures: {
    aidCohort: count('Undergraduates counted'),
    shareAnyGrant: fraction('Undergraduates who get a grant'),
    averageGrant: dollars('Average grant'),
    sharePell: fraction('Undergraduates who get a Pell Grant'),
    averagePell: dollars('Average Pell Grant'),
    shareFederalLoan: fraction('Undergraduates with a federal loan'),
    averageFederalLoan: dollars('Average federal loan'),
    shareFirstYearAnyAid: fraction('First-year students who get any aid'),
    shareFirstYearGrant: fraction('First-year students who get a grant'),
    averageFirstYearGrant: dollars('Average grant, first year'),
    shareFirstYearPell: fraction('First-year students who get a Pell Grant'),
    shareFirstYearCollegeGrant: fraction('First-year students who get a grant from the college'),
    averageFirstYearCollegeGrant: dollars('Average grant from the college, first year'),
    shareFirstYearStateGrant: fraction('First-year students who get a state or local grant'),
    averageFirstYearStateGrant: dollars('Average state or local grant, first year'),
    shareFirstYearLoan: fraction('First-year students with a loan'),
    averageFirstYearLoan: dollars('Average loan, first year'),
  },
});

export const feesAndHousing = figureGroup({
  key: 'feesAndHousing',
  section: 'student-life',
  label: 'Application fee, housing and meals',
  figures: {
    applicationFee: dollars('Application fee'),
    applicationFeeGraduate: dollars('Application fee, graduate'),
    offersHousing: flag('Housing on campus'),
    dormitoryCapacity: count('Beds on campus'),
    firstYearsLiveOnCampus: flag('First-year students must live on campus'),
    boardPlanCode: code('Meal plan'),
    mealsPerWeek: count('Meals a week in the plan'),
    roomCharge: dollars('Housing'),
    boardCharge: dollars('Food'),
    combinedRoomBoardCharge: dollars('Housing and food together'),
    tuitionVariesByResidency: flag('Tuition depends on where you live'),
  },
});
