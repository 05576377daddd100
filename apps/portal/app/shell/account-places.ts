import { msg } from '@lingui/core/macro';

/** What the menu behind a person's initials leads to. */
export const ACCOUNT_PLACES = [
  { key: 'profile', label: msg`Profile`, to: '/profile' },
  { key: 'plan', label: msg`Your college plan`, to: '/collegePlanning' },
  { key: 'next-steps', label: msg`Next steps`, to: '/next-step' },
  { key: 'calendar', label: msg`Calendar`, to: '/studentCalendar' },
  { key: 'colleges', label: msg`Saved colleges`, to: '/savedColleges' },
  { key: 'careers', label: msg`Saved careers`, to: '/careers?searchType=saved' },
  { key: 'programs', label: msg`Saved programs`, to: '/savedPrograms' },
  { key: 'enrichment', label: msg`Enrichment programs`, to: '/StudentEnrichment' },
  { key: 'surveys', label: msg`Learn about yourself`, to: '/learn-about-yourself' },
  { key: 'activities', label: msg`Activities and interests`, to: '/activitiesInterests' },
  { key: 'test-scores', label: msg`Test scores`, to: '/testScores' },
  { key: 'test-prep', label: msg`Test prep`, to: '/testPrep' },
  { key: 'orders', label: msg`Order materials`, to: '/orders' },
  { key: 'sign-out', label: msg`Sign out`, to: '/logout?referrer=portal' },
] as const;
