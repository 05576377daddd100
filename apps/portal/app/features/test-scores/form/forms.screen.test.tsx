import {
  scoresSaved,
  testScoreFailures,
  testScoreMessages,
  testScoreOperations,
} from '@longleaf/contract/test-scores';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, hold, refuse } from '../../../testing/calls.ts';
import { draftIsKept } from '../../../testing/drafts.ts';
import { expectAccessible } from '../../../testing/look.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { noScores, sampleTestScores } from '../../../testing/samples/test-scores.ts';

const { getTestScores, addACT, addSAT, addTOEFL, addListTest } = testScoreOperations;
const settings = { now: '2026-11-22T17:00:00Z' };
const add = async (query = '') =>
  openScreen(await import('./add-test-page.tsx'), {
    id: 'add-test',
    at: `/testScores/add${query}`,
    settings,
  });
const edit = async (query: string) =>
  openScreen(await import('./edit-test-page.tsx'), {
    id: 'edit-test',
    at: `/testScores/edit${query}`,
    settings,
  });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const date = () => page.getByLabelText('Test date');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const fold = (title: string) => page.getByRole('group').filter({ hasText: title }).first();
const isOpen = (title: string) =>
  [...document.querySelectorAll('details')].find(({ textContent }) => textContent.includes(title))?.open;

beforeEach(() => void answer(getTestScores, sampleTestScores));

describe('choosing among 17', () => {
  test('ready: four that most have, three folds, and what each has is at hand', async () => {
    await add();
    for (const name of ['ACT', 'SAT', 'PSAT', 'AP Exams'])
      await expect.element(page.getByRole('link', { name: new RegExp(`^${name} `) })).toBeVisible();
    await expect.element(page.getByText('Asset, Compass, EXPLORE, PLAN, SAT Subject Tests')).toBeVisible();
    expect(document.querySelectorAll('main details')).toHaveLength(3);
    expect(document.querySelectorAll('main a[href*="test="]')).toHaveLength(17);
    await expectAccessible();
  });

  test('empty: by name, and none is called that', async () => {
    await add();
    await page.getByLabelText('Find a test').fill('accu');
    await expect.element(page.getByRole('link', { name: /Accuplacer/ })).toBeVisible();
    expect(page.getByRole('link', { name: /^SAT/ }).elements()).toHaveLength(0);
    await expect.element(page.getByText('1 of 17 tests')).toBeInTheDocument();
    await page.getByLabelText('Find a test').fill('xyz');
    await expect.element(page.getByText('No test is called that.', { exact: false })).toBeVisible();
    await expectAccessible();
  });

  test('the choice is in the address and folds away; Back brings the choice again', async () => {
    const { router } = await add();
    await page.getByRole('link', { name: /^ACT / }).click();
    await expect.element(page.getByRole('heading', { name: 'Your ACT scores' })).toHaveFocus();
    expect(router.state.location.search).toBe('?test=act');
    expect(page.getByLabelText('Find a test').elements()).toHaveLength(0);
    await router.navigate(-1);
    await expect.element(page.getByLabelText('Find a test')).toBeVisible();
  });

  test('an address that names no test lets choose', async () => {
    await add('?test=quiz');
    await expect.element(page.getByLabelText('Find a test')).toBeVisible();
  });
});

describe('the form of the ACT', () => {
  test('the date says which scores there are, and what is typed is never hidden (VAL-066)', async () => {
    await add('?test=act');
    const [newer, older] = [
      'English, math, reading and science in detail',
      'Scores from reports before September 2015',
    ];
    await expect.poll(() => [isOpen(newer), isOpen(older)]).toEqual([false, false]);
    await date().fill('2015-09-01');
    await expect.poll(() => [isOpen(newer), isOpen(older)]).toEqual([true, false]);
    await field('Algebra').fill('12');
    await date().fill('2015-08-31');
    await expect.poll(() => [isOpen(newer), isOpen(older)]).toEqual([true, true]);
    await fold(newer).getByText(newer).first().click();
    expect(isOpen(newer)).toBe(true);
    await field('Algebra').fill('');
    await expect.poll(() => isOpen(newer)).toBe(true);
    await expectAccessible();
  });

  test('the composite is worked out while it is typed (VAL-061)', async () => {
    await add('?test=act');
    const composite = page.getByRole('status').filter({ hasText: 'Composite' });
    await expect.element(composite).toMatchTextContent(/–Composite.*Type all four/);
    for (const [name, score] of [
      ['English', '020'],
      ['Math', '21'],
      ['Reading', '21'],
      ['Science', '20'],
    ] as const)
      await field(name).fill(score);
    await expect.element(composite).toMatchTextContent(/21Composite.*rounded average of the four/);
    await page.getByText('If your report has another composite').first().click();
    await field('Composite on your report').fill('22');
    await expect.element(composite).toMatchTextContent(/22Composite.*on your report/);
    await expectAccessible();
  });

  test('is sent as numbers, told, and leads back to the list (API-183, MSG-086)', async () => {
    const sent = answer(addACT, 12);
    await add('?test=act');
    await date().fill('2026-09-19');
    await field('English').fill('024');
    await field('Science').fill('25');
    await draftIsKept('test-scores:act:0');
    await button('Save ACT scores').click();
    await expect.element(page.getByText(scoresSaved.act)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Elsewhere: /testScores' })).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toEqual({ id: 0, date: '2026-09-19', values: { english: 24, science: 25 } });
    await draftIsKept('test-scores:act:0', false);
  });

  test('each field says what is wrong with it, before the server is asked (VAL-059, VAL-060)', async () => {
    const sent = answer(addACT, 12);
    await add('?test=act');
    await button('Save ACT scores').click();
    await expect.element(page.getByText('Enter the date of the test').first()).toBeVisible();
    await expect.element(page.getByText('Enter at least one score').first()).toBeVisible();
    await expectAccessible();
    await date().fill('2026-11-23');
    await field('English').fill('37');
    await button('Save ACT scores').click();
    await expect.element(page.getByText('Enter a date that is not in the future').first()).toBeVisible();
    await expect.element(page.getByText('Enter a number from 1 to 36').first()).toBeVisible();
    expect(date().element().getAttribute('max')).toBe('2026-11-22');
    expect(date().element().getAttribute('min')).toBe('1899-01-01');
    expect(sent).toHaveLength(0);
  });

  test('refused: what the server says stands at its field, nothing typed is lost, and the failure is logged without it (ST-290)', async () => {
    refuse(addACT, 400, { modelState: { date: [testScoreFailures.sameDay] } });
    await add('?test=act');
    await date().fill('2026-09-19');
    await field('English').fill('24');
    await button('Save ACT scores').click();
    await expect.element(page.getByText(testScoreFailures.sameDay).first()).toBeVisible();
    await expect.element(field('English')).toHaveValue('24');
    await expectAccessible();
    const logged = vi.spyOn(console, 'warn').mockReturnValue();
    refuse(addACT, 500, { detail: 'An error occurred. Please try again later.' });
    await button('Save ACT scores').click();
    await expect.element(page.getByText('An error occurred. Please try again later.')).toBeVisible();
    expect(logged.mock.calls).toEqual([['Could not reach test-scores:act:0: 500']]);
    await expect.element(field('English')).toHaveValue('24');
  });

  test('a draft comes back after a reload, and goes with Cancel', async () => {
    const first = await add('?test=act');
    await field('English').fill('24');
    await draftIsKept('test-scores:act:0');
    await first.unmount();
    await add('?test=act');
    await expect.element(field('English')).toHaveValue('24');
    await button('Cancel').click();
    await expect.element(page.getByRole('heading', { name: 'Elsewhere: /testScores' })).toBeVisible();
    await draftIsKept('test-scores:act:0', false);
  });
});

describe('other forms', () => {
  test('the SAT adds up (VAL-062), with writing for an older date', async () => {
    answer(addSAT, 3);
    await add('?test=sat');
    await field('Reading and writing').fill('500');
    await field('Math').fill('510');
    await expect.element(page.getByText('The sum of the parts.', { exact: false })).toBeVisible();
    await expect.element(page.getByText('1010', { exact: true })).toBeVisible();
    expect(isOpen('Writing, where')).toBe(false);
    await date().fill('2014-10-04');
    await expect.poll(() => isOpen('Writing, where')).toBe(true);
    await field('Writing').fill('520');
    await expect.element(page.getByText('1530', { exact: true })).toBeVisible();
    await button('Save SAT scores').click();
    await expect.element(page.getByText(scoresSaved.sat)).toBeVisible();
  });

  test('the two forms of TOEFL are sent nested, and its scale follows the date', async () => {
    const sent = answer(addTOEFL, 6);
    await add('?test=toefl');
    await date().fill('2026-01-21');
    await expect.element(page.getByText('1 to 6', { exact: true }).first()).toBeVisible();
    await field('Reading').fill('5.5');
    await button('Save TOEFL scores').click();
    await expect.element(page.getByText(scoresSaved.toefl)).toBeVisible();
    expect(sent[0]?.body).toEqual({ id: 0, date: '2026-01-21', values: { 'ibt.reading': 5.5 } });
  });

  test.each([
    'accuplacer',
    'asset',
    'compass',
    'explore',
    'plan',
    'psat',
    'workKeys',
    'gmat',
    'gre',
    'lsat',
    'mcat',
  ])('the form of %s is accessible', async (key) => {
    await add(`?test=${key}`);
    await expect.element(date()).toBeVisible();
    await date().fill('2012-03-04');
    await expectAccessible();
  });

  test('by keyboard alone', async () => {
    const sent = answer(addListTest, 10);
    answer(getTestScores, noScores);
    await add('?test=ap');
    await expect.element(page.getByRole('heading', { name: 'Your AP Exams' })).toHaveFocus();
    // The form comes a moment after its title, once it is known which subjects are there already.
    await expect.element(page.getByLabelText('Subject')).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(page.getByLabelText('Subject')).toHaveFocus();
    // One key: a list forgets the first of several when the next is late.
    await userEvent.keyboard('b');
    await expect.element(page.getByLabelText('Subject')).toHaveDisplayValue('Biology');
    await date().fill('2026-05-08');
    await page.getByLabelText('Score').fill('4');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(scoresSaved.ap)).toBeVisible();
    expect(sent[0]?.body).toMatchObject({ testID: 3, scoreID: '20', score: '4' });
  });
});

describe('a subject of a list test', () => {
  test('that is there already is said at once, with the way to it (VAL-058, MSG-090)', async () => {
    const sent = answer(addListTest, 10);
    await add('?test=ap');
    await page.getByLabelText('Subject').selectOptions('World History: Modern');
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/Test is already in the list.*Edit the 4 from May 2026/);
    await expectAccessible();
    await date().fill('2026-05-08');
    await page.getByLabelText('Score').fill('5');
    await button('Save test').click();
    expect(sent).toHaveLength(0);
    await page.getByRole('link', { name: 'Edit the 4 from May 2026' }).click();
    await expect
      .element(page.getByRole('heading', { name: 'Elsewhere: /testScores/edit?test=ap&id=7' }))
      .toBeVisible();
  });

  test('is sent with its code, and told (API-196, MSG-087); the server may refuse it, too', async () => {
    refuse(addListTest, 400, { modelState: { scoreID: [testScoreMessages.alreadyThere] } });
    await add('?test=ib');
    await page.getByLabelText('Subject').selectOptions('Chemistry SL');
    await date().fill('2026-05-08');
    await page.getByLabelText('Score').fill('06');
    await button('Save test').click();
    await expect.element(page.getByText(testScoreMessages.alreadyThere).first()).toBeVisible();
    const sent = answer(addListTest, 10);
    await button('Save test').click();
    await expect.element(page.getByText(scoresSaved.ib)).toBeVisible();
    expect(sent[0]?.body).toEqual({
      id: 0,
      testID: 7,
      scoreID: 'chemistry-sl',
      score: '06',
      date: '2026-05-08',
    });
  });

  test('asks for the subject, the date and the score', async () => {
    await add('?test=satSubject');
    await button('Save test').click();
    await expect.element(page.getByText(testScoreFailures.chooseSubject).first()).toBeVisible();
    await expect.element(page.getByText('Enter at least one score').first()).toBeVisible();
    expect(date().element().getAttribute('max')).toBe('2021-06-30');
    await expectAccessible();
  });

  test.each([401, 403])('not allowed: %i keeps the form away', async (status) => {
    refuse(getTestScores, status);
    await add('?test=ap');
    await expect.element(page.getByText('Loading the form')).not.toBeInTheDocument();
    expect(page.getByLabelText('Subject').elements()).toHaveLength(0);
  });

  test('failed: says so, and another try brings the form', async () => {
    refuse(getTestScores, 500);
    await add('?test=ap');
    await expect.element(page.getByText(testScoreFailures.loadFailed)).toBeVisible();
    answer(getTestScores, noScores);
    await button('Try again').click();
    await expect.element(page.getByLabelText('Subject')).toBeVisible();
  });
});

describe('changing', () => {
  test('begins from what is kept, opens what has a value, and is sent with its id', async () => {
    const sent = answer(addACT, 2);
    await edit('?test=act&id=2');
    await expect.element(field('English')).toHaveValue('24');
    await expect.element(field('Production of writing')).toHaveValue('12');
    expect(isOpen('English, math, reading and science in detail')).toBe(true);
    await expectAccessible();
    await field('English').fill('26');
    await button('Save ACT scores').click();
    await expect.element(page.getByText(scoresSaved.act)).toBeVisible();
    expect(sent[0]?.body).toMatchObject({
      id: 2,
      date: '2026-09-19',
      values: { english: 26, writingProduction: 12 },
    });
  });

  test('a subject keeps its own place', async () => {
    const sent = answer(addListTest, 7);
    await edit('?test=ap&id=7');
    await expect.element(page.getByLabelText('Score')).toHaveValue('4');
    expect(page.getByRole('alert').elements()).toHaveLength(0);
    await page.getByLabelText('Score').fill('5');
    await button('Save test').click();
    await expect.element(page.getByText(scoresSaved.ap)).toBeVisible();
    expect(sent[0]?.body).toMatchObject({ id: 7, scoreID: '93', score: '5' });
  });

  test.each(['?test=act&id=99', '?test=quiz&id=1', ''])(
    'nothing at “%s”: says so, and leads back',
    async (query) => {
      await edit(query);
      await expect.element(page.getByRole('heading', { name: 'These scores are not here' })).toBeVisible();
      await expect.element(page.getByRole('link', { name: 'All your test scores' })).toBeVisible();
      await expectAccessible();
    },
  );

  test('gone meanwhile: says so', async () => {
    refuse(addSAT, 404);
    await edit('?test=sat&id=3');
    await button('Save SAT scores').click();
    await expect.element(page.getByText(testScoreFailures.gone)).toBeVisible();
  });

  test('loading, then ready', async () => {
    const scores = hold(getTestScores);
    await edit('?test=sat&id=3');
    await expect.element(page.getByText('Loading the form').first()).toBeVisible();
    scores.release(sampleTestScores);
    await expect.element(field('Math')).toHaveValue('590');
  });
});
