import { expect, type Page } from '@playwright/test';
import { scalesOn } from '@longleaf/rules/test-scores/score-field';
import { SUBJECTS } from '@longleaf/rules/test-scores/subjects';
import { isListTest, TEST_KEYS, type TestKey, testOf } from '@longleaf/rules/test-scores/tests';
import { expectAccessible } from './helpers/accessibility.ts';
import { newPerson } from './helpers/person.ts';
import { fillSignIn } from './helpers/sign-in.ts';
import { test } from './helpers/test.ts';
import { ON_PHONE_TOO } from './helpers/widths.ts';

/** A day on which each of the tests was given. */
const DAY = '2014-05-10';

/** Adds the lowest score of what a test first asks for, as somebody types it. */
async function add(page: Page, key: TestKey): Promise<void> {
  const definition = testOf(key);
  await page.goto(`/testScores/add?test=${key}`);
  await page.getByLabel('Test date').fill(DAY);
  if (isListTest(key)) {
    const subject = SUBJECTS[key].find(({ firstYear }) => firstYear === undefined);
    await page.getByLabel('Subject', { exact: true }).selectOption(subject?.code ?? '');
  }
  const [group] = definition.groups.filter(({ opensFor }) => opensFor === undefined || opensFor === 'older');
  const field = group?.fields[0];
  if (!field) throw new Error(`Nothing is asked for of ${key}`);
  const lowest = scalesOn(field, DAY)[0]?.low ?? 1;
  await page.locator(`input[name="${field.key}"]`).fill(field.atMost === 'letter' ? 'B' : String(lowest));
  await page.getByRole('button', { name: /^Save / }).click();
  await expect(page).toHaveURL(/\/testScores$/);
  await expect(page.getByRole('heading', { name: 'Test scores', level: 1 })).toBeVisible();
}

test('test scores: each of the 17 tests is added, and stands on the page (UI-032, API-181 to API-196)', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const person = await newPerson(page, 'scores');
  await page.goto('/testScores');
  await fillSignIn(page, person.userName, person.password);
  await expect(page.getByRole('heading', { name: 'No test scores yet' })).toBeVisible();
  for (const key of TEST_KEYS) await add(page, key);
  await expect(page.getByRole('link', { name: /^Edit / })).toHaveCount(TEST_KEYS.length);
  await expect(page.getByRole('button', { name: /^Delete / })).toHaveCount(TEST_KEYS.length);
  await expectAccessible(page, 'test scores, one of each');
});

test(
  'test scores: changed, deleted, brought back, and there after a reload (ST-263, MSG-086, MSG-088, API-197)',
  ON_PHONE_TOO,
  async ({ page }) => {
    const person = await newPerson(page, 'retakes');
    await page.goto('/testScores/add');
    await fillSignIn(page, person.userName, person.password);
    await page.getByLabel('Find a test').fill('act');
    await page.getByRole('link', { name: /^ACT / }).first().click();
    await expectAccessible(page, 'test scores, form');
    await page.getByLabel('Test date').fill('2024-04-13');
    for (const [part, score] of [
      ['English', '22'],
      ['Math', '24'],
      ['Reading', '26'],
      ['Science', '23'],
    ] as const)
      await page.getByLabel(part, { exact: true }).fill(score);
    await page.getByRole('button', { name: 'Save ACT scores' }).press('Enter');
    const act = page.getByRole('region', { name: 'ACT', exact: true });
    await expect(act).toContainText('of 36 composite');

    await act.getByRole('link', { name: /^Edit / }).click();
    await page.getByLabel('Math', { exact: true }).fill('37');
    await page.getByRole('button', { name: 'Save ACT scores' }).click();
    await expect(page.getByLabel('Math', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Math', { exact: true }).fill('28');
    await page.getByRole('button', { name: 'Save ACT scores' }).click();
    await expect(act).toContainText('28');
    await expectAccessible(page, 'test scores');

    await act.getByRole('button', { name: /^Delete / }).click();
    await page.getByRole('button', { name: 'Delete scores' }).press('Enter');
    await expect(act).toHaveCount(0);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(act).toContainText('28');
    await page.reload();
    await expect(act).toContainText('28');
  },
);
