import { testDatabase } from '@longleaf/testkit/database';
import { expect, it } from 'vitest';
import type { ProgramFacts } from './facts.ts';
import { readProgramFacts } from './read-facts.ts';

const { pool } = await testDatabase('catalog');
const { programs } = await readProgramFacts(pool);
const find = (cip: string) => programs.find((program) => program.cip === cip);

it('knows every current program with an address of its own, and no two with the same description', () => {
  expect(programs).toHaveLength(2142);
  expect(new Set(programs.map(({ urlName }) => urlName)).size).toBe(2142);
  for (const { description, urlName, family, group } of programs) {
    expect(description).toMatch(/^$|^(You|It can|Work in this field|On the job) .+\.$/);
    expect(description).not.toMatch(/undefined|null|\.\./);
    expect(urlName).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(family.title).not.toBe('');
    expect(group.title).not.toBe('');
  }
});

it('says a sentence of one program alone', () => {
  const texts = programs.map(({ description }) => description).filter((text) => text !== '');
  expect(texts.length).toBeGreaterThan(800);
  expect(new Set(texts).size).toBe(texts.length);
  const works = texts.flatMap((text) => /It can lead to .+?\.(?= |$)/.exec(text)?.[0] ?? []);
  expect(new Set(works).size).toBe(works.length);
});

it('puts the facts of registered nursing together', () => {
  const nursing = find('51.3801');
  expect(nursing).toMatchObject({
    title: 'Registered Nursing/Registered Nurse',
    urlName: 'registered-nursing-registered-nurse',
    family: { cip: '51' },
    group: { cip: '51.38' },
    cluster: 'Health',
  });
  expect(nursing?.occupations).toContain('29-1141');
});

it('tells the two programs with one title apart', () => {
  const alike = programs.filter(({ title }) => title === 'Social Sciences, Other');
  expect(alike.map(({ urlName }) => urlName)).toEqual([
    'social-sciences-other-450199',
    'social-sciences-other-459999',
  ]);
});

it('lists who offers a program at which level', async () => {
  const { offers } = find('51.3801') as ProgramFacts;
  const rows = await pool.query<{ count: number; awards: number }>(
    `select count(*)::integer as count, sum(awards)::integer as awards from catalog.program where cip = '51.3801'`,
  );
  expect(offers.colleges).toHaveLength(rows.rows[0]?.count ?? 0);
  expect(offers.awardLevels).toHaveLength(offers.colleges.length);
  expect(offers.awards.reduce((sum, awards) => sum + awards, 0)).toBe(rows.rows[0]?.awards);
  const waketech = [...offers.colleges].flatMap((id, index) =>
    id === 199856 ? offers.awardLevels[index] : [],
  );
  expect(waketech).toEqual([3]);
});

it('keeps a program that nobody offers', () => {
  expect(find('36.0107')?.offers.colleges).toHaveLength(0);
});
