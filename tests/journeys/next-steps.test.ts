import { readPathwaySteps } from '@longleaf/contract/next-steps';
import { formGraduationYear } from '@longleaf/rules/next-steps/form';
import { easternDay } from '@longleaf/rules/profile/calendar-day';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { choose, press, tickBox, typeInto } from './helpers/by-keyboard.ts';
import { newSignedInPerson } from './helpers/person.ts';
import { test } from './helpers/test.ts';
import { AT_EVERY_WIDTH, isPhone, ON_PHONE_TOO, WIDE_IS_ENOUGH } from './helpers/widths.ts';

const EDUCATOR = 32;
const classOf = formGraduationYear(easternDay(new Date()));

/** A way to the API as the person who is signed in on the page. */
async function apiOf(page: Page) {
  const sent = page.waitForRequest((request) => request.headers()['authorization'] !== undefined);
  await page.goto('/next-step');
  const headers = { authorization: (await sent).headers()['authorization'] ?? '' };
  return {
    read: async <T>(path: string) => (await (await page.request.get(`/api${path}`, { headers })).json()) as T,
    send: async (method: 'put' | 'post', path: string, data: unknown) =>
      page.request[method](`/api${path}`, { headers, data }),
  };
}

const says = (more: object) => ({ firstName: 'Ada', lastName: 'Lovelace', ...more });

async function finishForm(page: Page): Promise<void> {
  const opening = page.waitForEvent('popup');
  await press(page, page.getByRole('button', { name: 'Open the form' }));
  const form = await opening;
  await expect(form.getByText('This page is a stand-in.')).toBeVisible();
  await form.getByLabel('I do not know yet').check();
  await form.getByLabel('Not yet').check();
  await form.getByRole('button', { name: 'Finish the form' }).click();
  await expect(form.getByText('You have finished the form.')).toBeVisible();
  await form.close();
}

test(
  'Next Steps by keyboard alone: the form first, then the college pathway, kept over Back and a reload (ST-215 to ST-219)',
  WIDE_IS_ENOUGH,
  async ({ page }) => {
    const main = page.getByRole('main');
    await newSignedInPerson(page, 'walks');
    const api = await apiOf(page);
    await expect(main.getByText('Opens after the form').first()).toBeVisible();
    await press(page, page.getByRole('button', { name: 'Open the form' }));
    const why = page.getByRole('dialog', { name: 'When do you finish high school?' });
    await expect(why).toBeVisible();
    await expectAccessible(page, 'next steps, no year');
    await page.keyboard.press('Escape');
    // Nobody gets past it by an address.
    for (const path of [
      '/next-step/courses',
      '/next-step/Military?step=2',
      '/next-step/nowhere',
      '/nextSteps',
    ]) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/next-step$/);
    }

    await api.send('put', '/users/profile/save', says({ graduationYear: classOf }));
    await page.reload();
    await finishForm(page);
    await expect(main.getByText(/Finished [A-Z]/)).toBeVisible();
    await expectAccessible(page, 'next steps, form done');

    await press(page, main.getByRole('link', { name: 'Start' }).first());
    await expect(page.getByRole('heading', { level: 1, name: 'What I want from college' })).toBeVisible();
    await tickBox(page, main.getByLabel('Get me into a job that I want'));
    await typeInto(page, main.getByLabel('First', { exact: true }), 'Bikes, fixing them');
    await typeInto(page, main.getByLabel(/What do you want to find out/), 'Whether I like biology');
    await expectAccessible(page, 'college pathway, step 1');
    await expect(main.getByLabel('Get me into a job that I want')).toBeChecked();
    await press(page, main.getByRole('button', { name: 'Finish step 1' }));
    await expect(
      page.getByRole('heading', { level: 1, name: 'Kinds of college in North Carolina' }),
    ).toBeFocused();
    await choose(page, main.getByLabel('Only students with good grades'));
    await expect(main.getByText(/^Not quite: Community colleges are open to all/)).toBeVisible();
    await expectAccessible(page, 'college pathway, a wrong choice');
    await page.goBack();
    await expect(main.getByLabel('First', { exact: true })).toHaveValue('Bikes, fixing them');
    await page.goto('/next-step/COLLEGE?step=9');
    await expect(main.getByText('That step is not open yet. Here is the one that comes now.')).toBeVisible();
  },
);

const PATHWAYS = [...['college', 'workforce', 'military'].entries()];

/** Which of them a run walks: the second on a phone, the others on a wide screen. */
const pathwaysOf = (page: Page) =>
  PATHWAYS.filter(([place]) => AT_EVERY_WIDTH || (place === 1) === isPhone(page));

test(
  'by keyboard alone: each pathway to its end, step by step, and finished on its page (ST-217, ST-221, UI-072 to UI-074)',
  ON_PHONE_TOO,
  async ({ page }) => {
    test.setTimeout(600_000);
    const main = page.getByRole('main');
    await newSignedInPerson(page, 'ends');
    const api = await apiOf(page);
    await api.send('put', '/users/profile/save', says({ graduationYear: classOf }));
    await page.reload();
    await finishForm(page);
    for (const [id, pathway] of pathwaysOf(page)) {
      const { pathwayStepsJson } = await api.read<{ pathwayStepsJson: string }>(
        `/nextsteps/pathwaydefinitions/${id}`,
      );
      await page.goto(`/next-step/${pathway}`);
      for (const { stepNumber, title, questions } of readPathwaySteps(pathwayStepsJson)) {
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        for (const { order, type, choices } of questions) {
          const fields = main.locator(`[name^="question${order}"]`);
          if (type === 'longanswer') await typeInto(page, fields.first(), 'I do not know yet');
          else if (type === 'shortanswer')
            for (const place of choices.keys()) await typeInto(page, fields.nth(place), 'later');
          else if (type === 'select') await choose(page, fields.first());
          else await tickBox(page, fields.first());
        }
        await press(page, main.getByRole('button', { name: `Finish step ${stepNumber}` }));
      }
      await expect(page.getByRole('heading', { name: 'You finished this pathway' })).toBeVisible();
      await expectAccessible(page, `${pathway} pathway finished`);
    }
    await page.goto('/next-step');
    await expect(page.getByText(/You finished it on/)).toHaveCount(pathwaysOf(page).length);
    await expectAccessible(page, 'next steps, finished');
    await page.goto('/');
    await expect(main.getByRole('link', { name: /: finished, look at it again$/ }).first()).toBeVisible();
    await page.goto('/next-step/courses');
    await expect(main.getByRole('table', { name: 'To get into a public university: courses' })).toBeVisible();
    await expectAccessible(page, 'courses');
  },
);

test(
  'by keyboard alone: an educator opens any step without the form, and reads what students are asked (ST-220, ST-222)',
  WIDE_IS_ENOUGH,
  async ({ page }) => {
    const main = page.getByRole('main');
    await newSignedInPerson(page, 'teaches');
    const api = await apiOf(page);
    await api.send('put', '/users/profile/save', says({ role: EDUCATOR }));
    await page.goto('/next-step');
    await expect(main.getByText('Educators see every step open and have no form to fill in.')).toBeVisible();
    await expectAccessible(page, 'next steps, educator');
    await press(page, main.getByRole('link', { name: 'Start' }).last());
    await page.goto('/next-step/military?step=7');
    await expect(page.getByRole('heading', { level: 1, name: 'My plan, and my other plan' })).toBeVisible();
    await page.goto('/next-step/students-and-parents');
    await expect(main.getByRole('heading', { name: '1. What I want from college' })).toBeVisible();
    await page.goto('/next-step/educators');
    await expect(main.getByText('What should college do for you? Choose all that fit.')).toBeVisible();
    await expectAccessible(page, 'steps for educators');
  },
);
