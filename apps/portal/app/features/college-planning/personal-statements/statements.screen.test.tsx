import { statementMessages, statementOperations } from '@longleaf/contract/personal-statements';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, hold, refuse } from '../../../testing/calls.ts';
import { expectAccessible } from '../../../testing/look.ts';
import { openScreen, samplePerson } from '../../../testing/open-screen.tsx';
import { noStatements } from '../../../testing/samples/planning.ts';
import { statementsQuery } from './statements-query.ts';
import { StatementsSection } from './statements-section.tsx';

const { getPersonalStatements, deletePersonalStatement, uploadDraftStatement, uploadFinalStatement } =
  statementOperations;
const essay = { name: 'essay-draft-2.docx', size: 12_000, savedDate: '2026-11-18T15:00:00Z' };
function Alone() {
  return (
    <>
      <h1>Your college plan</h1>
      <StatementsSection personId={samplePerson.id} />
    </>
  );
}
const open = () => openScreen({ default: Alone }, { id: 'UI-028' });

beforeEach(() => void answer(getPersonalStatements, noStatements));

test('what is kept of one person is never another’s on a shared computer', () => {
  expect(statementsQuery('ann').queryKey).not.toEqual(statementsQuery('bob').queryKey);
});

test('loading, then empty: both read None Saved (MSG-057, ST-156, ST-163)', async () => {
  const statements = hold(getPersonalStatements);
  await open();
  await expect.element(page.getByText('Loading your personal statements')).toBeVisible();
  statements.release(noStatements);
  await expect.element(page.getByText('None Saved').first()).toBeVisible();
  expect(page.getByText('None Saved').elements()).toHaveLength(2);
  await expectAccessible();
});

test('failed: says so, and another try brings them', async () => {
  refuse(getPersonalStatements, 500);
  await open();
  await expect.element(page.getByText(statementMessages.loadFailed)).toBeVisible();
  answer(getPersonalStatements, { id: 3, draftStatement: essay, finalStatement: null });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('essay-draft-2.docx, saved on November 18, 2026')).toBeVisible();
});

test('not allowed: the server says why (403)', async () => {
  refuse(getPersonalStatements, 403, { detail: 'This is for students.' });
  await open();
  await expect.element(page.getByText('This is for students.')).toBeVisible();
});

test('ready: a draft is uploaded and the final one stays as it was (ST-164)', async () => {
  const sent = answer(uploadDraftStatement, { id: 3, draftStatement: essay, finalStatement: null });
  const others = answer(uploadFinalStatement, noStatements);
  await open();
  await page.getByRole('button', { name: 'Upload Draft' }).click();
  await expect.element(page.getByLabelText('Your statement')).toHaveFocus();
  await expectAccessible();
  await page.getByLabelText('Your statement').upload(new File(['Why'], 'essay-draft-2.docx'));
  await expect.element(page.getByText('essay-draft-2.docx, saved on November 18, 2026')).toBeVisible();
  await expect.element(page.getByText(statementMessages.saved)).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(others).toHaveLength(0);
  await expect.element(page.getByRole('button', { name: 'Replace Draft' })).toHaveFocus();
  await expectAccessible();
});

test('ready: a file that is not taken says why, and can be given up', async () => {
  refuse(uploadFinalStatement, 400, { detail: 'This kind of file is not taken.' });
  await open();
  await page.getByRole('button', { name: 'Upload Final' }).click();
  await page.getByLabelText('Your statement').upload(new File(['Why'], 'essay.docx'));
  await expect.element(page.getByText('This kind of file is not taken.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('button', { name: 'Upload Final' })).toHaveFocus();
});

test('ready: one is removed after a question, and the other stays', async () => {
  answer(getPersonalStatements, {
    id: 3,
    draftStatement: essay,
    finalStatement: { ...essay, name: 'final.pdf' },
  });
  const sent = answer(deletePersonalStatement, { id: 3, draftStatement: essay, finalStatement: null });
  await open();
  await page.getByRole('button', { name: 'Remove Final' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove your final statement?' });
  await expect.element(dialog).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Remove statement' }).click();
  await expect.element(page.getByText('None Saved')).toBeVisible();
  expect(sent[0]?.body).toEqual({ id: 3, deleteDraft: false, deleteFinal: true });
  await expect.element(page.getByText(/^essay-draft-2/)).toBeVisible();
  await expect.element(page.getByText(statementMessages.removed)).toBeVisible();
});

test.each([
  ['Draft', 'draft', { deleteDraft: true, deleteFinal: false }],
  ['Final', 'final', { deleteDraft: false, deleteFinal: true }],
] as const)('%s: its buttons keep and remove that file and not the other', async (name, type, which) => {
  const both = { id: 3, draftStatement: essay, finalStatement: { ...essay, name: 'final.pdf' } };
  answer(getPersonalStatements, both);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const kept = answer(statementOperations.getStatementFile, 'Why');
  const removed = answer(deletePersonalStatement, noStatements);
  await open();
  await page.getByRole('button', { name: `Download ${name}` }).click();
  await expect.poll(() => kept.map(({ query }) => query)).toEqual([{ type }]);
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove statement' }).click();
  await expect.poll(() => removed.map(({ body }) => body)).toEqual([{ id: 3, ...which }]);
});
