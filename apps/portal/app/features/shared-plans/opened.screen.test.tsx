import { sharedPlanMessages, sharedPlanOperations } from '@longleaf/contract/shared-plans';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { takeLinkToken } from '../../lib/link-token.ts';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { sampleOpenedPlan } from '../../testing/samples/shared-plan.ts';

// The address of a test is not the browser's own.
vi.mock('../../lib/link-token.ts', () => ({ takeLinkToken: vi.fn() }));

const { openSharedPlan } = sharedPlanOperations;
const open = async (token: string | undefined = 'secret') => {
  vi.mocked(takeLinkToken).mockReturnValue(token === '' ? undefined : token);
  return openScreen(await import('./opened-page.tsx'), { id: 'shared-plan', person: null });
};

beforeEach(() => void answer(openSharedPlan, sampleOpenedPlan()));

// First: once a link was opened, its page can be left and come back to.
test('empty: without the link there is nothing to see', async () => {
  await open('');
  await expect.element(page.getByText(/^This page needs the whole link\./)).toBeVisible();
  await expect.element(page.getByText(/Ask the student for a new link/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  await expectAccessible();
});

test('loading, then ready: the parts that are shared, and no others', async () => {
  const opening = hold(openSharedPlan);
  await open();
  await expect.element(page.getByText('Opening the link').first()).toBeVisible();
  // No search engine keeps what somebody showed to one person.
  expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  opening.release(sampleOpenedPlan());
  await expect.element(page.getByText(/^Jordan is sharing this plan with you\./)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Duke University' }))
    .toHaveAttribute('href', '/college-profile/duke-university');
  await expect.element(page.getByText('Visited the Campus and Application Submitted')).toBeVisible();
  await expect.element(page.getByText('January 15, 2027')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Saved careers' })).toBeVisible();
  await expect.element(page.getByText('Nothing yet.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Saved programs' })).not.toBeInTheDocument();
  await expectAccessible();
});

test('ready: a college that we do not know is shown as not verified, the others are not (MSG-058)', async () => {
  const goals = {
    path: 'Work',
    careerGoal: '',
    plansToGo: ['Duke University', 'School of Hard Knocks'],
    notVerified: ['School of Hard Knocks'],
  };
  answer(openSharedPlan, sampleOpenedPlan({ goals }));
  await open();
  await expect
    .element(page.getByText('Duke University and School of Hard Knocks (not verified)'))
    .toBeVisible();
});

test('not allowed: a link that does not work any more says so, and shows nothing', async () => {
  refuse(openSharedPlan, 404, { detail: sharedPlanMessages.deadLink });
  await open();
  await expect.element(page.getByText(sharedPlanMessages.deadLink)).toBeVisible();
  // What to do is in the sentence, and is not said twice.
  await expect.element(page.getByText(/Does it still not open/)).not.toBeInTheDocument();
  await expectAccessible();
});

test('failed: says so, and another try opens it', async () => {
  refuse(openSharedPlan, 503);
  await open();
  await expect.element(page.getByText('We could not open the link.')).toBeVisible();
  answer(openSharedPlan, sampleOpenedPlan());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText(/^Jordan is sharing this plan with you\./)).toBeVisible();
});
