import { applicationLoginMessages, applicationLoginOperations } from '@longleaf/contract/application-login';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { leaveFor } from './leave-for.ts';

vi.mock('./leave-for.ts', () => ({ leaveFor: vi.fn() }));

const { getApplicationAddress } = applicationLoginOperations;
const open = async (at: string, id = 'UI-075') =>
  openScreen(await import('./application-login-page.tsx'), { id, at });
const onward = { address: 'https://apply.example.edu/in?token=ey', site: 'apply.example.edu' };

beforeEach(() => void vi.mocked(leaveFor).mockClear());

test.each([
  { id: 'UI-075', at: '/exclusive/applicationLogin/elm/first-year/k1' },
  { id: 'UI-076', at: '/exclusive.html/applicationLogin/elm/first-year/k1' },
])('loading, then ready: $id says where one goes, and goes there once (ST-177)', async ({ id, at }) => {
  const address = hold(getApplicationAddress);
  await open(at, id);
  await expect.element(page.getByText('Opening your application')).toBeVisible();
  address.release(onward);
  await expect.element(page.getByText('You are going to apply.example.edu')).toBeVisible();
  await expectAccessible();
  expect(vi.mocked(leaveFor).mock.calls).toEqual([[onward.address]]);
});

test('asks for the application that the address names', async () => {
  const calls = answer(getApplicationAddress, onward);
  await open('/exclusive/applicationLogin/elm/first-year/k1');
  await expect.element(page.getByText('You are going to')).toBeVisible();
  expect(calls).toMatchObject([{ params: { organization: 'elm', program: 'first-year', appKey: 'k1' } }]);
});

test.each([404, 400])(
  'an application that nobody knows: a clear page that leads nowhere else, after %i',
  async (status) => {
    refuse(getApplicationAddress, status, { detail: applicationLoginMessages.unknown });
    await open('/exclusive/applicationLogin/elm/first-year/k1');
    await expect.element(page.getByText('We do not know this application.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'See your applications' }))
      .toHaveAttribute('href', '/apphub');
    await expectAccessible();
    expect(leaveFor).not.toHaveBeenCalled();
  },
);

test('failed: says so, and goes on when it is tried again', async () => {
  refuse(getApplicationAddress, 500);
  await open('/exclusive/applicationLogin/elm/first-year/k1');
  await expect.element(page.getByText('We could not open your application.')).toBeVisible();
  await expectAccessible();
  answer(getApplicationAddress, onward);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => vi.mocked(leaveFor).mock.calls).toEqual([[onward.address]]);
});

test('not allowed: nobody is signed in, so nothing is asked for and sign-in begins', async () => {
  await openScreen(await import('./application-login-page.tsx'), {
    id: 'UI-075',
    at: '/exclusive/applicationLogin/elm/first-year/k1',
    person: null,
  });
  await expect.element(page.getByText('We cannot reach the sign-in page.')).toBeVisible();
  expect(leaveFor).not.toHaveBeenCalled();
});

test('not allowed: the server says why, and one goes nowhere (403)', async () => {
  refuse(getApplicationAddress, 403, { detail: 'This is for students.' });
  await open('/exclusive/applicationLogin/elm/first-year/k1');
  await expect.element(page.getByText('You cannot see this.')).toBeVisible();
  await expect.element(page.getByText('This is for students.')).toBeVisible();
  expect(leaveFor).not.toHaveBeenCalled();
});

test('not allowed: a session that the server no longer takes can be tried again (401)', async () => {
  refuse(getApplicationAddress, 401);
  await open('/exclusive/applicationLogin/elm/first-year/k1');
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(leaveFor).not.toHaveBeenCalled();
});
