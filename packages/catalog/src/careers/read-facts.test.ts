import { testDatabase } from '@longleaf/testkit/database';
import { groupWork } from '@longleaf/rules/careers/job-groups';
import { activityInPlainWords } from '@longleaf/rules/careers/activity-words';
import { knowledgeInPlainWords } from '@longleaf/rules/careers/knowledge-words';
import { expect, it } from 'vitest';
import { wageFigures } from './facts.ts';
import { readCareerFacts } from './read-facts.ts';

const { pool } = await testDatabase('catalog');
const facts = await readCareerFacts(pool);
const find = (code: string) => facts.occupations.find((occupation) => occupation.code === code);

function isOfItsOwn({ title, description }: (typeof facts.occupations)[number]): boolean {
  return description !== '' && !title.endsWith('All Other');
}

it('knows every occupation with an address of its own, and describes it where facts are known', () => {
  expect(facts.occupations).toHaveLength(1016);
  expect(new Set(facts.occupations.map(({ urlName }) => urlName)).size).toBe(1016);
  for (const { description, urlName } of facts.occupations) {
    expect(description).toMatch(/^$|^(You|This title) .+\.$/);
    expect(description).not.toContain('family of jobs');
    expect(description).not.toMatch(/undefined|null|\.\./);
    expect(urlName).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  }
});

it('says the same of no two careers but of titles that gather others', () => {
  const told = facts.occupations.filter(isOfItsOwn);
  const alike = [...Map.groupBy(told, ({ description }) => description).values()].filter(
    ({ length }) => length > 1,
  );
  expect(alike.flat().map(({ title }) => title)).toEqual([]);
});

it('says what one does in the same words of three careers at most', () => {
  const shared = Map.groupBy(facts.occupations, ({ code }) => groupWork(code));
  shared.delete(undefined);
  const often = [...shared].filter(([, careers]) => careers.filter(isOfItsOwn).length > 3);
  expect(often.map(([work]) => work)).toEqual([]);
  // Each of them does one of these, not all.
  expect(find('27-2021.00')?.description).toMatch(/^You compete in sports\./);
  expect(find('27-2023.00')?.description).toMatch(/^You see that the rules of a game are kept\./);
  expect(find('29-1126.00')?.description).toMatch(/^You help people breathe\./);
});

const standingOut = (table: string, after: string) => `
  with spread as (select element, avg(importance) as mean, stddev_pop(importance) as deviation from ${table} group by 1),
  far as (select onet_code, element, importance, (importance - mean) / deviation as z from ${table} join spread using (element)),
  ranked as (select *, row_number() over (partition by onet_code order by z desc, element) as place from far where importance >= 3.4 and z >= 0.7)
  select onet_code as code, array_agg(element order by place) as elements, '${after}' as after from ranked where place <= 3 group by 1`;

it.each([
  ['catalog.occupation_knowledge', 'know about', knowledgeInPlainWords],
  ['catalog.occupation_activity', 'ou', activityInPlainWords],
])('says what stands out in %s and nothing else', async (table, after, words) => {
  const { rows } = await pool.query<{ code: string; elements: string[] }>(standingOut(table, after));
  expect(rows.length).toBeGreaterThan(500);
  for (const { code, elements } of rows) {
    const named = new Intl.ListFormat('en').format(elements.flatMap((element) => words(element) ?? []));
    expect(`${code} ${find(code)?.description}`).toContain(`${after} ${named}.`);
  }
});

it('says what one knows only where knowledge is measured', () => {
  const unmeasured = facts.occupations.filter(({ knowledge }) => knowledge.length === 0);
  expect(unmeasured.length).toBeGreaterThan(50);
  expect(unmeasured.filter(({ description }) => description.includes('know about'))).toEqual([]);
});

it('puts the facts of registered nurses together', () => {
  const nurses = find('29-1141.00');
  expect(nurses).toMatchObject({
    soc: '29-1141',
    title: 'Registered Nurses',
    urlName: 'registered-nurses',
    jobZone: 4,
    hollandCode: 'SCI',
    projection: { employment: 3_391_000, changePercent: 4.9, annualOpenings: 189_100, isWiderGroup: false },
  });
  expect(nurses?.alternateTitles).toContain('RN');
  expect(nurses?.skills).toHaveLength(35);
  expect(nurses?.skills[0]).toEqual({
    element: '2.B.1.a',
    name: 'Social Perceptiveness',
    importance: 4.12,
    level: 4.38,
  });
  expect(nurses?.related[0]).toBe('29-1141.04');
  expect(nurses?.clusters.map(({ cluster }) => cluster)).toEqual(['Health']);
  const percents = nurses?.education.map(({ percent }) => percent) ?? [];
  expect(percents.reduce((sum, percent) => sum + percent, 0)).toBeCloseTo(100, 1);
});

it('lists the areas: the nation, the state, seven metropolitan areas', () => {
  expect(facts.areas.map(({ id }) => id)).toEqual([
    '99',
    '37',
    '11700',
    '16740',
    '20500',
    '24660',
    '39580',
    '48900',
    '49180',
  ]);
});

it('has wages or a reason for each figure of each occupation in each area', () => {
  for (const { soc } of facts.occupations) {
    for (const area of facts.areas) {
      const wages = facts.wagesOf(soc, area.id);
      for (const figure of wageFigures)
        expect(wages?.figures[figure] === null).toBe(wages?.missing[figure] !== undefined);
    }
  }
  expect(facts.wagesOf('29-1141', '1')).toBeUndefined();
});

it('tells why a figure is missing', () => {
  expect(facts.wagesOf('27-2011', '99')?.missing).toMatchObject({ annualMedian: 'hourlyOnly' });
  expect(facts.wagesOf('25-1011', '99')?.missing).toMatchObject({ hourlyMedian: 'annualOnly' });
  expect(facts.wagesOf('29-1141', '37')?.missing).toMatchObject({ annual90th: 'notInTable' });
  expect(facts.wagesOf('11-1011', '37')?.missing).toMatchObject({ annualMedian: 'suppressedOrTopCoded' });
  expect(facts.wagesOf('55-1011', '39580')?.missing).toMatchObject({ annualMean: 'notListed' });
});

it('says when figures are of a wider group', () => {
  expect(facts.wagesOf('31-1121', '39580')).toMatchObject({
    soc: '31-1120',
    isWiderGroup: true,
    groupTitle: 'Home Health and Personal Care Aides',
    figures: { annualMedian: 31_370 },
  });
  expect(find('31-1121.00')?.projection).toMatchObject({ soc: '31-1120', isWiderGroup: true });
  expect(facts.socTitles.get('31-1120')).toBe('Home Health and Personal Care Aides');
});
