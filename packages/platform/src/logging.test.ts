import { testDatabase } from '@longleaf/testkit/database';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { databaseErrorOf } from './database-error.ts';
import { openDatabase } from './database.ts';
import { errorInLog } from './logging.ts';

const { pool, orm, url: databaseUrl } = await testDatabase();
const thrownBy = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('an error of the database', () => {
  const INSERT = `insert into portal.people (issuer, subject) values ('Maya Torres', 'Maya Torres')`;

  it('is known for what it is, also when it is wrapped', async () => {
    await pool.query(INSERT);
    const bare = await thrownBy(pool.query(INSERT));
    const wrapped = await thrownBy(orm.execute(sql.raw(INSERT)));
    for (const error of [bare, wrapped]) {
      expect(databaseErrorOf(error)).toEqual({
        code: '23505',
        constraint: 'people_issuer_subject',
        table: 'people',
      });
    }
    expect(databaseErrorOf(new Error('else'))).toBeUndefined();
    expect(databaseErrorOf(undefined)).toBeUndefined();
  });

  it('is logged without them when the database cannot be reached', async () => {
    const gone = openDatabase(databaseUrl);
    await gone.close();
    const error = await thrownBy(gone.orm.execute(sql`select ${'Maya Torres'}`));
    expect(String((error as Error).message)).toContain('Maya Torres');
    const logged = errorInLog(error);
    expect(JSON.stringify(logged)).not.toContain('Maya');
    expect(logged).toMatchObject({ message: expect.stringMatching(/pool/) });
    const wrapped = new Error('The key cannot be read', { cause: error });
    expect(JSON.stringify(errorInLog(wrapped))).not.toContain('Maya');
    expect(errorInLog(wrapped)).toMatchObject({ message: expect.stringMatching(/pool/) });
  });

  it('is logged without the values that it names', async () => {
    const query = sql`insert into portal.people (id, issuer, subject) values (${'Maya Torres'}, 'a', 'b')`;
    const error = await thrownBy(orm.execute(query));
    expect(String((error as Error).message)).toContain('Maya Torres');
    const logged = errorInLog(error);
    expect(JSON.stringify(logged)).not.toContain('Maya');
    expect(logged).toMatchObject({ code: '22P02', stack: expect.stringContaining('at ') });
  });
});

it('logs other errors with their words', () => {
  expect(errorInLog(new Error('plain'))).toMatchObject({ message: 'plain', type: 'Error' });
  expect(errorInLog('no error')).toBe('no error');
});
