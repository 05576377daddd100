import { transcriptMessages, transcriptOperations } from '@longleaf/contract/transcripts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const { getTranscriptPage } = transcriptOperations;
// Without quotes: the network of the tests writes texts as JSON.
const html =
  '<html><head><style>main{color:red}</style></head><body><main><h1>Transcript of Ada Byrd</h1><table><thead><tr><th scope=col>Course</th></tr></thead><tbody><tr><th scope=row>Latin</th></tr></tbody></table></main></body></html>';
const open = async () =>
  openScreen(await import('./record-page.tsx'), { id: 'transcript', at: '/apphub/transcript/7' });

test('ready: the record that the school gave is shown, and printed (ST-094)', async () => {
  const asked = answer(getTranscriptPage, html);
  await open();
  await expect.element(page.getByRole('heading', { name: 'Transcript of Ada Byrd' })).toBeVisible();
  await expect.element(page.getByRole('rowheader', { name: 'Latin' })).toBeVisible();
  expect(asked).toMatchObject([{ params: { transcriptId: 7 } }]);
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await page.getByRole('button', { name: 'Print, save or mail' }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  await expect.poll(() => print.mock.calls).toHaveLength(1);
  await expectAccessible();
});

test('on a phone no word of a table with codes is torn apart', async () => {
  await page.viewport(390, 844);
  answer(
    getTranscriptPage,
    '<html><body><main><h1>Transcript of Ada Byrd</h1><table><thead><tr><th scope=col>Course</th><th scope=col>Code</th><th scope=col>Grade</th><th scope=col class=figure>Credits</th></tr></thead><tbody><tr><th scope=row>Precalculus</th><td>MA300</td><td>Not reported</td><td class=figure>Not reported</td></tr></tbody></table></main></body></html>',
  );
  await open();
  const cells = page.getByRole('cell', { name: 'Not reported' });
  await expect.element(cells.first()).toBeVisible();
  // Two words, two lines.
  for (const cell of cells.elements()) {
    const words = document.createRange();
    words.selectNodeContents(cell);
    expect(words.getClientRects()).toHaveLength(2);
  }
});

test('failed: one that is not there is told in the fixed words, and tried again (MSG-017)', async () => {
  refuse(getTranscriptPage, 404);
  await open();
  await expect.element(page.getByText(transcriptMessages.viewFailed)).toBeVisible();
  answer(getTranscriptPage, html);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'Transcript of Ada Byrd' })).toBeVisible();
});

test('loading: is said until it is there', async () => {
  const held = hold(getTranscriptPage);
  await open();
  await expect.element(page.getByText('Loading your transcript')).toBeInTheDocument();
  held.release(html);
  await expect.element(page.getByRole('rowheader', { name: 'Latin' })).toBeVisible();
});

test.each([401, 403])('not allowed: %i keeps the record away', async (status) => {
  refuse(getTranscriptPage, status);
  await open();
  await expect.element(page.getByRole('heading', { name: 'Your transcript' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Print, save or mail' }).elements()).toHaveLength(0);
});
