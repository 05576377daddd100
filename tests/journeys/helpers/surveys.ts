import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { press } from './by-keyboard.ts';

/** What is shown once all answers are with the server. It is heard for the first of them only, and so stays there. */
export const isSaved = (page: Page) => saysOfAnswers(page, 'Saved');

/** What is shown of the answers as they are now: what was heard last may still be about the one before. */
export const saysOfAnswers = (page: Page, words: string) =>
  expect(page.locator('p[data-status]')).toHaveText(words);

/** The row of a survey in 'Learn about yourself'. */
export const surveyRow = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Saves the first career of the results by keyboard alone, and finds it among the saved ones. */
export async function saveFirstCareer(page: Page): Promise<void> {
  const career = page
    .getByRole('table', { name: /Careers|^Jobs/ })
    .getByRole('row')
    .nth(1);
  const name = await career.getByRole('link').innerText();
  await press(page, career.getByRole('button', { name: /Save/ }));
  await expect(career.getByRole('button', { name: /Saved/ })).toBeVisible();
  await page.goto('/careers?searchType=saved');
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
}

/** No sheet ends with a heading whose table begins on the next one. */
async function headingsStayWithTables(page: Page): Promise<void> {
  const first = await page
    .getByRole('table', { name: /Careers/ })
    .getByRole('link')
    .first()
    .innerText();
  const pdf = await page.pdf({ printBackground: false, preferCSSPageSize: true });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  const sheet = text.find((one) => one.includes('Careers that fit'))?.replaceAll(/\s+/g, ' ');
  expect(sheet).toContain(first);
}

/** Results as they stand on paper, and as a file: what they say, without what can be pressed. */
export async function keepResults(page: Page): Promise<void> {
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('table', { name: /Careers/ })).toBeVisible();
  const controls = page.getByRole('main').locator('button, input, select').filter({ visible: true });
  await expect(controls).toHaveCount(0);
  await headingsStayWithTables(page);
  await page.emulateMedia({ media: 'screen' });
  await press(page, page.getByRole('button', { name: 'Print, save or mail' }));
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Save as PDF' }).click();
  const file = test.info().outputPath('results.pdf');
  await (await download).saveAs(file);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await readFile(file))), {
    mergePages: true,
  });
  expect(text.replaceAll(/\s+/g, ' ')).toContain(heading.replaceAll(/\s+/g, ' '));
  expect(text).toContain('What this means, and what it does not');
  await press(page, page.getByRole('button', { name: 'Print, save or mail' }));
  await page.getByRole('menuitem', { name: 'Mail it to me' }).click();
  // Nobody has pressed the link in the mail to this address yet; that a page is mailed is in keep-page.test.ts.
  await expect(page.getByText('Confirm your email address first.')).toBeVisible();
}
