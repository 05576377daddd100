import { type AssessmentSession, assessmentOperations } from '@longleaf/contract/assessments';
import { BASIC_SKILLS_SURVEY } from '@longleaf/rules/assessments/basic-skills-survey/definition';
import type { AssessmentDefinition } from '@longleaf/rules/assessments/definition';
import { WORK_VALUES_SORTER } from '@longleaf/rules/assessments/work-values-sorter/definition';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answersOf } from '../../../shell/answers/answers.ts';
import { answer, hold } from '../../../testing/calls.ts';
import { expectAccessible } from '../../../testing/look.ts';
import { openScreen, samplePerson } from '../../../testing/open-screen.tsx';
import { pageOfQuestions, sampleSession } from '../../../testing/samples/assessment.ts';

const {
  getAssessment,
  getAssessmentCategories,
  getAssessmentQuestions,
  getAssessmentSessions,
  saveAssessmentAnswer,
  deleteAssessmentAnswer,
} = assessmentOperations;

/** Opens the questions of an assessment as its definition has them, in a session that is not finished. */
async function open(definition: AssessmentDefinition, id: string, session: AssessmentSession) {
  const { questions, categories, ...asked } = definition;
  const { name, description, durationMin, durationMax, urlName, view, pagesBy, pageSize, asksForAll } = asked;
  answer(getAssessment, {
    id: asked.id,
    name,
    description,
    durationMin,
    durationMax,
    urlName,
    view,
    pagesBy,
    pageSize,
    asksForAll,
    choices: asked.choices.map((one) => ({ value: one.value, name: one.name })),
  });
  answer(
    getAssessmentCategories,
    categories.map((one) => ({ id: one.id, name: one.name })),
  );
  answer(
    getAssessmentQuestions,
    pageOfQuestions(
      questions.map(({ id: question, categoryId, level, text }) => ({
        id: question,
        categoryId,
        level,
        name: text,
      })),
    ),
  );
  answer(getAssessmentSessions, [session]);
  const at = `/learn-about-yourself/${urlName}?step=2&sessionId=${session.id}`;
  return openScreen(await import('../assessment-page.tsx'), { id, at });
}

afterEach(async () => {
  await answersOf(samplePerson.id).flush();
});

describe('the ladder of basic skills', () => {
  const level = (number: number) => page.getByRole('group', { name: `Level ${number}`, exact: true });
  const statement = (of: number, place: number) => level(of).getByRole('checkbox').nth(place);

  test('two at a level open the next, and what is chosen there keeps the one before (ST-209, ST-210, UI-051)', async () => {
    const sent = answer(saveAssessmentAnswer, 501);
    const removed = answer(deleteAssessmentAnswer, { removed: true });
    await open(BASIC_SKILLS_SURVEY, 'UI-051', sampleSession(71));
    await expect.element(page.getByRole('heading', { name: 'Reading' })).toBeVisible();
    await expect.element(statement(2, 0)).toBeDisabled();
    await expect.element(level(2)).toHaveAccessibleDescription('Opens with 2 at level 1');
    await statement(1, 0).click();
    await expect.element(level(1)).toHaveAccessibleDescription('1 chosen, one more opens level 2');
    await expect.element(statement(2, 0)).toBeDisabled();
    await statement(1, 1).click();
    await expect.element(level(1)).toHaveAccessibleDescription('2 chosen. Level 2 is open');
    await statement(2, 0).click();
    await expect.element(level(1)).toHaveAccessibleDescription('2 of 3. Clear level 2 to change it');
    await expect.element(statement(1, 0)).toBeDisabled();
    await expectAccessible();
    await statement(2, 0).click();
    await expect.element(statement(1, 0)).toBeEnabled();
    await expect.poll(() => sent.length).toBe(3);
    await expect.poll(() => removed.length).toBe(1);
  });

  test('has the first level first in the document, and the last on top of the picture', async () => {
    await open(BASIC_SKILLS_SURVEY, 'UI-051', sampleSession(72));
    await expect.element(level(1)).toBeVisible();
    const groups = page.getByRole('group', { name: /^Level/ }).elements();
    expect(groups).toHaveLength(7);
    const tops = groups.map((one) => one.getBoundingClientRect().top);
    expect(tops).toEqual(tops.toSorted((a, b) => b - a));
    expect(level(3).getByRole('checkbox').elements()).toHaveLength(0);
  });
});

describe('the sorter of work values', () => {
  const [first, second, third] = WORK_VALUES_SORTER.questions.map(({ text }) => text);
  const questionId = (place: number) => String(WORK_VALUES_SORTER.questions[place]?.id);
  const empty = (column: string, place: number) =>
    page.getByRole('button', { name: `Empty. ${column}, place ${place}. Put it here` });
  const taken = (card: string | undefined, column: string, place: number) =>
    page.getByRole('button', { name: `${card}. ${column}, place ${place}. Take it back` });
  const heard = (text: string) => page.getByRole('status').filter({ hasText: text });

  test('by keyboard: arrows move, Enter puts and takes back, S skips, and each is told (ST-198 to ST-200, CON-122, UI-054)', async () => {
    const sent = answer(saveAssessmentAnswer, 601);
    const removed = answer(deleteAssessmentAnswer, { removed: true });
    await open(WORK_VALUES_SORTER, 'UI-054', sampleSession(81));
    await expect.element(page.getByRole('grid', { name: 'Places for the cards' })).toBeVisible();
    expect(page.getByRole('gridcell').elements()).toHaveLength(20);
    empty('Matters most', 1).element().focus();
    await userEvent.keyboard('s');
    await expect.element(heard(`Skipped. Next card: ${second}`)).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowUp}{Enter}');
    await expect.element(heard(`Placed in Matters a lot, 1 of 4. Next card: ${third}`)).toBeInTheDocument();
    await expect.element(taken(second, 'Matters a lot', 1)).toHaveFocus();
    await expect.poll(() => sent.map(({ body }) => body.answer)).toEqual(['2']);
    await expect.element(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.element(heard(`Taken back: ${second}. It is the next card.`)).toBeInTheDocument();
    await expect.element(empty('Matters a lot', 1)).toHaveFocus();
    await expect.poll(() => removed.length).toBe(1);
    await expectAccessible();
  });

  test('while a save is on its way the next one waits, and the person goes on; a press made twice is one (ST-201)', async () => {
    const saving = hold(saveAssessmentAnswer);
    await open(WORK_VALUES_SORTER, 'UI-054', sampleSession(83));
    await empty('Matters most', 1).click();
    await expect.element(taken(first, 'Matters most', 1)).toBeVisible();
    await expect.poll(() => saving.received).toHaveLength(1);
    await taken(first, 'Matters most', 1).click();
    await empty('Matters most', 2).click();
    await expect.element(taken(second, 'Matters most', 2)).toBeVisible();
    await expect.element(taken(first, 'Matters most', 1)).toBeVisible();
    await expect.element(page.getByText('Saving the last one')).toBeVisible();
    expect(saving.received.map(({ params }) => String(params.qid))).toEqual([questionId(0)]);
    const sent = answer(saveAssessmentAnswer, 604);
    saving.release(603);
    await expect.poll(() => sent.map(({ params }) => String(params.qid))).toEqual([questionId(1)]);
    await expect.element(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeInTheDocument();
    const removed = answer(deleteAssessmentAnswer, { removed: true });
    await taken(second, 'Matters most', 2).click();
    await expect.element(empty('Matters most', 2)).toBeVisible();
    await expect.poll(() => removed.length).toBe(1);
  });

  test('pressed before all cards lie: says how many wait, and goes to the first place that is empty', async () => {
    const there = Object.fromEntries(
      WORK_VALUES_SORTER.questions.slice(0, 18).map(({ id }, place) => [id, String(place + 1)]),
    );
    await open(WORK_VALUES_SORTER, 'UI-054', sampleSession(82, there));
    await expect.element(page.getByText('18 of 20')).toBeVisible();
    await page.getByRole('button', { name: 'See your results' }).click();
    await expect.element(page.getByText('2 cards are still waiting.')).toBeVisible();
    await expect.element(empty('Matters a little', 4)).toHaveFocus();
  });

  test('on a phone: five groups, and the card stays in sight above them in the document', async () => {
    const sent = answer(saveAssessmentAnswer, 602);
    await page.viewport(390, 844);
    await open(WORK_VALUES_SORTER, 'UI-054', sampleSession(83));
    const put = page.getByRole('button', { name: 'Put the card here: Matters least' });
    await expect.element(put).toBeVisible();
    await put.click();
    await expect
      .element(page.getByRole('region', { name: 'Matters least' }).getByText(first ?? ''))
      .toBeVisible();
    await expect.poll(() => sent.map(({ body }) => body.answer)).toEqual(['5']);
    await expect.element(page.getByRole('button', { name: `${first}. Take it back` })).toBeVisible();
    await page.viewport(1280, 860);
  });
});
