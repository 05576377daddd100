import { nextStepMessages, nextStepOperations } from '@longleaf/contract/next-steps';
import { profileMessages, profileOperations } from '@longleaf/contract/profile';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen, sampleParent } from '../../testing/open-screen.tsx';
import { sampleDefinition, sampleProgress } from '../../testing/samples/next-steps.ts';
import { sampleProfile } from '../../testing/samples/profile.ts';

const { getProgress, getFormComplete, openForm, getPathwayDefinition } = nextStepOperations;
const settings = { now: '2026-11-24T15:00:00Z' };
const who = (role: number, graduationYear: number | null = null) =>
  answer(profileOperations.getProfile, sampleProfile({ role, graduationYear }));
const open = async (person?: null) =>
  openScreen(await import('./landing-page.tsx'), {
    id: 'UI-068',
    settings,
    ...(person === null && { person }),
  });
const pressForm = () => page.getByRole('button', { name: 'Open the form' }).click();

beforeEach(() => {
  who(2, 2028);
  answer(getFormComplete, true);
  answer(getProgress, sampleProgress([2, 0, 3], '2026-11-04T15:00:00.000Z'));
});

test('loading, then ready: UI-068, ST-214: roles, form, three pathways, and what was learned', async () => {
  const state = hold(getProgress);
  await open();
  await expect.element(page.getByText('Loading Next steps').first()).toBeVisible();
  state.release(sampleProgress([2, 0, 3], '2026-11-04T15:00:00.000Z'));
  // Adults read it too.
  await expect.element(page.getByText(/^Three ways forward: college, work or service/)).toBeVisible();
  await expect.element(page.getByText('High school student, class of 2028')).toBeVisible();
  await expect.element(page.getByText('Finished Nov 4')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Continue with step 3' }))
    .toHaveAttribute('href', '/next-step/college');
  await expect
    .element(page.getByRole('link', { name: 'Start' }))
    .toHaveAttribute('href', '/next-step/workforce');
  await expect.element(page.getByText('You finished it on Nov 18.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Change Step called 2' }).first())
    .toHaveAttribute('href', '/next-step/college?step=2');
  await expect.element(page.getByRole('link', { name: 'Courses for you' })).toBeVisible();
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'What to do now' }))
    .toHaveAttribute('href', '/toDo');
  await expectAccessible();
});

test('empty: ST-223: before the form the pathways are locked, and the form comes first', async () => {
  answer(getFormComplete, false);
  answer(getProgress, sampleProgress());
  await open();
  await expect.element(page.getByRole('heading', { name: 'First, a few questions about you' })).toBeVisible();
  expect(page.getByText('Opens after the form').elements()).toHaveLength(3);
  expect(page.getByRole('link', { name: 'Start' }).elements()).toHaveLength(0);
  expect(page.getByRole('link', { name: 'Courses for you' }).elements()).toHaveLength(0);
  await expectAccessible();
});

test('EXT-031, API-217: opens the form in a window of its own; where the browser keeps it shut there is a link', async () => {
  answer(getFormComplete, false);
  const asked = answer(openForm, { address: 'https://form.example.org/?token=t' });
  const opening = vi.spyOn(window, 'open').mockReturnValue(null);
  await open();
  await pressForm();
  await expect
    .element(page.getByRole('link', { name: 'Open the form here' }))
    .toHaveAttribute('href', 'https://form.example.org/?token=t');
  expect(opening).toHaveBeenCalledOnce();
  expect(asked).toHaveLength(1);
});

test('API-146: when the form is finished in its window, the pathways open by themselves', async () => {
  answer(getFormComplete, false);
  answer(getProgress, sampleProgress());
  answer(openForm, { address: 'https://form.example.org/?token=t' });
  const child = { closed: false };
  onTestFinished(() => void (child.closed = true));
  vi.spyOn(window, 'open').mockReturnValue(child as Window);
  await open();
  await pressForm();
  answer(getFormComplete, true);
  answer(getProgress, sampleProgress([0, 0, 0], '2026-11-24T15:00:00.000Z'));
  await expect.poll(() => page.getByText('Finished Nov 24').elements().length, { timeout: 8000 }).toBe(1);
  expect(page.getByRole('link', { name: 'Start' }).elements()).toHaveLength(3);
});

test('refused: says why the form could not be opened', async () => {
  answer(getFormComplete, false);
  refuse(openForm, 409, { detail: nextStepMessages.formNowhere });
  await open();
  await pressForm();
  await expect.element(page.getByText(nextStepMessages.formNowhere)).toBeVisible();
});

test.each([
  [2, 2029, 'The form opens later for you', /finish high school in 2028\. Yours opens in July 2027\./],
  [2, 2027, 'The form is not for you now', /finish high school in 2028, and the time for your class is over/],
  [2, null, 'When do you finish high school?', /Your profile does not say when you do/],
  [8, null, 'The form is not for you now', /high school students who finish in 2028/],
] as const)(
  'ST-226, MOD-025, MSG-097: role %i, class of %s is told when it opens',
  async (role, year, title, words) => {
    who(role, year);
    answer(getFormComplete, false);
    const asked = answer(openForm, { address: 'https://form.example.org/' });
    await open();
    await pressForm();
    const dialog = page.getByRole('dialog', { name: title });
    await expect.element(dialog.getByText(words)).toBeVisible();
    if (role === 8) await expectAccessible();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(asked).toHaveLength(0);
  },
);

test('ST-222: educators have no form to fill in, and may look at it (ST-224)', async () => {
  who(32);
  answer(getFormComplete, false);
  answer(getProgress, sampleProgress());
  await open();
  await expect
    .element(page.getByText('Educators see every step open and have no form to fill in.'))
    .toBeVisible();
  expect(page.getByRole('link', { name: 'Start' }).elements()).toHaveLength(3);
  await expect.element(page.getByRole('button', { name: 'Open the form' })).toBeVisible();
  await expectAccessible();
});

test.each([
  ['MSG-073', getProgress, nextStepMessages.progressFailed],
  ['MSG-074', getFormComplete, nextStepMessages.formFailed],
  ['MSG-066', profileOperations.getProfile, profileMessages.loadFailedOnNextSteps],
] as const)('failed: %s, and another try brings the page', async (_, operation, words) => {
  refuse(operation, 400);
  await open();
  await expect.element(page.getByText(words)).toBeVisible();
  await expectAccessible();
  who(2, 2028);
  answer(getFormComplete, true);
  answer(getProgress, sampleProgress());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'Military' })).toBeVisible();
});

test('not allowed: asks for nothing while nobody is signed in', async () => {
  await open(null);
  await expect.element(page.getByText('We cannot reach the sign-in page.')).toBeVisible();
});

test('UI-069, GAP-063: students and parents read every step, its guides and places', async () => {
  answer(getPathwayDefinition, ({ params }) => sampleDefinition(Number(params.pathwayId)));
  await openScreen(await import('./students-page.tsx'), { id: 'UI-069', settings });
  await expect.element(page.getByRole('heading', { name: '1. Step called 1' }).first()).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Save a college' }).first()).toBeVisible();
  expect(page.getByText('A place that is not built').elements()).toHaveLength(0);
  expect(page.getByText('Which of these is the net price?').elements()).toHaveLength(0);
  await expectAccessible();
});

test('UI-070: educators read what each step asks; failed and tried again: MSG-076', async () => {
  refuse(getPathwayDefinition, 400);
  await openScreen(await import('./educators-page.tsx'), { id: 'UI-070', settings });
  await expect.element(page.getByText(nextStepMessages.pathwayFailed).first()).toBeVisible();
  answer(getPathwayDefinition, ({ params }) => sampleDefinition(Number(params.pathwayId)));
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect.element(page.getByText('Which of these is the net price?').first()).toBeVisible();
  await expectAccessible();
});

test('UI-071, ST-215: the courses are shown after the form', async () => {
  await openScreen(await import('./courses-page.tsx'), { id: 'UI-071', settings });
  const table = page.getByRole('table', { name: 'To get into a public university: courses' });
  await expect.element(table.getByRole('row', { name: /^Math 4 courses/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /UNC System, Policy/ }).first()).toBeVisible();
  await expectAccessible();
});

test('ST-223, GAP-090: before the form the courses lead to the landing', async () => {
  answer(getFormComplete, false);
  await openScreen(await import('./courses-page.tsx'), { id: 'UI-071', settings });
  await expect.element(page.getByRole('heading', { name: 'Elsewhere: /next-step' })).toBeVisible();
});

test.each([401, 403])('not allowed: %i keeps the pathways away', async (status) => {
  refuse(getFormComplete, status);
  refuse(getProgress, status);
  await open();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.getByRole('link', { name: /^(Start|Continue with)/ }).elements()).toHaveLength(0);
});

test('ST-226: an adult, to whom the form never opens, is led to what can be read without it', async () => {
  who(8);
  answer(getFormComplete, false);
  await open();
  await expect
    .element(page.getByRole('link', { name: 'Read all steps' }))
    .toHaveAttribute('href', '/next-step/students-and-parents');
  await expect.element(page.getByText('Opens after the form')).not.toBeInTheDocument();
  await expect.element(page.getByText('Your Next Steps form')).not.toBeInTheDocument();
  await expectAccessible();
});

test('ST-224: a parent reads whose answers these are, and has the form', async () => {
  who(16);
  answer(getFormComplete, false);
  await openScreen(await import('./landing-page.tsx'), { id: 'UI-068', settings, person: sampleParent });
  await expect.element(page.getByText(/^Your child does these in their own account/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Open the form' })).toBeVisible();
  await expectAccessible();
});
