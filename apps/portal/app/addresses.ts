/**
 * Every address of the portal in one table: what it is called, where its breadcrumb leads, who may enter.
 * Rows that are not built yet are neither routed nor linked: their address leads home like an unknown one.
 * `routes.ts` gives the built ones their screens. Ids are those of the inventory (UI-001 to UI-096).
 */
export interface Address {
  id: string;
  /** React Router pattern; matched without regard to letter case. */
  path: string;
  title: string;
  /** Id of the page one level up in the breadcrumb trail. */
  parent: string | null;
  access: 'anyone' | 'signed-in';
  /** Which help page the help link opens (ST-038); none when left out. */
  help?: HelpTopic;
  built?: true;
  /** Shown without breadcrumbs, banner and help link (ST-036, ST-037, ST-039). */
  bare?: true;
  /** The address whose screen shows this one as well. */
  servedBy?: string;
}

export type HelpTopic = 'my' | 'plan' | 'apply';

export const ADDRESSES: readonly Address[] = [
  { id: 'UI-001', path: '/signin-callback', title: /*i18n*/ 'Signing you in', parent: 'UI-003', access: 'anyone', built: true, bare: true },
  { id: 'UI-002', path: '/signout-callback', title: /*i18n*/ 'Signing you out', parent: 'UI-003', access: 'anyone', built: true, bare: true },
  { id: 'UI-003', path: '/', title: /*i18n*/ 'Home', parent: null, access: 'anyone', built: true },
  { id: 'UI-005', path: '/resetPasswordConfirmation', title: /*i18n*/ 'Your password is changed', parent: 'UI-003', access: 'anyone' },
  { id: 'UI-006', path: '/resetPassword', title: /*i18n*/ 'Choose a new password', parent: 'UI-003', access: 'anyone' },
  { id: 'UI-007', path: '/recoverAccount/forgotpassword', title: /*i18n*/ 'Forgot your password', parent: 'UI-003', access: 'anyone' },
  { id: 'UI-008', path: '/recoverAccount/forgotaccountname', title: /*i18n*/ 'Forgot your account name', parent: 'UI-003', access: 'anyone' },
  { id: 'UI-009', path: '/recoverAccount/requestpasswordreset', title: /*i18n*/ 'Ask for a password reset', parent: 'UI-003', access: 'anyone' },
  { id: 'UI-010', path: '/apphub', title: /*i18n*/ 'Application hub', parent: 'UI-003', access: 'signed-in', help: 'apply' },
  { id: 'UI-011', path: '/apphub/requesttranscript', title: /*i18n*/ 'Send a transcript', parent: 'UI-010', access: 'signed-in', help: 'apply' },
  { id: 'UI-012', path: '/college-search', title: /*i18n*/ 'Find a college', parent: 'UI-003', access: 'anyone', help: 'plan', built: true },
  { id: 'UI-013', path: '/college-profile/:institutionName', title: /*i18n*/ 'College profile', parent: 'UI-012', access: 'anyone', help: 'plan', built: true },
  { id: 'UI-014', path: '/college-profile/:institutionName/about', title: /*i18n*/ 'About', parent: 'UI-012', access: 'anyone', help: 'plan', built: true, servedBy: 'UI-013' },
  { id: 'UI-015', path: '/college-profile/:institutionName/admissions', title: /*i18n*/ 'Admissions', parent: 'UI-012', access: 'anyone', help: 'plan', built: true, servedBy: 'UI-013' },
  { id: 'UI-016', path: '/college-profile/:institutionName/academics', title: /*i18n*/ 'Academics', parent: 'UI-012', access: 'anyone', help: 'plan', built: true, servedBy: 'UI-013' },
  { id: 'UI-017', path: '/college-profile/:institutionName/cost-and-financial-aid', title: /*i18n*/ 'Cost and financial aid', parent: 'UI-012', access: 'anyone', help: 'plan', built: true, servedBy: 'UI-013' },
  { id: 'UI-018', path: '/college-profile/:institutionName/student-life', title: /*i18n*/ 'Student life', parent: 'UI-012', access: 'anyone', help: 'plan', built: true, servedBy: 'UI-013' },
  { id: 'UI-019', path: '/college-profile/:institutionName/transfer-student', title: /*i18n*/ 'Transfer students', parent: 'UI-012', access: 'anyone', help: 'plan', built: true, servedBy: 'UI-013' },
  { id: 'UI-020', path: '/college-profile/:institutionName/international-students', title: /*i18n*/ 'International students', parent: 'UI-012', access: 'anyone', help: 'plan', built: true, servedBy: 'UI-013' },
  { id: 'UI-021', path: '/college-profile/:institutionName/learning-disabilities', title: /*i18n*/ 'Learning disabilities', parent: 'UI-012', access: 'anyone', help: 'plan', built: true, servedBy: 'UI-013' },
  { id: 'UI-022', path: '/institutions/:institutionId/campusprofile', title: /*i18n*/ 'College profile', parent: 'UI-012', access: 'anyone', built: true, bare: true },
  { id: 'UI-023', path: '/exploreprogramsandmajors/schoolofferingprogram/:programId', title: /*i18n*/ 'Schools offering a program', parent: 'UI-024', access: 'anyone', help: 'plan' },
  { id: 'UI-024', path: '/programsMajors', title: /*i18n*/ 'Majors and programs', parent: 'UI-003', access: 'anyone', help: 'plan' },
  { id: 'UI-025', path: '/programsMajors/:program', title: /*i18n*/ 'Program', parent: 'UI-024', access: 'anyone', help: 'plan' },
  { id: 'UI-026', path: '/careers', title: /*i18n*/ 'Careers', parent: 'UI-003', access: 'anyone', help: 'plan' },
  { id: 'UI-027', path: '/careers/:occupation', title: /*i18n*/ 'Career', parent: 'UI-026', access: 'anyone', help: 'plan' },
  { id: 'UI-028', path: '/collegePlanning', title: /*i18n*/ 'College planning', parent: 'UI-003', access: 'signed-in', help: 'my' },
  { id: 'UI-029', path: '/savedColleges', title: /*i18n*/ 'Saved colleges', parent: 'UI-003', access: 'signed-in', help: 'my', built: true },
  { id: 'UI-030', path: '/savedPrograms', title: /*i18n*/ 'Saved programs', parent: 'UI-028', access: 'signed-in', help: 'my' },
  { id: 'UI-031', path: '/profile', title: /*i18n*/ 'Profile', parent: 'UI-003', access: 'signed-in', help: 'my' },
  { id: 'UI-032', path: '/testScores', title: /*i18n*/ 'Test scores', parent: 'UI-028', access: 'signed-in', help: 'my' },
  { id: 'UI-033', path: '/activitiesInterests', title: /*i18n*/ 'Activities and interests', parent: 'UI-028', access: 'signed-in', help: 'my' },
  { id: 'UI-034', path: '/studentCalendar', title: /*i18n*/ 'Calendar', parent: 'UI-028', access: 'signed-in', help: 'my' },
  { id: 'UI-035', path: '/testPrep', title: /*i18n*/ 'Test prep', parent: 'UI-028', access: 'signed-in', help: 'plan' },
  { id: 'UI-036', path: '/taap', title: /*i18n*/ 'Transfer assured admissions', parent: 'UI-003', access: 'signed-in', help: 'apply' },
  { id: 'UI-037', path: '/uncInstitutions', title: /*i18n*/ 'Public universities', parent: 'UI-036', access: 'signed-in', help: 'apply' },
  { id: 'UI-038', path: '/taapform', title: /*i18n*/ 'Transfer assured admissions form', parent: 'UI-036', access: 'signed-in', help: 'apply' },
  { id: 'UI-039', path: '/CRP', title: /*i18n*/ 'College redirection pool', parent: 'UI-003', access: 'anyone', help: 'apply' },
  { id: 'UI-040', path: '/CollegeRedirection', title: /*i18n*/ 'College redirection form', parent: 'UI-039', access: 'signed-in', help: 'apply' },
  { id: 'UI-041', path: '/collegeRecruiter', title: /*i18n*/ 'Get recruited', parent: 'UI-028', access: 'signed-in', help: 'my' },
  { id: 'UI-042', path: '/transcriptSchools', title: /*i18n*/ 'Schools that take e-transcripts', parent: 'UI-003', access: 'anyone', help: 'apply' },
  { id: 'UI-043', path: '/orders', title: /*i18n*/ 'Order materials', parent: 'UI-003', access: 'anyone' },
  { id: 'UI-044', path: '/StudentEnrichment', title: /*i18n*/ 'Enrichment programs', parent: 'UI-003', access: 'anyone', help: 'plan' },
  { id: 'UI-045', path: '/collegeConnect', title: /*i18n*/ 'Direct admission', parent: 'UI-003', access: 'signed-in', help: 'apply' },
  { id: 'UI-046', path: '/externalContent', title: /*i18n*/ 'More to read', parent: 'UI-003', access: 'anyone' },
  { id: 'UI-047', path: '/sample', title: /*i18n*/ 'Sample', parent: 'UI-003', access: 'anyone' },
  { id: 'UI-048', path: '/learn-about-yourself', title: /*i18n*/ 'Learn about yourself', parent: 'UI-003', access: 'signed-in', help: 'plan' },
  { id: 'UI-049', path: '/learn-about-yourself/interest-profiler', title: /*i18n*/ 'Interest profiler', parent: 'UI-048', access: 'signed-in', help: 'plan' },
  { id: 'UI-050', path: '/learn-about-yourself/career-cluster-survey', title: /*i18n*/ 'Career cluster survey', parent: 'UI-048', access: 'signed-in', help: 'plan' },
  { id: 'UI-051', path: '/learn-about-yourself/basic-skills-survey', title: /*i18n*/ 'Basic skills survey', parent: 'UI-048', access: 'signed-in', help: 'plan' },
  { id: 'UI-052', path: '/learn-about-yourself/transferable-skills-survey', title: /*i18n*/ 'Transferable skills survey', parent: 'UI-048', access: 'signed-in', help: 'plan' },
  { id: 'UI-053', path: '/learn-about-yourself/the-career-key', title: /*i18n*/ 'The career key', parent: 'UI-048', access: 'signed-in', help: 'plan' },
  { id: 'UI-054', path: '/learn-about-yourself/work-values-sorter', title: /*i18n*/ 'Work values sorter', parent: 'UI-048', access: 'signed-in', help: 'plan' },
  { id: 'UI-055', path: '/learn-about-yourself/be-your-own-boss', title: /*i18n*/ 'Be your own boss', parent: 'UI-048', access: 'signed-in', help: 'plan' },
  { id: 'UI-056', path: '/learn-about-yourself/reality-check', title: /*i18n*/ 'Reality check', parent: 'UI-048', access: 'signed-in', help: 'plan' },
  { id: 'UI-057', path: '/learn-about-yourself/skills-matcher', title: /*i18n*/ 'Skills matcher', parent: 'UI-048', access: 'signed-in', help: 'plan' },
  { id: 'UI-058', path: '/learnAboutYourself', title: /*i18n*/ 'Learn about yourself', parent: 'UI-003', access: 'signed-in', help: 'plan', servedBy: 'UI-048' },
  { id: 'UI-059', path: '/learnAboutYourself/interest-profiler', title: /*i18n*/ 'Interest profiler', parent: 'UI-058', access: 'signed-in', help: 'plan', servedBy: 'UI-049' },
  { id: 'UI-060', path: '/learnAboutYourself/career-cluster-survey', title: /*i18n*/ 'Career cluster survey', parent: 'UI-058', access: 'signed-in', help: 'plan', servedBy: 'UI-050' },
  { id: 'UI-061', path: '/learnAboutYourself/basic-skills-survey', title: /*i18n*/ 'Basic skills survey', parent: 'UI-058', access: 'signed-in', help: 'plan', servedBy: 'UI-051' },
  { id: 'UI-062', path: '/learnAboutYourself/transferable-skills-survey', title: /*i18n*/ 'Transferable skills survey', parent: 'UI-058', access: 'signed-in', help: 'plan', servedBy: 'UI-052' },
  { id: 'UI-063', path: '/learnAboutYourself/the-career-key', title: /*i18n*/ 'The career key', parent: 'UI-058', access: 'signed-in', help: 'plan', servedBy: 'UI-053' },
  { id: 'UI-064', path: '/learnAboutYourself/work-values-sorter', title: /*i18n*/ 'Work values sorter', parent: 'UI-058', access: 'signed-in', help: 'plan', servedBy: 'UI-054' },
  { id: 'UI-065', path: '/learnAboutYourself/be-your-own-boss', title: /*i18n*/ 'Be your own boss', parent: 'UI-058', access: 'signed-in', help: 'plan', servedBy: 'UI-055' },
  { id: 'UI-066', path: '/learnAboutYourself/reality-check', title: /*i18n*/ 'Reality check', parent: 'UI-058', access: 'signed-in', help: 'plan', servedBy: 'UI-056' },
  { id: 'UI-067', path: '/learnAboutYourself/skills-matcher', title: /*i18n*/ 'Skills matcher', parent: 'UI-058', access: 'signed-in', help: 'plan', servedBy: 'UI-057' },
  { id: 'UI-068', path: '/next-step', title: /*i18n*/ 'Next steps', parent: 'UI-003', access: 'signed-in', help: 'plan' },
  { id: 'UI-069', path: '/next-step/students-and-parents', title: /*i18n*/ 'Next steps for students and parents', parent: 'UI-068', access: 'signed-in', help: 'plan' },
  { id: 'UI-070', path: '/next-step/educators', title: /*i18n*/ 'Next steps for educators', parent: 'UI-068', access: 'signed-in', help: 'plan' },
  { id: 'UI-071', path: '/next-step/courses', title: /*i18n*/ 'Courses', parent: 'UI-068', access: 'signed-in', help: 'plan' },
  { id: 'UI-072', path: '/next-step/college', title: /*i18n*/ 'College pathway', parent: 'UI-068', access: 'signed-in', help: 'plan' },
  { id: 'UI-073', path: '/next-step/workforce', title: /*i18n*/ 'Workforce pathway', parent: 'UI-068', access: 'signed-in', help: 'plan' },
  { id: 'UI-074', path: '/next-step/military', title: /*i18n*/ 'Military pathway', parent: 'UI-068', access: 'signed-in', help: 'plan' },
  { id: 'UI-075', path: '/exclusive/applicationLogin/:organization/:program/:appKey', title: /*i18n*/ 'Your application', parent: 'UI-003', access: 'signed-in', help: 'apply' },
  { id: 'UI-076', path: '/exclusive.html/applicationLogin/:organization/:program/:appKey', title: /*i18n*/ 'Your application', parent: 'UI-003', access: 'signed-in', help: 'apply', servedBy: 'UI-075' },
  { id: 'UI-081', path: '/directAdmission', title: /*i18n*/ 'Direct admission', parent: 'UI-003', access: 'signed-in', help: 'apply', servedBy: 'UI-045' },
  { id: 'UI-086', path: '/updateAddress', title: /*i18n*/ 'Update your address', parent: 'UI-031', access: 'signed-in', help: 'my' },
  { id: 'UI-087', path: '/updateEmail', title: /*i18n*/ 'Update your e-mail', parent: 'UI-031', access: 'signed-in', help: 'my' },
  { id: 'UI-088', path: '/login', title: /*i18n*/ 'Sign in', parent: 'UI-003', access: 'anyone', built: true, bare: true },
  { id: 'UI-089', path: '/logout', title: /*i18n*/ 'Sign out', parent: 'UI-003', access: 'anyone', built: true, bare: true },
  { id: 'compare', path: '/compare', title: /*i18n*/ 'Compare colleges', parent: 'UI-012', access: 'anyone', help: 'plan', built: true },
  { id: 'data', path: '/data', title: /*i18n*/ 'Data sources', parent: 'UI-003', access: 'anyone', built: true },
];

/**
 * First path segments that belong to the content site (UI-077 to UI-080, GAP-055). The vendor assessments
 * UI-082 to UI-085 start from the assessments list, UI-090 to UI-095 are parts of the shell or a flow, and
 * UI-096 is sections of the profile: none of them has an address.
 */
export const CONTENT_SITE_SECTIONS = [
  'plan-your-future',
  'pay-for-college',
  'save-for-college',
  'apply-to-college',
] as const;

const BY_ID = new Map(ADDRESSES.map((address) => [address.id, address]));

/** The row with this id. @throws when there is none: ids are constants of the code. */
export function addressById(id: string): Address {
  const address = BY_ID.get(id);
  if (!address) throw new Error(`No address ${id}`);
  return address;
}

/** Home first, then each parent, then the address itself (ST-032). */
export function trailOf(address: Address): Address[] {
  const parent = address.parent === null ? null : addressById(address.parent);
  return parent ? [...trailOf(parent), address] : [address];
}
