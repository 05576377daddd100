import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A place people can go: a page of the portal, or one of the content site. */
export interface Place {
  label: MessageDescriptor;
  /** Path in the portal. */
  to?: string;
  /** Other paths of the portal that belong to this place. */
  also?: readonly string[];
  /** Path on the content site; the link is left out where none is configured. */
  contentPath?: string;
}

const PLANNING = [
  '/collegePlanning',
  '/planDocument',
  '/career-plan',
  '/collegeCosts',
  '/sharePlan',
  '/toDo',
  '/StudentEnrichment',
  '/next-step',
  '/activitiesInterests',
  '/testScores',
  '/studentCalendar',
  '/testPrep',
];
const EXPLORE = [
  '/programsMajors',
  '/exploreprogramsandmajors',
  '/savedPrograms',
  '/learn-about-yourself',
  '/learnAboutYourself',
];

/** Portal and content site in one row (UI-094). Places that are not built yet are not here. */
export const MAIN_NAVIGATION: readonly Place[] = [
  { label: msg`Find a college`, to: '/college-search' },
  {
    label: msg`Careers and majors`,
    to: '/careers',
    also: EXPLORE,
  },
  { label: msg`Plan`, contentPath: '/plan-your-future', also: PLANNING },
  { label: msg`Apply`, contentPath: '/apply-to-college', also: ['/apphub'] },
  { label: msg`Pay for college`, contentPath: '/pay-for-college' },
  { label: msg`Save for college`, contentPath: '/save-for-college' },
];

export const FOOTER_COLUMNS: readonly { heading: MessageDescriptor; places: readonly Place[] }[] = [
  {
    heading: msg`Explore`,
    places: [
      { label: msg`Find a college`, to: '/college-search' },
      { label: msg`Careers`, to: '/careers' },
      { label: msg`Majors and programs`, to: '/programsMajors' },
      { label: msg`Learn about yourself`, to: '/learn-about-yourself' },
      { label: msg`Enrichment programs`, to: '/StudentEnrichment' },
      { label: msg`Compare colleges`, to: '/compare' },
      { label: msg`Saved colleges`, to: '/savedColleges' },
    ],
  },
  {
    heading: msg`Plan and apply`,
    places: [
      { label: msg`Plan your future`, contentPath: '/plan-your-future' },
      { label: msg`Apply to college`, contentPath: '/apply-to-college' },
      { label: msg`Your college plan`, to: '/collegePlanning' },
      { label: msg`Next steps`, to: '/next-step' },
      { label: msg`What to do now`, to: '/toDo' },
      { label: msg`Application hub`, to: '/apphub' },
      { label: msg`Calendar`, to: '/studentCalendar' },
      { label: msg`Direct admission`, to: '/directAdmission' },
      { label: msg`Pay for college`, contentPath: '/pay-for-college' },
      { label: msg`Save for college`, contentPath: '/save-for-college' },
    ],
  },
  {
    heading: msg`Help`,
    places: [
      { label: msg`Order materials`, to: '/orders' },
      { label: msg`Contact us`, contentPath: '/contact-us' },
      { label: msg`Accessibility`, contentPath: '/accessibility' },
      { label: msg`Privacy`, contentPath: '/privacy' },
      { label: msg`Data sources`, to: '/data' },
    ],
  },
];

/** The five places at the bottom of a phone, for people who are signed in. */
export const TAB_PLACES = [
  { key: 'home', label: msg`Home`, to: '/' },
  { key: 'colleges', label: msg`Colleges`, to: '/college-search' },
  { key: 'careers', label: msg`Careers`, to: '/careers', also: EXPLORE },
  { key: 'plan', label: msg`Plan`, to: '/collegePlanning', also: PLANNING },
  { key: 'apply', label: msg`Apply`, to: '/apphub' },
] as const satisfies readonly (Place & { key: string })[];

/** True when the page is the place itself or lies below it. */
export function isWithin(pathname: string, place: string): boolean {
  const here = pathname.toLowerCase();
  const there = place.toLowerCase();
  return here === there || here.startsWith(`${there}/`);
}
