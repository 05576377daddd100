import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { ASSESSMENTS } from '@longleaf/rules/assessments/catalogue';
import type { AssessmentDefinition } from '@longleaf/rules/assessments/definition';
import { type Answered, resultsOf, scalesOf } from '@longleaf/rules/assessments/scoring';
import { TAXES_OF_2026 } from '@longleaf/rules/reality-check/tax-year';
import { payFor } from '@longleaf/rules/reality-check/budget';
import { payParts } from '@longleaf/rules/reality-check/taxes';
import { describe, expect, it, test } from 'vitest';

const FOLDER = new URL('../docs/assessments/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8');
const table = read('README.md');
const REALITY_CHECK = 'reality-check';

/** What each page says of the assessment, by its bold beginnings. */
const PARTS = [
  'What it measures',
  'Questions',
  'Scoring',
  'Example',
  'Careers|Leads to',
  'What it does not tell',
  'Known limits',
  'Review',
];

/** The first so many questions of a scale, each with its answer. */
const answered = (definition: AssessmentDefinition, name: string, answers: readonly string[]): Answered[] => {
  const scale = scalesOf(definition).find((one) => one.name === name);
  if (!scale) throw new Error(`No scale ${name}`);
  const questions = definition.questions.filter((one) => (one.scaleId ?? one.categoryId) === scale.id);
  return answers.flatMap((answer, place) => {
    const question = questions[place];
    return question && answer !== '' ? [{ questionId: question.id, answer }] : [];
  });
};
const times = (count: number, answer: string) => Array.from({ length: count }, () => answer);
/** So many statements of each level of a skill, three on a level. */
const levels = (...counts: readonly number[]) =>
  counts.flatMap((count) => [0, 1, 2].map((place) => (place < count ? '1' : '')));
/** Places of a grid of four rows by five columns, by what a column counts. */
const column = (counts: number, ...rows: readonly number[]) =>
  rows.map((row) => String(row * 5 + 6 - counts));

/** What the example of each page answers. */
const EXAMPLES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'interest-profiler': {
    Social: times(10, '5'),
    Investigative: times(10, '4'),
    Artistic: times(5, '5').flatMap((liked) => [liked, '1']),
    Realistic: times(10, '1'),
  },
  'career-cluster-survey': {
    'Health Science': times(15, '1'),
    'Education & Training': times(3, '1'),
    'Human Services': times(2, '1'),
    Finance: times(1, '1'),
  },
  'basic-skills-survey': { Mathematics: levels(3, 3, 2, 1), Reading: levels(2, 2) },
  'transferable-skills-survey': {
    Helping: times(5, '1'),
    Listening: times(4, '1'),
    Teaching: times(4, '1'),
    Leading: times(1, '1'),
  },
  'work-values-sorter': {
    Achievement: column(5, 0, 1),
    Relationships: [...column(5, 2, 3), ...column(4, 0)],
    Support: column(4, 1, 2, 3),
    Independence: column(3, 0, 1, 2),
    Recognition: [...column(3, 3), ...column(2, 0, 1)],
    'Working conditions': [...column(2, 2, 3), ...column(1, 0, 1, 2, 3)],
  },
  'the-career-key': {
    Artistic: times(6, '3'),
    Investigative: times(10, '2'),
    Enterprising: times(2, '3'),
    Conventional: times(1, '2'),
  },
  'be-your-own-boss': { 'Handling risk': ['1', '2', '3', '4', '1'], 'Starting things': times(5, '4') },
  'skills-matcher': {
    Reading: ['5'],
    Programming: ['4'],
    Repairing: ['3'],
    Writing: ['2'],
    Speaking: ['1'],
  },
};

it('there is a page for each assessment, and for nothing else', () => {
  const pages = readdirSync(FOLDER).filter((name) => name !== 'README.md');
  expect(pages.toSorted()).toEqual(ASSESSMENTS.map(({ urlName }) => `${urlName}.md`).toSorted());
});

describe.each(ASSESSMENTS.map((one) => [one.urlName, one] as const))(
  'the page of %s',
  (urlName, definition) => {
    const { id, name, questions } = definition;

    it('is named in the table, with as many questions as there are', () => {
      expect(existsSync(new URL(`${urlName}.md`, FOLDER))).toBe(true);
      const row = table.split('\n').find((line) => line.includes(`(${urlName}.md)`)) ?? '';
      const [, number, link, , asked] = row.split('|').map((cell) => cell.trim());
      expect([number, link]).toEqual([String(id), `[${name}](${urlName}.md)`]);
      expect(asked).toMatch(new RegExp(`^${questions.length}( cards)?$`));
    });
  },
);

describe.each(
  ASSESSMENTS.filter(({ urlName }) => urlName !== REALITY_CHECK).map((one) => [one.urlName, one] as const),
)('what the page of %s says', (urlName, definition) => {
  const page = read(`${urlName}.md`);
  const part = (title: string) =>
    new RegExp(String.raw`^\*\*(?:${title})(?:\.\*\*|\*\*)([\s\S]*?)(?=\n\n|\n*$)`, 'm').exec(page)?.[1] ??
    '';

  test.each(PARTS)('has a part: %s', (title) => {
    expect(part(title).trim()).not.toBe('');
  });

  it('counts the questions', () => {
    expect(part('Questions')).toMatch(new RegExp(String.raw`^ ${definition.questions.length}\b`));
  });

  it('works its example out as the scoring does', () => {
    const example = Object.entries(EXAMPLES[urlName] ?? {});
    const results = resultsOf(
      definition,
      example.flatMap(([name, answers]) => answered(definition, name, answers)),
    );
    expect(results.length).toBeGreaterThanOrEqual(2);
    // What is said of the third-highest count is not what a scale came to.
    const said = part('Example').replace(/[.:] the third-highest[^.]*\./gi, '.');
    const names = example.map(([name]) => name).join('|');
    const figures = results.map(({ scale, count, level }) => ({
      // From the name of a scale to that of the next.
      told: new RegExp(String.raw`\b${scale.name}((?:(?!${names})[^.])*)`, 'i').exec(said)?.[1] ?? '',
      came: level === null ? `${count}` : `count ${count}, level ${level}`,
    }));
    for (const { told, came } of figures) expect(told).toMatch(new RegExp(String.raw`\b${came}\W*$`));
  });
});

describe('the page of the reality check', () => {
  const page = read(`${REALITY_CHECK}.md`);
  const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

  it('names the rates by which is computed', () => {
    const { brackets, federalDeduction, socialSecurity, medicare, northCarolina } = TAXES_OF_2026;
    expect(page).toContain(
      brackets.map(({ from, rate }) => `${rate / 100}% from ${dollars(from)}`).join(', '),
    );
    expect(page).toContain(`| ${dollars(federalDeduction)} `);
    expect(page).toContain(`${socialSecurity.rate / 100}% up to ${dollars(socialSecurity.upTo)}`);
    expect(page).toContain(`${medicare.rate / 100}%`);
    expect(page).toContain(`${northCarolina.rate / 100}% above ${dollars(northCarolina.deduction)}`);
  });

  it('leaves of each pay what the rules leave', () => {
    const rows = page.split('\n').flatMap((line) => {
      const cells = line.split('|').map((cell) => Number(cell.trim().replaceAll(/[$,]/g, '')));
      const [, pay, , , , , left] = cells;
      return pay && left ? [{ pay, left }] : [];
    });
    expect(rows).toHaveLength(6);
    for (const { pay, left } of rows) expect(payParts(pay).net).toBe(left);
  });

  it('adds up the life of its example', () => {
    const aMonth = 1230 + 42 + 298 + 310 + 489 + 150 + 100;
    expect(page).toContain(
      `${aMonth.toLocaleString('en-US')} a month and ${(aMonth * 12).toLocaleString('en-US')} a year`,
    );
    expect(page).toContain(`**${dollars(payFor(aMonth * 12))}**`);
    expect(page).toContain(`told as **${dollars(payFor(12 * 3120))}**`);
  });
});
