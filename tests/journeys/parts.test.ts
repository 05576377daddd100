import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './helpers/accessibility.ts';
import { choose, press, select, tabTo, tick, typeInto } from './helpers/by-keyboard.ts';
import { test } from './helpers/test.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.beforeEach(async ({ page }) => {
  await page.goto('/sample');
  await expect(page.getByRole('heading', { name: 'Parts', level: 1 })).toBeVisible();
});

/** How many forms the browser keeps: typing is kept a moment after the last key. */
function draftsKept(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        const opening = indexedDB.open('longleaf-drafts');
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('drafts').objectStore('drafts').count();
          counting.addEventListener('success', () => done(counting.result));
        });
      }),
  );
}

test('every part is accessible, in colours that a person forced too (UI-047)', async ({ page }) => {
  await expectAccessible(page, 'parts');
  await page.emulateMedia({ forcedColors: 'active' });
  await expectAccessible(page, 'parts in forced colours', 'main');
});

test('a form: what is wrong stands beside its field and in a summary that takes the focus', async ({
  page,
}) => {
  const form = part(page, 'Form');
  await press(page, form.getByRole('button', { name: 'Save note' }));
  const summary = form.getByRole('alert');
  await expect(summary).toContainText('Enter a name.');
  await expect(summary.locator('xpath=..')).toBeFocused();
  await press(page, summary.getByRole('button', { name: 'Choose how it is sent.' }));
  await expect(form.getByRole('radio', { name: 'By mail' })).toBeFocused();
  await choose(page, form.getByRole('radio', { name: 'By email' }));
  await typeInto(page, form.getByLabel('Name of the note'), 'taken');
  await typeInto(page, form.getByLabel('Day', { exact: true }), '31');
  await select(page, form.getByLabel('Month'), 'February');
  await typeInto(page, form.getByLabel('Year'), '2027');
  await typeInto(page, form.getByLabel('Amount (optional)'), 'ten');
  await press(page, form.getByRole('button', { name: 'Save note' }));
  await expect(form.getByRole('group', { name: 'Day (optional)' })).toHaveAccessibleDescription(
    'Enter a day that the calendar has.',
  );
  await expect(form.getByLabel('Amount (optional)')).toHaveAccessibleDescription(
    'Enter a number, such as 10,476.',
  );
  await expectAccessible(page, 'parts form with wrong fields', '#form');
  await typeInto(page, form.getByLabel('Day', { exact: true }), '3');
  await typeInto(page, form.getByLabel('Amount (optional)'), '$10,476');
  await press(page, form.getByRole('button', { name: 'Save note' }));
  // The server's words, every one of them, beside the field too.
  await expect(form.getByLabel('Name of the note')).toHaveAccessibleDescription(
    'This name is taken. Choose another one.',
  );
  await expect(form.getByLabel('Name of the note')).toHaveAttribute('aria-invalid', 'true');
  await typeInto(page, form.getByLabel('Name of the note'), 'broken');
  await press(page, form.getByRole('button', { name: 'Save note' }));
  await expect(form.getByRole('alert')).toContainText('We could not save your note.');
  await expect(form.getByLabel('Name of the note')).toHaveValue('broken');
});

test('a form: saved it is told and can be taken back; what is typed comes back after a reload', async ({
  page,
}) => {
  const form = part(page, 'Form');
  const name = form.getByLabel('Name of the note');
  await typeInto(page, name, 'First');
  await choose(page, form.getByRole('radio', { name: 'By mail' }));
  await tick(page, form.getByRole('checkbox', { name: 'Music' }));
  await press(page, form.getByRole('button', { name: 'Save note' }));
  await expect(page.getByText('Your note is saved.')).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your note is as it was.')).toBeVisible();
  await expect(name).toHaveValue('');

  await expect.poll(() => draftsKept(page)).toBe(0);
  await typeInto(page, name, 'Second');
  await expect.poll(() => draftsKept(page)).toBe(1);
  await page.reload();
  await expect(name).toHaveValue('Second');
});

test('a text area counts, and a number too long can be typed and is told', async ({ page }) => {
  const form = part(page, 'Form');
  const note = form.getByLabel('Note (optional)');
  await typeInto(page, note, 'x'.repeat(50));
  await expect(note).toHaveAccessibleDescription('What you want to remember. 50 of 60 characters');
  await expect(form.getByRole('status').filter({ hasText: '10 characters left' })).toBeAttached();
  await page.keyboard.type('x'.repeat(13));
  await expect(note).toHaveAccessibleDescription('What you want to remember. 3 characters too many');
  await press(page, form.getByRole('button', { name: 'Save note' }));
  await expect(form.getByRole('alert')).toContainText('Use at most 60 characters.');
  await expect(note).toHaveValue('x'.repeat(63));
});

test('a section is changed in its place; leaving asks before what is never kept is lost', async ({
  page,
}) => {
  const section = part(page, 'Contact');
  const edit = section.getByRole('button', { name: 'Edit Contact' });
  await press(page, edit);
  await typeInto(page, section.getByLabel('Name of the contact'), 'Uncle Bo');
  await press(page, section.getByRole('button', { name: 'Cancel' }));
  await expect(edit).toBeFocused();
  await expect(section.getByText('Aunt June')).toBeVisible();

  await press(page, edit);
  await typeInto(page, section.getByLabel('Name of the contact'), 'Uncle Bo');
  await page.getByRole('link', { name: 'Longleaf' }).first().click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await press(page, question.getByRole('button', { name: 'Cancel' }));
  await expect(question).toBeHidden();
  await expect(section.getByLabel('Name of the contact')).toHaveValue('Uncle Bo');
  await press(page, section.getByRole('button', { name: 'Save changes' }));
  await expect(section.getByText('Uncle Bo')).toBeVisible();
  await expect(edit).toBeFocused();
});

test('fields that stand alone work by keyboard', async ({ page }) => {
  const fields = part(page, 'Fields');
  await tick(page, fields.getByRole('checkbox', { name: 'Small' }));
  await expect(fields.getByRole('group', { name: 'Sizes' })).toHaveAccessibleDescription(
    'Choose at least one size.',
  );
  await tick(page, fields.getByRole('checkbox', { name: 'Large' }));
  await expect(fields.getByRole('checkbox', { name: 'Large' })).toBeChecked();
  await expect(fields.getByLabel('State').locator('option:checked')).toHaveText('Old State');

  const count = fields.getByRole('spinbutton', { name: 'College planning guide' });
  const more = fields.getByRole('button', { name: 'One more: College planning guide' });
  await press(page, more);
  await expect(count).toHaveValue('3');
  await page.keyboard.press('Enter');
  await expect(count).toHaveValue('3');
  await expect(more).toBeFocused();
  await tabTo(page, count);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('9');
  await expect(count).toHaveValue('3');
  await page.keyboard.press('ArrowDown');
  await expect(count).toHaveValue('2');
});

test('a file that failed is sent again alone, and can be taken off', async ({ page }) => {
  const fields = part(page, 'Fields');
  const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await fields.getByLabel('Transcript').setInputFiles([file('grades.pdf'), file('fails.pdf')]);
  const rows = fields.getByRole('list', { name: 'Your files' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'grades.pdf' })).toContainText('Sent');
  await expect(rows.filter({ hasText: 'fails.pdf' })).toContainText('Not sent');
  await expectAccessible(page, 'parts upload', '#fields');
  await press(page, fields.getByRole('button', { name: 'Try again fails.pdf' }));
  await expect(fields.getByText('2 of 2 files sent, 0 failed')).toBeAttached();
  await press(page, fields.getByRole('button', { name: 'Remove grades.pdf' }));
  await expect(rows).toHaveCount(1);
});

test('a query: loading, failed with another try, not allowed, empty, loaded', async ({ page }) => {
  const queries = part(page, 'What a query brings');
  await expect(queries.getByText('Loading notes')).toBeAttached();
  await expect(queries.getByText('No notes yet')).toBeVisible();
  await expect(queries.getByText('You cannot see this. Only their school sees these notes.')).toBeVisible();
  await expect(queries.getByText('Visit in May, Ask about housing')).toBeVisible();
  await press(page, queries.getByRole('button', { name: 'Try again' }));
  await expect(queries.getByText('Loaded on the second try')).toBeVisible();
  await expect(queries.getByRole('alert')).toHaveCount(0);
});

test('a wizard has its steps in the address, and lets nobody skip one', async ({ page }) => {
  const next = page.getByRole('button', { name: 'Next step' });
  await expect(page.getByRole('img', { name: 'Step 1 of 3' })).toBeVisible();
  await press(page, next);
  await expect(page.getByRole('heading', { name: 'Where do you live?' })).toBeFocused();
  await expect(page).toHaveURL(/step=where/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeFocused();
  await page.goto('/sample?step=sent');
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
});

test('a table is sorted by its heads, and is a table for screen readers on a phone too', async ({ page }) => {
  const table = page.getByRole('table', { name: 'Students' });
  await expect(table.getByRole('row').filter({ hasText: 'Maya' })).toContainText('11');
  await expect(table.getByRole('rowheader').first()).toHaveText('Dre');
  const isPhone = (page.viewportSize()?.width ?? 0) < 761;
  await expect(table.getByRole('cell').first().getByText('Grade')).toBeVisible({ visible: isPhone });
  if (isPhone) return;
  const grade = table.getByRole('columnheader', { name: 'Grade' });
  await press(page, grade.getByRole('button'));
  await expect(grade).toHaveAttribute('aria-sort', 'ascending');
  await expect(table.getByRole('rowheader').first()).toHaveText('Tolu');
  await press(page, grade.getByRole('button'));
  await expect(grade).toHaveAttribute('aria-sort', 'descending');
  await expect(table.getByRole('rowheader').first()).toHaveText('Dre');
});

test('panels, folds and questions by keyboard', async ({ page }) => {
  const panels = part(page, 'Panels');
  await press(page, panels.getByRole('button', { name: 'Send 2 requests' }));
  await expect(panels.getByRole('heading', { name: 'Your requests are sent' })).toBeFocused();
  await expectAccessible(page, 'parts result', '#panels');
  await expect(panels.getByText('Something in it is filled in.')).toBeVisible();
  await expect(panels.getByText('English, math, reading and science.')).toBeHidden();
  await press(page, panels.locator('summary', { hasText: 'Detail scores' }));
  await expect(panels.getByText('English, math, reading and science.')).toBeVisible();

  const remove = panels.getByRole('button', { name: 'Remove', exact: true });
  await press(page, remove);
  const question = page.getByRole('dialog', { name: 'Remove this activity?' });
  await expect(question.getByRole('button', { name: 'Remove activity' })).toBeFocused();
  // The whole page: what is behind the window must not count as missing.
  await expectAccessible(page, 'parts question');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();
  await expect(panels.getByText('The activity is there.')).toBeVisible();
  await press(page, remove);
  await press(page, question.getByRole('button', { name: 'Remove activity' }));
  await expect(panels.getByText('The activity is removed.')).toBeVisible();
});

test('a timeline and a pathway say their states in words', async ({ page }) => {
  const line = page.getByRole('list', { name: 'Transcript to NC State University' });
  await expect(line.getByRole('listitem').nth(0)).toContainText('Done, Nov 12');
  await expect(line.locator('[aria-current=step]')).toContainText('Released');
  await expect(line.getByRole('listitem').nth(2)).toContainText('Stopped');
  const steps = page.getByRole('navigation', { name: 'College pathway' });
  await expect(steps.getByRole('link')).toHaveCount(2);
  await expect(steps.getByText('Grants and scholarships (Locked)')).toBeVisible();
  await expect(steps.getByRole('img', { name: '1 of 3 steps done' })).toBeVisible();
});

test('what is taken off a list is gone at once, back when it is refused, and undone on request', async ({
  page,
}) => {
  const list = part(page, 'Lists and acts');
  await press(page, list.getByRole('button', { name: 'Take off Visit in May' }));
  await expect(list.getByRole('status')).toContainText('Visit in May is no longer on your list.');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await press(page, list.getByRole('button', { name: 'Undo' }));
  await expect(list.getByRole('status')).toContainText('Visit in May is back on your list.');
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await press(page, list.getByRole('button', { name: 'Take off Cannot be removed' }));
  await expect(list.getByRole('status')).toContainText('We could not remove your note.');
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page, 'parts list', '#list');
});

test('a button bound to a call tells that it is done, or why not', async ({ page }) => {
  const list = part(page, 'Lists and acts');
  await press(page, list.getByRole('button', { name: 'Tell my counselor' }));
  await expect(page.getByText('Your counselor is told.')).toBeVisible();
  await press(page, list.getByRole('button', { name: 'Tell nobody' }));
  await expect(page.getByText('We could not save your note. Try again in a moment.')).toBeVisible();
});

test('a message in the corner can be reached while a window is open', async ({ page }) => {
  await press(page, part(page, 'Lists and acts').getByRole('button', { name: 'Tell my counselor' }));
  // A message that is hovered stays.
  await page.getByText('Your counselor is told.').hover();
  await press(page, part(page, 'Panels').getByRole('button', { name: 'Remove', exact: true }));
  const question = page.getByRole('dialog', { name: 'Remove this activity?' });
  await expect(question.getByRole('button', { name: 'Remove activity' })).toBeFocused();
  const dismiss = page.getByRole('button', { name: 'Dismiss notification' });
  await dismiss.focus();
  await expect(dismiss).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dismiss).toBeHidden();
  await expect(question).toBeVisible();
});

test('a field suggests, a menu opens and a day is chosen by keyboard alone', async ({ page }) => {
  const choosers = part(page, 'Suggestions, menu, date grid');
  await typeInto(page, choosers.getByRole('combobox', { name: 'Town' }), 'ash');
  await expect(choosers.getByRole('option')).toHaveCount(2);
  await expectAccessible(page, 'parts with suggestions', '#choosers');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(choosers.getByText('Town chosen: Asheville')).toBeVisible();

  const more = choosers.getByRole('button', { name: 'More' });
  await press(page, more);
  await expect(page.getByRole('menuitem', { name: 'Copy' })).toBeFocused();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeDisabled();
  await expectAccessible(page, 'parts with a menu');
  await page.keyboard.press('p');
  await page.keyboard.press('Enter');
  await expect(choosers.getByText('Done: Printed')).toBeVisible();
  await expect(more).toBeFocused();

  const grid = choosers.getByRole('grid', { name: /Day of the visit/ });
  const day = grid.getByRole('button', { name: /November 22, 2026/ });
  await tabTo(page, day);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(choosers.getByText('Day chosen: 2026-11-29')).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(choosers.getByRole('grid', { name: /December 2026/ })).toBeVisible();
});
