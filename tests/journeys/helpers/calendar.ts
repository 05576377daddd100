import { expect, type Page } from '@playwright/test';

const dayOf = (date: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' }).format(date);

/** Puts a visit and a day off into the calendar of whoever is signed in, both on the day it is. @returns that day */
export async function addEvents(page: Page): Promise<string> {
  const day = dayOf(new Date());
  const form = page.getByRole('form');
  for (const event of [
    { name: 'Visit to the campus', category: 'Sports', times: ['09:00', '10:30'], notes: 'Bring a coat' },
    { name: 'Spring break', category: 'Private' },
  ]) {
    await page.goto(`/studentCalendar?date=${day}`);
    await page.getByRole('button', { name: 'Add event' }).click();
    await page.getByRole('textbox', { name: 'What is it?' }).fill(event.name);
    await form.getByRole('combobox', { name: 'Category' }).selectOption({ label: event.category });
    if (event.times) {
      const [start, end] = event.times;
      await page.getByLabel('Starts').fill(`${day}T${start}`);
      await page.getByLabel('Ends').fill(`${day}T${end}`);
      await page.getByLabel('Notes').fill(event.notes);
    } else await page.getByRole('checkbox', { name: 'All day' }).check();
    await page.getByRole('button', { name: 'Save event' }).press('Enter');
    await expect(page.getByRole('button', { name: new RegExp(event.name) }).first()).toBeVisible();
  }
  return day;
}
