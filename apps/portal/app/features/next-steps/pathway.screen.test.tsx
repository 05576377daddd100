import { nextStepMessages, nextStepOperations } from '@longleaf/contract/next-steps';
import { profileOperations } from '@longleaf/contract/profile';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { draftIsKept } from '../../testing/drafts.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { sampleDefinition, samplePathway } from '../../testing/samples/next-steps.ts';
import { sampleProfile } from '../../testing/samples/profile.ts';

const { getFormComplete, getPathway, getPathwayDefinition, saveStep, getProgress } = nextStepOperations;
const is = (role: number) => answer(profileOperations.getProfile, sampleProfile({ role }));
const college = { id: 'UI-072' };
const open = async ({ at, id = college.id, person }: { at?: string; id?: string; person?: null } = {}) =>
  openScreen(await import('./pathway-page.tsx'), {
    id,
    ...(at !== undefined && { at }),
    ...(person === null && { person }),
  });
const choice = (name: RegExp) => page.getByRole('radio', { name });
const box = (name: string) => page.getByRole('checkbox', { name });
const finish = (step: number) => page.getByRole('button', { name: `Finish step ${step}` }).click();
async function fill(): Promise<void> {
  await choice(/Tuition and fees/).click();
  await box('Food').click();
  await page.getByLabelText('Name of a college').fill('Elon');
  await page.getByLabelText(/Whom will you ask/).fill('My aunt, and Mr. Lee');
}

beforeEach(() => {
  is(2);
  answer(getFormComplete, true);
  answer(getProgress, { formCompletedOn: null, pathways: [] });
  answer(getPathway, ({ params }) => samplePathway(Number(params.pathwayId)));
  answer(getPathwayDefinition, ({ params }) => sampleDefinition(Number(params.pathwayId)));
});

test('loading, then ready: UI-072, ST-218: the step one is at, with what to read and do', async () => {
  const state = hold(getPathwayDefinition);
  await open();
  await expect.element(page.getByText('Loading the pathway').first()).toBeVisible();
  state.release(sampleDefinition(0));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Step called 1' })).toBeVisible();
  await expect.element(page.getByText('College pathway, step 1 of 3')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Save a college' }))
    .toHaveAttribute('href', '/college-search');
  expect(page.getByText('A place that is not built').elements()).toHaveLength(0);
  await expectAccessible();
});

test.each([
  ['UI-073', '/next-step/Workforce', 'Workforce pathway, step 1 of 3'],
  ['UI-074', '/next-step/MILITARY', 'Military pathway, step 1 of 3'],
])('%s, ST-216: %s in any letter case', async (id, at, words) => {
  await open({ id, at });
  await expect.element(page.getByText(words)).toBeVisible();
});

test('VAL-049, ST-217: answers are sent comma-joined, the step is done, and the next one takes the focus', async () => {
  const saved = answer(saveStep, samplePathway(0, 1));
  await open();
  await fill();
  await box('Books').click();
  await page.getByLabelText('Price in a year').fill('$9, or so');
  await finish(1);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Step called 2' })).toHaveFocus();
  expect(saved).toHaveLength(1);
  expect(saved[0]).toMatchObject({
    params: { pathwayId: 0 },
    query: { step: 1 },
    body: [
      { step: 1, question: 1, answer: 'tuition' },
      { step: 1, question: 2, answer: 'food,books' },
      { step: 1, question: 3, answer: 'Elon,$9\\, or so' },
      { step: 1, question: 4, answer: 'My aunt, and Mr. Lee' },
    ],
  });
});

test('Back leads to the step before, with its answers, when the next one has come', async () => {
  answer(saveStep, samplePathway(0, 1));
  const { router } = await open();
  await fill();
  await finish(1);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Step called 2' })).toBeVisible();
  await router.navigate(-1);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Step called 1' })).toBeVisible();
  await expect.element(page.getByLabelText(/Whom will you ask/)).toHaveValue('My aunt');
});

test('a wrong choice says so and why, and is in nobody’s way', async () => {
  const saved = answer(saveStep, samplePathway(0, 1));
  await open();
  await choice(/Tuition and fees/).click();
  await expect.element(page.getByText('Not quite: Grants do not have to be paid back.')).toBeVisible();
  await expectAccessible();
  await choice(/The cost less grants/).click();
  await expect.element(page.getByText('That’s it')).toBeVisible();
  await fill();
  await finish(1);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Step called 2' })).toBeVisible();
  expect(saved).toHaveLength(1);
});

test('refused: VAL-047: what is not answered is named before anything is sent', async () => {
  const saved = answer(saveStep, samplePathway(0, 1));
  await open();
  await finish(1);
  await expect.element(page.getByRole('button', { name: 'Choose at least one answer.' })).toBeVisible();
  await page
    .getByRole('button', { name: /Write a few words/ })
    .first()
    .click();
  await expect.element(page.getByLabelText('Name of a college')).toHaveFocus();
  await expectAccessible();
  expect(saved).toHaveLength(0);
});

test('refused: MSG-075: a failed saving keeps everything, and the next try sends it', async () => {
  refuse(saveStep, 500);
  await open();
  await fill();
  await finish(1);
  await expect.element(page.getByText(nextStepMessages.saveFailed)).toBeVisible();
  await expect.element(page.getByLabelText('Name of a college')).toHaveValue('Elon');
  await expect.element(box('Food')).toBeChecked();
  const saved = answer(saveStep, samplePathway(0, 1));
  await finish(1);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Step called 2' })).toBeVisible();
  expect(saved).toHaveLength(1);
});

test('leaving: what is typed comes back as a draft', async () => {
  const first = await open();
  await fill();
  await draftIsKept('next-steps:0:1');
  await first.unmount();
  await open();
  await expect.element(page.getByLabelText(/Whom will you ask/)).toHaveValue('My aunt, and Mr. Lee');
  await expect.element(box('Food')).toBeChecked();
});

test('ST-219: steps up to the next one are open; a locked one leads to the one that comes now', async () => {
  answer(getPathway, samplePathway(0, 1));
  await open({ at: '/next-step/college?step=3' });
  await expect
    .element(page.getByText('That step is not open yet. Here is the one that comes now.'))
    .toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Step called 2' })).toBeVisible();
  const steps = page.getByRole('navigation', { name: 'Steps of the pathway' });
  expect(steps.getByRole('link').elements()).toHaveLength(2);
  await expect.element(steps.getByText('(Locked)')).toBeInTheDocument();
  await page.getByRole('link', { name: 'Back to step 1' }).click();
  await expect.element(page.getByLabelText(/Whom will you ask/)).toHaveValue('My aunt');
});

test('ST-220, ST-222: an educator opens each step, without the form', async () => {
  is(32);
  answer(getFormComplete, false);
  await open({ at: '/next-step/college?step=3' });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Step called 3' })).toBeVisible();
  expect(
    page.getByRole('navigation', { name: 'Steps of the pathway' }).getByRole('link').elements(),
  ).toHaveLength(3);
});

test('not allowed: ST-223: before the form a pathway leads to the landing', async () => {
  answer(getFormComplete, false);
  await open();
  await expect.element(page.getByRole('heading', { name: 'Elsewhere: /next-step' })).toBeVisible();
});

test('ST-221: with the last step the pathway is finished', async () => {
  answer(getPathway, samplePathway(0, 2));
  answer(saveStep, samplePathway(0, 3));
  await open();
  await fill();
  await finish(3);
  await expect.element(page.getByRole('heading', { name: 'You finished this pathway' })).toHaveFocus();
  expect(page.getByText('The rest open one by one.', { exact: false }).elements()).toHaveLength(0);
  await expectAccessible();
});

test('a step sees what was done in the portal', async () => {
  answer(getPathway, samplePathway(0, 0, { deeds: ['saved-college'] }));
  await open();
  const links = page.getByRole('listitem').filter({ hasText: 'Save a college' });
  await expect.element(links.getByText('Done')).toBeVisible();
});

test('by keyboard: a step is answered and finished without a mouse', async () => {
  const saved = answer(saveStep, samplePathway(0, 1));
  await open();
  await expect.element(choice(/Tuition and fees/)).toBeInTheDocument();
  choice(/Tuition and fees/)
    .element()
    .focus();
  await userEvent.keyboard('{ArrowDown}{Tab} {Tab}{Tab}{Tab}Elon{Tab}{Tab}My aunt{Tab}{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Step called 2' })).toBeVisible();
  expect(saved[0]?.body[0]?.answer).toBe('net');
});

test.each([
  ['MSG-076', getPathway],
  ['MSG-076', getPathwayDefinition],
] as const)('failed: %s, and another try brings the pathway', async (_, operation) => {
  refuse(operation, 400);
  await open();
  await expect.element(page.getByText(nextStepMessages.pathwayFailed)).toBeVisible();
  await expectAccessible();
  answer(getPathway, samplePathway(0));
  answer(getPathwayDefinition, sampleDefinition(0));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Step called 1' })).toBeVisible();
});

test('not allowed: asks for nothing while nobody is signed in', async () => {
  await open({ person: null });
  await expect.element(page.getByText('We cannot reach the sign-in page.')).toBeVisible();
});

test.each([401, 403])('not allowed: %i keeps the pathway away', async (status) => {
  refuse(getPathway, status);
  await open();
  await expect.element(page.getByText('Loading the pathway')).not.toBeInTheDocument();
  expect(page.getByRole('button', { name: /^Finish step/ }).elements()).toHaveLength(0);
});
