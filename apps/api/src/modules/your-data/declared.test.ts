import { Scope } from '@longleaf/http/policy';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { type PgColumn, text, uuid } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';
import { impersonalTables, personalTables } from '../../kept-data.ts';
import { personal } from '../people/personal-data.ts';
import { people, portal } from '../people/tables.ts';
import { yourDataPolicy } from './policies/your-data.ts';
import { sectionsOf } from './sections.ts';
import { hasWords } from './words-of.ts';

const api = await startApi();
const { database } = api;

async function idOf(subject: string): Promise<string> {
  await api.call('GET', '/users/deletion', { as: subject });
  const { rows } = await database.query<{ id: string }>('select id from portal.people where subject = $1', [
    subject,
  ]);
  return rows[0]?.id ?? '';
}

describe('what tables declare', () => {
  it('is there for every table of the portal, once, and for none that is not', async () => {
    const { rows } = await database.query<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = 'portal' and table_name <> 'migrations'`,
    );
    const declared = [...personalTables, ...impersonalTables].map(({ table }) => getTableName(table));
    expect(declared.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });

  it('names every column that goes out: read by words on the page, or in the file alone', () => {
    const unsaid = personalTables
      .filter(({ title }) => title !== null)
      .flatMap(({ table, shows, reads, inFileAlone }) => {
        const said = [...Object.keys(reads), ...inFileAlone];
        const unknown = said.filter((name) => !shows.includes(name));
        return [...shows.filter((name) => !said.includes(name)), ...unknown].map(
          (name) => `${getTableName(table)}.${name}`,
        );
      });
    expect(unsaid).toEqual([]);
  });

  it('reads no code without words for it', () => {
    // Numbers that say themselves what they are.
    const numbers = new Set([
      'career_plans.version',
      'career_plan_versions.version',
      'career_plan_versions.grade',
      'letter_deliveries.number',
      'transcript_deliveries.number',
      'shared_plans.openedCount',
      'pool_forms.entryYear',
      'profiles.graduationYear',
      'saved_careers.figure',
      'saved_programs.figure',
    ]);
    const codes = personalTables
      .filter(({ title }) => title !== null)
      .flatMap(({ table, reads, owner, partOf }) => [
        ...Object.keys(reads).map((column) => [table, column] as const),
        ...Object.keys(partOf?.tells ?? {}).map((column) => [owner.table, column] as const),
      ])
      .filter(([table, name]) => isCode(getTableColumns(table)[name], name))
      .map(([table, name]) => `${getTableName(table)}.${name}`);
    expect(codes.length).toBeGreaterThan(20);
    expect(codes.filter((name) => !hasWords(name) && !numbers.has(name))).toEqual([]);
  });

  it('tells of a part what it is a part of, by columns that are there', () => {
    const parts = personalTables.filter(({ title, partOf }) => title !== null && partOf);
    expect(parts.length).toBeGreaterThan(5);
    for (const { owner, partOf } of parts) {
      const told = Object.keys(partOf?.tells ?? {});
      expect(told).not.toEqual([]);
      expect(Object.keys(getTableColumns(owner.table))).toEqual(expect.arrayContaining(told));
    }
  });

  it('names no table impersonal that refers to people', async () => {
    const { rows } = await database.query<{ name: string }>(
      `select conrelid::regclass::text as name from pg_constraint
       where contype = 'f' and confrelid = 'portal.people'::regclass`,
    );
    const impersonal = impersonalTables.map(({ table }) => `portal.${getTableName(table)}`);
    expect(rows.length).toBeGreaterThan(8);
    expect(impersonal.filter((name) => rows.some((row) => row.name === name))).toEqual([]);
  });

  it('holds at the end of an account: every row goes with its owner', async () => {
    const { rows } = await database.query<{ name: string; column: string }>(
      `select conrelid::regclass::text as name, attname as column
       from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
       where contype = 'f' and confdeltype = 'c' and connamespace = 'portal'::regnamespace`,
    );
    const cascades = new Set(rows.map(({ name, column }) => `${name}.${column}`));
    const ties = personalTables
      .filter(({ table }) => table !== people)
      .map(({ table, owner, partOf }) => `portal.${getTableName(table)}.${(partOf?.key ?? owner).name}`);
    expect(ties.filter((tie) => !cascades.has(tie))).toEqual([]);
  });
});

/** A number, one of a fixed list of words, a list or an object, or what its name calls a code. */
function isCode(column: PgColumn | undefined, name: string): boolean {
  if (!column) return false;
  const isFixed = (column.enumValues?.length ?? 0) > 0;
  return isFixed || ['number', 'json', 'array'].includes(column.dataType) || /(Id|code|ceeb)$/i.test(name);
}

describe('a row that names two people', () => {
  const letters = portal.table('letters', {
    authorId: uuid('author_id').references(() => people.id),
    personId: uuid('person_id').references(() => people.id),
    words: text(),
  });
  const keptLetters = personal(letters, {
    owner: letters.personId,
    title: 'Letters',
    keepsBack: ['personId', 'authorId'],
    reads: { words: 'What it says' },
  });

  it('is given to its owner, without the other, and not to the other', async () => {
    const [ann, ben] = [await idOf('ann'), await idOf('ben')];
    // Named so that its first key to people, in any order, is not the owner's.
    await database.query(`create table portal.letters (author_id uuid references portal.people,
      person_id uuid references portal.people, words text)`);
    await database.query('insert into portal.letters values ($1, $2, $3)', [ben, ann, 'for ann']);
    const sectionsFor = (id: string) => {
      const scope = Scope.permit(yourDataPolicy, 'your-data:read', { kind: 'person', id }, { owner: id });
      return sectionsOf(database, scope, [keptLetters]);
    };
    expect(await sectionsFor(ann)).toEqual([
      {
        id: 'letters',
        title: 'Letters',
        rows: [{ words: 'for ann' }],
        reads: { words: 'What it says' },
        wholeId: 'letters',
        tells: {},
        wholes: [{}],
      },
    ]);
    expect(await sectionsFor(ben)).toEqual([]);
    // A table that nobody declared goes out to nobody.
    expect((await api.call('GET', '/users/yourData', { as: 'ben' })).text).not.toContain('for ann');
    await database.query('drop table portal.letters');
  });
});
