import { count, dollars, figureGroup, fraction, ratio, year } from './figure.ts';

export const enrollment = figureGroup({
  key: 'enrollment',
  section: 'about',
  label: 'Students',
  figures: {
    undergraduates: count('Undergraduates seeking a degree'),
    undergraduatesAll: count('Undergraduates'),
    graduateStudents: count('Graduate students'),
    totalEnrollment: count('All students'),
  },
});

export const studentBody = figureGroup({
  key: 'studentBody',
  section: 'student-life',
  label: 'Who studies here',
  figures: {
    sharePartTime: fraction('Part time'),
    shareMen: fraction('Men'),
    shareWomen: fraction('Women'),
    shareWhite: fraction('White'),
    shareBlack: fraction('Black'),
    shareHispanic: fraction('Hispanic'),
    shareAsian: fraction('Asian'),
    shareAmericanIndian: fraction('American Indian or Alaska Native'),
    sharePacificIslander: fraction('Native Hawaiian or Pacific Islander'),
    shareTwoOrMore: fraction('Two or more races'),
    shareNonresident: fraction('From other countries'),
    shareUnknownRace: fraction('Race not known'),
    shareAge25OrOlder: fraction('Age 25 or older'),
    studentFacultyRatio: ratio('Students to each teacher'),
  },
});

export const studentBodyRecent = figureGroup({
  key: 'studentBodyRecent',
  section: 'student-life',
  label: 'Newer figures on race and Pell Grants',
  figures: {
    shareWhiteRecent: fraction('White'),
    shareBlackRecent: fraction('Black'),
    shareHispanicRecent: fraction('Hispanic'),
    shareAsianRecent: fraction('Asian'),
    shareAmericanIndianRecent: fraction('American Indian or Alaska Native'),
    sharePacificIslanderRecent: fraction('Native Hawaiian or Pacific Islander'),
    sharePellRecent: fraction('Undergraduates who get a Pell Grant'),
  },
});

export const graduation = figureGroup({
  key: 'graduation',
  section: 'academics',
  label: 'Staying and finishing',
  figures: {
    retentionRate: fraction('Come back for year two'),
    retentionYear: year('Year of the return rate'),
    graduationRate: fraction('Graduate in one and a half times the normal time'),
    graduationYear: year('Year of the graduation rate'),
    pellGraduationRate: fraction('Pell Grant students who graduate'),
    fullTimeFaculty: count('Full-time teachers'),
    partTimeFaculty: count('Part-time teachers'),
  },
});

export const completion = figureGroup({
  key: 'completion',
  section: 'transfer-student',
  label: 'Finishing and transferring',
  figures: {
    retentionRatePartTimeFourYear: fraction('Part-time students who come back, four-year colleges'),
    retentionRatePartTimeTwoYear: fraction('Part-time students who come back, shorter colleges'),
    completionRateFourYear: fraction('Finish, four-year colleges'),
    completionRateTwoYear: fraction('Finish, shorter colleges'),
    transferRateFourYear: fraction('Transfer to another college, four-year colleges'),
    transferRateTwoYear: fraction('Transfer to another college, shorter colleges'),
  },
});

export const awardTimes = figureGroup({
  key: 'awardTimes',
  section: 'academics',
  label: 'Time to a degree',
  figures: {
    awardWithin4Years: fraction('Get a degree within four years'),
    awardWithin6Years: fraction('Get a degree within six years'),
  },
});

export const earnings = figureGroup({
  key: 'earnings',
  section: 'about',
  label: 'After college',
  figures: {
    earnings6Years: dollars('Middle yearly pay, 6 years after starting'),
    earnings10Years: dollars('Middle yearly pay, 10 years after starting'),
  },
});

export const debt = figureGroup({
  key: 'debt',
  section: 'cost-and-financial-aid',
  label: 'Debt',
  figures: { medianDebt: dollars('Middle federal loan debt of people who finish') },
});

export const athletics = figureGroup({
  key: 'athletics',
  section: 'student-life',
  label: 'Sports scholarships',
  figures: {
    athleticAid: dollars('Sports scholarships, all'),
    athleticAidMen: dollars('Sports scholarships for men'),
    athleticAidWomen: dollars('Sports scholarships for women'),
    athleticAidCoed: dollars('Sports scholarships for mixed teams'),
    sportsWithMen: count('Sports with men'),
    sportsWithWomen: count('Sports with women'),
    athleticAssociationName: { unit: 'text', label: 'Association' },
    athleticDivision: { unit: 'text', label: 'Division' },
    athleticConference: { unit: 'text', label: 'Conference' },
  },
});
