import { testDatabase } from '@longleaf/testkit/database';
import { describe, expect, it } from 'vitest';
import { readCareerFacts } from '../careers/read-facts.ts';
import { readFacts } from '../search/read-facts.ts';
import { Programs } from './programs.ts';
import { readProgramFacts } from './read-facts.ts';

const database = await testDatabase('catalog');
const { colleges } = await readFacts(database.pool);
const { socTitles } = await readCareerFacts(database.pool);
const programs = new Programs(await readProgramFacts(database.pool), colleges, socTitles);

const titleOf = (position: number | undefined) => programs.at(position ?? -1)?.title;
const nursing = programs.positionOf('51.3801') ?? -1;

describe('what people type', () => {
  it.each([
    ['nurse', 'Registered Nursing/Registered Nurse'],
    ['RN', 'Registered Nursing/Registered Nurse'],
    ['nurce', 'Registered Nursing/Registered Nurse'],
    ['accounting', 'Accounting'],
    ['computer science', 'Computer Science'],
    ['welder', 'Welding Technology/Welder'],
    ['lawyer', 'Law'],
    ['video games', 'Game and Interactive Media Design'],
    ['premed', 'Pre-Medicine/Pre-Medical Studies'],
    ['pre dental', 'Pre-Dentistry Studies'],
    ['theater', 'Drama and Dramatics/Theatre Arts, General'],
    ['cybersecurity', 'Computer and Information Systems Security/Auditing/Information Assurance'],
    ['x ray', 'Radiologic Technology/Science - Radiographer'],
    ['cdl', 'Truck and Bus Driver/Commercial Vehicle Operator and Instructor'],
    ['undecided', 'Liberal Arts and Sciences/Liberal Studies'],
    ['idk', 'Liberal Arts and Sciences/Liberal Studies'],
    ['bme', 'Bioengineering and Biomedical Engineering'],
    ['comp sci', 'Computer Science'],
    ['best colleges for biology', 'Biology/Biological Sciences, General'],
    ['contabilidad', 'Accounting'],
    ['computerscience', 'Computer Science'],
    ['513801', 'Registered Nursing/Registered Nurse'],
  ])('%j means %s', (text, title) => expect(titleOf(programs.search({ text })[0])).toBe(title));

  it('narrows by cluster and by occupation', () => {
    const all = programs.search({ text: 'nursing' });
    const leading = programs.search({ text: 'nursing', soc: '29-1141' });
    expect(leading.length).toBeGreaterThan(0);
    expect(leading.length).toBeLessThan(all.length);
    expect(leading.every((position) => programs.at(position)?.occupations.includes('29-1141'))).toBe(true);
    expect(programs.search({ text: 'nursing', cluster: 'Finance' })).toEqual([]);
    expect(programs.search({ soc: '99-9999' })).toEqual([]);
    expect(programs.search({})).toHaveLength(programs.facts.programs.length);
  });
});

describe('who offers a program', () => {
  it('counts each college once, as the table does', async () => {
    const { rows } = await database.pool.query<{ all: string; home: string }>(
      `select count(distinct p.college_id) as all,
         count(distinct p.college_id) filter (where c.state = 'NC') as home
       from catalog.program p join catalog.college c on c.id = p.college_id where cip = '51.3801'`,
    );
    expect(programs.schools.countsOf(nursing)).toEqual({
      all: Number(rows[0]?.all),
      home: Number(rows[0]?.home),
    });
  });

  it('lists North Carolina first, then by name', () => {
    const offers = programs.schools.offering([nursing]);
    const home = offers.map(({ college }) => programs.schools.isHome(college));
    expect(home.indexOf(false)).toBe(programs.schools.countsOf(nursing).home);
    expect(home.lastIndexOf(true)).toBeLessThan(home.indexOf(false));
    const names = offers
      .slice(0, home.indexOf(false))
      .map(({ college }) => colleges[college]?.facts.name ?? '');
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  it('adds up the awards of each level', async () => {
    const { rows } = await database.pool.query<{ awards: string }>(
      `select sum(awards) as awards from catalog.program where cip = '51.3801' and award_level = 3`,
    );
    const levels = programs.schools.levelsOf(programs.schools.offering([nursing]));
    expect(levels).toHaveLength(9);
    expect(levels.find(({ degreeType }) => degreeType === 'Associate')?.awards).toBe(Number(rows[0]?.awards));
  });
});

describe('addresses', () => {
  it.each(['51.3801', '513801', programs.at(nursing)?.urlName ?? ''])(
    '%j leads to registered nursing',
    (key) => expect(programs.positionOf(key)).toBe(nursing),
  );
  it.each(['', 'nobody', '51.38', '__proto__'])('%j leads nowhere', (key) =>
    expect(programs.positionOf(key)).toBeUndefined(),
  );
});
