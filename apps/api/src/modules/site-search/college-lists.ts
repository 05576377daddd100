import type { Meant } from '@longleaf/catalog/finding/finder';
import type { Title } from '@longleaf/catalog/finding/title';
import { titleFinder } from './title-finder.ts';

/** A college search that people ask for in words of their own: 'hbcu', 'cheap colleges', 'colleges with football'. */
export interface CollegeList {
  readonly title: string;
  /** Its address; a test holds that the page of the search reads the same filters from it. */
  readonly path: string;
  /** The filters of that address as the search takes them: family and value. */
  readonly filters: readonly (readonly [family: string, value: string])[];
  /** What it is for those who name another state, where its own filters mean North Carolina. */
  readonly elsewhere?: Pick<CollegeList, 'title' | 'path' | 'filters'>;
  /** What else people call it, in Spanish as well. */
  readonly called: readonly string[];
}

const SEARCH = '/college-search';
const NC: CollegeList['filters'][number] = ['state', 'NC'];

const kinds: readonly CollegeList[] = [
  {
    title: 'Historically Black colleges (HBCUs)',
    path: `${SEARCH}?serving=hbcu`,
    filters: [['historicallyBlack', 'HBCU']],
    called: ['hbcu', 'hbcus', 'historically black', 'black', 'historicamente negras'],
  },
  {
    title: 'Hispanic-serving colleges',
    path: `${SEARCH}?serving=hispanic-serving`,
    filters: [['historicallyBlack', 'HispanicServing']],
    called: ['hispanic', 'hsi', 'latino', 'hispanas'],
  },
  {
    title: 'Women’s colleges',
    path: `${SEARCH}?single-sex=women-only`,
    filters: [['singleSex', 'WomenOnly']],
    called: ['women only', 'womens college', 'all girls', 'girls only', 'all women', 'para mujeres'],
  },
  {
    title: 'Community colleges',
    path: `${SEARCH}?type=community-college`,
    filters: [['collegeType', 'CommunityCollege']],
    elsewhere: {
      title: 'Two-year public colleges',
      path: `${SEARCH}?control=public&length=two-year`,
      filters: [
        ['publicPrivate', 'Public'],
        ['schoolType', 'TwoYear'],
      ],
    },
    called: ['junior college', 'juco', '2 year', 'two year', 'colegio comunitario', 'colegios comunitarios'],
  },
  {
    title: 'Four-year colleges',
    path: `${SEARCH}?length=four-year`,
    filters: [['schoolType', 'FourYear']],
    called: ['4 year', 'four year', 'universities', 'university', 'universidades', 'universidad'],
  },
  {
    title: 'Universities of the UNC System',
    path: `${SEARCH}?type=unc`,
    filters: [['collegeType', 'UNC']],
    elsewhere: {
      title: 'Four-year public colleges',
      path: `${SEARCH}?control=public&length=four-year`,
      filters: [
        ['publicPrivate', 'Public'],
        ['schoolType', 'FourYear'],
      ],
    },
    called: [
      'unc system',
      'unc schools',
      'unc campuses',
      'state university',
      'state school',
      'state college',
    ],
  },
  {
    title: 'Public colleges',
    path: `${SEARCH}?control=public`,
    filters: [['publicPrivate', 'Public']],
    called: ['public', 'public university', 'publicas'],
  },
  {
    title: 'Private colleges',
    path: `${SEARCH}?control=private`,
    filters: [['publicPrivate', 'Private']],
    called: ['private', 'private university', 'nonprofit', 'privadas'],
  },
  {
    title: 'Religious colleges',
    path: `${SEARCH}?control=religious`,
    filters: [['publicPrivate', 'Religious']],
    called: ['christian', 'faith based', 'church', 'religiosas', 'cristianas'],
  },
];

const prices: readonly CollegeList[] = [
  {
    title: 'Colleges in North Carolina, lowest net price first',
    path: `${SEARCH}?state=nc&sort=net-price`,
    filters: [NC],
    elsewhere: {
      title: 'Colleges, lowest net price first',
      path: `${SEARCH}?sort=net-price`,
      filters: [],
    },
    called: [
      'cheap',
      'cheapest',
      'affordable',
      'low cost',
      'inexpensive',
      'low tuition',
      'least expensive',
      'not expensive',
      'baratas',
      'economicas',
    ],
  },
  {
    title: 'Colleges without an application fee',
    path: `${SEARCH}?application-fee=free-app`,
    filters: [['applicationFee', 'FreeApp']],
    called: ['free to apply', 'no application fee', 'no app fee', 'no fee', 'apply free', 'solicitud gratis'],
  },
  {
    title: 'Colleges with the Yellow Ribbon program for veterans',
    path: `${SEARCH}?financial-aid=yellow-ribbon`,
    filters: [['financialAid', 'YellowRibbon']],
    called: ['yellow ribbon', 'gi bill', 'veterans', 'veteran friendly', 'military friendly', 'veteranos'],
  },
];

const gettingIn: readonly CollegeList[] = [
  {
    title: 'Colleges open to all',
    path: `${SEARCH}?admission-policies=open-admission`,
    filters: [['admissionPolicies', 'OpenAdmission']],
    called: [
      'open admission',
      'open enrollment',
      'easy',
      'easiest',
      'easy to get into',
      'easiest to get into',
      'accept everyone',
      'accepts everyone',
      'accept anyone',
      'low gpa',
      'accept low gpa',
      '2.0 gpa',
      '2.5 gpa',
      'accept 2.0 gpa',
      'accept 2.5 gpa',
      'bad grades',
      'bad gpa',
      'guaranteed admission',
      'high acceptance rate',
      'acceptance rate',
    ],
  },
  {
    title: 'Colleges where test scores are optional',
    path: `${SEARCH}?admission-policies=test-optional`,
    filters: [['admissionPolicies', 'TestOptional']],
    called: [
      'test optional',
      'sat optional',
      'act optional',
      'no sat',
      'no act',
      'without sat',
      'no test scores',
    ],
  },
  {
    title: 'Colleges that are the most difficult to get into',
    path: `${SEARCH}?entrance-difficulty=most-difficult`,
    filters: [['entranceDifficulty', 'MostDifficult']],
    called: ['hardest to get into', 'hard to get into', 'selective', 'most selective', 'ivy league', 'elite'],
  },
  {
    title: 'Colleges in North Carolina, highest graduation rate first',
    path: `${SEARCH}?state=nc&sort=graduation-rate`,
    filters: [NC],
    elsewhere: {
      title: 'Colleges, highest graduation rate first',
      path: `${SEARCH}?sort=graduation-rate`,
      filters: [],
    },
    called: ['best', 'top', 'good', 'highest graduation rate', 'graduation rate', 'mejores'],
  },
];

const life: readonly CollegeList[] = [
  {
    title: 'Small colleges, under 2,500 students',
    path: `${SEARCH}?population=under-2500`,
    filters: [['population', 'Under2500']],
    called: ['small', 'smallest', 'tiny', 'pequeñas'],
  },
  {
    title: 'Large colleges, over 20,000 students',
    path: `${SEARCH}?population=over-20000`,
    filters: [['population', 'Over20000']],
    called: ['big', 'biggest', 'large', 'largest', 'huge', 'grandes'],
  },
  {
    title: 'Colleges with whole programs online',
    path: `${SEARCH}?online-education=undergraduate-programs`,
    filters: [['onlineEducation', 'UndergraduatePrograms']],
    called: [
      'online',
      'online degree',
      'online classes',
      'online programs',
      'distance learning',
      'virtual',
      'from home',
      'en linea',
    ],
  },
  {
    title: 'Colleges with housing on campus',
    path: `${SEARCH}?housing=on-campus`,
    filters: [['housing', 'OnCampus']],
    called: [
      'dorm',
      'dorms',
      'housing',
      'campus housing',
      'live on campus',
      'residence halls',
      'dormitorios',
    ],
  },
  {
    title: 'Colleges with study abroad',
    path: `${SEARCH}?special-programs=study-abroad`,
    filters: [['specialPrograms', 'StudyAbroad']],
    called: ['study abroad', 'exchange program', 'semester abroad', 'estudiar en el extranjero'],
  },
  {
    title: 'Weekend or evening colleges',
    path: `${SEARCH}?special-programs=weekend-evening`,
    filters: [['specialPrograms', 'WeekendEvening']],
    called: ['night school', 'night classes', 'evening classes', 'weekend classes', 'clases de noche'],
  },
  {
    title: 'Colleges with a program for students with intellectual disabilities',
    path: `${SEARCH}?special-programs=transition-program`,
    filters: [['specialPrograms', 'TransitionProgram']],
    called: ['intellectual disability', 'special needs', 'autism', 'down syndrome', 'autismo'],
  },
  {
    title: 'Colleges with day care for children',
    path: `${SEARCH}?additional-services=day-care`,
    filters: [['additionalServices', 'DayCare']],
    called: ['day care', 'daycare', 'with child care', 'student parents', 'single parents', 'guarderia'],
  },
  {
    title: 'Colleges with Army ROTC',
    path: `${SEARCH}?special-programs=rotc-army`,
    filters: [['specialPrograms', 'RotcArmy']],
    called: ['army rotc', 'rotc'],
  },
  {
    title: 'Colleges with Air Force ROTC',
    path: `${SEARCH}?special-programs=rotc-air-force`,
    filters: [['specialPrograms', 'RotcAirForce']],
    called: ['air force rotc', 'rotc'],
  },
];

/** Sports whose teams the federal tables tell; of others only colleges that told us would be found. */
const sports: readonly CollegeList[] = [
  ['Football', 'football', 'futbol americano'],
  ['Basketball', 'basketball', 'baloncesto'],
  ['Baseball', 'baseball', 'beisbol'],
  ['CrossCountry', 'cross country', 'cross-country'],
  ['TrackandField', 'track and field', 'track'],
].map(([value = '', name = '', ...called]) => ({
  title: `Colleges with ${name}`,
  path: `${SEARCH}?sports=${value.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}`,
  filters: [['sports', value]],
  called: [name, `${name} teams`, `with ${name}`, ...called],
}));

/** The searches that somebody may look for by a name. */
export const collegeLists: readonly CollegeList[] = [...kinds, ...prices, ...gettingIn, ...life, ...sports];

/** Finds ready-made searches by a text. */
export function collegeListFinder(): (text: string, limit: number) => Meant {
  return titleFinder(collegeLists.length, collegeLists.flatMap(titlesOf));
}

function titlesOf({ title, called }: CollegeList, position: number): Title[] {
  return [
    { position, text: title, kind: 'title' },
    ...called.map((text): Title => ({ position, text, kind: 'otherTitle' })),
  ];
}
