/** A line of a list of requirements. */
export interface Requirement {
  what: string;
  amount: string;
  note: string | null;
}

export interface RequirementList {
  key: string;
  title: string;
  /** For whom it holds, and since when. */
  holds: string;
  rows: readonly Requirement[];
  sources: readonly { name: string; address: string }[];
}

const UNC_POLICY = {
  name: 'UNC System, Policy 700.1.1.1[R], amended January 8, 2026',
  address: 'https://www.northcarolina.edu/apps/policy/doc.php?id=782',
};

/**
 * What schools and universities of the state ask for. Each list has the pages it was read from, and for whom it holds.
 * Rules for those who enter the UNC System from fall 2026 on are not known here, so no figure of theirs is given.
 */
export const REQUIREMENTS: readonly RequirementList[] = [
  {
    key: 'graduation',
    title: /*i18n*/ 'To finish high school',
    holds: /*i18n*/ 'Public high schools, for students who began ninth grade in 2021-22 or later.',
    rows: [
      {
        what: /*i18n*/ 'English',
        amount: /*i18n*/ '4 credits',
        note: /*i18n*/ 'English I, II, III and IV, in that order',
      },
      {
        what: /*i18n*/ 'Math',
        amount: /*i18n*/ '4 credits',
        note: /*i18n*/ 'NC Math 1, 2 and 3, and a fourth course that goes with your plans. For the public universities it is a fourth-level course, such as Precalculus.',
      },
      {
        what: /*i18n*/ 'Science',
        amount: /*i18n*/ '3 credits',
        note: /*i18n*/ 'A physical science, Biology, and an earth or environmental science',
      },
      {
        what: /*i18n*/ 'Social studies',
        amount: /*i18n*/ '4 credits',
        note: /*i18n*/ 'Founding Principles and Civic Literacy, Economics and Personal Finance, American History, World History',
      },
      {
        what: /*i18n*/ 'Health and physical education',
        amount: /*i18n*/ '1 credit',
        note: /*i18n*/ 'With training in CPR',
      },
      {
        what: /*i18n*/ 'Career classes, arts or world languages',
        amount: /*i18n*/ '2 credits',
        note: /*i18n*/ 'Any mix of them',
      },
      {
        what: /*i18n*/ 'More electives',
        amount: /*i18n*/ '4 credits',
        note: /*i18n*/ 'Four courses in one field are recommended: career classes, ROTC, arts or any other subject',
      },
      {
        what: /*i18n*/ 'Arts',
        amount: /*i18n*/ '1 course',
        note: /*i18n*/ 'In grades 6 to 12, for those who began ninth grade in 2025-26 or later',
      },
      { what: /*i18n*/ 'In all', amount: /*i18n*/ '22 credits', note: null },
    ],
    sources: [
      { name: 'Guilford County Schools', address: 'https://www.gcsnc.com/Page/84184' },
      { name: 'Wake County Public Schools', address: 'https://www.wcpss.net/Page/60913' },
    ],
  },
  {
    key: 'unc-courses',
    title: /*i18n*/ 'To get into a public university: courses',
    holds:
      /*i18n*/ 'The 16 universities of the UNC System, for first-year students. The School of the Arts asks for 3 math courses.',
    rows: [
      {
        what: /*i18n*/ 'English',
        amount: /*i18n*/ '4 courses',
        note: /*i18n*/ 'Grammar, composition and literature',
      },
      {
        what: /*i18n*/ 'Math',
        amount: /*i18n*/ '4 courses',
        note: /*i18n*/ 'NC Math 1, 2 and 3 and one beyond, or Algebra I and II, Geometry and one beyond',
      },
      {
        what: /*i18n*/ 'Science',
        amount: /*i18n*/ '3 courses',
        note: /*i18n*/ 'A life science, a physical science and one with a laboratory',
      },
      {
        what: /*i18n*/ 'Social studies',
        amount: /*i18n*/ '2 courses',
        note: /*i18n*/ 'One of them United States history',
      },
      {
        what: /*i18n*/ 'More academic courses',
        amount: /*i18n*/ '2 courses',
        note: /*i18n*/ 'English, math, science, social studies, world languages or computer science',
      },
    ],
    sources: [UNC_POLICY],
  },
  {
    key: 'unc-grades',
    title: /*i18n*/ 'To get into a public university: grades and tests',
    holds:
      /*i18n*/ 'For those who entered from fall 2025 to spring 2026. Later rules are on the UNC System’s own page: read them there before you apply.',
    rows: [
      { what: /*i18n*/ 'Weighted grade average', amount: /*i18n*/ '2.5 or more', note: null },
      {
        what: /*i18n*/ 'ACT or SAT score',
        amount: /*i18n*/ 'Below 2.8',
        note: /*i18n*/ 'With an average of 2.50 to 2.79 you have to send a score.',
      },
    ],
    sources: [UNC_POLICY],
  },
  {
    key: 'community-college',
    title: /*i18n*/ 'Where a community college places you',
    holds:
      /*i18n*/ 'For those who finished high school in the last 10 years; since October 2018. Everyone gets in: this is about English and math.',
    rows: [
      {
        what: /*i18n*/ 'Unweighted average of 2.8 or more',
        amount: /*i18n*/ 'College classes at once',
        note: null,
      },
      {
        what: /*i18n*/ 'Unweighted average of 2.2 to 2.799',
        amount: /*i18n*/ 'College classes with a class that helps beside them',
        note: null,
      },
      {
        what: /*i18n*/ 'Unweighted average below 2.2',
        amount: /*i18n*/ 'A class that gets you ready first',
        note: null,
      },
    ],
    sources: [{ name: 'Cape Fear Community College', address: 'https://cfcc.edu/testing-services' }],
  },
  {
    key: 'promise',
    title: /*i18n*/ 'College classes in high school: Career and College Promise',
    holds:
      /*i18n*/ 'For juniors and seniors of high schools. There is no tuition for the classes of your pathway.',
    rows: [
      {
        what: /*i18n*/ 'College transfer pathway',
        amount: /*i18n*/ '2.8, unweighted',
        note: /*i18n*/ 'Or test scores: SAT reading and writing 480, SAT math 530, ACT English 18, ACT reading 22, ACT math 22',
      },
      {
        what: /*i18n*/ 'Career and technical pathway',
        amount: /*i18n*/ '2.8, unweighted',
        note: /*i18n*/ 'Or test scores, or your principal and the college recommend you',
      },
      {
        what: /*i18n*/ 'To stay in it',
        amount: /*i18n*/ '2.0 in college classes',
        note: /*i18n*/ 'Looked at after two college classes',
      },
    ],
    sources: [
      {
        name: 'Johnston Community College',
        address:
          'https://www.johnstoncc.edu/programs/career-and-college-promise/eligibilityRequirements.aspx',
      },
      {
        name: 'Guilford Technical Community College',
        address: 'https://www.gtcc.edu/academics/high-school-programs/ccp-college-transfer-pathway.php',
      },
      {
        name: 'Roanoke-Chowan Community College',
        address: 'https://www.roanokechowan.edu/college-transfer-pathways',
      },
    ],
  },
];
