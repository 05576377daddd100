import { testPrepMessages, testPrepOperations } from '@longleaf/contract/test-prep';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { childWindows } from '../../shell/idle/child-windows.ts';
import { testPrepFlag } from '../../shell/session/test-prep-flag.ts';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { sampleTestPrep } from '../../testing/samples/test-prep.ts';

const { getTestPrepProfile } = testPrepOperations;
const ADDRESS = `https://prep.example/open?userId=n4me&userIdHash=${'ab'.repeat(32)}&email=maya%40example.org&firstName=Maya`;
const press = page.getByRole('button', { name: 'Open test prep' });
const open = async (person?: null) =>
  openScreen(await import('./test-prep-page.tsx'), { id: 'UI-035', ...(person === null && { person }) });

/** A window as the browser gives one. */
function windowOfTool() {
  const gone = vi.fn();
  const child = {
    closed: false,
    opener: {} as unknown,
    document: { title: '' },
    location: { replace: gone },
  };
  const opened = vi.spyOn(window, 'open').mockReturnValue(child as unknown as Window);
  return { child, gone, opened };
}

beforeEach(() => void testPrepFlag.take());

test('loading, then ready: says what the partner learns, and opens nothing by itself', async () => {
  const { opened } = windowOfTool();
  const held = hold(getTestPrepProfile);
  await open();
  await expect.element(page.getByText('Getting test prep ready')).toBeInTheDocument();
  held.release(sampleTestPrep());
  await expect.element(press).toBeVisible();
  await expect.element(page.getByText('maya@example.org')).toBeVisible();
  await expect.element(page.getByText('The tool is at prep.example')).toBeVisible();
  await expectAccessible();
  expect(opened).not.toHaveBeenCalled();
});

test('a press opens the tool in a window, and the page says so until it closes (API-210, ST-042)', async () => {
  const { child, gone } = windowOfTool();
  answer(getTestPrepProfile, sampleTestPrep());
  await open();
  await press.click();
  expect(gone.mock.calls).toEqual([[ADDRESS]]);
  expect(child.opener).toBeNull();
  await expect.element(page.getByText('Test prep is open in another window.')).toBeVisible();
  expect(childWindows.isAnyOpen()).toBe(true);
  await expectAccessible();
  child.closed = true;
  await expect.element(page.getByText('Test prep is open in another window.')).not.toBeInTheDocument();
});

test.each(['/testPrep', '/TESTPREP/', '/testPrep?from=mail', '/es/testPrep'])(
  'after a sign-in for %s the tool opens once (ST-261, ST-262)',
  async (returnTo) => {
    const { child, gone } = windowOfTool();
    answer(getTestPrepProfile, sampleTestPrep());
    testPrepFlag.noteSignIn(returnTo);
    await open();
    await expect.poll(() => gone.mock.calls).toEqual([[ADDRESS]]);
    expect(testPrepFlag.take()).toBe(false);
    child.closed = true;
    await expect.poll(() => childWindows.isAnyOpen()).toBe(false);
  },
);

test.each(['/', '/testScores', '/testPrepare', 'https://content.test/testPrep'])(
  'a sign-in for %s opens nothing',
  (returnTo) => {
    testPrepFlag.noteSignIn(returnTo);
    expect(testPrepFlag.take()).toBe(false);
  },
);

test('the browser keeps the window closed: says so, and a press opens it', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  answer(getTestPrepProfile, sampleTestPrep());
  testPrepFlag.noteSignIn('/testPrep');
  await open();
  await expect.element(page.getByText('Your browser blocked the window.')).toBeVisible();
  await expectAccessible();
  const { child, gone } = windowOfTool();
  await press.click();
  expect(gone).toHaveBeenCalledOnce();
  expect(opened).toHaveBeenCalled();
  child.closed = true;
  await expect.poll(() => childWindows.isAnyOpen()).toBe(false);
});

test('an email that nobody confirmed is not told, and the page says so', async () => {
  const { child, gone } = windowOfTool();
  answer(getTestPrepProfile, sampleTestPrep({ email: '' }));
  await open();
  await expect.element(page.getByText('Nothing, since you have not confirmed it')).toBeVisible();
  await press.click();
  expect(gone.mock.calls[0]?.[0]).not.toContain('email');
  child.closed = true;
  await expect.poll(() => childWindows.isAnyOpen()).toBe(false);
});

test('no partner: says so and leads on', async () => {
  refuse(getTestPrepProfile, 404, { detail: testPrepMessages.notOffered });
  await open();
  await expect.element(page.getByText(testPrepMessages.notOffered)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'See your test scores' }))
    .toHaveAttribute('href', '/testScores');
  await expectAccessible();
});

test('failed: says so, and goes on when it is tried again', async () => {
  refuse(getTestPrepProfile, 500);
  await open();
  await expect.element(page.getByText(testPrepMessages.loadFailed)).toBeVisible();
  await expectAccessible();
  answer(getTestPrepProfile, sampleTestPrep());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(press).toBeVisible();
});

test('not allowed: can be tried again after a session ended (401)', async () => {
  refuse(getTestPrepProfile, 401);
  await open();
  await expect.element(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
});

test('not allowed: the server says why, and nothing opens (403)', async () => {
  const { opened } = windowOfTool();
  refuse(getTestPrepProfile, 403, { detail: 'This is for students.' });
  await open();
  await expect.element(page.getByText('This is for students.').first()).toBeVisible();
  expect(opened).not.toHaveBeenCalled();
});

test('not allowed: nobody is signed in, so nothing is asked for and sign-in begins', async () => {
  await open(null);
  await expect.element(page.getByText('We cannot reach the sign-in page.')).toBeVisible();
});
