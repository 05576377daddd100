import { documentMessages, documentOperations } from '@longleaf/contract/documents';
import { fileMessages } from '@longleaf/contract/files';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { press } from '../../testing/by-keyboard.ts';
import { answer, hold, NAME_OF_FILES, refuse } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const { downloadDocument, mailDocument } = documentOperations;
const button = page.getByRole('button', { name: 'Print, save or mail' });
const entry = (name: string) => page.getByRole('menuitem', { name });

async function openMenu(person?: null) {
  const wish = { id: 'UI-047', settings: { samplePage: true } };
  await openScreen(await import('../sample/sample-page.tsx'), person === null ? { ...wish, person } : wish);
  await press(button);
  await expect.element(entry('Print')).toHaveFocus();
}

test('a page is saved under the name that the server gives it, without its controls (API-028, ST-267)', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const asked = answer(downloadDocument, '%PDF');
  await openMenu();
  await entry('Save as PDF').click();
  await expect.poll(() => saved).toEqual([NAME_OF_FILES]);
  const { html = '', url } = asked[0]?.body ?? {};
  expect(url).toBe(window.location.pathname + window.location.search);
  expect(html).toContain('<h1');
  expect(html).toMatch(/<th[^>]*>.*Grade/s);
  expect(html).not.toMatch(/<(?:button|input|select|textarea|script|style)\b/);
  expect(html).not.toContain('Print, save or mail');
});

test('what stands in for a page where no script runs is not on paper: paper is made without scripts', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const asked = answer(downloadDocument, '%PDF');
  await openMenu();
  const note = document.createElement('div');
  note.dataset['withoutScript'] = '';
  note.textContent = 'Turn JavaScript on';
  document.querySelector('main')?.prepend(note);
  await entry('Save as PDF').click();
  await expect.poll(() => asked).toHaveLength(1);
  expect(asked[0]?.body.html).not.toContain('Turn JavaScript on');
});

test('one at a time: the button is busy until the file is there', async () => {
  const held = hold(downloadDocument);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await openMenu();
  await entry('Save as PDF').click();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  held.release('%PDF');
  await expect.element(button).not.toHaveAttribute('aria-busy');
});

test('a file that does not come is told; what the page can do about it in the server’s words (MSG-091)', async () => {
  refuse(downloadDocument, 503);
  await openMenu();
  await entry('Save as PDF').click();
  await expect.element(page.getByText(fileMessages.notSaved)).toBeVisible();
  refuse(downloadDocument, 400, { detail: 'Too long.', modelState: { html: ['Too long.'] } });
  await press(button);
  await entry('Save as PDF').click();
  await expect.element(page.getByText('Too long.')).toBeVisible();
});

test('a page is mailed to whoever is signed in, and that is told (API-027, MSG-007)', async () => {
  const asked = answer(mailDocument, { message: '', to: 'maya@example.org' });
  await openMenu();
  await entry('Mail it to me').click();
  await expect
    .element(
      page.getByText('Email has been sent to the email address associated with your Longleaf profile.'),
    )
    .toBeVisible();
  expect(asked).toHaveLength(1);
});

test('mail that is not sent is told (MSG-008)', async () => {
  refuse(mailDocument, 503);
  await openMenu();
  await entry('Mail it to me').click();
  await expect.element(page.getByText(documentMessages.mailFailed)).toBeVisible();
});

test('the menu prints once it is gone', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await openMenu();
  await entry('Print').click();
  await expect.poll(() => print.mock.calls.length).toBe(1);
  await expect.element(entry('Print')).not.toBeInTheDocument();
});

test('however it is printed, each sheet says whose it is and when', async () => {
  await openScreen(await import('../sample/sample-page.tsx'), {
    id: 'UI-047',
    settings: { samplePage: true },
  });
  await expect.element(button).toBeVisible();
  const rules = () =>
    document.adoptedStyleSheets
      .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
      .join('\n');
  expect(rules()).toBe('');
  // The code for it comes when the page works already.
  await expect
    .poll(() => {
      window.dispatchEvent(new Event('beforeprint'));
      return rules();
    })
    .toMatch(/@top-left \{[^}]*"Maya Torres"/);
  expect(rules()).toMatch(/@bottom-right \{[^}]*counter\(page\)/);
  expect(document.adoptedStyleSheets).toHaveLength(1);
  window.dispatchEvent(new Event('afterprint'));
  expect(document.adoptedStyleSheets).toEqual([]);
});

test('nobody signed in can print; files and mail are a sign-in away', async () => {
  await openMenu(null);
  await expect.element(entry('Sign in to save or mail it')).toBeVisible();
  await expect.element(entry('Save as PDF')).not.toBeInTheDocument();
  await expectAccessible();
});
