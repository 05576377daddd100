import { expect, type Page } from '@playwright/test';
import { scalesOn } from '@longleaf/rules/test-scores/score-field';
import { SUBJECTS } from '@longleaf/rules/test-scores/subjects';
import { isListTest, TEST_KEYS, type TestKey, testOf } from '@longleaf/rules/test-scores/tests';
import { expectAccessible } from './helpers/accessibility.ts';
import { press, select, tabTo, typeInto } from './helpers/by-keyboard.ts';
import { newSignedInPerson } from './helpers/person.ts';
import { test } from './helpers/test.ts';
import { AT_EVERY_WIDTH, isPhone, ON_PHONE_TOO, WIDE_IS_ENOUGH } from './helpers/widths.ts';

/** A day on which each of the tests was given. */
const DAY = '2014-05-10';
/** The same, as it is typed into a field for a date. */
const DAY_TYPED = '05102014';

/** The field that a test first asks for, with two scores that somebody can have in it. */
function fieldOf(key: TestKey): { name: string; scores: readonly [string, string] } {
  const [group] = testOf(key).groups.filter(({ opensFor }) => opensFor === undefined || opensFor === 'older');
  const field = group?.fields[0];
  if (!field) throw new Error(`Nothing is asked for of ${key}`);
  if (field.atMost === 'letter') return { name: field.key, scores: ['B', 'A'] };
  const { low, high } = scalesOn(field, DAY)[0] ?? { low: 1, high: field.atMost };
  return { name: field.key, scores: [String(low), String(high)] };
}

const fieldOn = (page: Page, name: string) => page.locator(`input[name="${name}"]`);

async function save(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: /^Save / }));
  await expect(page).toHaveURL(/\/testScores$/);
  await expect(page.getByRole('heading', { name: 'Test scores', level: 1 })).toBeVisible();
}

/** Adds a score of what a test first asks for, as somebody types it who has no mouse. */
async function add(page: Page, key: TestKey): Promise<void> {
  await page.goto(`/testScores/add?test=${key}`);
  if (isListTest(key)) {
    const subject = SUBJECTS[key].find(({ firstYear }) => firstYear === undefined);
    await select(page, page.getByLabel('Subject', { exact: true }), subject?.name ?? '');
  }
  await tabTo(page, page.getByLabel('Test date'));
  await page.keyboard.type(DAY_TYPED);
  const { name, scores } = fieldOf(key);
  await typeInto(page, fieldOn(page, name), scores[0]);
  await save(page);
}

/** The test whose scores are being edited. */
function keyOpened(page: Page): TestKey {
  const asked = new URL(page.url()).searchParams.get('test');
  const key = TEST_KEYS.find((one) => one === asked);
  if (!key) throw new Error(`No test is edited at ${page.url()}`);
  return key;
}

const testsOn = (page: Page) => page.getByRole('link', { name: /^Edit / });

/** What a run takes on of the 17: every second one, the others being those of the other width. */
const testsOf = (page: Page) =>
  TEST_KEYS.filter((_, place) => AT_EVERY_WIDTH || (place % 2 === 1) === isPhone(page));

test(
  'by keyboard alone: of each of the 17 tests a score is added, edited, there after a reload, and deleted (UI-032, API-181 to API-197)',
  ON_PHONE_TOO,
  async ({ page }) => {
    test.setTimeout(300_000);
    const keys = testsOf(page);
    await newSignedInPerson(page, 'scores', '/testScores');
    await expect(page.getByRole('heading', { name: 'No test scores yet' })).toBeVisible();
    for (const key of keys) await add(page, key);
    await expect(testsOn(page)).toHaveCount(keys.length);
    await expectAccessible(page, 'test scores, one of each');

    const edited: string[] = [];
    for (let at = 0; at < keys.length; at += 1) {
      await press(page, testsOn(page).nth(at));
      await expect(page.getByLabel('Test date')).toHaveValue(DAY);
      await expect(page).toHaveURL(/[?&]test=/);
      const key = keyOpened(page);
      const { name, scores } = fieldOf(key);
      await expect(fieldOn(page, name)).toHaveValue(scores[0]);
      await typeInto(page, fieldOn(page, name), scores[1]);
      await save(page);
      edited.push(key);
    }
    expect(edited.toSorted()).toEqual(keys.toSorted());
    await page.reload();
    for (let at = 0; at < keys.length; at += 1) {
      await press(page, testsOn(page).nth(at));
      await expect(page).toHaveURL(/[?&]test=/);
      const { name, scores } = fieldOf(keyOpened(page));
      await expect(fieldOn(page, name)).toHaveValue(scores[1]);
      await page.goBack();
    }

    for (let left = keys.length; left > 0; left -= 1) {
      await press(page, page.getByRole('button', { name: /^Delete / }).first());
      await press(page, page.getByRole('dialog').getByRole('button', { name: /^Delete / }));
      await expect(testsOn(page)).toHaveCount(left - 1);
    }
    await page.reload();
    await expect(page.getByRole('heading', { name: 'No test scores yet' })).toBeVisible();
  },
);

test(
  'test scores: changed, deleted, brought back, and there after a reload (ST-263, MSG-086, MSG-088, API-197)',
  WIDE_IS_ENOUGH,
  async ({ page }) => {
    await newSignedInPerson(page, 'retakes', '/testScores/add');
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
