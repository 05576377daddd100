import { expect, type Page } from '@playwright/test';
import { test } from './helpers/test.ts';

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

test('three colleges side by side are one page across, with their bars and without controls', async ({
  page,
}) => {
  await page.goto(
    '/compare?colleges=duke-university,elon-university,university-of-north-carolina-at-chapel-hill',
    { waitUntil: 'networkidle' },
  );
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

test('a college is printed with its bars and without controls', async ({ page }) => {
  await page.goto('/college-profile/duke-university', { waitUntil: 'networkidle' });
  expect(await drawnByBackground(page)).toBe(0);
  expect(await controlsOnPaper(page)).toEqual([]);
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
