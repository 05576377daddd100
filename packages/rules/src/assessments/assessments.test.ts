import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { assessmentNamed, assessmentOf, ASSESSMENTS, questionOf } from './catalogue.ts';
import { checkedDefinition } from './definition.ts';
import { correlation } from './fit.ts';
import { INTEREST_PROFILER, MOST_OF_AN_AREA } from './interest-profiler/definition.ts';
import { type Answered, countsOf, foremost, ranked, unanswered } from './scoring.ts';

const { questions, choices } = INTEREST_PROFILER;
const values = choices.map(({ value }) => value);
const countsByName = (answers: readonly Answered[]) =>
  countsOf(INTEREST_PROFILER, answers).map(({ count }) => count);

describe('definitions', () => {
  it('are found by id and by each of their names (CON-066, GAP-039, GAP-040)', () => {
    expect(assessmentOf(1)).toBe(INTEREST_PROFILER);
    expect(assessmentOf(7)).toBeUndefined();
    expect(assessmentNamed(' Interest-Profiler ')).toBe(INTEREST_PROFILER);
    expect(assessmentNamed('none')).toBeUndefined();
    expect(questionOf(1001)?.text).toBe('Fix a bike that does not shift gears');
  });

  it('have no question in common', () => {
    const all = ASSESSMENTS.flatMap((one) => one.questions.map(({ id }) => id));
    expect(new Set(all).size).toBe(all.length);
  });

  test.each([
    ['a question of no category', { questions: [{ ...questions[0]!, categoryId: 99 }] }],
    ['two questions of one id', { questions: [questions[0]!, { ...questions[1]!, id: questions[0]!.id }] }],
    [
      'the same question twice',
      { questions: [questions[0]!, { ...questions[1]!, text: questions[0]!.text }] },
    ],
    ['two answers of one value', { choices: [choices[0]!, choices[0]!] }],
    ['a time that ends before it begins', { durationMin: 20, durationMax: 10 }],
    ['an empty question', { questions: [{ ...questions[0]!, text: '' }] }],
  ])('are refused with %s', (_, wrong) => {
    expect(() => checkedDefinition({ ...INTEREST_PROFILER, ...wrong })).toThrow(/not sound/);
  });
});

describe('the interest profiler', () => {
  it('asks 60 questions, ten of each area, one of each in turn', () => {
    expect(questions).toHaveLength(60);
    expect(questions.slice(0, 7).map(({ categoryId }) => categoryId)).toEqual([1, 2, 3, 4, 5, 6, 1]);
    for (const { id } of INTEREST_PROFILER.categories)
      expect(questions.filter(({ categoryId }) => categoryId === id)).toHaveLength(10);
  });

  // Worked by hand: see docs/assessments/interest-profiler.md.
  test.each<[string, (categoryId: number, place: number) => string, number[]]>([
    ['everything is liked', () => '5', [40, 40, 40, 40, 40, 40]],
    ['not sure of everything', () => '3', [20, 20, 20, 20, 20, 20]],
    [
      'helping most, then finding out; half of making things',
      (category, place) =>
        category === 4 ? '5' : category === 2 ? '4' : category === 3 && place % 2 === 0 ? '5' : '1',
      [0, 30, 20, 40, 0, 0],
    ],
    ['a mix of all answers', (_, place) => String((place % 5) + 1), [20, 20, 20, 20, 20, 20]],
  ])('counts %s', (_, choose, expected) => {
    const seen = new Map<number, number>();
    const answers = questions.map(({ id, categoryId }) => {
      const place = seen.get(categoryId) ?? 0;
      seen.set(categoryId, place + 1);
      return { questionId: id, answer: choose(categoryId, place) };
    });
    expect(countsByName(answers)).toEqual(expected);
    expect(MOST_OF_AN_AREA).toBe(40);
  });

  it('drops what counts nothing, the most first, ties as the areas stand (ST-192)', () => {
    const counts = [0, 30, 20, 40, 20, 0].map((count, index) => ({ categoryId: index + 1, count }));
    expect(ranked(counts).map(({ categoryId }) => categoryId)).toEqual([4, 2, 3, 5]);
  });

  const someAnswers = fc.uniqueArray(
    fc.record({
      questionId: fc.constantFrom(...questions.map(({ id }) => id)),
      answer: fc.constantFrom(...values),
    }),
    { selector: ({ questionId }) => questionId },
  );

  it('does not mind in which order it is answered', () => {
    fc.assert(
      fc.property(
        someAnswers.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        ([one, other]) => {
          expect(countsByName(other)).toEqual(countsByName(one));
        },
      ),
    );
  });

  it('never counts less for another answer', () => {
    fc.assert(
      fc.property(someAnswers, (all) => {
        const before = countsByName(all.slice(1));
        expect(countsByName(all).every((count, index) => count >= (before[index] ?? 0))).toBe(true);
      }),
    );
  });

  it('says what is still to be answered, in the order in which it is asked', () => {
    const answered = questions.slice(1, 59).map(({ id }) => ({ questionId: id }));
    expect(unanswered(INTEREST_PROFILER, answered)).toEqual([1001, 1060]);
  });
});

describe('how two lists go together', () => {
  test.each([
    ['the same', [1, 2, 3], [2, 4, 6], 1],
    ['the opposite', [1, 2, 3], [3, 2, 1], -1],
    ['by hand', [40, 0, 20], [7, 1, 1], 0.866],
  ])('%s', (_, one, other, expected) => {
    expect(correlation(one, other)).toBeCloseTo(expected, 3);
  });

  it('cannot be told where one of them is the same throughout', () => {
    expect(correlation([5, 5, 5], [1, 2, 3])).toBeNull();
  });
});

describe('the few that are told', () => {
  const results = (...counts: number[]) => counts.map((count) => ({ count }));

  it.each([
    ['three of more', results(9, 8, 7, 6), results(9, 8, 7)],
    ['all of three or fewer, also when they are alike', results(5, 5, 5), results(5, 5, 5)],
    ['none that is like one left out', results(9, 7, 7, 7), results(9)],
    ['none where all are alike', results(4, 4, 4, 4), []],
    ['none of nothing', [], []],
  ])('%s', (_, all, told) => expect(foremost(all, 3)).toEqual(told));

  it('are never fewer than what is told beside less, and always more than what is left out', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5 })), (counts) => {
        const all = results(...counts.toSorted((a, b) => b - a));
        const told = foremost(all, 3);
        const left = all.slice(told.length);
        expect(all.slice(0, told.length)).toEqual(told);
        for (const { count } of told) for (const other of left) expect(count).toBeGreaterThan(other.count);
      }),
    );
  });
});
