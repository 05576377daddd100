import { type Database, openDatabase } from '@longleaf/platform/database';
import { testDatabase } from '@longleaf/testkit/database';
import { afterAll, expect, it } from 'vitest';
import { attempts } from './throttle/attempts.ts';
import { postgresAdapter } from './provider/adapter.ts';

const { url } = await testDatabase();
const opened: Database[] = [];
const single = () => {
  const database = openDatabase(url, { maximum: 1 });
  opened.push(database);
  return database;
};
afterAll(() => Promise.all(opened.map((database) => database.close())));

async function preparedOn({ pool }: Database, table: string): Promise<string[]> {
  const { rows } = await pool.query<{ begin: string }>(
    `select substring(statement from '^\\w+') as begin from pg_prepared_statements
     where strpos(statement, format('"identity"."%s"', $1::text)) > 0 order by 1`,
    [table],
  );
  return rows.map(({ begin }) => begin);
}

it('keeps what it was given, for as long as it was told, and lets one of two use it up', async () => {
  const database = single();
  const codes = postgresAdapter(database)('AuthorizationCode');
  const payload = { jti: 'the-code', grantId: 'a-grant', accountId: 'somebody', scope: 'openid' };
  await codes.upsert('the-code', { ...payload, scope: 'before' }, 1);
  await codes.upsert('the-code', payload, 60);
  const { rows } = await database.query<Record<string, unknown>>(
    `select grant_id, uid, account_id, extract(epoch from expires_at - now())::int as seconds, payload
     from identity.artifacts where model = 'AuthorizationCode'`,
  );
  const { jti: _secret, ...kept } = payload;
  expect(rows).toEqual([
    { grant_id: 'a-grant', uid: null, account_id: 'somebody', seconds: 120, payload: kept },
  ]);
  expect(await codes.find('the-code')).toEqual(payload);
  await codes.consume('the-code');
  await expect(codes.consume('the-code')).rejects.toThrow('invalid_grant');
  expect(await codes.find('the-code')).toMatchObject({ ...payload, consumed: expect.any(Number) as number });
  await codes.revokeByGrantId('a-grant');
  expect(await codes.find('the-code')).toBeUndefined();
});

it('leaves a session that ended as it is, whoever saves it late', async () => {
  const database = single();
  const sessions = postgresAdapter(database)('Session');
  const session = { uid: 'its-uid', accountId: 'somebody' };
  await sessions.upsert('a-session', session, 60);
  expect(await sessions.find('a-session')).toMatchObject(session);
  await sessions.destroy('a-session');
  await sessions.upsert('a-session', session, 60);
  expect(await sessions.find('a-session')).toBeUndefined();
  const { rows } = await database.query(
    `select uid, account_id, payload from identity.artifacts where model = 'Session'`,
  );
  expect(rows).toEqual([{ uid: null, account_id: null, payload: {} }]);
});

it('keeps without an end what was given none', async () => {
  const database = single();
  await postgresAdapter(database)('Grant').upsert('for-ever', { accountId: 'somebody' }, undefined as never);
  const { rows } = await database.query(`select expires_at from identity.artifacts where model = 'Grant'`);
  expect(rows).toEqual([{ expires_at: null }]);
});

it('asks the same words for every model, so that each statement is prepared once', async () => {
  const database = single();
  const adapter = postgresAdapter(database);
  for (const model of ['Session', 'Interaction', 'RefreshToken', 'AccessToken']) {
    const those = adapter(model);
    await those.upsert(model, { uid: `of ${model}` }, 60);
    await those.find(model);
    await those.findByUid(`of ${model}`);
    await those.consume(model);
    await those.destroy(model);
    await those.revokeByGrantId('none');
  }
  expect(await preparedOn(database, 'artifacts')).toEqual([
    // Used up, or gone with its grant.
    'delete',
    'delete',
    'insert',
    'select',
    'select',
    'update',
  ]);
});

it('counts tries in the same words for one counter and for three', async () => {
  const database = single();
  const counting = attempts(database, () => new Date());
  for (const name of ['one', 'two', 'three']) {
    const counters = (['pair', 'account', 'address'] as const).map((kind) => ({ kind, of: name }));
    const some = name === 'one' ? counters.slice(0, 1) : counters;
    expect(await counting.begin(some)).toBe(0);
    await counting.succeeded(some);
    await counting.succeeded(some, { clear: true });
  }
  expect(await preparedOn(database, 'throttles')).toEqual(['delete', 'insert', 'select', 'update', 'update']);
});
