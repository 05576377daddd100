import { expect, type Locator, type Page } from '@playwright/test';
import { addEvents } from './helpers/calendar.ts';
import { newSignedInPerson } from './helpers/person.ts';
import { signIn } from './helpers/sign-in.ts';
import { test } from './helpers/test.ts';
import { ON_PHONE_TOO, isPhone } from './helpers/widths.ts';

/** Prints as browsers do unless told otherwise: without background graphics, on the paper that the page asks for. */
async function printed(page: Page): Promise<{ pages: number; isLandscape: boolean }> {
  const path = test.info().outputPath('printed.pdf');
  const pdf = await page.pdf({ printBackground: false, preferCSSPageSize: true, path });
  const text = pdf.toString('latin1');
  const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(text);
  return {
    pages: text.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0,
    isLandscape: Number(box?.[1]) > Number(box?.[2]),
  };
}

/** Everything that can be pressed, chosen or typed into, as it stands on paper. */
async function controlsOnPaper(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const controls = page.locator('button, input, select, textarea').filter({ visible: true });
  return controls.evaluateAll((elements) =>
    elements.map((element) => element.getAttribute('aria-label') ?? element.textContent ?? element.tagName),
  );
}

/** Bars and marks that would need background graphics. */
async function drawnByBackground(page: Page): Promise<number> {
  return page.locator('main i, main u').evaluateAll(
    (marks) =>
      marks.filter((mark) => {
        const { backgroundColor, borderTopWidth, borderLeftWidth } = getComputedStyle(mark);
        const hasBackground = backgroundColor !== 'rgba(0, 0, 0, 0)';
        return hasBackground && Number.parseFloat(borderTopWidth) + Number.parseFloat(borderLeftWidth) === 0;
      }).length,
  );
}

test('boxes on paper have the mark of the browser, which is no background', async ({ page }) => {
  await page.goto('/sample');
  const boxes = page.locator('main input:is([type=checkbox], [type=radio])');
  await expect(boxes.first()).toBeAttached();
  const looks = () =>
    boxes.evaluateAll((all) => [
      ...new Set(
        all.map((box) => getComputedStyle(box)).flatMap((it) => (it.opacity === '0' ? [] : [it.appearance])),
      ),
    ]);
  expect(await looks()).toEqual(['none']);
  await page.emulateMedia({ media: 'print' });
  expect(await looks()).toEqual(['auto']);
});

for (const colleges of [
  'duke-university,elon-university,university-of-north-carolina-at-chapel-hill',
  // An estimate, and pay of several campuses together, are the longest figures.
  'north-carolina-state-university-at-raleigh,university-of-florida,wake-technical-community-college',
])
  test(`three colleges side by side are one page across, with their bars and without controls: ${colleges}`, async ({
    page,
  }) => {
    await page.goto(`/compare?colleges=${colleges}`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('table', { name: 'Colleges side by side' })).toBeVisible();
    expect(await drawnByBackground(page)).toBe(0);
    expect(await controlsOnPaper(page)).toEqual([]);
    expect(await printed(page)).toEqual({ pages: 1, isLandscape: true });
  });

for (const career of [
  'registered-nurses',
  'software-developers',
  'elementary-school-teachers-except-special-education',
])
  test(`a career is at most two pages, with its bars and without controls: ${career}`, async ({ page }) => {
    await page.goto(`/careers/${career}`, { waitUntil: 'networkidle' });
    expect(await drawnByBackground(page)).toBe(0);
    expect(await controlsOnPaper(page)).toEqual([]);
    const { pages, isLandscape } = await printed(page);
    expect(pages).toBeLessThanOrEqual(2);
    expect(isLandscape).toBe(false);
  });

for (const program of ['51.3801', '52.0301', '12.0401'])
  test(`a program is one sheet, with no second one for a few lines: ${program}`, async ({ page }) => {
    await page.goto(`/programsMajors/${program}`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { name: 'Programs like this' })).toBeVisible();
    expect(await controlsOnPaper(page)).toEqual([]);
    expect(await printed(page)).toEqual({ pages: 1, isLandscape: false });
  });

for (const part of ['', '/academics'])
  test(`a college is printed with its bars and without controls: ${part || '/about'}`, async ({ page }) => {
    await page.goto(`/college-profile/duke-university${part}`, { waitUntil: 'networkidle' });
    expect(await drawnByBackground(page)).toBe(0);
    expect(await controlsOnPaper(page)).toEqual([]);
  });

for (const list of ['/careers', '/programsMajors', '/transcriptSchools', '/college-search'])
  test(`a list is on paper without what searches it and without pages to press: ${list}`, async ({
    page,
  }) => {
    await page.goto(list, { waitUntil: 'networkidle' });
    expect(await controlsOnPaper(page)).toEqual([]);
    await expect(page.getByRole('navigation', { name: /^Pages/ })).toBeHidden();
    await expect(page.getByRole('main').getByRole('link').filter({ visible: true }).nth(5)).toBeVisible();
  });

for (const list of ['/college-search?state=NC', '/careers', '/programsMajors'])
  test(`what was found has the whole width of the paper, and its filters can be read: ${list}`, async ({
    page,
  }) => {
    await page.goto(list, { waitUntil: 'networkidle' });
    await page.emulateMedia({ media: 'print' });
    const widthOf = (element: Locator) => element.evaluate(({ clientWidth }) => clientWidth);
    const card = page.getByRole('article').first();
    expect((await widthOf(card)) / (await widthOf(page.getByRole('main')))).toBeGreaterThan(0.9);
    for (const pill of await page.getByRole('group', { name: 'Filters in use' }).locator('> *').all())
      expect(await pill.evaluate((one) => getComputedStyle(one).color)).not.toBe('rgb(255, 255, 255)');
  });

test('a college is printed without pictures that we drew of it', async ({ page }) => {
  await page.goto('/college-profile/duke-university', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Pictures' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Pictures' })).toBeHidden();
});

test('what stands beside the prices of a college leaves no half pages empty', async ({ page }) => {
  await page.goto('/college-profile/university-of-north-carolina-at-charlotte/cost-and-financial-aid', {
    waitUntil: 'networkidle',
  });
  expect((await printed(page)).pages).toBeLessThanOrEqual(3);
});

test('test scores are on paper with their gauges and what they mean, without controls', async ({ page }) => {
  await newSignedInPerson(page, 'prints', '/testScores/add?test=act');
  await page.getByLabel('Test date').fill('2026-09-19');
  for (const [field, score] of Object.entries({ English: '24', Math: '21', Reading: '27', Science: '24' }))
    await page.getByLabel(field, { exact: true }).fill(score);
  await page.getByRole('button', { name: 'Save ACT scores' }).click();
  const composite = page.getByText(/^24\s*of 36 composite$/).first();
  await expect(composite).toBeVisible();
  expect(await drawnByBackground(page)).toBe(0);
  expect(await controlsOnPaper(page)).toEqual([]);
  await expect(composite).toBeVisible();
  // The arc is a line, which paper shows: a background would be left out.
  const arc = page.getByRole('main').locator('svg[viewBox="0 0 160 90"] path').nth(1);
  await expect(arc).toBeVisible();
  await expect(arc).toHaveCSS('stroke', /^rgb/);
  // Nobody saved colleges to set a score beside: nothing asks for it on paper.
  await expect(page.getByText('You and your saved colleges')).toBeHidden();
  expect((await printed(page)).pages).toBe(1);
});

test('what is kept of a person is on paper without buttons, and without empty frames', async ({ page }) => {
  await newSignedInPerson(page, 'prints');
  await page.goto('/college-profile/elon-university', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Save Elon University' }).click();
  await expect(page.getByRole('button', { name: 'Saved Elon University' })).toBeVisible();
  await page.goto('/savedColleges');
  const frame = page.getByRole('button', { name: 'Add notes Elon University' }).locator('..');
  await expect(frame).toBeVisible();
  expect(await controlsOnPaper(page)).toEqual([]);
  await expect(page.getByText('Elon University').first()).toBeVisible();
  await expect(frame).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Edit Your details' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Ada Lovelace', { exact: true })).toBeVisible();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
});

test('enrichment programs are on paper over its whole width, without controls', async ({ page }) => {
  await page.goto('/StudentEnrichment', { waitUntil: 'networkidle' });
  expect(await controlsOnPaper(page)).toEqual([]);
  const widths = await page
    .getByRole('main')
    .evaluate((main) => [
      main.clientWidth,
      ...Array.from(
        main.querySelectorAll('h2'),
        (one) => one.parentElement?.parentElement?.clientWidth ?? 0,
      ).slice(0, 1),
    ]);
  expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeGreaterThan(0.9);
});

/**
 * Events that another one covers on paper as wide as it is. Measured before any script learns of the width: when a page is
 * printed, none does.
 */
async function coveredOnPaper(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main: HTMLElement) => {
    main.style.width = '696px';
    const events = [...main.querySelectorAll('[data-event]')].map((event) => {
      const { left, right, top, bottom, width } = event.getBoundingClientRect();
      return { text: event.textContent ?? '', left, right, top, bottom, width };
    });
    main.style.width = '';
    if (events.length < 2 || events.some(({ width }) => width === 0)) throw new Error('Nothing is drawn');
    const areOver = (one: (typeof events)[number], other: (typeof events)[number]) =>
      other !== one &&
      other.left < one.right &&
      one.left < other.right &&
      other.top < one.bottom &&
      one.top < other.bottom;
    return events.filter((one) => events.some((other) => areOver(one, other))).map(({ text }) => text);
  });
}

test(
  'the calendar is on paper with its events, what is open of them, and without controls',
  ON_PHONE_TOO,
  async ({ page }) => {
    await newSignedInPerson(page, 'prints');
    const day = await addEvents(page);
    const views = isPhone(page) ? (['month'] as const) : (['month', 'week', 'day'] as const);
    for (const view of views) {
      await page.goto(`/studentCalendar?date=${day}&view=${view}`);
      await page
        .getByRole('button', { name: /Visit to the campus/ })
        .first()
        .click();
      await expect(page.getByText('Bring a coat')).toBeVisible();
      // On a phone an event is a button that opens in its place; nothing else of it can be pressed on paper.
      const pressed = (await controlsOnPaper(page)).filter((text) => !/Visit|Spring/.test(text));
      expect(pressed).toEqual([]);
      await expect(page.getByText('Bring a coat')).toBeVisible();
      if (!isPhone(page)) {
        expect(await coveredOnPaper(page)).toEqual([]);
        const today = page.getByRole('main').locator('[class*=today]').first();
        expect(await today.evaluate((cell) => getComputedStyle(cell).outlineStyle)).toBe('solid');
      }
      await page.emulateMedia({ media: null });
      // Hours do not fit beside what is open; a month does, without an empty sheet after it.
      // The grid measures itself anew after another medium was shown.
      const pages = async () => (await printed(page)).pages;
      await expect.poll(pages).toBeLessThanOrEqual(view === 'month' ? 1 : 2);
    }
  },
);

test('a form on paper keeps each field with its name and each question with its choices', async ({
  page,
}) => {
  await newSignedInPerson(page, 'prints_form', '/taapform');
  await expect(page.getByLabel('ZIP code')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const held = (element: Locator) => element.evaluate((node) => getComputedStyle(node).breakInside);
  expect(await held(page.locator('div:has(> label[for])').filter({ hasText: 'ZIP code' }))).toBe('avoid');
  expect(await held(page.getByRole('group', { name: /^Did any of them accept you/ }))).toBe('avoid');
  // What holds many fields is not held together: it would leave most of a sheet empty.
  expect((await printed(page)).pages).toBe(2);
});

test('the home page is on paper with its prices whole, and without what asks something', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await controlsOnPaper(page)).toEqual([]);
  const figure = page.getByRole('figure').filter({ hasText: 'One year, after grants' });
  expect(await figure.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
  // Its heading stays with it.
  const part = figure.locator('..');
  expect(await part.evaluate((node) => getComputedStyle(node).breakInside)).toBe('avoid');
  expect((await printed(page)).pages).toBeLessThanOrEqual(3);
});

test('the page of a person is on paper over its whole width, and the one next thing without its picture', async ({
  page,
}) => {
  await signIn(page, 'demo_senior');
  const panel = page.getByRole('region', { name: 'Plan your application year' });
  await expect(panel).toBeVisible();
  expect(await controlsOnPaper(page)).toEqual([]);
  await expect(panel.locator('svg').first()).toBeHidden();
  const reads = page.getByRole('complementary').filter({ hasText: 'Good to read next' });
  expect(
    await reads.evaluate((node) => getComputedStyle(node.parentElement ?? node).display),
    'the rows of a grid do not keep it whole',
  ).toBe('block');
});

test('saved colleges as a map are one sheet, without what moves the map or takes a college off', async ({
  page,
}) => {
  await signIn(page, 'demo_senior', '/savedColleges?view=map');
  const pin = page.getByRole('button', { name: /^UNC Charlotte/ });
  await expect(pin).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Zoom in', 'North Carolina', 'Remove UNC Charlotte', 'Show UNC Charlotte on the map'])
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
  await expect(pin).toBeVisible();
  expect((await printed(page)).pages).toBe(1);
});

test('an application is on paper from the first sheet on, with a tick beside what is done', async ({
  page,
}) => {
  await signIn(page, 'demo_senior', '/apphub');
  const done = page.getByRole('checkbox', { checked: true }).first();
  await expect(done).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  const mark = done.locator('+ *');
  expect(await mark.evaluate((node) => getComputedStyle(node).color)).not.toBe('rgb(255, 255, 255)');
  expect(await mark.evaluate((node) => getComputedStyle(node).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
  // Longer than a sheet, an application that is kept whole leaves the one before it empty.
  const held = (node: Element) => getComputedStyle(node.closest('section.card') ?? node).breakInside;
  expect(await done.evaluate(held)).toBe('auto');
  expect((await printed(page)).pages).toBe(1);
});

test('transcripts are on paper with what happened and with ticks, without the form that asks for them', async ({
  page,
}) => {
  await signIn(page, 'demo_senior', '/apphub/requesttranscript');
  const stages = page.getByRole('list', { name: /^Transcript to / }).last();
  await expect(stages).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Which transcript' })).toBeVisible();
  expect(await controlsOnPaper(page)).toEqual([]);
  await expect(page.getByRole('heading', { name: 'Which transcript' })).toBeHidden();
  const dot = stages.locator('[data-state=done] > span').first();
  expect(await dot.evaluate((node) => getComputedStyle(node).color)).not.toBe('rgb(255, 255, 255)');
  const happened = page.locator('details').filter({ hasText: 'What happened' }).first();
  expect(
    await happened.evaluate((node) => getComputedStyle(node, '::details-content').contentVisibility),
  ).toBe('visible');
});

test('a list of colleges with what its figures mean is one sheet', async ({ page }) => {
  await page.goto('/college-search?state=NC&view=list', { waitUntil: 'networkidle' });
  expect((await printed(page)).pages).toBe(1);
});

test('the schools of a program say on paper which level and which place they are of', async ({ page }) => {
  await page.goto('/exploreprogramsandmajors/schoolofferingprogram/51.3801', { waitUntil: 'networkidle' });
  const chosen = page.getByText('Certificates, North Carolina', { exact: true });
  await expect(chosen).toBeHidden();
  expect(await controlsOnPaper(page)).toEqual([]);
  await expect(chosen).toBeVisible();
});

test('a heading of a career stays with its picture on paper, and programs are apart from their figures', async ({
  page,
}) => {
  await page.goto('/careers/registered-nurses', { waitUntil: 'networkidle' });
  await page.emulateMedia({ media: 'print' });
  const schooling = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Schooling' }) });
  expect(await schooling.last().evaluate((node) => getComputedStyle(node).breakInside)).toBe('avoid');
  await page.goto('/programsMajors/51.3801', { waitUntil: 'networkidle' });
  const program = page.getByRole('link', { name: 'Nursing Practice' });
  expect(await program.evaluate((node) => getComputedStyle(node, '::after').content)).toBe('", "');
});

test('the parts of your data go on at the next sheet, and what deletes them is not on paper', async ({
  page,
}) => {
  await signIn(page, 'demo_senior', '/yourData');
  const tasks = page.getByRole('region', { name: 'Tasks of your applications' });
  await expect(tasks).toBeVisible();
  await expect(page.getByRole('region', { name: 'Delete your account' })).toBeVisible();
  expect(await controlsOnPaper(page)).toEqual([]);
  expect(await tasks.evaluate((node) => getComputedStyle(node).breakInside)).toBe('auto');
  await expect(page.getByRole('region', { name: 'Delete your account' })).toBeHidden();
});
