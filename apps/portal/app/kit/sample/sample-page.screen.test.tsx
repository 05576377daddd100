import { afterEach, expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { press } from '../../testing/by-keyboard.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openSample, part } from './testing/open-sample.ts';

const panels = part('Panels');
const list = part('Lists and acts');
const remove = panels.getByRole('button', { name: 'Remove', exact: true });
const question = page.getByRole('dialog', { name: 'Remove this activity?' });

afterEach(() => commands.forceColors(false));

test('every part is accessible, in colours that a person forced too (UI-047)', async () => {
  await openSample();
  await expectAccessible();
  await commands.forceColors(true);
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
  // Around it axe takes colours that a person forced for those of the style sheet.
  await expectAccessible('main');
});

test('a query: loading, failed with another try, not allowed, empty, loaded', async () => {
  await openSample();
  const queries = part('What a query brings');
  await expect.element(queries.getByText('Loading notes')).toBeInTheDocument();
  await expect.element(queries.getByText('No notes yet')).toBeVisible();
  await expect
    .element(queries.getByText('You cannot see this. Only their school sees these notes.'))
    .toBeVisible();
  await expect.element(queries.getByText('Visit in May, Ask about housing')).toBeVisible();
  await press(queries.getByRole('button', { name: 'Try again' }));
  await expect.element(queries.getByText('Loaded on the second try')).toBeVisible();
  await expect.element(queries.getByRole('alert')).not.toBeInTheDocument();
});

test('marks and switches say what they are, and what they were pressed to', async () => {
  await openSample();
  const marks = part('Marks and switches');
  const save = marks.getByRole('button', { name: 'Save UNC Asheville' });
  await press(save);
  await expect
    .element(marks.getByRole('button', { name: 'Saved UNC Asheville' }))
    .toHaveAttribute('aria-pressed', 'true');
  await press(marks.getByRole('button', { name: 'Map' }));
  await expect.element(marks.getByRole('button', { name: 'Map' })).toHaveAttribute('aria-pressed', 'true');
  await press(marks.getByRole('button', { name: 'Remove filter: Four-year' }));
  await expect.element(marks.getByRole('button', { name: 'Apply Four-year' })).toBeVisible();
  await expect.element(marks.getByRole('navigation', { name: 'Pages of samples' })).toBeVisible();
});

test('a fold with something in it stays open, until it is empty and closed', async () => {
  await openSample();
  const marks = part('Marks and switches');
  const inside = marks.getByText('What is filled in stays in sight.');
  const head = marks.getByText('Held details');
  await expect.element(inside).toBeVisible();
  await head.click();
  await expect.element(inside).toBeVisible();
  await marks.getByRole('checkbox').click();
  await head.click();
  await expect.element(inside).not.toBeVisible();
});

test('figures stand in words beside what is drawn', async () => {
  await openSample();
  const figures = part('Figures');
  await expect.element(figures.getByText(/^21\s*of 36$/)).toBeVisible();
  await expect.element(figures.getByText('Not published')).toBeVisible();
  await expect.element(figures.getByRole('table', { name: 'Schooling of people in a job' })).toBeVisible();
});

test('a wizard has its steps in the address, and lets nobody skip one', async () => {
  const { router, unmount } = await openSample();
  await expect.element(page.getByRole('img', { name: 'Step 1 of 3' })).toBeVisible();
  await press(page.getByRole('button', { name: 'Next step' }));
  await expect.element(page.getByRole('heading', { name: 'Where do you live?' })).toHaveFocus();
  expect(router.state.location.search).toBe('?step=where');
  await router.navigate(-1);
  await expect.element(page.getByRole('heading', { name: 'Who are you?' })).toHaveFocus();
  await unmount();
  await openSample('/sample?step=sent');
  await expect.element(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
});

test('a table is sorted by its heads, and is a table for screen readers on a phone too', async () => {
  await openSample();
  const table = page.getByRole('table', { name: 'Students' });
  const grade = table.getByRole('columnheader', { name: 'Grade' });
  const first = table.getByRole('rowheader').first();
  const gradeOfFirst = table.getByRole('cell').first().getByText('Grade');
  await expect.element(table.getByRole('row', { name: /Maya.*11/ })).toBeVisible();
  await expect.element(first).toHaveTextContent('Dre');
  await expect.element(gradeOfFirst).not.toBeVisible();
  await press(grade.getByRole('button'));
  await expect.element(grade).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(first).toHaveTextContent('Tolu');
  await press(grade.getByRole('button'));
  await expect.element(grade).toHaveAttribute('aria-sort', 'descending');
  await expect.element(first).toHaveTextContent('Dre');

  await page.viewport(390, 844);
  await expect.element(gradeOfFirst).toBeVisible();
  await expect.element(table.getByRole('row', { name: /Maya.*11/ })).toBeVisible();
  await page.viewport(1280, 860);
});

test('a result stands in the place of its summary, and a fold opens', async () => {
  await openSample();
  await press(panels.getByRole('button', { name: 'Send 2 requests' }));
  await expect.element(panels.getByRole('heading', { name: 'Your requests are sent' })).toHaveFocus();
  await expectAccessible();
  await expect.element(panels.getByText('Something in it is filled in.')).toBeVisible();
  const scores = panels.getByText('English, math, reading and science.');
  await expect.element(scores).not.toBeVisible();
  await press(panels.getByText('Detail scores'));
  await expect.element(scores).toBeVisible();
});

test('a question takes the focus, and gives it back when it is put off', async () => {
  await openSample();
  await press(remove);
  await expect.element(question.getByRole('button', { name: 'Remove activity' })).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(remove).toHaveFocus();
  await expect.element(panels.getByText('The activity is there.')).toBeVisible();
  await press(remove);
  await press(question.getByRole('button', { name: 'Remove activity' }));
  await expect.element(panels.getByText('The activity is removed.')).toBeVisible();
});

test('a timeline and a pathway say their states in words', async () => {
  await openSample();
  const line = page.getByRole('list', { name: 'Transcript to NC State University' });
  const stages = line.getByRole('listitem');
  await expect.element(stages.nth(0).getByText('Done, Nov 12')).toBeVisible();
  await expect.element(stages.nth(1).getByText('Released')).toBeVisible();
  expect(line.element().querySelector('[aria-current=step]')?.textContent).toContain('Released');
  await expect.element(stages.nth(2).getByText('Stopped')).toBeVisible();
  const steps = page.getByRole('navigation', { name: 'College pathway' });
  await expect.poll(() => steps.getByRole('link').elements().length).toBe(2);
  await expect.element(steps.getByText('Grants and scholarships (Locked)')).toBeVisible();
  await expect.element(steps.getByRole('img', { name: '1 of 3 steps done' })).toBeVisible();
});

test('what is taken off a list is gone at once, back when it is refused, and undone on request', async () => {
  await openSample();
  const told = list.getByRole('status');
  const count = () => list.getByRole('listitem').elements().length;
  await press(list.getByRole('button', { name: 'Take off Visit in May' }));
  await expect.element(told.getByText('Visit in May is no longer on your list.')).toBeVisible();
  await expect.poll(count).toBe(1);
  await press(list.getByRole('button', { name: 'Undo' }));
  await expect.element(told.getByText('Visit in May is back on your list.')).toBeVisible();
  await expect.poll(count).toBe(2);
  await press(list.getByRole('button', { name: 'Take off Cannot be removed' }));
  await expect.element(told.getByText('We could not remove your note.')).toBeVisible();
  await expect.poll(count).toBe(2);
  await expectAccessible();
});

test('a button bound to a call tells that it is done, or why not', async () => {
  await openSample();
  await press(list.getByRole('button', { name: 'Tell my counselor' }));
  await expect.element(page.getByText('Your counselor is told.')).toBeVisible();
  await press(list.getByRole('button', { name: 'Tell nobody' }));
  await expect.element(page.getByText('We could not save your note. Try again in a moment.')).toBeVisible();
});

test('a message in the corner can be reached while a window is open', async () => {
  await openSample();
  await press(list.getByRole('button', { name: 'Tell my counselor' }));
  // A message that is hovered stays.
  await page.getByText('Your counselor is told.').hover();
  await press(remove);
  await expect.element(question.getByRole('button', { name: 'Remove activity' })).toHaveFocus();
  const dismiss = page.getByRole('button', { name: 'Dismiss notification' });
  (dismiss.element() as HTMLElement).focus();
  await expect.element(dismiss).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dismiss).not.toBeInTheDocument();
  await expect.element(question).toBeVisible();
});
