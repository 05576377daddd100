import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { ASSESSMENTS, assessmentNamed } from './catalogue.ts';
import type { AssessmentDefinition } from './definition.ts';
import {
  correlation,
  inTurn,
  levelDistances,
  levelsToLearn,
  products,
  rowsByScore,
  sharedStrengths,
  unitOf,
} from './fit.ts';
import { type Answered, countsOf, mostOf, resultsOf, scalesOf, topFrom } from './scoring.ts';

test.each([
  ['Interest-Profiler', 1],
  ['career-cluster-survey', 2],
  ['basic-skills-survey', 3],
  ['Transferable-Skills-Checklist', 4],
  ['transferable-skills-survey', 4],
  ['Work-Values-Sorter', 5],
  ['Career-Key', 6],
  ['the-career-key', 6],
  ['be-your-own-boss', 9],
  ['Reality-Check', 10],
  ['reality-check', 10],
  ['Skills-Matcher', 11],
])('%s is assessment %i (CON-066, CON-067, GAP-040)', (name, id) => {
  expect(assessmentNamed(name)?.id).toBe(id);
});

it('ask plainly: short, without a stop, and the same thing once', () => {
  const texts = ASSESSMENTS.flatMap(({ questions }) => questions.map(({ text }) => text));
  expect(texts.filter((text) => text.length > 60 || /[.!?]$/.test(text))).toEqual([]);
  expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([]);
});

describe.each(ASSESSMENTS.map((one) => [one.urlName, one] as const))('%s', (_, definition) => {
  const answers = answersTo(definition);

  it('asks as many of each scale as of any other, where no weight makes up for it', () => {
    const numbers = scalesOf(definition).map(({ id, weight = 1 }) => ({
      asked: definition.questions.filter((one) => (one.scaleId ?? one.categoryId) === id).length * weight,
    }));
    expect(new Set(numbers.map(({ asked }) => asked)).size).toBe(1);
  });

  it('does not mind in which order it is answered', () => {
    const shuffled = answers.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(shuffled, ([one, other]) => {
        expect(resultsOf(definition, other)).toEqual(resultsOf(definition, one));
      }),
      { numRuns: 30 },
    );
  });

  it('never counts less for another answer, nor more than the most', () => {
    fc.assert(
      fc.property(answers, (all) => {
        const before = countsOf(definition, all.slice(1));
        const after = resultsOf(definition, all);
        for (const { categoryId, count } of before)
          expect(after.find(({ scale }) => scale.id === categoryId)?.count ?? 0).toBeGreaterThanOrEqual(
            count,
          );
        for (const { scale, count } of after) expect(count).toBeLessThanOrEqual(mostOf(definition, scale));
      }),
      { numRuns: 30 },
    );
  });

  it('lists the most first, and what is alike as it stands in the definition', () => {
    const places = new Map(scalesOf(definition).map(({ id }, place) => [id, place]));
    fc.assert(
      fc.property(answers, (all) => {
        const results = resultsOf(definition, all);
        const order = results.toSorted(
          (one, next) =>
            next.count - one.count || (places.get(one.scale.id) ?? 0) - (places.get(next.scale.id) ?? 0),
        );
        expect(results).toEqual(order);
        expect(results.findLastIndex(({ isTop }) => isTop) + 1).toBe(
          results.filter(({ isTop }) => isTop).length,
        );
      }),
      { numRuns: 30 },
    );
  });
});

/** Some of the questions answered; each answer once where it is a place. */
function answersTo({ questions, choices, answersBy }: AssessmentDefinition): fc.Arbitrary<Answered[]> {
  const values = choices.map(({ value }) => value);
  const some = fc.shuffledSubarray(questions.map(({ id }) => id));
  return answersBy === 'places'
    ? fc
        .tuple(some, fc.shuffledSubarray(values, { minLength: values.length }))
        .map(([ids, places]) => ids.map((questionId, turn) => ({ questionId, answer: places[turn] ?? '' })))
    : some.chain((ids) =>
        fc
          .array(fc.constantFrom(...values), { minLength: ids.length, maxLength: ids.length })
          .map((given) => ids.map((questionId, turn) => ({ questionId, answer: given[turn] ?? '' }))),
      );
}

test.each([
  ['thirdHighest', [9, 7, 7, 3], 7],
  ['thirdHighest', [9, 7, 3, 3, 1], 3],
  ['thirdHighest', [9, 0, 0], 1],
  ['thirdHighest', [9, 4], 4],
  ['secondDistinct', [9, 9, 7, 7, 3], 7],
  ['secondDistinct', [9, 9], 9],
  ['secondDistinct', [], 1],
] as const)('top results by %s of %j begin at %i (GAP-036)', (top, counts, expected) => {
  expect(topFrom(top, counts)).toBe(expected);
});

describe('how careers fit', () => {
  it('names what stands out on both sides, the most first', () => {
    expect(sharedStrengths([5, 1, 4, 1], [7, 7, 3, 1])).toEqual([0]);
    expect(sharedStrengths([5, 4, 1, 1], [5, 7, 1, 1])).toEqual([1, 0]);
    expect(sharedStrengths([3, 3], [1, 2])).toEqual([]);
  });

  test.each([
    [
      'all levels the same',
      [3, 4],
      [
        { level: 3, importance: 5 },
        { level: 4, importance: 1 },
      ],
      0,
    ],
    [
      'one too high',
      [3, 4],
      [
        { level: 5, importance: 3 },
        { level: 4, importance: 1 },
      ],
      1.5,
    ],
    [
      'one too low counts half',
      [3, 4],
      [
        { level: 1, importance: 3 },
        { level: 4, importance: 1 },
      ],
      0.75,
    ],
    ['none that matters', [3, 4], [7, 7].map((level) => ({ level, importance: 0 })), 0],
  ])('tells how far levels are apart: %s', (_, own, needed, expected) => {
    // A second occupation stands behind it: each is told by its own figures.
    const rows = [...needed, ...own.map((level) => ({ level, importance: 2 }))];
    const columns = {
      levels: Float64Array.from(rows, ({ level }) => level),
      importances: Float64Array.from(rows, ({ importance }) => importance),
    };
    expect([...levelDistances(own, columns)]).toEqual([expected, 0]);
  });

  it('names what is still to be learned, the furthest first', () => {
    const needed = [3.5, 5, 4.6, 2].map((level) => ({ level, importance: 3 }));
    expect(levelsToLearn([3, 3, 3, 3], needed)).toEqual([1, 2]);
  });

  it('multiplies a list with each row of a table, and sorts the rows; alike ones stay in their order', () => {
    const scores = products([1, 2], Float64Array.of(0, 1, 3, 0, 2, 0, 1, 1));
    expect([...scores]).toEqual([2, 3, 2, 3]);
    expect([...rowsByScore(scores)]).toEqual([1, 3, 0, 2]);
  });

  it('sorts rows by any scores, as comparing each with the others does', () => {
    const few = fc.constantFrom(-1, -0.5, -0, 0, 1e-12, 0.5);
    const anyScores = fc.array(fc.oneof(few, fc.double({ noNaN: true, min: -1, max: 1 })), { maxLength: 60 });
    fc.assert(
      fc.property(anyScores, (scores) => {
        const compared = scores.map((_, row) => row);
        compared.sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || one - other);
        expect([...rowsByScore(Float64Array.from(scores))]).toEqual(compared);
      }),
    );
  });

  it('correlates a list with each row where both are of length 1', () => {
    const lists = [
      [7, 1, 1],
      [1, 7, 3],
      [2, 2, 5],
    ];
    const own = [40, 0, 20];
    const table = Float64Array.from(lists.flatMap((one) => unitOf(one) ?? []));
    expect([...products(unitOf(own) ?? [], table)]).toEqual(lists.map((one) => correlation(own, one)));
  });

  it('takes from several lists in turn, none twice', () => {
    expect(inTurn([[1, 2, 3], [4, 1], []])).toEqual([1, 4, 2, 3]);
  });
});
