import { poolFormOperations } from '@longleaf/contract/pool-forms';
import { testScoreOperations } from '@longleaf/contract/test-scores';
import { noScores } from '../../../testing/samples/test-scores.ts';
import { searchOccupations } from '@longleaf/contract/career-search';
import { suggestColleges } from '@longleaf/contract/college-names';
import { enteredCollegeOperations } from '@longleaf/contract/entered-colleges';
import { intentMessages, intentOperations } from '@longleaf/contract/intents-to-enroll';
import { savedCollegeOperations } from '@longleaf/contract/saved-colleges';
import { savedProgramOperations } from '@longleaf/contract/saved-programs';
import { reportedOperations } from '@longleaf/contract/self-reported-applications';
import { transitionPlanOperations } from '@longleaf/contract/transition-plans';
import { statementOperations } from '@longleaf/contract/personal-statements';
import { recruitingOperations } from '@longleaf/contract/recruiting';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse } from '../../../testing/calls.ts';
import { expectAccessible } from '../../../testing/look.ts';
import { sampleDetails } from '../../../testing/samples/recruiting.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { noPlan, noStatements } from '../../../testing/samples/planning.ts';

const { getIntentEnrollSchool, updateIntentEnrollSchool, restoreIntentToEnroll } = intentOperations;
const { verifyEnteredCollege } = enteredCollegeOperations;
const duke = {
  id: 3,
  organizationID: 198419,
  collegeName: 'Duke University',
  collegeCity: 'Durham',
  hasCampusProfile: true,
  campusURL: '/college-profile/duke-university',
  reasonNotes: 'My aunt',
  reasons: [{ reasonID: 16, name: 'Family attended' }],
  // In Carolina it is still the day before.
  savedDate: '2026-11-03T03:00:00.000Z',
};
const kept = { intent: duke, removed: false, undo: null };
const open = async (at = '/collegePlanning') =>
  openScreen(await import('../planning-page.tsx'), { id: 'UI-028', at });
const section = page.getByRole('region', { name: 'Where I plan to go' });

beforeEach(() => {
  answer(testScoreOperations.getTestScores, noScores);
  answer(statementOperations.getPersonalStatements, noStatements);
  answer(recruitingOperations.getCollegeRecruiters, []);
  answer(poolFormOperations.getPoolForms, { forms: [] });
  answer(recruitingOperations.getRecruiterAdditionalData, sampleDetails());
  answer(reportedOperations.getSelfReportedApps, []);
  answer(savedCollegeOperations.getSavedColleges, {
    colleges: [],
    pageNumber: 1,
    pageSize: 25,
    plannedCount: 0,
    totalCount: 0,
  });
  answer(savedProgramOperations.getSavedPrograms, []);
  answer(transitionPlanOperations.getTransitionPlan, noPlan);
  answer(suggestColleges, []);
  refuse(searchOccupations, 400);
});

test('ST-165: list, college, reasons, summary, each step in the address; Back goes one back', async () => {
  answer(getIntentEnrollSchool, []);
  answer(verifyEnteredCollege, {
    verified: true,
    college: { organizationID: 198419, collegeName: 'Duke University', collegeCity: 'Durham', state: 'NC' },
  });
  const calls = answer(updateIntentEnrollSchool, kept);
  const { router } = await open();
  await section.getByRole('button', { name: 'Add a college you plan to go to' }).click();
  const heading = section.getByRole('heading', { name: /^Where I plan to go/ });
  await expect.element(heading).toHaveFocus();
  await section.getByLabelText('Name of the college').fill('Duke University');
  await expectAccessible();
  await section.getByRole('button', { name: 'Go on' }).click();
  await expect.element(section.getByRole('heading', { name: 'Why do you want to go there?' })).toHaveFocus();
  await section.getByLabelText('Family attended').click();
  await section.getByLabelText('In your own words').fill('My aunt');
  await expectAccessible();
  await section.getByRole('button', { name: 'Go on' }).click();
  await expect.element(section.getByRole('heading', { name: 'Is this right?' })).toBeVisible();
  expect(router.state.location.search).toBe('?intent=new&step=summary');
  await expectAccessible();
  await router.navigate(-1);
  await expect.element(section.getByLabelText('Family attended')).toBeChecked();
  await section.getByRole('button', { name: 'Go on' }).click();
  answer(getIntentEnrollSchool, [duke]);
  await section.getByRole('button', { name: 'Save college' }).click();
  await expect.element(page.getByText(intentMessages.saved)).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({
    id: 0,
    collegeName: 'Duke University',
    organizationID: 198419,
    reasons: [16],
    reasonNotes: 'My aunt',
  });
  await expect.element(section.getByRole('link', { name: 'Duke University' })).toBeVisible();
  await expect.element(heading).toHaveFocus();
  await expectAccessible();
});

test('of a college that has closed the field for its name says so', async () => {
  answer(getIntentEnrollSchool, []);
  answer(suggestColleges, [
    {
      id: 199698,
      name: 'St. Andrews University',
      shortName: 'St. Andrews',
      urlName: 'st-andrews-university',
      city: 'Laurinburg',
      state: 'NC',
      collegeType: 'Independent',
      gone: 'closed',
    },
  ]);
  await open('/collegePlanning?intent=new');
  await section.getByLabelText('Name of the college').fill('St. Andrews');
  await expect.element(page.getByRole('option', { name: /Closed · Laurinburg, NC/ })).toBeVisible();
});

test('ST-153: a name that we do not know is said once, may go on, and is shown as not verified (MSG-058)', async () => {
  answer(getIntentEnrollSchool, [
    { ...duke, organizationID: null, campusURL: null, collegeName: 'Sorbonne' },
  ]);
  answer(verifyEnteredCollege, { verified: false, college: null });
  await open('/collegePlanning?intent=new');
  await section.getByRole('button', { name: 'Go on' }).click();
  await expect.element(section.getByText(/Type the name of a college/)).toBeVisible();
  await section.getByLabelText('Name of the college').fill('Sorbonne');
  await section.getByRole('button', { name: 'Go on' }).click();
  await expect.element(section.getByText(/We do not know a college with exactly this name/)).toBeVisible();
  await expectAccessible();
  await section.getByRole('button', { name: 'Go on' }).click();
  await section.getByRole('button', { name: 'Go on' }).click();
  await expect.element(section.getByText(intentMessages.notVerified)).toBeVisible();
  await section.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(section.getByText(intentMessages.notVerified)).toBeVisible();
});

test('a name that could not be checked says so and loses nothing; what the server refuses stands there', async () => {
  answer(getIntentEnrollSchool, []);
  refuse(verifyEnteredCollege, 400);
  await open('/collegePlanning?intent=new');
  await section.getByLabelText('Name of the college').fill('Duke University');
  await section.getByRole('button', { name: 'Go on' }).click();
  await expect.element(section.getByText(/We could not check the name/)).toBeVisible();
  await expect.element(section.getByLabelText('Name of the college')).toHaveValue('Duke University');
  answer(verifyEnteredCollege, { verified: false, college: null });
  await section.getByRole('button', { name: 'Go on' }).click();
  await expect.element(section.getByText(/We do not know a college with exactly this name/)).toBeVisible();
  await section.getByRole('button', { name: 'Go on' }).click();
  await section.getByRole('button', { name: 'Go on' }).click();
  refuse(updateIntentEnrollSchool, 400, { modelState: { collegeName: [intentMessages.taken] } });
  await section.getByRole('button', { name: 'Save college' }).click();
  await expect.element(section.getByText(intentMessages.taken).first()).toBeVisible();
  // Another tab removed it meanwhile.
  refuse(updateIntentEnrollSchool, 404, { detail: 'There is no such college on your list.' });
  await section.getByRole('button', { name: 'Save college' }).click();
  await expect.element(section.getByText('There is no such college on your list.')).toBeVisible();
});

test('removed at once, told, and taken back (GAP-079)', async () => {
  answer(getIntentEnrollSchool, [duke]);
  const calls = answer(updateIntentEnrollSchool, { intent: null, removed: true, undo: 'slip' });
  const restored = answer(restoreIntentToEnroll, duke);
  await open();
  await expect.element(section.getByRole('button', { name: 'Remove Duke University' })).toBeVisible();
  answer(getIntentEnrollSchool, []);
  await section.getByRole('button', { name: 'Remove Duke University' }).click();
  await expect.element(section.getByText(/No college yet/)).toBeVisible();
  expect(calls.at(-1)?.body).toMatchObject({ id: 3, collegeName: '' });
  answer(getIntentEnrollSchool, [duke]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(section.getByRole('link', { name: 'Duke University' })).toBeVisible();
  expect(restored.at(-1)?.body).toEqual({ undo: 'slip' });
});

test('a removal that fails says so; a list that fails says so alone, with another try', async () => {
  answer(getIntentEnrollSchool, [duke]);
  refuse(updateIntentEnrollSchool, 400);
  await open();
  await section.getByRole('button', { name: 'Remove Duke University' }).click();
  await expect.element(page.getByText(intentMessages.removeFailed)).toBeVisible();
  await expect.element(section.getByRole('link', { name: 'Duke University' })).toBeVisible();
});

test('failed: the section says so alone, and another try brings it', async () => {
  refuse(getIntentEnrollSchool, 400);
  await open();
  await expect.element(section.getByText(intentMessages.loadFailed)).toBeVisible();
  answer(getIntentEnrollSchool, [duke]);
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect.element(section.getByRole('link', { name: 'Duke University' })).toBeVisible();
});
