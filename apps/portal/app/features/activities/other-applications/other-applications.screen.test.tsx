import { activityFailures, activityOperations } from '@longleaf/contract/activities';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, hold, refuse } from '../../../testing/calls.ts';
import { draftIsKept } from '../../../testing/drafts.ts';
import { expectAccessible } from '../../../testing/look.ts';
import { openScreen, type samplePerson } from '../../../testing/open-screen.tsx';
import { noActivities, sampleActivities } from '../../../testing/samples/activities.ts';

const { getActivitiesInterests, getShortTexts, saveShortText } = activityOperations;
const open = async (wish: { at?: string; person?: typeof samplePerson | null } = {}) =>
  openScreen(await import('./other-applications-page.tsx'), { id: 'other-applications', ...wish });
const words = (name: string) => page.getByRole('textbox', { name: `In short : ${name}` });
const BAND = 'Marching band, clarinet';

beforeEach(() => void answer(getShortTexts, { texts: [{ id: 2, text: 'Led five' }] }));

test('loading: says so until all is there', async () => {
  const lists = hold(getActivitiesInterests);
  await open();
  await expect.element(page.getByText('Loading your activities')).toBeVisible();
  await expectAccessible();
  lists.release(sampleActivities);
  await expect.element(words(BAND)).toBeVisible();
});

test('failed: says so, and another try brings it', async () => {
  answer(getActivitiesInterests, sampleActivities);
  refuse(getShortTexts, 500);
  await open();
  await expect.element(page.getByText(activityFailures.loadFailed)).toBeVisible();
  await expectAccessible();
  answer(getShortTexts, { texts: [] });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(words(BAND)).toBeVisible();
});

test('not allowed: nobody is signed in, so nothing is asked for and sign-in begins (401)', async () => {
  const asked = answer(getActivitiesInterests, sampleActivities);
  await open({ person: null });
  await expect.element(page.getByText('Loading your activities')).toBeVisible();
  expect(asked).toHaveLength(0);
});

test('not allowed: says why (403)', async () => {
  refuse(getActivitiesInterests, 403, { detail: 'This is for students.' });
  await open();
  await expect.element(page.getByText('This is for students.')).toBeVisible();
});

test('empty: leads to where things are added', async () => {
  answer(getActivitiesInterests, noActivities);
  await open();
  await expect.element(page.getByRole('link', { name: 'Add what you do' })).toBeVisible();
  await expectAccessible();
});

test('ready: words are typed, counted, saved, and kept as a draft meanwhile', async () => {
  answer(getActivitiesInterests, sampleActivities);
  const sent = answer(saveShortText, { id: 2, text: 'Led five clarinets' });
  await open();
  await expect.element(words(BAND)).toHaveValue('Led five');
  await words(BAND).fill('x'.repeat(151));
  await page.getByRole('button', { name: `Save ${BAND}` }).click();
  await expect.element(page.getByText('Use at most 150 letters').first()).toBeVisible();
  await expectAccessible();
  await words(BAND).fill('Led five clarinets');
  await draftIsKept('activities-short:2');
  answer(getShortTexts, { texts: [{ id: 2, text: 'Led five clarinets' }] });
  await page.getByRole('button', { name: `Save ${BAND}` }).click();
  await expect.element(page.getByText('Your words are saved.')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ id: 2, text: 'Led five clarinets' }]);
  await draftIsKept('activities-short:2', false);
});

test('words that are not saved stay, and that is told', async () => {
  answer(getActivitiesInterests, sampleActivities);
  refuse(saveShortText, 503);
  await open();
  await words(BAND).fill('Led six');
  await page.getByRole('button', { name: `Save ${BAND}` }).click();
  await expect.element(page.getByText(activityFailures.shortFailed).first()).toBeVisible();
  await expect.element(words(BAND)).toHaveValue('Led six');
});

test('which ones is chosen, and in the address', async () => {
  answer(getActivitiesInterests, sampleActivities);
  const { router } = await open();
  await page.getByRole('checkbox', { name: 'Cross country' }).click();
  await expect.element(words('Cross country')).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('?items=2.7.1.4.8.5');
  await expect.element(page.getByText('6 of 10.')).toBeVisible();
});

test('there is room for ten: the others wait', async () => {
  answer(getActivitiesInterests, {
    ...noActivities,
    projects: Array.from({ length: 11 }, (_, index) => ({
      ...sampleActivities.projects[0]!,
      id: index + 1,
      name: `Project number ${index + 1}.`,
    })),
  });
  await open();
  await expect.element(page.getByRole('checkbox', { name: 'Project number 11.' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Project number 1.' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Project number 11.' })).toBeEnabled();
});

test('one is copied whole, and a browser that refuses is told', async () => {
  answer(getActivitiesInterests, sampleActivities);
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  await open();
  await page.getByRole('button', { name: `Copy ${BAND}` }).click();
  await expect.element(page.getByText('Copied.')).toBeVisible();
  expect(written).toHaveBeenCalledWith(
    'Marching band, clarinet (Activities)\nHours a week: 9\nWeeks a year: 22\nLed five',
  );
  written.mockRejectedValueOnce(new Error('not allowed'));
  await page.getByRole('button', { name: `Copy ${BAND}` }).click();
  await expect.element(page.getByText(/did not let us copy/)).toBeVisible();
});
