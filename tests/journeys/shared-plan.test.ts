import { expect } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { newSignedInPerson } from './helpers/person.ts';
import { test } from './helpers/test.ts';
import { PHONE_IS_ENOUGH } from './helpers/widths.ts';

test(
  'a plan is shown to an aunt by a link that works in her browser, counts, and is dead once it is ended',
  PHONE_IS_ENOUGH,
  async ({ page, browser, baseURL }) => {
    await newSignedInPerson(page, 'shares', '/college-profile/duke-university');
    await page.getByRole('button', { name: /^Save/ }).first().click();
    await expect(page.getByText('Saved successfully to your Saved Colleges')).toBeVisible();
    await page.goto('/collegePlanning');
    await page.getByRole('link', { name: 'Share', exact: true }).click();
    await expect(page.getByText('None yet. Nobody but you can see your plan.')).toBeVisible();
    await page.getByLabel('Who is it for?').fill('my aunt');
    await page.getByRole('button', { name: 'Make a link' }).click();
    const address = await page.getByLabel('Link', { exact: true }).inputValue();
    expect(address).toContain('/shared-plan#');
    await expectAccessible(page, 'share your plan, a link');

    const aunt = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
    await aunt.goto(address);
    await expect(aunt.getByText(/is sharing this plan with you/)).toBeVisible();
    await expect(aunt.getByRole('link', { name: 'Duke University' })).toBeVisible();
    expect(aunt.url()).not.toContain('#');
    expect(await aunt.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
    // As search engines are given it, without running anything.
    expect(await (await aunt.request.get('/shared-plan')).text()).toContain(
      '<meta name="robots" content="noindex"/>',
    );
    await expectAccessible(aunt, 'shared plan');

    await page.reload();
    await expect(page.getByText(/Opened once/)).toBeVisible();
    await page.getByRole('button', { name: 'End the link for my aunt' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End the link' }).click();
    await expect(page.getByText(/^Ended on/)).toBeVisible();
    // A tab of her own, as if the link were opened from the message once more.
    const again = await aunt.context().newPage();
    await again.goto(address);
    await expect(again.getByText('This link no longer works. Ask the student for a new one.')).toBeVisible();
    await aunt.context().close();
  },
);
