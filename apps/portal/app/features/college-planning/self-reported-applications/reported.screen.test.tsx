import { poolFormOperations } from '@longleaf/contract/pool-forms';
import { testScoreOperations } from '@longleaf/contract/test-scores';
import { noScores } from '../../../testing/samples/test-scores.ts';
import { searchOccupations } from '@longleaf/contract/career-search';
import { suggestColleges } from '@longleaf/contract/college-names';
import { enteredCollegeOperations } from '@longleaf/contract/entered-colleges';
import { intentOperations } from '@longleaf/contract/intents-to-enroll';
import { savedCollegeOperations } from '@longleaf/contract/saved-colleges';
import { savedProgramOperations } from '@longleaf/contract/saved-programs';
import { reportedMessages, reportedOperations } from '@longleaf/contract/self-reported-applications';
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

const { getSelfReportedApps, updateSelfReportedApp, deleteSelfReportedApp, restoreSelfReportedApp } =
  reportedOperations;
const { verifyEnteredCollege } = enteredCollegeOperations;
const duke = {
  id: 3,
  organizationId: 198419,
  userID: 'person-1',
  collegeName: 'Duke University',
  collegeCity: 'Durham',
  submissionDate: '2026-10-01',
  inHub: true,
};
const open = async (at = '/collegePlanning') =>
  openScreen(await import('../planning-page.tsx'), { id: 'UI-028', at });
const section = page.getByRole('region', { name: 'Applications I sent elsewhere' });

beforeEach(() => {
  answer(testScoreOperations.getTestScores, noScores);
  answer(statementOperations.getPersonalStatements, noStatements);
  answer(recruitingOperations.getCollegeRecruiters, []);
  answer(poolFormOperations.getPoolForms, { forms: [] });
  answer(recruitingOperations.getRecruiterAdditionalData, sampleDetails());
  answer(savedCollegeOperations.getSavedColleges, {
    colleges: [],
    pageNumber: 1,
    pageSize: 25,
    plannedCount: 0,
    totalCount: 0,
  });
  answer(savedProgramOperations.getSavedPrograms, []);
  answer(transitionPlanOperations.getTransitionPlan, noPlan);
  answer(intentOperations.getIntentEnrollSchool, []);
  answer(suggestColleges, []);
  refuse(searchOccupations, 400);
});

test('ST-167: added by a form in the address, its college verified before it is saved (ST-154, ST-168)', async () => {
  answer(getSelfReportedApps, []);
  answer(verifyEnteredCollege, {
    verified: true,
    college: { organizationID: 198419, collegeName: 'Duke University', collegeCity: 'Durham', state: 'NC' },
  });
  const calls = answer(updateSelfReportedApp, duke);
  const { router } = await open();
  await section.getByRole('button', { name: 'Add an application that you sent' }).click();
  expect(router.state.location.search).toBe('?reported=new');
  const heading = section.getByRole('heading', { name: /^Applications I sent elsewhere/ });
  await expect.element(heading).toHaveFocus();
  await section.getByRole('button', { name: 'Save application' }).click();
  await expect.element(section.getByText('Say when you sent it.').first()).toBeVisible();
  await expect
    .element(section.getByLabelText('Name of the college'))
    .toHaveAccessibleDescription('Name the college.');
  await expectAccessible();
  await section.getByLabelText('Name of the college').fill('Duke University');
  await section.getByLabelText('Sent on').fill('2026-10-01');
  answer(getSelfReportedApps, [duke]);
  await section.getByRole('button', { name: 'Save application' }).click();
  await expect.element(page.getByText(reportedMessages.saved)).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({
    id: 0,
    collegeName: 'Duke University',
    organizationId: 198419,
    submissionDate: '2026-10-01',
  });
  await expect
    .element(section.getByRole('link', { name: 'This college is in your application hub' }))
    .toBeVisible();
  await expect.element(heading).toHaveFocus();
  await expectAccessible();
});

test('a name that we do not know is said once, may be saved, and is shown as not verified (VAL-034, MSG-058)', async () => {
  answer(getSelfReportedApps, []);
  answer(verifyEnteredCollege, { verified: false, college: null });
  const sorbonne = { ...duke, organizationId: null, collegeName: 'Sorbonne', collegeCity: '', inHub: false };
  const calls = answer(updateSelfReportedApp, sorbonne);
  await open('/collegePlanning?reported=new');
  await section.getByLabelText('Name of the college').fill('Sorbonne');
  await section.getByLabelText('Sent on').fill('2026-10-01');
  await section.getByRole('button', { name: 'Save application' }).click();
  await expect.element(section.getByText(/We do not know a college with exactly this name/)).toBeVisible();
  expect(calls).toHaveLength(0);
  await expectAccessible();
  answer(getSelfReportedApps, [sorbonne]);
  await section.getByRole('button', { name: 'Save application' }).click();
  await expect.element(section.getByText('not verified', { exact: true })).toBeVisible();
  expect(calls.at(-1)?.body).toMatchObject({ collegeName: 'Sorbonne', organizationId: null });
});

test('changed in its place; what the server refuses stands there, and nothing that was typed is lost', async () => {
  answer(getSelfReportedApps, [duke]);
  refuse(updateSelfReportedApp, 400, { modelState: { collegeName: [reportedMessages.taken] } });
  await open();
  await section.getByRole('button', { name: 'Edit Duke University' }).click();
  await expect.element(section.getByLabelText('Sent on')).toHaveValue('2026-10-01');
  await section.getByLabelText('Sent on').fill('2026-10-05');
  await section.getByRole('button', { name: 'Save application' }).click();
  await expect.element(section.getByText(reportedMessages.taken).first()).toBeVisible();
  await expect.element(section.getByLabelText('Sent on')).toHaveValue('2026-10-05');
  await section.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(section.getByText('Duke University', { exact: true }).first()).toBeVisible();
});

test('changed here and removed in another tab: says that it is gone, not to try again', async () => {
  answer(getSelfReportedApps, [duke]);
  refuse(updateSelfReportedApp, 404, { detail: 'There is no such application on your list.' });
  await open('/collegePlanning?reported=3');
  await section.getByLabelText('Sent on').fill('2026-10-05');
  await section.getByRole('button', { name: 'Save application' }).click();
  await expect.element(section.getByText('There is no such application on your list.')).toBeVisible();
  await expect.element(section.getByLabelText('Sent on')).toHaveValue('2026-10-05');
});

test('a name that could not be checked says so, and nothing is sent', async () => {
  answer(getSelfReportedApps, []);
  refuse(verifyEnteredCollege, 400);
  const calls = answer(updateSelfReportedApp, duke);
  await open('/collegePlanning?reported=new');
  await section.getByLabelText('Name of the college').fill('Duke University');
  await section.getByLabelText('Sent on').fill('2026-10-01');
  await section.getByRole('button', { name: 'Save application' }).click();
  await expect.element(section.getByText(/We could not check the name/)).toBeVisible();
  expect(calls).toHaveLength(0);
});

test('removed at once, told, and taken back; a removal that fails says so', async () => {
  answer(getSelfReportedApps, [duke]);
  refuse(deleteSelfReportedApp, 400);
  await open();
  await section.getByRole('button', { name: 'Remove Duke University' }).click();
  await expect.element(page.getByText(reportedMessages.removeFailed)).toBeVisible();
  answer(deleteSelfReportedApp, { removed: true, undo: 'slip' });
  const restored = answer(restoreSelfReportedApp, duke);
  answer(getSelfReportedApps, []);
  await section.getByRole('button', { name: 'Remove Duke University' }).click();
  await expect.element(section.getByText(/None yet/)).toBeVisible();
  answer(getSelfReportedApps, [duke]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(section.getByText('Duke University', { exact: true }).first()).toBeVisible();
  expect(restored.at(-1)?.body).toEqual({ undo: 'slip' });
});

test('failed: the section says so alone, and another try brings it', async () => {
  refuse(getSelfReportedApps, 400);
  await open();
  await expect.element(section.getByText(reportedMessages.loadFailed)).toBeVisible();
  answer(getSelfReportedApps, [duke]);
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect.element(section.getByText('Duke University', { exact: true }).first()).toBeVisible();
});
