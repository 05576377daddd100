import { count, dollars, figureGroup, fraction, ratio, year } from './figure.ts';

export const enrollment = figureGroup({
  key: 'enrollment',
  section: 'about',
  label: /*i18n*/ 'Students',
  figures: {
    undergraduates: count(/*i18n*/ 'Undergraduates seeking a degree'),
    undergraduatesAll: count(/*i18n*/ 'Undergraduates, also without a degree in mind'),
    graduateStudents: count(/*i18n*/ 'Graduate students'),
    totalEnrollment: count(/*i18n*/ 'All students'),
  },
});

export const studentBody = figureGroup({
  key: 'studentBody',
  section: 'student-life',
  label: /*i18n*/ 'Who studies here',
  figures: {
    sharePartTime: fraction(/*i18n*/ 'Part time'),
    shareMen: fraction(/*i18n*/ 'Men'),
    shareWomen: fraction(/*i18n*/ 'Women'),
    shareWhite: fraction(/*i18n*/ 'White'),
    shareBlack: fraction(/*i18n*/ 'Black'),
    shareHispanic: fraction(/*i18n*/ 'Hispanic'),
    shareAsian: fraction(/*i18n*/ 'Asian'),
    shareAmericanIndian: fraction(/*i18n*/ 'American Indian or Alaska Native'),
    sharePacificIslander: fraction(/*i18n*/ 'Native Hawaiian or Pacific Islander'),
    shareTwoOrMore: fraction(/*i18n*/ 'Two or more races'),
    shareNonresident: fraction(/*i18n*/ 'From other countries'),
    shareUnknownRace: fraction(/*i18n*/ 'Race not known'),
    shareAge25OrOlder: fraction(/*i18n*/ 'Age 25 or older'),
    studentFacultyRatio: ratio(/*i18n*/ 'Students to each teacher'),
  },
});

export const studentBodyRecent = figureGroup({
  key: 'studentBodyRecent',
  section: 'student-life',
  label: /*i18n*/ 'Newer figures on race and Pell Grants',
  figures: {
    shareWhiteRecent: fraction(/*i18n*/ 'White'),
    shareBlackRecent: fraction(/*i18n*/ 'Black'),
    shareHispanicRecent: fraction(/*i18n*/ 'Hispanic'),
    shareAsianRecent: fraction(/*i18n*/ 'Asian'),
    shareAmericanIndianRecent: fraction(/*i18n*/ 'American Indian or Alaska Native'),
    sharePacificIslanderRecent: fraction(/*i18n*/ 'Native Hawaiian or Pacific Islander'),
    sharePellRecent: fraction(/*i18n*/ 'Undergraduates who get a Pell Grant'),
  },
});

export const graduation = figureGroup({
  key: 'graduation',
  section: 'academics',
  label: /*i18n*/ 'Staying and finishing',
  figures: {
    retentionRate: fraction(/*i18n*/ 'Come back for year two'),
    retentionYear: year(/*i18n*/ 'Year of the return rate'),
    graduationRate: fraction(/*i18n*/ 'Graduate in one and a half times the normal time'),
    graduationYear: year(/*i18n*/ 'Year of the graduation rate'),
    pellGraduationRate: fraction(/*i18n*/ 'Pell Grant students who graduate'),
    fullTimeFaculty: count(/*i18n*/ 'Full-time teachers'),
    partTimeFaculty: count(/*i18n*/ 'Part-time teachers'),
  },
});

export const completion = figureGroup({
  key: 'completion',
  section: 'transfer-student',
  label: /*i18n*/ 'Finishing and transferring',
  figures: {
    retentionRatePartTimeFourYear: fraction(/*i18n*/ 'Part-time students who come back, four-year colleges'),
    retentionRatePartTimeTwoYear: fraction(/*i18n*/ 'Part-time students who come back, shorter colleges'),
    completionRateFourYear: fraction(/*i18n*/ 'Finish, four-year colleges'),
    completionRateTwoYear: fraction(/*i18n*/ 'Finish, shorter colleges'),
    transferRateFourYear: fraction(/*i18n*/ 'Transfer to another college, four-year colleges'),
    transferRateTwoYear: fraction(/*i18n*/ 'Transfer to another college, shorter colleges'),
  },
});

export const awardTimes = figureGroup({
  key: 'awardTimes',
  section: 'academics',
  label: /*i18n*/ 'Time to a degree',
  figures: {
    awardWithin4Years: fraction(/*i18n*/ 'Get a degree within four years'),
    awardWithin6Years: fraction(/*i18n*/ 'Get a degree within six years'),
  },
});

export const earnings = figureGroup({
  key: 'earnings',
  section: 'about',
  label: /*i18n*/ 'After college',
  figures: {
    earnings6Years: dollars(/*i18n*/ 'Middle yearly pay, 6 years after starting'),
    earnings10Years: dollars(/*i18n*/ 'Middle yearly pay, 10 years after starting'),
  },
});

export const debt = figureGroup({
  key: 'debt',
  section: 'cost-and-financial-aid',
  label: /*i18n*/ 'Debt',
  figures: { medianDebt: dollars(/*i18n*/ 'Middle federal loan debt of people who finish') },
});

export const athletics = figureGroup({
  key: 'athletics',
  section: 'student-life',
  label: /*i18n*/ 'Sports scholarships',
  figures: {
    athleticAid: dollars(/*i18n*/ 'Sports scholarships, all'),
    athleticAidMen: dollars(/*i18n*/ 'Sports scholarships for men'),
    athleticAidWomen: dollars(/*i18n*/ 'Sports scholarships for women'),
    athleticAidCoed: dollars(/*i18n*/ 'Sports scholarships for mixed teams'),
    sportsWithMen: count(/*i18n*/ 'Sports with men'),
    sportsWithWomen: count(/*i18n*/ 'Sports with women'),
    athleticAssociationName: { unit: 'text', label: /*i18n*/ 'Association' },
    athleticDivision: { unit: 'text', label: /*i18n*/ 'Division' },
    athleticConference: { unit: 'text', label: /*i18n*/ 'Conference' },
  },
});
