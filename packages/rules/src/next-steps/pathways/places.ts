import type { Step, ToDo } from '../definition.ts';

/** Guides of the content site that steps name. */
export const READ = {
  fit: { text: /*i18n*/ 'Find out what fits you', path: '/plan-your-future/find-what-fits-you' },
  paths: { text: /*i18n*/ 'Paths after high school', path: '/plan-your-future/paths-after-high-school' },
  classes: {
    text: /*i18n*/ 'Choose classes that keep doors open',
    path: '/plan-your-future/choose-your-classes',
  },
  back: { text: /*i18n*/ 'Go back to college as an adult', path: '/plan-your-future/go-back-to-college' },
  nurse: { text: /*i18n*/ 'Become a nurse', path: '/plan-your-future/become-a-nurse' },
  netPrice: { text: /*i18n*/ 'Sticker price and net price', path: '/pay-for-college/net-price' },
  loans: { text: /*i18n*/ 'Grants and loans', path: '/pay-for-college/grants-and-loans' },
  fafsa: { text: /*i18n*/ 'Fill in the FAFSA', path: '/pay-for-college/fafsa' },
  words: { text: /*i18n*/ 'Words of financial aid', path: '/pay-for-college/aid-words' },
  residency: {
    text: /*i18n*/ 'Prove that you live in North Carolina',
    path: '/pay-for-college/nc-residency',
  },
  year: { text: /*i18n*/ 'Plan your application year', path: '/apply-to-college/plan-your-application-year' },
  essay: { text: /*i18n*/ 'Write your application essay', path: '/apply-to-college/write-your-essay' },
  transfer: {
    text: /*i18n*/ 'Start at a community college, then transfer',
    path: '/apply-to-college/transfer-from-community-college',
  },
  early: {
    text: /*i18n*/ 'Take college classes in high school',
    path: '/plan-your-future/college-classes-in-high-school',
  },
  earn: {
    text: /*i18n*/ 'Learn while you earn: apprenticeships',
    path: '/plan-your-future/learn-while-you-earn',
  },
  work: { text: /*i18n*/ 'Go to work after high school', path: '/plan-your-future/work-after-high-school' },
  military: { text: /*i18n*/ 'Think about the military', path: '/plan-your-future/the-military' },
  veterans: {
    text: /*i18n*/ 'Help for military families and veterans',
    path: '/pay-for-college/military-and-veterans',
  },
  scams: {
    text: /*i18n*/ 'Find scholarships and avoid scams',
    path: '/pay-for-college/scholarships-without-scams',
  },
  scholarship: {
    text: /*i18n*/ 'The Next NC Scholarship',
    path: '/pay-for-college/next-nc-scholarship',
  },
  letter: { text: /*i18n*/ 'Ask for a letter of recommendation', path: '/apply-to-college/ask-for-a-letter' },
  visit: { text: /*i18n*/ 'Visit a college and learn something', path: '/apply-to-college/visit-a-college' },
  free: { text: /*i18n*/ 'Apply for free in October', path: '/apply-to-college/college-application-week' },
  offers: { text: /*i18n*/ 'Choose between offers', path: '/apply-to-college/choose-between-offers' },
  aidLetter: { text: /*i18n*/ 'Read your aid letter', path: '/pay-for-college/read-your-aid-letter' },
  summer: { text: /*i18n*/ 'The summer before college', path: '/apply-to-college/the-summer-before' },
} satisfies Record<string, Step['reads'][number]>;

/** Places in the portal that steps name. */
export const GO = {
  profiler: {
    text: /*i18n*/ 'Take the interest profiler',
    to: '/learn-about-yourself/interest-profiler',
    sees: 'interest-profiler',
  },
  careers: {
    text: /*i18n*/ 'Save a career you want to know more about',
    to: '/careers',
    sees: 'saved-career',
  },
  majors: { text: /*i18n*/ 'Save a major or program', to: '/programsMajors', sees: 'saved-program' },
  colleges: { text: /*i18n*/ 'Save a college', to: '/college-search', sees: 'saved-college' },
  costs: { text: /*i18n*/ 'See what your saved colleges would cost', to: '/collegeCosts', sees: null },
  courses: {
    text: /*i18n*/ 'See the courses that schools and universities ask for',
    to: '/next-step/courses',
    sees: null,
  },
  activities: {
    text: /*i18n*/ 'Write down an activity or a job',
    to: '/activitiesInterests',
    sees: 'activity',
  },
  plan: {
    text: /*i18n*/ 'Write your plan for after high school',
    to: '/collegePlanning',
    sees: 'transition-plan',
  },
  statement: {
    text: /*i18n*/ 'Keep a draft of your essay',
    to: '/collegePlanning',
    sees: 'personal-statement',
  },
  hub: { text: /*i18n*/ 'Start an application', to: '/apphub', sees: 'application' },
  toDo: { text: /*i18n*/ 'See what to do now', to: '/toDo', sees: null },
  intent: { text: /*i18n*/ 'Say which college you chose', to: '/collegePlanning', sees: 'intent' },
} satisfies Record<string, ToDo>;

/** Where facts come from that steps state. */
export const SOURCE = {
  unc: {
    name: 'UNC System, Policy 700.1.1.1[R], 2026',
    address: 'https://www.northcarolina.edu/apps/policy/doc.php?id=782',
  },
  promise: {
    name: 'Johnston Community College, Career and College Promise',
    address: 'https://www.johnstoncc.edu/programs/career-and-college-promise/eligibilityRequirements.aspx',
  },
  placement: {
    name: 'Cape Fear Community College, course placement',
    address: 'https://cfcc.edu/testing-services',
  },
  enlist: {
    name: 'United States Code, title 10, section 505',
    address:
      'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title10-section505&num=0&edition=prelim',
  },
  service: {
    name: 'United States Code, title 10, section 651',
    address:
      'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title10-section651&num=0&edition=prelim',
  },
  asvab: { name: 'ASVAB Enlistment Testing Program', address: 'https://www.officialasvab.com/' },
  forces: {
    name: 'United States Code, title 10, section 101',
    address:
      'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title10-section101&num=0&edition=prelim',
  },
} satisfies Record<string, Step['sources'][number]>;
