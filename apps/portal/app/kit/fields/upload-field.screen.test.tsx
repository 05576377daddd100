import { operation } from '@longleaf/contract/operation';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { filesOf } from './files-of.ts';
import { UploadField } from './upload-field.tsx';

const sendDocument = operation({
  id: 'sample',
  method: 'POST',
  path: '/sample/documents',
  policy: 'public',
  summary: 'A call that only this test makes.',
  body: z.object({ kind: z.string() }),
  files: { field: 'document', atMost: 3, maxBytes: 5_000_000, types: ['application/pdf'] },
  response: z.object({ id: z.string() }),
});

const arrived: string[] = [];
const Page = () => (
  <>
    <h1>Documents</h1>
    <UploadField
      {...filesOf(sendDocument, { body: { kind: 'transcript' } }, ({ id }) => arrived.push(id))}
      label="Transcript"
      help="A PDF of up to 5 MB."
    />
  </>
);
const choose = async (...names: string[]) => {
  const files = names.map((name) => new File(['%PDF-1.7'], name, { type: 'application/pdf' }));
  await page.getByLabelText('Transcript').upload(files);
};
const open = () => openScreen({ default: Page }, { id: 'data' });

test('sends what the call takes, and says so', async () => {
  answer(sendDocument, { id: 'doc-1' });
  await open();
  const input = page.getByLabelText('Transcript');
  await expect.element(input).toHaveAttribute('accept', 'application/pdf');
  await expect.element(input).toHaveAttribute('multiple');
  await choose('mine.pdf');
  await expect.element(page.getByText('Sent', { exact: true })).toBeVisible();
  expect(arrived).toEqual(['doc-1']);
  await expectAccessible();
});

test('says why a file was not taken, and sends it again', async () => {
  refuse(sendDocument, 413, { detail: 'This file is too large. Use one of at most 5 MB.' });
  await open();
  await choose('large.pdf');
  await expect.element(page.getByText('This file is too large. Use one of at most 5 MB.')).toBeVisible();
  await expectAccessible();
  answer(sendDocument, { id: 'doc-2' });
  await page.getByRole('button', { name: 'Try again large.pdf' }).click();
  await expect.element(page.getByText('Sent', { exact: true })).toBeVisible();
  expect(page.getByText('too large').elements()).toEqual([]);
});

test('can be stopped on its way', async () => {
  hold(sendDocument);
  await open();
  await choose('slow.pdf');
  await page.getByRole('button', { name: 'Stop slow.pdf' }).click();
  await expect.element(page.getByText('slow.pdf')).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Transcript')).toHaveFocus();
});

test('given up while a file is on its way: it does not arrive afterwards', async () => {
  hold(sendDocument);
  const stopped = vi.spyOn(XMLHttpRequest.prototype, 'abort');
  const closed = vi.fn();
  const Closing = () => (
    <>
      <h1>Documents</h1>
      <UploadField
        {...filesOf(sendDocument, { body: { kind: 'transcript' } })}
        label="Transcript"
        help="A PDF of up to 5 MB."
        onCancel={closed}
      />
    </>
  );
  await openScreen({ default: Closing }, { id: 'data' });
  await choose('slow.pdf');
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(stopped).toHaveBeenCalledOnce();
  expect(closed).toHaveBeenCalledOnce();
});
