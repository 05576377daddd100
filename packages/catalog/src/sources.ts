import { schoolSources } from './school-sources.ts';
import { figureGroupKeys, figureGroups } from '@longleaf/rules/colleges/figures/groups';
import type { FigureGroupKey } from '@longleaf/rules/colleges/figures/groups';
import { careerSources } from './career-sources.ts';
import { livingCostSources } from './living-cost-sources.ts';
import { onet, publicDomain, type Source } from './source.ts';

export type { Source } from './source.ts';

const ipeds = {
  publisher: 'National Center for Education Statistics (IPEDS)',
  address: 'https://nces.ed.gov/ipeds/datacenter/DataFiles.aspx',
  ...publicDomain,
};
const scorecard = {
  publisher: 'U.S. Department of Education (College Scorecard)',
  address: 'https://collegescorecard.ed.gov/data/',
  ...publicDomain,
};
const athleticsSurvey = {
  publisher: 'U.S. Department of Education (Equity in Athletics)',
  address: 'https://ope.ed.gov/athletics/',
  ...publicDomain,
};
const own = { publisher: 'Longleaf', address: '', licence: 'MIT', licenceAddress: null };

const figureSources: Readonly<Record<FigureGroupKey, Omit<Source, 'key' | 'title'>>> = {
  admissions: {
    shipped: 'file',
    ...ipeds,
    year: 'Fall 2024',
    note: 'Only colleges that choose among applicants report it; a college open to all does not.',
  },
  tuition: {
    shipped: 'derived',
    ...ipeds,
    year: '2023-24',
    note: 'Tuition and required fees of colleges with academic years.',
  },
  tuitionBefore: {
    shipped: 'derived',
    ...scorecard,
    year: '2022-23',
    note: 'Tuition, books, and housing and food of the year before.',
  },
  netPrice: {
    shipped: 'derived',
    ...scorecard,
    year: '2022-23',
    note: 'Average yearly cost after grants. At public colleges it is for state residents. It can be below zero.',
  },
  netPriceRecent: {
    shipped: 'derived',
    ...scorecard,
    year: 'published in 2025',
    note: 'A newer average, known for fewer colleges. Its file tells when it was published, not of which year it is.',
  },
  attendance: {
    shipped: 'file',
    ...scorecard,
    year: '2021-22',
    note: 'Cost before grants, with other living costs.',
  },
  aid: {
    shipped: 'file',
    ...ipeds,
    year: '2023-24',
    note: 'Shares of students, and dollars for each student who gets that aid.',
  },
  feesAndHousing: {
    shipped: 'file',
    ...ipeds,
    year: '2022-23',
    note: 'What it costs to apply, and to live and eat on campus.',
    shippedNote: 'Of colleges that have left the directory since, 201 were left out.',
  },
  enrollment: { shipped: 'derived', ...ipeds, year: 'Fall 2023', note: 'Students enrolled in the fall.' },
  studentBody: {
    shipped: 'file',
    ...scorecard,
    year: '2021-22',
    note: 'One full set of shares; do not mix it with the newer one.',
  },
  studentBodyRecent: {
    shipped: 'derived',
    ...scorecard,
    year: 'fall 2023, published in 2025',
    note: 'Newer, but without some groups and known for fewer colleges.',
  },
  graduation: {
    shipped: 'derived',
    ...ipeds,
    year: '2023',
    note: 'First-time, full-time students who finished within one and a half times the normal time.',
  },
  awardTimes: {
    shipped: 'derived',
    ...ipeds,
    year: '2015 entering students',
    note: 'The year of the students was taken from a derived file.',
  },
  completion: {
    shipped: 'file',
    ...scorecard,
    year: '2021-22',
    note: 'Finishing and transferring, and part-time students who come back.',
  },
  earnings: {
    shipped: 'derived',
    ...scorecard,
    year: 'published in May 2025',
    note: 'Middle pay of people who got federal aid and work and no longer study.',
  },
  debt: {
    shipped: 'derived',
    ...scorecard,
    year: '2020-21',
    note: 'People who finished and had federal loans.',
  },
  services: {
    shipped: 'file',
    ...ipeds,
    year: '2024-25',
    note: 'Credentials, services, online education, veterans and athletic associations.',
  },
  athletics: {
    shipped: 'byHand',
    ...athleticsSurvey,
    year: '2024-25',
    note: 'North Carolina colleges only.',
    shippedNote: 'Conferences are those of 2026. Eleven colleges with teams are not in this copy.',
  },
};

/** Every table of the catalogue with its source, in the order a reader meets them. */
export const sources: readonly Source[] = [
  {
    key: 'colleges',
    shipped: 'file',
    title: 'Directory of colleges',
    ...ipeds,
    year: '2024-25',
    note: 'Names, places and types. Offices that run several colleges and teach nobody are kept and not shown.',
    shippedNote:
      'Of its 6,072 entries 71 are such offices. Minority-serving and single-sex designations are from the College Scorecard as released in 2024.',
  },
  {
    key: 'sectors',
    shipped: 'own',
    title: 'North Carolina sectors',
    ...ipeds,
    year: '2024-25',
    note: 'The 16 universities of the UNC System, the 58 community colleges, and the 36 members of North Carolina Independent Colleges and Universities, which are known from general knowledge.',
  },
  {
    key: 'closures',
    shipped: 'own',
    title: 'Closings and mergers',
    ...own,
    year: '2026',
    note: 'Closing dates of the federal directory (IPEDS), and what colleges announced until October 2026 as news pages report it. Not complete for 2025 and 2026.',
  },
  {
    key: 'college-applications',
    shipped: 'byHand',
    title: 'Applying to colleges',
    publisher: 'The colleges, and pages that repeat what they said',
    address: '',
    licence: 'Facts, read one by one',
    licenceAddress: null,
    year: '2022-23 to 2025-26',
    note: 'Closing dates of first-year and transfer applications, each of the year that it was said for. A date of an earlier year says nothing about this one. Where one applies and what is asked for is from the federal reports (IPEDS) below.',
    shippedNote:
      'Dates of nine universities; seven are known through a page of NC State University for 2023-24. No date of 2026-27 was published where it could be read.',
  },
  {
    key: 'direct-admission',
    shipped: 'byHand',
    title: 'Direct admission (NC College Connect)',
    publisher: 'The colleges and the state, and news pages that repeat what they said',
    address: '',
    licence: 'Facts, read one by one',
    licenceAddress: null,
    year: '2025-26 and 2026-27',
    note: 'Colleges that were named as taking part, for the year in which students start. Not complete for 2026-27: five public universities and five independent colleges were named where it could be read, and all 58 community colleges as a group. No list for 2027-28 was published where it could be read.',
  },
  {
    key: 'enrichment-programs',
    shipped: 'byHand',
    title: 'Enrichment programs',
    publisher: 'The hosts of the programs, and news pages that repeat what they said',
    address: '',
    licence: 'Facts, read one by one',
    licenceAddress: null,
    year: '2017 to 2026',
    note: 'Each program carries the year that it was read for. Fees, dates and places change from year to year: ask the host before you plan on them. Places are those of ZIP codes.',
    shippedNote:
      'Programs that a page of a known year confirms. Many more exist. No days of 2027 were published where they could be read.',
  },
  {
    key: 'nicknames',
    shipped: 'own',
    title: 'Names that people use',
    ...own,
    year: '2026',
    note: 'Short names that the federal directory leaves out, and names of teams.',
  },
  {
    key: 'former-names',
    shipped: 'file',
    title: 'Former names of colleges',
    ...ipeds,
    year: '2017 to 2024-25',
    note: 'Names in earlier directories, and names of colleges that merged into another one.',
  },
  ...figureGroupKeys.map((key) => ({
    key: `figures-${key}`,
    title: figureGroups[key].label,
    ...figureSources[key],
  })),
  {
    key: 'programs',
    shipped: 'derived',
    title: 'Programs by field and award',
    ...ipeds,
    year: '2023-24',
    note: 'First majors. 0 awards means that the program is offered and nobody finished it that year.',
    shippedNote: 'Second majors, and programs without a code of their own, were left out.',
  },
  {
    key: 'sports',
    shipped: 'byHand',
    title: 'Sports',
    ...athleticsSurvey,
    year: '2024-25',
    note: 'North Carolina colleges only. Meredith, Salem and a few others are outside the survey.',
    shippedNote: '“Other sports” and numbers of players were left out.',
  },
  {
    key: 'cip',
    shipped: 'file',
    title: 'Fields of study (CIP)',
    ...ipeds,
    year: '2020',
    note: 'Titles of the Classification of Instructional Programs.',
  },
  {
    key: 'cip-soc',
    shipped: 'file',
    title: 'Fields of study and occupations',
    ...ipeds,
    year: '2020',
    note: 'Which programs lead to which occupations. Programs that lead to none are left out.',
  },
  ...careerSources,
  {
    key: 'cluster-majors',
    shipped: 'own',
    title: 'Career clusters of majors',
    ...onet,
    year: '2023',
    note: 'Worked out by us: a major belongs to the cluster that most of its occupations are in. The 16-cluster scheme is by Advance CTE.',
  },
  {
    key: 'code-labels',
    shipped: 'file',
    title: 'Meanings of codes',
    ...ipeds,
    year: '2024-25',
    note: 'Labels of the codes in the tables; seven in plainer words than the code book.',
  },
  ...livingCostSources,
  ...schoolSources,
  {
    key: 'zips',
    shipped: 'file',
    title: 'Places of ZIP codes',
    publisher: 'GeoNames',
    address: 'https://download.geonames.org/export/zip/',
    licence: 'CC BY 4.0',
    licenceAddress: 'https://creativecommons.org/licenses/by/4.0/',
    year: '2023',
    note: 'The middle of each ZIP code; distances are measured from there.',
  },
  {
    key: 'zip-counties',
    shipped: 'file',
    title: 'Counties of ZIP codes',
    publisher: 'GeoNames',
    address: 'https://download.geonames.org/export/zip/',
    licence: 'CC BY 4.0',
    licenceAddress: 'https://creativecommons.org/licenses/by/4.0/',
    year: '2023',
    note: 'North Carolina only. A ZIP code that reaches into a second county is listed with its first.',
  },
];

/** Finds the source of a table. @throws Error for a table that is not in the list. */
export function sourceOf(key: string): Source {
  const source = sources.find((candidate) => candidate.key === key);
  if (!source) throw new Error(`No source is stated for the table ${key}`);
  return source;
}
