import { expect } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { press } from './helpers/by-keyboard.ts';
import { newSignedInPerson } from './helpers/person.ts';
import { test } from './helpers/test.ts';
import { WIDE_IS_ENOUGH } from './helpers/widths.ts';

test(
  'test prep by keyboard alone: the page says what the partner learns, and its tool opens with that and no more (UI-035, API-210)',
  WIDE_IS_ENOUGH,
  async ({ page, context }) => {
    await newSignedInPerson(page, 'preps_well', '/testPrep');
    await expect(page.getByRole('heading', { name: 'Test prep', level: 1 })).toBeVisible();
    await expect(page.getByText('One that we made for you, used only there')).toBeVisible();
    await expectAccessible(page, 'test prep');

    const opening = context.waitForEvent('page');
    await press(page, page.getByRole('button', { name: 'Open test prep' }));
    const tool = await opening;
    await expect(tool.getByText('This page is a stand-in.')).toBeVisible();
    await expect(tool.getByText('The portal says who comes:')).toBeVisible();
    const told = new URL(tool.url()).searchParams;
    expect(told.get('userIdHash')).toMatch(/^[0-9a-f]{64}$/);
    await expect(page.getByText('Test prep is open in another window.')).toBeVisible();
    await tool.close();
    await expect(page.getByText('Test prep is open in another window.')).toHaveCount(0);
    // It opened because of a press: nothing opens by itself when the page comes again.
    await page.reload();
    await expect(page.getByRole('button', { name: 'Open test prep' })).toBeVisible();
    expect(context.pages()).toHaveLength(1);
  },
);
