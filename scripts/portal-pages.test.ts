import { expect, it } from 'vitest';
import { portalPages } from '../apps/api/src/modules/site-search/pages.ts';
import { ADDRESSES } from '../apps/portal/app/addresses.ts';

it.each(portalPages.map(({ path, title }) => [path, title]))(
  'what the search calls %s is a page of the portal with that name',
  (path, title) => {
    const address = ADDRESSES.find((one) => one.path === path);
    expect(address).toMatchObject({ title, built: true });
  },
);

/** Pages that nobody looks for by name: they come from a press, a letter or another host, or stand in every header. */
const NOT_LOOKED_FOR = new Set([
  '/',
  '/search',
  '/sample',
  '/college-search',
  '/programsMajors',
  '/careers',
  '/resetPassword',
  '/resetPasswordConfirmation',
  '/recoverAccount/requestpasswordreset',
  '/shared-plan',
  '/invitation',
  '/stop-reminders',
  '/testScores/add',
  '/testScores/edit',
  // The steps of `/taap` and `/CRP`, and the other address of `/collegeConnect`.
  '/uncInstitutions',
  '/taapform',
  '/CollegeRedirection',
  '/directAdmission',
]);

it('every page of the portal that somebody may look for is found', () => {
  const found = new Set(portalPages.map(({ path }) => path));
  // `/learnAboutYourself` is the older address of `/learn-about-yourself`.
  const lookedFor = ADDRESSES.filter(
    ({ path, built, bare, servedBy }) =>
      built && !bare && !servedBy && !path.includes(':') && !path.startsWith('/learnAboutYourself'),
  ).map(({ path }) => path);
  expect(lookedFor.length).toBeGreaterThan(portalPages.length);
  expect(lookedFor.filter((path) => !found.has(path) && !NOT_LOOKED_FOR.has(path))).toEqual([]);
});
