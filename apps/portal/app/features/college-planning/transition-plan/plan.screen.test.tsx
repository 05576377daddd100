import { poolFormOperations } from '@longleaf/contract/pool-forms';
import { testScoreOperations } from '@longleaf/contract/test-scores';
import { noScores } from '../../../testing/samples/test-scores.ts';
import { searchOccupations } from '@longleaf/contract/career-search';
import { intentOperations } from '@longleaf/contract/intents-to-enroll';
import { savedCollegeOperations } from '@longleaf/contract/saved-colleges';
import { savedProgramOperations } from '@longleaf/contract/saved-programs';
import { reportedOperations } from '@longleaf/contract/self-reported-applications';
import { transitionPlanMessages, transitionPlanOperations } from '@longleaf/contract/transition-plans';
import { statementOperations } from '@longleaf/contract/personal-statements';
import { recruitingOperations } from '@longleaf/contract/recruiting';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse } from '../../../testing/calls.ts';
import { draftIsKept } from '../../../testing/drafts.ts';
import { expectAccessible } from '../../../testing/look.ts';
import { sampleDetails } from '../../../testing/samples/recruiting.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { noPlan, noStatements } from '../../../testing/samples/planning.ts';

const {
  getTransitionPlan,
  updateTransitionPlan,
  deleteTransitionPlan,
  restoreTransitionPlan,
  formerTransitionPlans,
  deleteFormerTransitionPlan,
} = transitionPlanOperations;
const plan = {
  ...noPlan,
  id: 4,
  pathType: 'Community college',
  careerGoalNotes: 'Welder',
  savedDate: '2026-11-02T15:00:00.000Z',
};
const open = async () => openScreen(await import('../planning-page.tsx'), { id: 'UI-028' });
const section = page.getByRole('region', { name: 'Transition plan' });

beforeEach(() => {
  answer(testScoreOperations.getTestScores, noScores);
  answer(statementOperations.getPersonalStatements, noStatements);
  answer(recruitingOperations.getCollegeRecruiters, []);
  answer(poolFormOperations.getPoolForms, { forms: [] });
  answer(recruitingOperations.getRecruiterAdditionalData, sampleDetails());
  answer(reportedOperations.getSelfReportedApps, []);
  answer(intentOperations.getIntentEnrollSchool, []);
  answer(savedCollegeOperations.getSavedColleges, {
    colleges: [],
    pageNumber: 1,
    pageSize: 25,
    plannedCount: 0,
    totalCount: 0,
  });
  answer(savedProgramOperations.getSavedPrograms, []);
  refuse(searchOccupations, 400);
});

test('ST-161: none at first, a path is chosen to begin, and it reads as the specification says (MSG-055, MSG-056, ST-162)', async () => {
  answer(getTransitionPlan, noPlan);
  const calls = answer(updateTransitionPlan, plan);
  await open();
  const chooser = section.getByLabelText('My path');
  await expect.element(chooser).toHaveDisplayValue('Select a path...');
  await chooser.selectOptions('Community college');
  await expect.element(section.getByLabelText('Career goal')).toBeVisible();
  await expect.element(section.getByLabelText('My path')).toHaveDisplayValue('Community college');
  await section.getByLabelText('Career goal').fill('Welder');
  await expectAccessible();
  answer(getTransitionPlan, plan);
  await section.getByRole('button', { name: 'Save plan' }).click();
  await expect.element(page.getByText(transitionPlanMessages.saved)).toBeVisible();
  expect(calls.at(-1)?.body).toMatchObject({
    id: 0,
    pathType: 'Community college',
    careerGoalNotes: 'Welder',
  });
  await expect.element(section.getByText('Welder')).toBeVisible();
  await expect.element(section.getByRole('button', { name: 'Edit plan' })).toHaveFocus();
  await expect.element(section.getByText(transitionPlanMessages.noNotes).first()).toBeVisible();
  await expectAccessible();
});

test('edited: without a path it is not sent, what was typed is a draft, cancelled it is as before', async () => {
  answer(getTransitionPlan, plan);
  await open();
  await section.getByRole('button', { name: 'Edit plan' }).click();
  await section.getByLabelText('Career goal').fill('Pilot');
  await draftIsKept('transition-plan');
  await section.getByLabelText('My path').selectOptions('Select a path...');
  await section.getByRole('button', { name: 'Save plan' }).click();
  await expect.element(section.getByText('Choose a path.').first()).toBeVisible();
  await expectAccessible();
  await section.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(section.getByText('Welder')).toBeVisible();
  await expect.element(section.getByRole('button', { name: 'Edit plan' })).toHaveFocus();
});

test('ST-155: refused, it says so beside the field and keeps what was typed', async () => {
  answer(getTransitionPlan, plan);
  refuse(updateTransitionPlan, 400, { modelState: { supportNotes: ['Too much.'] } });
  await open();
  await section.getByRole('button', { name: 'Edit plan' }).click();
  await section.getByLabelText('Support I need').fill('Mr. Ortiz');
  await section.getByRole('button', { name: 'Save plan' }).click();
  await expect.element(section.getByText('Too much.').first()).toBeVisible();
  await expect.element(section.getByLabelText('Support I need')).toHaveValue('Mr. Ortiz');
});

test('deleted: asked first, back to none, and taken back', async () => {
  answer(getTransitionPlan, plan);
  answer(deleteTransitionPlan, { removed: true, undo: 'slip' });
  const restored = answer(restoreTransitionPlan, plan);
  await open();
  await section.getByRole('button', { name: 'Delete plan' }).click();
  const question = page.getByRole('dialog', { name: 'Delete your transition plan?' });
  await expect.element(question).toBeVisible();
  await expectAccessible();
  answer(getTransitionPlan, noPlan);
  await question.getByRole('button', { name: 'Delete plan' }).click();
  await expect.element(section.getByLabelText('My path')).toHaveDisplayValue('Select a path...');
  await expect.element(section.getByRole('heading', { name: 'Transition plan' })).toHaveFocus();
  answer(getTransitionPlan, plan);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(section.getByText('Welder')).toBeVisible();
  expect(restored.at(-1)?.body).toEqual({ undo: 'slip' });
});

test('deleted, and the way back fails: says so, and can be tried again', async () => {
  answer(getTransitionPlan, plan);
  answer(deleteTransitionPlan, { removed: true, undo: 'slip' });
  refuse(restoreTransitionPlan, 500);
  await open();
  await section.getByRole('button', { name: 'Delete plan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete plan' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  const failed = page.getByText('We could not bring it back. Please try again.');
  await expect.element(failed).toBeVisible();
  const restored = answer(restoreTransitionPlan, plan);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(() => restored.map(({ body }) => body)).toEqual([{ undo: 'slip' }]);
});

test('deleted, and a way back that leads nowhere: says why, and is not offered again', async () => {
  answer(getTransitionPlan, plan);
  answer(deleteTransitionPlan, { removed: true, undo: 'slip' });
  refuse(restoreTransitionPlan, 400, { modelState: { undo: ['This removal cannot be taken back.'] } });
  await open();
  await section.getByRole('button', { name: 'Delete plan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete plan' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect.element(page.getByText('This removal cannot be taken back.')).toBeVisible();
  await expect.element(undo).not.toBeInTheDocument();
});

test('changed here and begun anew in another tab: says to load the page again, not to try again', async () => {
  answer(getTransitionPlan, plan);
  const gone = 'This transition plan is no longer there. Load the page again.';
  refuse(updateTransitionPlan, 404, { detail: gone });
  await open();
  await section.getByRole('button', { name: 'Edit plan' }).click();
  await section.getByLabelText('Career goal').fill('Pilot');
  await section.getByRole('button', { name: 'Save plan' }).click();
  await expect.element(section.getByText(gone).first()).toBeVisible();
  await expect.element(section.getByLabelText('Career goal')).toHaveValue('Pilot');
});

test('a deletion that fails says so, and the plan stays', async () => {
  answer(getTransitionPlan, plan);
  refuse(deleteTransitionPlan, 400);
  await open();
  await section.getByRole('button', { name: 'Delete plan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete plan' }).click();
  await expect.element(page.getByText(transitionPlanMessages.removeFailed)).toBeVisible();
  await expect.element(section.getByText('Welder')).toBeVisible();
});

test('earlier versions are read with their days, and deleted one by one', async () => {
  answer(getTransitionPlan, plan);
  answer(formerTransitionPlans, [{ ...plan, id: 2, pathType: 'Work', careerGoalNotes: 'Pilot' }]);
  const deleted = answer(deleteFormerTransitionPlan, { removed: true });
  await open();
  await section.getByRole('button', { name: 'Earlier versions' }).click();
  await expect.element(section.getByText('Pilot')).toBeVisible();
  await expectAccessible();
  await section.getByRole('button', { name: /Delete this version/ }).click();
  answer(formerTransitionPlans, []);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete version' }).click();
  await expect.element(section.getByText(/There are none yet/)).toBeVisible();
  expect(deleted.at(-1)?.params).toEqual({ id: 2 });
});

test('failed: the plan says so alone, and another try brings it', async () => {
  refuse(getTransitionPlan, 400);
  await open();
  await expect.element(section.getByText(transitionPlanMessages.loadFailed)).toBeVisible();
  answer(getTransitionPlan, plan);
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect.element(section.getByText('Welder')).toBeVisible();
});
