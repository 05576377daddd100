import { Careers } from '@longleaf/catalog/careers/careers';
import type { CareerFacts } from '@longleaf/catalog/careers/facts';
import { readCareerFacts } from '@longleaf/catalog/careers/read-facts';
import { BASIC_SKILLS_SURVEY } from '@longleaf/rules/assessments/basic-skills-survey/definition';
import type { AssessmentDefinition } from '@longleaf/rules/assessments/definition';
import { INTEREST_PROFILER } from '@longleaf/rules/assessments/interest-profiler/definition';
import { SKILLS_MATCHER } from '@longleaf/rules/assessments/skills-matcher/definition';
import { WORK_VALUES_SORTER } from '@longleaf/rules/assessments/work-values-sorter/definition';
import { workValues } from '@longleaf/rules/careers/work-values';
import { testDatabase } from '@longleaf/testkit/database';
import { expect, it, test } from 'vitest';
import { rankingOf } from './ranking.ts';

const database = await testDatabase('catalog');
const facts = await readCareerFacts(database.pool);
const costs = { food: null, phone: null, counties: new Map(), years: { rents: '', plans: '', basics: '' } };

/** The figures of each occupation as O*NET's tables have them, by O*NET-SOC code; those with all of them alone. */
type Rows = ReadonlyMap<string, readonly { importance: number; level: number }[]>;

async function rowsOf(sql: string, elements: readonly string[]): Promise<Rows> {
  const { rows } = await database.query<{ code: string; element: string; importance: number; level: number }>(
    sql,
  );
  const byCode = Map.groupBy(rows, ({ code }) => code);
  return new Map(
    [...byCode].flatMap(([code, all]) => {
      const found = elements.flatMap((element) => all.find((row) => row.element === element) ?? []);
      return found.length === elements.length ? [[code, found]] : [];
    }),
  );
}

const elementsOf = ({ categories }: AssessmentDefinition) =>
  categories.map(({ elements = [] }) => elements[0] ?? '');
const interests = await rowsOf(
  `select onet_code as code, element, importance, 0 as level from catalog.occupation_interest,
     lateral (values ('realistic', realistic), ('investigative', investigative), ('artistic', artistic),
       ('social', social), ('enterprising', enterprising), ('conventional', conventional)) as one (element, importance)`,
  elementsOf(INTEREST_PROFILER),
);
const valueRows = await rowsOf(
  'select onet_code as code, element, value as importance, 0 as level from catalog.occupation_work_value',
  elementsOf(WORK_VALUES_SORTER).map((key) => workValues.find((one) => one.key === key)?.id ?? ''),
);
const skillRows = 'select onet_code as code, element, importance, level from catalog.occupation_skill';
const skills = await rowsOf(skillRows, elementsOf(SKILLS_MATCHER));
const basicSkills = await rowsOf(skillRows, elementsOf(BASIC_SKILLS_SURVEY));

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
const mean = (all: readonly number[]) => sum(all) / all.length;

/** Pearson's correlation as textbooks write it. */
function pearson(x: readonly number[], y: readonly number[]): number {
  const n = x.length;
  const products = x.map((one, place) => one * (y[place] ?? 0));
  const spread = (all: readonly number[]) => n * sum(all.map((one) => one * one)) - sum(all) ** 2;
  return (n * sum(products) - sum(x) * sum(y)) / Math.sqrt(spread(x) * spread(y));
}

/** How far each importance is above the mean of all occupations, in standard deviations. */
function standardized(rows: Rows): ReadonlyMap<string, readonly number[]> {
  const columns = [...rows.values()].map((all) => all.map(({ importance }) => importance));
  const of = (place: number) => columns.map((row) => row[place] ?? 0);
  const width = columns[0]?.length ?? 0;
  const spreads = Array.from({ length: width }, (_, place) => {
    const all = of(place);
    const middle = mean(all);
    return { middle, deviation: Math.sqrt(mean(all.map((one) => (one - middle) ** 2))) };
  });
  return new Map(
    [...rows].map(([code, all]) => [
      code,
      all.map(({ importance }, place) => {
        const { middle = 0, deviation = 1 } = spreads[place] ?? {};
        return (importance - middle) / deviation;
      }),
    ]),
  );
}

interface Ranked {
  definition: AssessmentDefinition;
  /** What somebody's scores are, by scale, and the answers that come to them. */
  own: readonly number[];
  answers: readonly { questionId: number; answer: string }[];
  rows: Rows;
  /** Higher is closer. */
  score: (code: string, own: readonly number[]) => number;
}

const figures = (rows: Rows, code: string) => (rows.get(code) ?? []).map(({ importance }) => importance);
const LIKED = [5, 2, 1, 4, 3, 2];
const REACHED = [3, 4, 2, 5, 1, 6, 3, 2, 4, 3];
const ABLE = Array.from({ length: 35 }, (_, place) => 1 + ((place * 3) % 5));
const skillsApart = standardized(skills);
// Cards of a value lie beside each other, column by column from what matters most.
const LAID = [3, 0, 5, 1, 4, 2].flatMap((value) =>
  WORK_VALUES_SORTER.questions.filter(({ categoryId }) => categoryId === value + 1).map(({ id }) => id),
);
const columnOf = (questionId: number) => Math.floor(LAID.indexOf(questionId) / 4);

const RANKED: Ranked[] = [
  {
    definition: INTEREST_PROFILER,
    own: LIKED.map((liked) => 10 * (liked - 1)),
    answers: INTEREST_PROFILER.questions.map(({ id, categoryId }) => ({
      questionId: id,
      answer: String(LIKED[categoryId - 1]),
    })),
    rows: interests,
    score: (code, own) => pearson(own, figures(interests, code)),
  },
  {
    definition: WORK_VALUES_SORTER,
    own: WORK_VALUES_SORTER.categories.map(
      ({ id: value, weight = 1 }) =>
        weight *
        sum(
          WORK_VALUES_SORTER.questions
            .filter(({ categoryId }) => categoryId === value)
            .map(({ id }) => 5 - columnOf(id)),
        ),
    ),
    answers: LAID.map((questionId, place) => ({
      questionId,
      answer: String((place % 4) * 5 + columnOf(questionId) + 1),
    })),
    rows: valueRows,
    score: (code, own) =>
      sum(figures(valueRows, code).map((value, place) => value * ((own[place] ?? 0) - mean(own)))),
  },
  {
    definition: SKILLS_MATCHER,
    own: ABLE,
    answers: SKILLS_MATCHER.questions.map(({ id }, place) => ({
      questionId: id,
      answer: String(ABLE[place]),
    })),
    rows: skills,
    score: (code, own) => pearson(own, skillsApart.get(code) ?? []),
  },
  {
    definition: BASIC_SKILLS_SURVEY,
    own: REACHED,
    answers: BASIC_SKILLS_SURVEY.questions
      .filter(({ categoryId, level }) => (level ?? 0) <= (REACHED[categoryId - 1] ?? 0))
      .map(({ id }) => ({ questionId: id, answer: '1' })),
    rows: basicSkills,
    score: (code, own) => {
      const needed = basicSkills.get(code) ?? [];
      const apart = needed.map(({ level, importance }, place) => {
        const above = level - (own[place] ?? 0);
        return importance * (above > 0 ? above : -above / 2);
      });
      return -sum(apart) / sum(needed.map(({ importance }) => importance));
    },
  },
];

function ranked({ definition, answers }: Pick<Ranked, 'definition' | 'answers'>, of: CareerFacts) {
  const careers = new Careers(of);
  const ranking = rankingOf({ careers, costs }, definition, answers);
  return [...(ranking?.positions ?? [])].map((position) => ({
    code: careers.at(position)?.code ?? '',
    jobs: careers.jobs[position] ?? 0,
    career: careers.at(position),
  }));
}

test.each(RANKED.map((one) => [one.definition.name, one] as const))(
  '%s: careers stand as O*NET’s own figures say, worked out another way',
  (_, one) => {
    const order = ranked(one, facts);
    expect(order.length).toBeGreaterThan(700);
    expect(new Set(order.map(({ code }) => code))).toEqual(new Set(one.rows.keys()));
    const scores = order.map(({ code }) => one.score(code, one.own));
    expect(scores.every(Number.isFinite)).toBe(true);
    // What a computer rounds in one way of working it out and not in the other is no other order.
    const wrong = scores.flatMap((score, place) =>
      score > (scores[place - 1] ?? Infinity) + 1e-9 ? [`${place}: ${order[place]?.code}`] : [],
    );
    expect(wrong).toEqual([]);
    expect(scores[0]).toBeGreaterThan((scores.at(-1) ?? 0) + 0.5);
  },
);

it('puts the one with more jobs first where careers fit alike', () => {
  // Interests in whole numbers: many careers have the same ones then.
  const whole = (all: NonNullable<CareerFacts['occupations'][number]['interests']>) =>
    Object.fromEntries(Object.entries(all).map(([area, figure]) => [area, Math.round(figure)])) as typeof all;
  const occupations = facts.occupations.map((one) => ({
    ...one,
    interests: one.interests && whole(one.interests),
  }));
  const [profiler] = RANKED;
  if (!profiler) throw new Error('There is the interest profiler');
  const order = ranked(profiler, { ...facts, occupations });
  const alike = Map.groupBy(order, ({ career }) => JSON.stringify(career?.interests));
  const groups = [...alike.values()].filter((group) => new Set(group.map(({ jobs }) => jobs)).size > 1);
  expect(groups.length).toBeGreaterThan(50);
  for (const group of groups)
    expect(group.map(({ jobs }) => jobs)).toEqual(
      group.map(({ jobs }) => jobs).toSorted((one, other) => other - one),
    );
});
