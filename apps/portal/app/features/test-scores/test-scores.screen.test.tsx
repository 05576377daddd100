import { documentOperations } from '@longleaf/contract/documents';
import { testScoreFailures, testScoreMessages, testScoreOperations } from '@longleaf/contract/test-scores';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { testScoresQuery } from '../../data/test-scores/queries.ts';
import { answer, hold, refuse } from '../../testing/calls.ts';
import { expectAccessible } from '../../testing/look.ts';
import { openScreen, sampleEducator, sampleParent, type samplePerson } from '../../testing/open-screen.tsx';
import {
  noScores,
  oneOfEach,
  sampleRanges,
  sampleScores,
  sampleTestScores,
} from '../../testing/samples/test-scores.ts';
import { collegeRangesQuery } from './queries.ts';

const { getTestScores, getCollegeRanges, deleteTestScore, restoreTestScore } = testScoreOperations;
const open = async (wish: { person?: typeof samplePerson | null } = {}) =>
  openScreen(await import('./test-scores-page.tsx'), { id: 'UI-032', ...wish });
const region = (name: string) => page.getByRole('region', { name, exact: true });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const row = (name: string) =>
  region('You and your saved colleges').getByRole('listitem').filter({ hasText: name });

beforeEach(() => {
  answer(getTestScores, sampleTestScores);
  answer(getCollegeRanges, sampleRanges);
});

test('what is kept of one person is never another’s', () => {
  expect(testScoresQuery('ann').queryKey).not.toEqual(testScoresQuery('bob').queryKey);
  expect(collegeRangesQuery('ann').queryKey).not.toEqual(collegeRangesQuery('bob').queryKey);
});

test('loading, then empty: what to do first (UI-032)', async () => {
  const scores = hold(getTestScores);
  await open();
  await expect.element(page.getByText('Loading your test scores').first()).toBeVisible();
  await expectAccessible();
  scores.release(noScores);
  await expect.element(page.getByRole('heading', { name: 'No test scores yet' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Add a test' }).elements()).toHaveLength(1);
  await expectAccessible();
});

test('failed: in a toast and on the page, and another try brings them (API-181)', async () => {
  refuse(getTestScores, 500, { detail: 'An error occurred. Please try again later.' });
  await open();
  await expect.element(page.getByText(testScoreFailures.loadFailed)).toBeVisible();
  await expect.element(page.getByText('An error occurred. Please try again later.')).toBeVisible();
  await expectAccessible();
  answer(getTestScores, sampleTestScores);
  await button('Try again').click();
  await expect.element(region('ACT')).toBeVisible();
});

test('not allowed: nobody is signed in, so nothing is asked for', async () => {
  const asked = answer(getTestScores, sampleTestScores);
  await open({ person: null });
  await expect.element(page.getByText('Loading your test scores').first()).toBeVisible();
  expect(asked).toHaveLength(0);
});

test('not allowed: can be tried again after a session ended (401)', async () => {
  refuse(getTestScores, 401);
  await open();
  await expect.element(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
});

test('not allowed: says why (403)', async () => {
  refuse(getTestScores, 403, { detail: 'This is for students.' });
  await open();
  await expect.element(page.getByText('This is for students.').first()).toBeVisible();
  await expectAccessible();
});

describe('ready', () => {
  test('ready: the best composite with its parts, and every time with what changed', async () => {
    await open();
    const act = region('ACT');
    await expect.element(act).toMatchTextContent(/25of 36 composite/);
    await expect.element(act).toMatchTextContent(/Your best of 2 times/);
    await expect.element(act).toMatchTextContent(/English24.*Math23.*Reading28.*Science25/);
    await expect.element(act).toMatchTextContent(/Sep 19, 2026 25.*1 more than before/);
    await expect.element(act).toMatchTextContent(/Apr 11, 2026 24/);
    await expect.element(region('SAT')).toMatchTextContent(/1200of 1600 composite.*Taken once/);
    await expect.element(region('PSAT')).toMatchTextContent(/1040of 1520 total/);
    await expectAccessible();
  });

  test('the superscore is explained', async () => {
    await open();
    await region('ACT').getByText('Superscore 26').click();
    await expect.element(region('ACT')).toMatchTextContent(/The best of each part over all your tries/);
    await expect.element(region('ACT')).toMatchTextContent(/Math25 Apr 11, 2026/);
    await expectAccessible();
  });

  test('no composite while a part is missing, and no change of another scale', async () => {
    answer(getTestScores, {
      ...noScores,
      act: [
        sampleScores(
          'act',
          { id: 1, date: '2026-09-19' },
          { english: 24 },
          { composite: null, newVersion: true },
        ),
      ],
      sat: [
        sampleScores('sat', { id: 2, date: '2016-05-07' }, { reading: 500, math: 520 }, { composite: 1020 }),
        sampleScores(
          'sat',
          { id: 3, date: '2014-10-04' },
          { reading: 500, math: 500, writing: 500 },
          { composite: 1500 },
        ),
      ],
    });
    await open();
    await expect.element(region('ACT')).toMatchTextContent(/No composite yet/);
    await expect.element(region('SAT')).toMatchTextContent(/1020of 1600 composite/);
    expect(document.body.textContent).not.toContain('before');
  });

  test('the best is said to be of those that are compared, and why others are not', async () => {
    const sat = (id: number, date: string, values: Record<string, number>) =>
      sampleScores('sat', { id, date }, values, { composite: null });
    answer(getTestScores, {
      ...noScores,
      act: [
        sampleScores(
          'act',
          { id: 1, date: '2026-10-17' },
          { english: 24 },
          { composite: null, newVersion: true },
        ),
        ...sampleTestScores.act.slice(0, 1),
      ],
      sat: [
        sat(4, '2026-10-03', { reading: 610, math: 590 }),
        sat(5, '2026-05-02', { reading: 600, math: 500 }),
        sat(6, '2014-10-04', { reading: 700, math: 700, writing: 700 }),
      ],
    });
    await open();
    await expect
      .element(region('SAT'))
      .toMatchTextContent(
        /1200.*Your best of 2 times.*Your older SAT is on another scale, so it is not compared/,
      );
    await expect
      .element(region('ACT'))
      .toMatchTextContent(/One time counts here.*1 time is not compared, because a main score is missing/);
    await expectAccessible();
  });

  test('subjects with their score in words, and the other tests', async () => {
    await open();
    await expect.element(region('AP Exams')).toMatchTextContent(/World History: ModernMay 20264 of 5/);
    await expect.element(region('IB Tests')).toMatchTextContent(/Biology HLMay 20266 of 7/);
    await expect
      .element(region('SAT Subject Tests'))
      .toMatchTextContent(/Mathematics Level 2May 2020700 of 800/);
    await expect.element(region('Other tests')).toMatchTextContent(/AccuplacerFeb 8, 2026Reading250/);
    await expect.element(region('Other tests')).toMatchTextContent(/Total Internet test \(iBT\)100/);
    await expect.element(region('Other tests')).toMatchTextContent(/Total Paper test \(PBT\)550/);
  });

  test('another test taken twice: what changed since the time before, and the best', async () => {
    const accuplacer = (id: number, date: string, values: Record<string, number>) =>
      sampleScores('accuplacer', { id, date }, values);
    answer(getTestScores, {
      ...noScores,
      accuplacer: [
        accuplacer(2, '2026-05-08', { readingComp: 255, arithmetic: 240 }),
        accuplacer(1, '2026-02-08', { readingComp: 250, arithmetic: 241 }),
      ],
    });
    await open();
    const rows = region('Other tests').getByRole('listitem');
    await expect
      .element(rows.first())
      .toMatchTextContent(/Reading255 5 more than before, your best.*Arithmetic240 1 less than before/);
    await expect.element(rows.last()).toMatchTextContent(/Reading250 Arithmetic241 your best/);
    await expectAccessible();
  });

  test('each of the 17 tests stands on the page, with the ways to change and delete it', async () => {
    answer(getTestScores, oneOfEach());
    await open();
    await expect.element(region('Other tests')).toBeVisible();
    for (const name of [
      'ACT',
      'SAT',
      'PSAT',
      'Accuplacer',
      'Asset',
      'Compass',
      'EXPLORE',
      'PLAN',
      'TOEFL',
      'WorkKeys',
      'GMAT',
      'GRE',
      'LSAT',
      'MCAT',
    ])
      expect(button(`Delete ${name}, May 2, 2014`).elements()).toHaveLength(1);
    await expectAccessible();
  });

  test('ACT and SAT are set against each other by the published table', async () => {
    await open();
    const both = region('ACT and SAT side by side');
    await expect.element(both).toMatchTextContent(/Both are equally strong./);
    await expect.element(both).toMatchTextContent(/Your ACT of 25 goes with an SAT of 1210./);
    await expect.element(both).toMatchTextContent(/Your SAT of 1200 goes with an ACT of 25./);
    await expect.element(both).toMatchTextContent(/published in 2018/);
  });
});

describe('kept', () => {
  const menu = async (entry: string) => {
    await open();
    await expect.element(region('You and your saved colleges')).toBeVisible();
    await button('Print, save or mail').click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  const words = (html: string) =>
    new DOMParser().parseFromString(html, 'text/html').body.textContent.replaceAll(/\s+/g, ' ');

  test('as a PDF: every score with its scale in words, what it says at saved colleges, and no controls (API-028)', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const asked = answer(documentOperations.downloadDocument, '%PDF');
    await menu('Save as PDF');
    await expect.poll(() => asked).toHaveLength(1);
    const { html = '' } = asked[0]?.body ?? {};
    expect(words(html)).toMatch(/25\s?of 36 composite/);
    expect(words(html)).toMatch(/World History: Modern/);
    expect(words(html)).toMatch(/NC State.*Middle half 28 to 32.*3 points below it/);
    expect(words(html)).toMatch(/Does not look at scores/);
    expect(html).not.toMatch(/<(?:button|input|select)\b/);
    expect(words(html)).not.toMatch(/Delete|Add a test|Print, save or mail/);
  });

  test('by mail: the same page is sent (API-027)', async () => {
    const asked = answer(documentOperations.mailDocument, { message: 'Sent', to: 'a***@example.org' });
    await menu('Mail it to me');
    await expect.poll(() => asked).toHaveLength(1);
    expect(words(asked[0]?.body.html ?? '')).toMatch(/25\s?of 36 composite/);
  });
});

describe('saved colleges', () => {
  test.each([
    ['NC A&T', /Middle half 17 to 23.*Above their middle half/],
    ['UNC Asheville', /Middle half 23 to 29.*Inside it/],
    ['NC State', /Middle half 28 to 32.*3 points below it/],
    ['Wake Tech', /No score range.*Open to all. Scores are not used to get in..*Open to all/],
    ['Blind College', /Does not look at scores/],
    ['Silent College', /No score range.*Not reported/],
  ])('%s', async (name, words) => {
    await open();
    await expect.element(row(name)).toMatchTextContent(words);
  });

  test('for SAT math: another scale and one’s own score of it, with year and source', async () => {
    await open();
    await expect.element(page.getByText('You, 25')).toBeVisible();
    await button('SAT math').click();
    await expect.element(page.getByText('You, 590')).toBeVisible();
    await expect.element(row('NC State')).toMatchTextContent(/Middle half 630 to 740.*40 points below it/);
    await expect.element(page.getByText('Ranges: IPEDS, Fall 2024.', { exact: false })).toBeVisible();
    await expectAccessible();
  });

  test('without a score of one’s own the ranges stand there, and nothing is said of it', async () => {
    answer(getTestScores, { ...noScores, ap: sampleTestScores.ap });
    await open();
    await expect.element(row('NC State')).toMatchTextContent(/Middle half 28 to 32/);
    expect(document.body.textContent).not.toMatch(/You, |below it|Inside it/);
    await expect.element(row('Blind College')).toMatchTextContent(/Does not look at scores/);
  });

  test('none saved, or not loaded: says so, and the scores stay', async () => {
    answer(getCollegeRanges, { year: 'Fall 2024', colleges: [] });
    await open();
    await expect.element(page.getByRole('link', { name: 'Find colleges' })).toBeVisible();
  });

  test('failed: says so alone, and another try brings them', async () => {
    refuse(getCollegeRanges, 500);
    await open();
    await expect.element(page.getByText(testScoreFailures.rangesFailed)).toBeVisible();
    await expect.element(region('ACT')).toBeVisible();
    answer(getCollegeRanges, sampleRanges);
    await button('Try again').click();
    await expect.element(row('NC State')).toBeVisible();
  });
});

describe('deleting (API-197, MOD-018)', () => {
  test('asks, deletes, tells it and can be undone (MSG-088)', async () => {
    const sent = answer(deleteTestScore, { removed: true, undo: 'slip' });
    const restored = answer(restoreTestScore, 7);
    await open();
    await button('Delete World History: Modern').click();
    await expect.element(page.getByRole('dialog')).toMatchTextContent(/World History: Modern/);
    await expectAccessible();
    answer(getTestScores, { ...sampleTestScores, ap: [] });
    await button('Delete scores').click();
    await expect.element(page.getByText(testScoreMessages.deleted)).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ testID: 3, scoreID: '93' }]);
    await expect.element(page.getByText('World History: Modern is no longer on your list.')).toBeVisible();
    expect(region('AP Exams').elements()).toHaveLength(0);
    answer(getTestScores, sampleTestScores);
    await button('Undo').click();
    await expect.element(region('AP Exams')).toBeVisible();
    await expect.element(page.getByRole('status').filter({ hasText: 'is back on your list.' })).toHaveFocus();
    expect(restored.map(({ body }) => body)).toEqual([{ undo: 'slip' }]);
    await expectAccessible();
  });

  test('of a plain test is named by its id; going back deletes nothing', async () => {
    const sent = answer(deleteTestScore, { removed: true, undo: 'slip' });
    await open();
    await button('Delete SAT, Oct 3, 2026').click();
    await button('Cancel').click();
    expect(sent).toHaveLength(0);
    await button('Delete SAT, Oct 3, 2026').click();
    await button('Delete scores').click();
    await expect.element(page.getByText(testScoreMessages.deleted)).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ testID: 10, scoreID: '3' }]);
  });

  test('refused: they come back, and it is said', async () => {
    refuse(deleteTestScore, 500);
    await open();
    await button('Delete SAT, Oct 3, 2026').click();
    await button('Delete scores').click();
    await expect.element(page.getByText(testScoreFailures.deleteFailed)).toBeVisible();
    await expect.element(region('SAT')).toBeVisible();
  });
});

test.each([
  ['a parent', sampleParent, /^Your child keeps their scores in their own account/],
  ['an educator', sampleEducator, /^Students keep their scores in their own accounts/],
] as const)('%s reads whose scores these are', async (_, person, note) => {
  answer(getTestScores, noScores);
  await open({ person });
  await expect.element(page.getByText(note)).toBeVisible();
  await expectAccessible();
});
