/** What a college itself says that it offers: the codes that it sends, and their words. No public source has these. */
export type ReportedChoices = readonly (readonly [code: string, label: string])[];

export const reportedHousing: ReportedChoices = [
  ['CoedDorms', /*i18n*/ 'Coed dorms'],
  ['WomensDorms', /*i18n*/ 'Women’s dorms'],
  ['MensDorms', /*i18n*/ 'Men’s dorms'],
  ['Apartments', /*i18n*/ 'Apartments'],
  ['Fraternity', /*i18n*/ 'Fraternity or sorority houses'],
  ['Married', /*i18n*/ 'Housing for married students'],
  ['Accessible', /*i18n*/ 'Housing for students with disabilities'],
  ['LearningCommunities', /*i18n*/ 'Living and learning communities'],
];

export const reportedActivities: ReportedChoices = [
  ['Band', /*i18n*/ 'Marching band'],
  ['Choir', /*i18n*/ 'Choir'],
  ['Dance', /*i18n*/ 'Dance'],
  ['Drama', /*i18n*/ 'Drama'],
  ['Debate', /*i18n*/ 'Debate'],
  ['FraternitiesSororities', /*i18n*/ 'Fraternities and sororities'],
  ['Newspaper', /*i18n*/ 'Student newspaper'],
  ['Radio', /*i18n*/ 'Student radio'],
  ['StudentGovernment', /*i18n*/ 'Student government'],
  ['Intramurals', /*i18n*/ 'Sports between students'],
  ['Volunteering', /*i18n*/ 'Volunteering'],
  ['FaithGroups', /*i18n*/ 'Faith groups'],
  ['Esports', /*i18n*/ 'Esports'],
];

export const reportedPaymentPlans: ReportedChoices = [
  ['Monthly', /*i18n*/ 'Pay by the month'],
  ['Deferred', /*i18n*/ 'Pay later in the term'],
  ['Prepaid', /*i18n*/ 'Pay ahead at today’s price'],
  ['GuaranteedTuition', /*i18n*/ 'Tuition that stays the same'],
  ['CreditCard', /*i18n*/ 'Pay by card'],
];

export const reportedLoans: ReportedChoices = [
  ['Federal Direct', /*i18n*/ 'Federal Direct Loan'],
  ['Federal PLUS', /*i18n*/ 'Federal PLUS Loan'],
  ['Federal Nursing', /*i18n*/ 'Federal nursing loan'],
  ['State', /*i18n*/ 'State loan'],
  ['College', /*i18n*/ 'Loan from the college'],
  ['Private', /*i18n*/ 'Private loan'],
];
