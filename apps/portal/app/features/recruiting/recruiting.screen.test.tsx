import { recruitingMessages, recruitingOperations } from '@longleaf/contract/recruiting';
import { RECRUITING_FOR_PARENTS } from '@longleaf/contract/recruiting-consent';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  recruiterDetailsQuery,
  recruiterIdsQuery,
  recruitersQuery,
} from '../../data/recruiting/recruiting.ts';
import { RecruitButton } from '../../domain/recruiting/recruit-button.tsx';
import { comeBackToTab } from '../../testing/back-to-tab.ts';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen, sampleEducator, sampleParent, type samplePerson } from '../../testing/open-screen.tsx';
import { recruiterSchoolsQuery } from './queries.ts';
import { sampleDetails, sampleRecruiterSchool } from '../../testing/samples/recruiting.ts';

const {
  getFullOrgList,
  getRecruiterAdditionalData,
  addRecruiterAdditionalData,
  addRecruiter,
  getRecruiterIds,
} = recruitingOperations;
const duke = sampleRecruiterSchool({
  applicationDefinitionId: 198419,
  name: 'Duke University',
  shortName: 'Duke',
  urlName: 'duke-university',
  collegeType: 'Independent',
});
const pageWith = (...schools: (typeof duke)[]) => ({
  schools,
  totalSchools: schools.length,
  pageNumber: 1,
  pageSize: 25,
});
const kept = {
  gradDate: '2027-06-10',
  weightedGPA: '4.2',
  unweightedGPA: '',
  satComposite: '',
  actComposite: '24',
  intendedMajor: 'Nursing',
  entryTerm: 'Fall',
  entryYear: '2027',
  textAuth: false,
};
const open = async (wish: { at?: string; person?: typeof samplePerson | null } = {}) =>
  openScreen(await import('./recruiting-page.tsx'), {
    id: 'UI-041',
    settings: { now: '2026-11-23T15:00:00Z' },
    ...wish,
  });

beforeEach(() => {
  answer(getRecruiterIds, []);
  answer(getRecruiterAdditionalData, sampleDetails({ additionalData: kept }));
  answer(getFullOrgList, pageWith(sampleRecruiterSchool(), duke));
});

test('what is kept of one person is never another’s on a shared computer', () => {
  const asked = { search: '', recruitedOnly: false, page: 1 };
  const queries = [recruiterDetailsQuery, recruiterIdsQuery, recruitersQuery] as const;
  for (const query of queries) expect(query('ann').queryKey).not.toEqual(query('bob').queryKey);
  expect(recruiterSchoolsQuery('ann', asked).queryKey).not.toEqual(
    recruiterSchoolsQuery('bob', asked).queryKey,
  );
});

test('loading, then ready: what colleges are told, and the colleges (UI-041)', async () => {
  const colleges = hold(getFullOrgList);
  await open();
  await expect.element(page.getByText('Nursing')).toBeVisible();
  await expect.element(page.getByText('Loading the colleges').first()).toBeVisible();
  await expectAccessible();
  colleges.release(pageWith(sampleRecruiterSchool(), duke));
  await expect.element(page.getByRole('link', { name: 'Duke University' })).toBeVisible();
  await expectAccessible();
});

test('empty: none asked yet, and no college fits, each with the way on', async () => {
  answer(getFullOrgList, pageWith());
  await open({ at: '/collegeRecruiter?asked=true' });
  await expect.element(page.getByText('You have asked no college yet')).toBeVisible();
  await expectAccessible();
  await page.getByLabelText('Name of a college').fill('xyzzy');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('No college fits')).toBeVisible();
  await page.getByRole('link', { name: 'Show all colleges' }).click();
  await expect.element(page.getByLabelText('Name of a college')).toHaveValue('');
});

test('failed: each half says so alone, and another try brings it (MSG-042)', async () => {
  refuse(getFullOrgList, 500);
  await open();
  await expect.element(page.getByText(recruitingMessages.collegesFailed)).toBeVisible();
  await expect.element(page.getByText('Nursing')).toBeVisible();
  await expectAccessible();
  answer(getFullOrgList, pageWith(duke));
  refuse(getRecruiterAdditionalData, 500);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('link', { name: 'Duke University' })).toBeVisible();
});

test('not allowed: nobody is signed in, so nothing is asked for and sign-in begins', async () => {
  await open({ person: null });
  await expect.element(page.getByText('We cannot reach the sign-in page.')).toBeVisible();
});

test('not allowed: the server says why, and no form is shown (403)', async () => {
  refuse(getRecruiterAdditionalData, 403, { detail: 'This is for students.' });
  await open();
  await expect.element(page.getByText('This is for students.')).toBeVisible();
  await expect.element(page.getByLabelText('Major (optional)')).not.toBeInTheDocument();
});

test('not allowed: a session that the server no longer takes can be tried again (401)', async () => {
  refuse(getRecruiterAdditionalData, 401);
  await open();
  await expect.element(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
});

test('not allowed: somebody under 13 is told so, and colleges cannot be asked', async () => {
  answer(getRecruiterAdditionalData, sampleDetails({ age: 'child' }));
  await open();
  await expect.element(page.getByText(recruitingMessages.tooYoung)).toBeVisible();
  await page.getByRole('button', { name: /Get recruited.*Duke/ }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(recruitingMessages.tooYoung)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Get recruited' })).not.toBeInTheDocument();
  await expectAccessible();
});

test('not allowed: without a date of birth the profile is where to go', async () => {
  answer(getRecruiterAdditionalData, sampleDetails({ age: 'unknown' }));
  await open();
  await expect.element(page.getByText(recruitingMessages.bornWhen)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Open my profile' }))
    .toHaveAttribute('href', '/profile#details');
  await expectAccessible();
});

test('MOD-016: before a college is told, it is said of what, and what a parent should know', async () => {
  answer(
    getRecruiterAdditionalData,
    sampleDetails({
      additionalData: kept,
      age: 'minor',
      told: ['name', 'email', 'mailingAddress', 'intendedMajor'],
    }),
  );
  const asked = answer(addRecruiter, { recruited: true, message: recruitingMessages.recruited });
  await open();
  await page.getByRole('button', { name: /Get recruited.*Duke/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Get recruited by Duke?' });
  await expect
    .element(dialog.getByText(/^Duke gets your name, email address, mailing address, and intended major\./))
    .toBeVisible();
  await expect.element(dialog.getByText(RECRUITING_FOR_PARENTS)).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Get recruited' }).click();
  await expect
    .poll(() => asked[0]?.body)
    .toEqual({
      applicationDefinitionId: 198419,
      source: 'College Recruiter',
      told: ['name', 'email', 'mailingAddress', 'intendedMajor'],
    });
  await expect.element(page.getByText(recruitingMessages.recruited)).toBeVisible();
});

test('a window that cannot learn what a college would be told asks for nothing, and can try again', async () => {
  refuse(getRecruiterAdditionalData, 500);
  await openScreen(
    {
      default: () => (
        <RecruitButton college={{ id: 198419, shortName: 'Duke', urlName: 'duke-university' }} />
      ),
    },
    { id: 'data' },
  );
  await page.getByRole('button', { name: /Get recruited.*Duke/ }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(recruitingMessages.detailsFailed)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Get recruited' })).not.toBeInTheDocument();
  answer(getRecruiterAdditionalData, sampleDetails());
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect.element(dialog.getByText(/^Duke gets your/)).toBeVisible();
});

test('API-139: asked once: the form is open, a slip is named and loses nothing, then it is kept (MSG-053)', async () => {
  answer(getRecruiterAdditionalData, sampleDetails({ age: 'minor' }));
  const sent = answer(addRecruiterAdditionalData, {
    ...sampleDetails({ additionalData: kept }),
    message: recruitingMessages.submitted,
  });
  await open();
  await expect.element(page.getByText(RECRUITING_FOR_PARENTS)).toBeVisible();
  await page.getByLabelText('Major (optional)').fill('Nursing');
  await page.getByLabelText('ACT composite (optional)').fill('40');
  await page.getByRole('button', { name: 'Save this for colleges' }).click();
  await expect.element(page.getByRole('alert').getByText(/Enter a whole number from 1 to 36/)).toBeVisible();
  await expectAccessible();
  expect(sent).toHaveLength(0);
  await page.getByLabelText('ACT composite (optional)').fill('24');
  answer(getRecruiterAdditionalData, sampleDetails({ additionalData: kept }));
  await page.getByRole('button', { name: 'Save this for colleges' }).click();
  await expect
    .poll(() => sent[0]?.body)
    .toMatchObject({ additionalData: { intendedMajor: 'Nursing', actComposite: '24' } });
  await expect.element(page.getByText(recruitingMessages.submitted)).toBeVisible();
});

test('API-139: what the server refuses is said beside its field, else in the fixed words (MSG-043)', async () => {
  answer(getRecruiterAdditionalData, sampleDetails());
  refuse(addRecruiterAdditionalData, 500);
  await open();
  await page.getByLabelText('Major (optional)').fill('Law');
  await page.getByRole('button', { name: 'Save this for colleges' }).click();
  await expect.element(page.getByRole('alert').getByText(recruitingMessages.submitFailed)).toBeVisible();
  await expect.element(page.getByLabelText('Major (optional)')).toHaveValue('Law');
});

test('what another tab asked or stopped is shown on the way back to this one', async () => {
  await open();
  await expect.element(page.getByRole('button', { name: /Get recruited.*Duke/ })).toBeVisible();
  await comeBackToTab(() => {
    answer(getRecruiterIds, [198419]);
    answer(getFullOrgList, pageWith({ ...duke, since: '2026-11-20T15:00:00Z' }));
  });
  await expect.element(page.getByRole('button', { name: /Recruiting on.*Duke/ })).toBeVisible();
  await expect.element(page.getByText('Asked on November 20, 2026')).toBeVisible();
});

test('the search, the box and the page stand in the address, and Back brings them again', async () => {
  const asked = answer(getFullOrgList, { ...pageWith(duke), totalSchools: 60 });
  const { router } = await open();
  await page.getByLabelText('Name of a college').fill('duke');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ searchString: 'duke', recruitedOnly: false });
  await page.getByLabelText('Only colleges that I asked').click();
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ searchString: 'duke', recruitedOnly: true });
  await router.navigate(-1);
  await expect.element(page.getByLabelText('Only colleges that I asked')).not.toBeChecked();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ searchString: 'duke', pageNumber: 2 });
});

test('a page behind the last one leads to the last: the only college there was stopped, or the address is old', async () => {
  answer(getFullOrgList, { ...pageWith(), totalSchools: 26 });
  const { router } = await open({ at: '/collegeRecruiter?page=9' });
  await expect.poll(() => router.state.location.search).toBe('?page=2');
});

test.each([
  ['a parent', sampleParent, /^This is for students\. Your child asks/],
  ['an educator', sampleEducator, /^This is for students, each in their own account/],
] as const)('%s reads in whose name colleges are asked', async (_, person, note) => {
  await open({ person });
  await expect.element(page.getByText(note)).toBeVisible();
  await expect.element(page.getByText('Nursing')).toBeVisible();
  await expectAccessible();
});
