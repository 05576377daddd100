import { describe, expect, it, test } from 'vitest';
import { BASIC_SKILLS_SURVEY } from './basic-skills-survey/definition.ts';
import { BE_YOUR_OWN_BOSS } from './be-your-own-boss/definition.ts';
import { CAREER_CLUSTER_SURVEY } from './career-cluster-survey/definition.ts';
import type { AssessmentDefinition } from './definition.ts';
import { type Answered, mostOf, resultsOf, scalesOf } from './scoring.ts';
import { SKILLS_MATCHER } from './skills-matcher/definition.ts';
import { CAREER_KEY } from './the-career-key/definition.ts';
import { TRANSFERABLE_SKILLS_SURVEY } from './transferable-skills-survey/definition.ts';
import { WORK_VALUES_SORTER } from './work-values-sorter/definition.ts';
import { PLACES } from './work-values-sorter/places.ts';

// Worked by hand: each stands in the page of its assessment below docs/assessments.

const idOf = (definition: AssessmentDefinition, name: string) => {
  const scale = scalesOf(definition).find((one) => one.name === name);
  if (!scale) throw new Error(`No scale ${name}`);
  return scale.id;
};
const questionsOf = (definition: AssessmentDefinition, name: string) => {
  const id = idOf(definition, name);
  return definition.questions.filter(({ scaleId, categoryId }) => (scaleId ?? categoryId) === id);
};
/** The first so many questions of each scale are chosen. */
const chosen = (definition: AssessmentDefinition, counts: Readonly<Record<string, number>>): Answered[] =>
  Object.entries(counts).flatMap(([name, count]) =>
    questionsOf(definition, name)
      .slice(0, count)
      .map(({ id }) => ({ questionId: id, answer: '1' })),
  );
/** The questions of each scale are answered with these, one after the other. */
const given = (
  definition: AssessmentDefinition,
  answers: Readonly<Record<string, readonly string[]>>,
): Answered[] =>
  Object.entries(answers).flatMap(([name, all]) =>
    questionsOf(definition, name).flatMap(({ id }, place) => {
      const answer = all[place];
      return answer === undefined ? [] : [{ questionId: id, answer }];
    }),
  );
/** Names with what they count; the top ones are marked. */
const read = (definition: AssessmentDefinition, answers: readonly Answered[]) =>
  resultsOf(definition, answers).map(
    ({ scale, count, isTop }) => `${scale.name} ${count}${isTop ? ' top' : ''}`,
  );

describe('the career cluster survey (API-084, ST-211, CON-057, GAP-036)', () => {
  test.each<[string, Record<string, number>, string[]]>([
    [
      'the third-highest count and all above it are the top',
      { 'Health Science': 15, 'Education & Training': 3, 'Human Services': 2, Finance: 1 },
      ['Health Science 15 top', 'Education & Training 3 top', 'Human Services 2 top', 'Finance 1'],
    ],
    [
      'four that are alike are all at the top, in the order of the clusters',
      { Marketing: 5, 'Health Science': 5, Finance: 5, Manufacturing: 5, 'Human Services': 1 },
      ['Finance 5 top', 'Health Science 5 top', 'Manufacturing 5 top', 'Marketing 5 top', 'Human Services 1'],
    ],
    ['what counts nothing is not told', { Finance: 4 }, ['Finance 4 top']],
  ])('%s', (_, counts, expected) => {
    expect(read(CAREER_CLUSTER_SURVEY, chosen(CAREER_CLUSTER_SURVEY, counts))).toEqual(expected);
  });

  it('asks fifteen of each of 16 clusters, five in each part, 40 on a page (CON-051, CON-055, CON-056, ST-204)', () => {
    const { questions, categories, parts = [], pageSize } = CAREER_CLUSTER_SURVEY;
    expect(questions.length / pageSize).toBe(6);
    expect(parts.map(({ size }) => size / pageSize)).toEqual([2, 2, 2]);
    for (const { id } of categories)
      for (const part of [0, 1, 2])
        expect(
          questions.slice(part * 80, part * 80 + 80).filter((one) => one.categoryId === id),
        ).toHaveLength(5);
    // Neither four in a row nor those below each other are of one cluster.
    for (const apart of [1, 2, 4])
      for (const [place, one] of questions.slice(apart).entries())
        expect(one.categoryId).not.toBe(questions[place]?.categoryId);
  });
});

describe('the basic skills survey (API-085, CON-053)', () => {
  const statements = (name: string, levels: readonly number[]): Answered[] => {
    const all = questionsOf(BASIC_SKILLS_SURVEY, name);
    return levels.flatMap((count, place) =>
      all
        .filter(({ level }) => level === place + 1)
        .slice(0, count)
        .map(({ id }) => ({ questionId: id, answer: '1' })),
    );
  };
  test.each<[string, Answered[], [string, number, number | null][]]>([
    [
      'a level counts once two of it are chosen',
      [...statements('Mathematics', [3, 3, 2, 1]), ...statements('Reading', [2, 2])],
      [
        ['Mathematics', 9, 3],
        ['Reading', 4, 2],
      ],
    ],
    ['one statement alone reaches no level', statements('Writing', [1]), [['Writing', 1, 0]]],
    ['all of them reach level 7', statements('Speaking', [3, 3, 3, 3, 3, 3, 3]), [['Speaking', 21, 7]]],
    ['a gap ends it', statements('Science', [3, 1, 2]), [['Science', 6, 1]]],
  ])('%s', (_, answers, expected) => {
    expect(
      resultsOf(BASIC_SKILLS_SURVEY, answers).map(({ scale, count, level }) => [scale.name, count, level]),
    ).toEqual(expected);
  });

  it('has ten skills of seven levels with three statements each, one skill on a page (ST-207, ST-208, CON-052, ENT-349)', () => {
    const { categories, questions, pageSize, pagesBy } = BASIC_SKILLS_SURVEY;
    expect(categories).toHaveLength(10);
    expect([pageSize, pagesBy]).toEqual([21, 'category']);
    const perLevel = Object.values(
      Object.groupBy(questions, ({ categoryId, level }) => `${categoryId}.${level}`),
    );
    expect(perLevel).toHaveLength(70);
    expect(perLevel.every((level) => level?.length === 3)).toBe(true);
  });
});

describe('the transferable skills checklist (GAP-129)', () => {
  test.each<[string, Record<string, number>, string[]]>([
    [
      'counts what was done, the most first',
      { Listening: 4, Helping: 5, Teaching: 4, Leading: 1 },
      ['Helping 5 top', 'Listening 4 top', 'Teaching 4 top', 'Leading 1'],
    ],
    ['two skills are both at the top', { Writing: 1, Speaking: 2 }, ['Speaking 2 top', 'Writing 1 top']],
    ['nothing chosen gives nothing', {}, []],
  ])('%s', (_, counts, expected) => {
    expect(read(TRANSFERABLE_SKILLS_SURVEY, chosen(TRANSFERABLE_SKILLS_SURVEY, counts))).toEqual(expected);
  });

  it('has 25 pages, each of one skill, answered with 1 (CON-118, CON-120, CON-121, ST-194)', () => {
    const { categories, choices, pageSize, pagesBy } = TRANSFERABLE_SKILLS_SURVEY;
    expect(categories).toHaveLength(25);
    expect([pageSize, pagesBy, choices.map(({ value }) => value)]).toEqual([100, 'category', ['1']]);
  });
});

describe('the work values sorter (API-086, ST-202, ST-203, CON-123)', () => {
  /** Each value with the columns of its cards, 5 for what matters most; each column is filled from the top. */
  const sorted = (columns: Readonly<Record<string, readonly number[]>>): Answered[] => {
    const free = [...PLACES];
    return Object.entries(columns).flatMap(([name, all]) =>
      questionsOf(WORK_VALUES_SORTER, name).map(({ id }, place) => {
        const at = free.findIndex(({ counts }) => counts === all[place]);
        const [taken] = free.splice(at, at === -1 ? 0 : 1);
        if (!taken) throw new Error('The column is full');
        return { questionId: id, answer: taken.value };
      }),
    );
  };
  test.each<[string, Record<string, number[]>, string[]]>([
    [
      'few cards of a value weigh as much as many of another',
      {
        Achievement: [5, 5],
        Relationships: [5, 5, 4],
        Support: [4, 4, 4],
        Independence: [3, 3, 3],
        Recognition: [3, 2, 2],
        'Working conditions': [2, 2, 1, 1, 1, 1],
      },
      [
        'Achievement 30 top',
        'Relationships 28 top',
        'Support 24',
        'Independence 18',
        'Recognition 14',
        'Working conditions 8',
      ],
    ],
    [
      'the second of the scores that differ is the last at the top',
      {
        Achievement: [5, 3],
        Independence: [5, 4, 3],
        Recognition: [4, 4, 3],
        Relationships: [5, 5, 1],
        Support: [4, 2, 1],
        'Working conditions': [3, 2, 2, 2, 1, 1],
      },
      [
        'Achievement 24 top',
        'Independence 24 top',
        'Recognition 22 top',
        'Relationships 22 top',
        'Support 14',
        'Working conditions 11',
      ],
    ],
    [
      'good conditions before all else',
      {
        Achievement: [3, 3],
        Independence: [3, 3, 2],
        Recognition: [2, 2, 1],
        Relationships: [4, 4, 2],
        Support: [1, 1, 1],
        'Working conditions': [5, 5, 5, 5, 4, 4],
      },
      [
        'Working conditions 28 top',
        'Relationships 20 top',
        'Achievement 18',
        'Independence 16',
        'Recognition 10',
        'Support 6',
      ],
    ],
  ])('%s', (_, columns, expected) => {
    expect(read(WORK_VALUES_SORTER, sorted(columns))).toEqual(expected);
  });

  it('has 20 cards of six values for a grid of 4 by 5 (CON-118, CON-122, ST-197)', () => {
    const { categories, questions, choices } = WORK_VALUES_SORTER;
    expect([categories.length, questions.length, choices.length]).toEqual([6, 20, 20]);
    expect(new Set(PLACES.map(({ row, column }) => `${row} ${column}`)).size).toBe(20);
    expect(categories.map((value) => mostOf(WORK_VALUES_SORTER, value))).toEqual([30, 30, 30, 30, 30, 28]);
    for (const [turn, card] of questions.slice(1).entries())
      expect(card.categoryId).not.toBe(questions[turn]?.categoryId);
  });
});

describe('the career key (API-087, ST-193, CON-119)', () => {
  const ten = (value: string) => Array.from({ length: 10 }, () => value);
  test.each<[string, Record<string, readonly string[]>, string[]]>([
    ['one area alone', { Social: ten('3'), Realistic: ten('1') }, ['Social 20 top']],
    [
      'partly everything',
      {
        Realistic: ten('2'),
        Investigative: ten('2'),
        Artistic: ten('2'),
        Social: ten('2'),
        Enterprising: ten('2'),
        Conventional: ten('2'),
      },
      [
        'Realistic 10 top',
        'Investigative 10 top',
        'Artistic 10 top',
        'Social 10 top',
        'Enterprising 10 top',
        'Conventional 10 top',
      ],
    ],
    [
      'three pages of one, all pages of another, one of a third',
      {
        Artistic: ['3', '3', '3', '3', '3', '3', '1', '1', '1', '1'],
        Investigative: ten('2'),
        Enterprising: ['3', '3'],
        Conventional: ['2'],
      },
      ['Artistic 12 top', 'Investigative 10 top', 'Enterprising 4 top', 'Conventional 1'],
    ],
  ])('%s', (_, answers, expected) => {
    expect(read(CAREER_KEY, given(CAREER_KEY, answers))).toEqual(expected);
  });

  it('has five pages with two statements of each interest area', () => {
    expect(CAREER_KEY.categories).toHaveLength(5);
    for (const { id } of CAREER_KEY.categories)
      for (const area of scalesOf(CAREER_KEY))
        expect(
          CAREER_KEY.questions.filter((one) => one.categoryId === id && one.scaleId === area.id),
        ).toHaveLength(2);
  });
});

describe('be your own boss (GAP-041, GAP-129)', () => {
  test.each<[string, Record<string, readonly string[]>, string[]]>([
    [
      'all answers once, the first twice',
      { 'Handling risk': ['1', '2', '3', '4', '1'] },
      ['Handling risk 6 top'],
    ],
    [
      'strong in one, good in another, beginning in two',
      {
        'Starting things': ['4', '4', '4', '4', '4'],
        'Having ideas': ['3', '3', '3', '3', '3'],
        'Handling money': ['2', '2', '2', '2', '2'],
        'Winning people': ['2', '2', '1', '1', '1'],
      },
      ['Starting things 15 top', 'Having ideas 10 top', 'Handling money 5 top', 'Winning people 2'],
    ],
    ['nothing of it', { 'Keeping at it': ['1', '1', '1', '1', '1'] }, []],
  ])('%s', (_, answers, expected) => {
    expect(read(BE_YOUR_OWN_BOSS, given(BE_YOUR_OWN_BOSS, answers))).toEqual(expected);
  });
});

describe('the skills matcher (GAP-041, GAP-129)', () => {
  const all = (value: string) =>
    Object.fromEntries(SKILLS_MATCHER.categories.map(({ name }) => [name, [value]]));
  test.each<[string, Record<string, readonly string[]>, string[]]>([
    [
      'each skill by its answer',
      { Reading: ['5'], Programming: ['4'], Repairing: ['3'], Writing: ['2'], Speaking: ['1'] },
      ['Reading 4 top', 'Programming 3 top', 'Repairing 2 top', 'Writing 1'],
    ],
    ['what was left out counts nothing', { Science: ['2'] }, ['Science 1 top']],
    ['all alike', all('3'), SKILLS_MATCHER.categories.map(({ name }) => `${name} 2 top`)],
  ])('%s', (_, answers, expected) => {
    expect(read(SKILLS_MATCHER, given(SKILLS_MATCHER, answers))).toEqual(expected);
  });
});
