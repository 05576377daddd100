import { ASSESSMENTS } from '@longleaf/rules/assessments/catalogue';
import type { AssessmentDefinition, Question } from '@longleaf/rules/assessments/definition';
import { pagesOf } from '@longleaf/rules/assessments/progress';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { choose, press, select, tabTo, typeInto } from './helpers/by-keyboard.ts';
import { newPerson } from './helpers/person.ts';
import { openAs } from './helpers/sign-in.ts';
import { isSaved, keepResults, saveFirstCareer, surveyRow } from './helpers/surveys.ts';
import { test } from './helpers/test.ts';
import { atOneWidth } from './helpers/widths.ts';

const focused = (page: Page) => page.locator(':focus');

/** What somebody could have answered elsewhere to these questions; so that not all scales come out alike. */
function someAnswers(definition: AssessmentDefinition, questions: readonly Question[]): [number, string][] {
  const { categories, choices, answersBy, view } = definition;
  return questions.flatMap((question, place): [number, string][] => {
    const scale = question.scaleId ?? question.categoryId;
    if (answersBy === 'places') return [[question.id, choices[place + 1]?.value ?? '']];
    if (answersBy === 'levels' && (question.level ?? 0) > 1) return [];
    if (view === 'checklist' && scale % 3 === 0) return [];
    const chosen = view === 'ratings' ? scale % choices.length : 0;
    return categories.length > 0 ? [[question.id, choices[chosen]?.value ?? '']] : [];
  });
}

/** Every question of the open page, as its kind is answered without a mouse. */
const answerPage: Record<AssessmentDefinition['view'], (page: Page) => Promise<void>> = {
  ratings: async (page) => {
    const groups = page
      .getByRole('main')
      .getByRole('group')
      .filter({ has: page.getByRole('radio') });
    await groups.first().waitFor();
    const count = await groups.count();
    for (let place = 0; place < count; place++) {
      const choices = groups.nth(place).getByRole('radio');
      await choose(page, place % 2 === 0 ? choices.last() : choices.nth(1));
    }
  },
  checklist: async (page) => {
    const boxes = page.getByRole('main').getByRole('checkbox');
    await boxes.first().waitFor();
    const count = await boxes.count();
    for (let place = 0; place < count; place++) {
      await tabTo(page, boxes.nth(place));
      await page.keyboard.press('Space');
      await expect(boxes.nth(place)).toBeChecked();
    }
    // Chosen by mistake: the same key takes it back.
    await page.keyboard.press('Space');
    await expect(boxes.last()).not.toBeChecked();
  },
  ladder: async (page) => {
    for (const level of ['Level 1', 'Level 2']) {
      const boxes = page.getByRole('group', { name: level, exact: true }).getByRole('checkbox');
      for (const place of [0, 1]) {
        await tabTo(page, boxes.nth(place));
        await page.keyboard.press('Space');
        await expect(boxes.nth(place)).toBeChecked();
      }
    }
  },
  sorter: async (page) => {
    const laid = page.getByRole('button', { name: /Take it back$/ });
    await expect(laid).toHaveCount(19);
    await tabTo(page, page.getByRole('grid').locator('[tabindex="0"]'));
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowDown');
    // A card that lies there is taken back, and another place is found for the two that wait.
    await page.keyboard.press('Enter');
    await expect(laid).toHaveCount(18);
    await isSaved(page);
    await page.keyboard.press('s');
    await page.keyboard.press('Enter');
    await expect(laid).toHaveCount(19);
    await isSaved(page);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    await expect(focused(page)).toHaveAttribute('aria-label', /^Empty\..*Put it here$/);
    await page.keyboard.press('Enter');
    await expect(laid).toHaveCount(20);
  },
  own: async (page) => {
    await select(page, page.getByLabel('Where you want to live'), 'Alamance');
    const line = (name: string) => page.getByRole('group', { name: new RegExp(`^${name}`) });
    for (const name of ['Home', 'Phone and internet', 'Food', 'Health', 'Paying back loans'])
      await choose(page, line(name).getByRole('radio').first());
    for (const name of ['Getting around', 'Clothes and fun', 'Saving'])
      await typeInto(page, line(name).getByLabel('My own amount'), '150');
  },
};

/** Goes on where the open page leads, until the results stand there; what lies between was answered before. */
async function finish(page: Page, pages: number): Promise<void> {
  if (pages > 1) {
    const before = page.url();
    await press(page, page.getByRole('button', { name: 'Next' }));
    await expect(page).not.toHaveURL(before);
    const last = new URL(page.url());
    if (last.searchParams.has('page')) last.searchParams.set('page', String(pages));
    else last.searchParams.set('categoryIndex', String(pages - 1));
    await page.goto(last.href);
  }
  await press(page, page.getByRole('button', { name: 'See your results' }));
  await expect(page).toHaveURL(/\?step=3&sessionId=\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const [place, definition] of ASSESSMENTS.entries()) {
  const { id, name, urlName, view, categories, questions } = definition;
  const story = `by keyboard alone, ${name}: from its intro over a whole page to its results, and a career is saved`;
  // Where a screen is too narrow for a grid the sorter has buttons, which its own journey presses.
  test(story, view === 'sorter' ? {} : atOneWidth(place), async ({ page }) => {
    test.slow();
    const authorized = page.waitForRequest(
      (request) =>
        request.url().includes('/api/assessments') && request.headers()['authorization'] !== undefined,
    );
    await openAs(page, await newPerson(page, 'keys'), `/learn-about-yourself/${urlName}`);
    const headers = { authorization: (await authorized).headers()['authorization'] ?? '' };
    await press(page, page.getByRole('button', { name: 'Start', exact: true }));
    await expect(page).toHaveURL(/\?step=2&sessionId=\d+/);

    const pages = pagesOf(definition, categories, questions);
    const elsewhere = view === 'sorter' ? questions.slice(1) : pages.slice(1).flat();
    const sid = new URL(page.url()).searchParams.get('sessionId');
    for (const [question, answer] of someAnswers(definition, elsewhere)) {
      const address = `/api/assessments/${id}/sessions/${sid}/questions/${question}/answers`;
      const kept = await page.request.post(address, { headers, data: { answer } });
      expect(kept.status(), await kept.text()).toBe(200);
    }
    await page.reload();
    await answerPage[view](page);
    await isSaved(page);
    await expectAccessible(page, `${name}, a page answered by keyboard`);
    await finish(page, pages.length);
    await expectAccessible(page, `${name}, results`);
    if (urlName === 'interest-profiler') await saveWhatToLearn(page);
    if (urlName === 'skills-matcher') await keepResults(page);
    await saveFirstCareer(page);
    await page.goto('/learn-about-yourself');
    await expect(surveyRow(page, name)).toContainText('Done');
  });
}

/** Saves a program and a college of the results, where they stand. */
async function saveWhatToLearn(page: Page): Promise<void> {
  for (const name of ['Programs that lead to this career', 'Colleges in North Carolina that teach it']) {
    const row = page.getByRole('table', { name }).getByRole('row').nth(1);
    await press(page, row.getByRole('button', { name: /^Save/ }));
    await expect(row.getByRole('button', { name: /^Saved/ })).toBeVisible();
  }
}
