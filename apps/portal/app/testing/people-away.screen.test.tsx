import { operation } from '@longleaf/contract/operation';
import { awayAttribute, awayHeader } from '@longleaf/contract/people-away';
import { savedCollegeMessages, savedCollegeOperations } from '@longleaf/contract/saved-colleges';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { answer, refuse } from './calls.ts';
import { expectAccessible } from './look.ts';
import { openScreen } from './open-screen.tsx';
import { sampleCard, sampleSaved } from './samples/college.ts';
import { lookForPeople } from '../shell/look-for-people.ts';

const { getSavedColleges, updateSavedCollege } = savedCollegeOperations;
const duke = sampleSaved(sampleCard({ id: 198419, name: 'Duke University', shortName: 'Duke' }), 2);
const list = { colleges: [duke], pageNumber: 1, pageSize: 25, plannedCount: 0, totalCount: 1 };
/** What a balancer asks too. */
const peopleReady = operation({
  id: 'project',
  method: 'GET',
  path: '/health/ready',
  policy: 'public',
  summary: 'Whether people’s things are back',
  query: z.object({ part: z.literal('people') }),
  response: z.object({ status: z.string() }),
});

const notice = page.getByText('You cannot sign in or save anything right now.');
const savedPage = async () =>
  openScreen(await import('../features/saved-colleges/saved-colleges-page.tsx'), { id: 'UI-029' });
const away = (problem = {}) => [503, problem, { [awayHeader]: 'people', 'retry-after': '5' }] as const;

beforeEach(() => void refuse(peopleReady, 503));
afterEach(async () => {
  answer(peopleReady, { status: 'ready' });
  await lookForPeople();
});

test('a page that came while people’s things are away says so, until they are back', async () => {
  document.documentElement.setAttribute(awayAttribute, '');
  await openScreen({ default: () => <h1>Find a college</h1> }, { id: 'UI-012', person: null });
  await expect.element(notice).toBeVisible();
  await expect.element(page.getByText('Nothing you saved is lost.')).toBeVisible();
  await expectAccessible();
  await lookForPeople();
  await expect.element(notice).toBeVisible();
  answer(peopleReady, { status: 'ready' });
  await lookForPeople();
  await expect.element(notice).not.toBeInTheDocument();
});

test('a page of one’s own says it too, and is filled once they are back', async () => {
  refuse(getSavedColleges, ...away());
  await savedPage();
  await expect.element(page.getByText(savedCollegeMessages.loadFailed)).toBeVisible();
  await expect.element(notice).toBeVisible();
  await expect.element(page.getByRole('status').filter({ has: notice })).toBeVisible();
  await expectAccessible();
  answer(getSavedColleges, list);
  answer(peopleReady, { status: 'ready' });
  await lookForPeople();
  await expect.element(page.getByRole('heading', { level: 3, name: 'Duke' })).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
});

test('what is typed stays, and is saved by the same press once they are back', async () => {
  answer(getSavedColleges, list);
  await savedPage();
  await page.getByRole('button', { name: 'Add notes Duke' }).click();
  const typed = page.getByLabelText('Notes', { exact: true });
  await typed.fill('Ask about the choir');
  refuse(updateSavedCollege, ...away());
  await page.getByRole('button', { name: 'Save notes' }).click();
  await expect.element(notice).toBeVisible();
  await expect.element(typed).toHaveValue('Ask about the choir');
  const noted = { ...duke, notes: 'Ask about the choir' };
  const sent = answer(updateSavedCollege, noted);
  answer(getSavedColleges, { ...list, colleges: [noted] });
  answer(peopleReady, { status: 'ready' });
  await lookForPeople();
  await expect.element(typed).toHaveValue('Ask about the choir');
  await page.getByRole('button', { name: 'Save notes' }).click();
  await expect.element(page.getByRole('button', { name: 'Edit notes Duke' })).toBeVisible();
  expect(sent).toHaveLength(1);
});
