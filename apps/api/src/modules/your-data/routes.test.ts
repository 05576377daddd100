import { DELETION_GRACE_DAYS } from '@longleaf/contract/account-safety';
import type { DataSection, Deletion, YourData } from '@longleaf/contract/your-data';
import { inTransaction } from '@longleaf/platform/executor';
import { createLogger } from '@longleaf/platform/logging';
import { openMail } from '@longleaf/platform/mail/mail';
import { readSettings } from '@longleaf/platform/settings';
import { describe, expect, it } from 'vitest';
import { startAccountService } from '../../../test/account-service.ts';
import { startApi } from '../../../test/start-api.ts';
import { forgetOldAudit } from '../audit/index.ts';
import { deleteDuePeople, endPerson } from './jobs.ts';
import { forgetEndedPeople } from './repository.ts';

const NOW = '2026-11-21T17:00:00Z';
const END = '2026-12-05T17:00:00.000Z';
const accounts = await startAccountService();
const api = await startApi({ now: NOW, settings: { ACCOUNT_SERVICE_URL: accounts.url } });

const seconds = () => Math.floor(Date.now() / 1000);
const fresh = (person: string) => api.issuer.token(person, { authTime: seconds() - 60 });
const letters = async (kind: string): Promise<number> => {
  const { rows } = await api.database.pool.query('select 1 from mail.outbox where kind = $1', [kind]);
  return rows.length;
};
async function everythingOf(as: string): Promise<YourData> {
  const reply = await api.call('GET', '/users/yourData', { as });
  expect(reply.status).toBe(200);
  return reply.json as YourData;
}
const section = (data: YourData, id: string): DataSection | undefined =>
  data.sections.find((one) => one.id === id);

describe('everything that is kept about you', () => {
  it('holds each kind of rows, and of sealed values only that they are there', async () => {
    await api.call('PUT', '/users/profile/save', {
      as: 'ann',
      body: { nickname: 'Annie', socialSecurityNumber: '219-09-9998', dateOfBirth: '2009-05-31' },
    });
    await api.call('PUT', '/users/demographics', { as: 'ann', body: { nationalities: 'US' } });
    await api.call('GET', '/users/draftkey', { as: 'ann' });
    await api.database.pool.query(
      `insert into portal.saved_colleges (person_id, college_id)
       select id, 199120 from portal.people where subject = 'ann'`,
    );
    await api.database.pool.query(
      `with made as (insert into portal.prospects (person_id, application_definition_id, source, is_active)
         select id, 199111, 'College Recruiter', true from portal.people where subject = 'ann' returning id)
       insert into portal.prospect_changes (prospect_id, change, source)
       select id, 'asked', 'College Recruiter' from made`,
    );
    const data = await everythingOf('ann');
    expect(data.preparedOn).toBe('2026-11-21T17:00:00.000Z');
    expect(section(data, 'profiles')?.rows).toMatchObject([
      {
        nickname: 'Annie',
        email: 'ann@example.org',
        dateOfBirth: '2009-05-31',
        socialSecurityNumber: 'Kept sealed',
      },
    ]);
    expect(section(data, 'profile_demographics')?.rows).toMatchObject([{ nationalities: 'US' }]);
    expect(section(data, 'saved_colleges')).toMatchObject({
      title: 'Saved colleges',
      rows: [{ collegeId: 199120 }],
    });
    // Rows that hang on a person's row are the person's, too.
    expect(section(data, 'prospect_changes')?.rows).toMatchObject([{ change: 'asked' }]);
    expect(JSON.stringify(data)).not.toContain('9998');
    expect(section(data, 'draft_keys')).toBeUndefined();
    expect(data.sections[0]?.id).toBe('profiles');
  });

  it('is nobody else’s', async () => {
    expect((await everythingOf('ben')).sections).toEqual([]);
  });

  it('holds what the sign-in provider keeps, where it says so', async () => {
    const kept = {
      id: '0d3b3f0a-8f6e-4b5e-9d55-0a8a33a3a001',
      userName: 'cara',
      email: 'cara@example.org',
      emailVerified: true,
      firstName: 'Cara',
      lastName: 'Lee',
      language: 'es',
      role: 2,
      primaryConnection: null,
      securityQuestion: 'Which?',
      createdAt: NOW,
      passwordChangedAt: NOW,
      twoFactorSince: null,
      recoveryCodesLeft: 0,
      trustedDevices: [],
      sessions: [],
      passkeys: [],
      emailChange: null,
      signIns: [],
      deleteAfter: null,
    };
    expect((await everythingOf('cara')).account).toBeNull();
    accounts.answers.set('GET /account-service/me/export', () => ({ status: 200, json: kept }));
    expect((await everythingOf('cara')).account).toEqual(kept);
    accounts.answers.delete('GET /account-service/me/export');
  });
});

describe('asking to delete the account', () => {
  const request = async (token: string) => api.call('POST', '/users/deletion', { token });

  it.each([
    ['older than ten minutes', { authTime: seconds() - 700 }],
    ['of which the token says nothing', {}],
  ])('needs a sign-in that is not %s', async (_, changes) => {
    const reply = await request(await api.issuer.token('stale', changes));
    expect(reply).toMatchObject({
      status: 403,
      json: { detail: 'For your safety, sign in again to do this.' },
    });
    const kept = (await api.call('GET', '/users/deletion', { as: 'stale' })).json;
    expect(kept).toEqual({ requested: false, requestedOn: null, deletedOn: null });
  });

  it('waits 14 days, says so by mail, and keeps its first date when asked again', async () => {
    const before = await letters('deletion-requested');
    const token = await fresh('dan');
    const replies = await Promise.all([request(token), request(token), request(token)]);
    for (const reply of replies) {
      expect(reply).toMatchObject({
        status: 200,
        json: { requested: true, requestedOn: '2026-11-21T17:00:00.000Z', deletedOn: END },
      });
    }
    expect(DELETION_GRACE_DAYS).toBe(14);
    expect(await letters('deletion-requested')).toBe(before + 1);
    expect((await api.call('GET', '/users/deletion', { as: 'dan' })).json).toEqual(replies[0]?.json);
    expect((await api.call('GET', '/users/deletion', { as: 'eve' })).json).toMatchObject({
      requested: false,
    });
  });

  it('takes the moment that the sign-in provider names', async () => {
    const deleteAfter = '2026-12-06T09:00:00.000Z';
    accounts.answers.set('POST /account-service/me/delete-request', () => ({
      status: 200,
      json: { deleteAfter },
    }));
    const reply = await request(await fresh('fay'));
    expect(reply.json).toMatchObject({ deletedOn: deleteAfter });
    accounts.answers.delete('POST /account-service/me/delete-request');
  });

  it('is not written down when the sign-in provider cannot be reached', async () => {
    accounts.fail.status = 503;
    const reply = await request(await fresh('gus'));
    accounts.fail.status = undefined;
    expect(reply.status).toBe(503);
    expect((await api.call('GET', '/users/deletion', { as: 'gus' })).json).toMatchObject({
      requested: false,
    });
  });

  it('can be taken back, which a mail says; a second time changes nothing', async () => {
    await request(await fresh('hal'));
    const before = await letters('deletion-cancelled');
    for (let time = 0; time < 2; time++) {
      const reply = await api.call('DELETE', '/users/deletion', { as: 'hal' });
      expect(reply).toMatchObject({ status: 200, json: { requested: false, deletedOn: null } });
    }
    expect(await letters('deletion-cancelled')).toBe(before + 1);
  });
});

describe('the end of an account', () => {
  const settings = readSettings({ NODE_ENV: 'test', DATABASE_URL: api.database.url });
  const log = createLogger('api', 'silent');
  const { database } = api;
  const mail = openMail({ owner: 'portal', secret: 'x'.repeat(40), settings, database, log });
  const endAt = (moment: string) =>
    deleteDuePeople({ database, settings, sendMail: mail.send, clock: () => new Date(moment) });
  const peopleLeft = async (subject: string) =>
    (await database.pool.query('select 1 from portal.people where subject = $1', [subject])).rowCount;

  it('comes after the days of grace, once, with everything that was kept and a last letter', async () => {
    await api.call('PUT', '/users/profile/save', { as: 'ida', body: { nickname: 'I' } });
    await api.call('PUT', '/users/parentguardianinfo', {
      as: 'ida',
      body: { guardians: [{ firstName: 'Rosa', lastName: 'Torres' }] },
    });
    const reply = await api.call('POST', '/users/deletion', { token: await fresh('ida') });
    expect((reply.json as Deletion).deletedOn).toBe(END);
    await api.call('PUT', '/users/profile/save', { as: 'jan', body: { nickname: 'J' } });

    await endAt('2026-12-05T16:59:59Z');
    expect(await peopleLeft('ida')).toBe(1);
    const before = await letters('account-deleted');
    const deleted = await Promise.all([endAt('2026-12-06T17:00:00Z'), endAt('2026-12-06T17:00:00Z')]);
    expect(deleted[0] + deleted[1]).toBeGreaterThanOrEqual(1);
    expect(await peopleLeft('ida')).toBe(0);
    expect(await peopleLeft('jan')).toBe(1);
    expect(await letters('account-deleted')).toBe(before + deleted[0] + deleted[1]);
    expect(await endAt('2026-12-06T17:00:00Z')).toBe(0);
    const { rows } = await database.query('select owner_id, actor, entity, act, why, at from portal.audit');
    expect(rows).toHaveLength(deleted[0] + deleted[1]);
    expect(rows[0]).toEqual({
      owner_id: null,
      actor: 'delete-people',
      entity: 'person',
      act: 'delete',
      why: 'The owner asked for it, and the days to keep the account are over.',
      at: new Date('2026-12-06T17:00:00Z'),
    });
  });

  it('does not come for who took it back', async () => {
    await api.call('POST', '/users/deletion', { token: await fresh('kim') });
    await api.call('DELETE', '/users/deletion', { as: 'kim' });
    await endAt('2027-01-01T00:00:00Z');
    expect(await peopleLeft('kim')).toBe(1);
  });

  it('cannot be taken back when the days of grace are over', async () => {
    const later = await startApi({
      beside: api,
      now: END,
      settings: { ACCOUNT_SERVICE_URL: accounts.url },
    });
    await api.call('POST', '/users/deletion', { token: await fresh('lia') });
    const reply = await later.call('DELETE', '/users/deletion', { as: 'lia' });
    expect(reply).toMatchObject({ status: 200, json: { requested: true, deletedOn: END } });
  });

  it('ends the tokens that are still about: no call of theirs is a fault of the server', async () => {
    const token = await fresh('leo');
    await api.call('POST', '/users/deletion', { token });
    await endAt('2027-01-01T00:00:00Z');
    const reply = await api.call('PUT', '/users/demographics', { token, body: { nationalities: 'US' } });
    expect(reply.status).toBe(401);
  });

  describe('on a copy of the server that has not seen the person yet', async () => {
    const another = await startApi({
      beside: api,
      now: NOW,
      settings: { ACCOUNT_SERVICE_URL: accounts.url },
    });
    const ask = (token: string) => another.call('GET', '/users/deletion', { token });
    const waitingForLocks = async () =>
      (
        await database.pool.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rowCount;

    it('is the end too: a token from before makes nobody anew, a later sign-in does', async () => {
      const token = await fresh('moe');
      await api.call('POST', '/users/deletion', { token });
      await endAt('2027-01-01T00:00:00Z');
      for (const old of [token, await api.issuer.token('moe', { authTime: seconds() - 5 })]) {
        const reply = await ask(old);
        expect(reply).toMatchObject({ status: 401, json: { detail: 'This account was deleted.' } });
        expect(reply.headers.get('www-authenticate')).toContain('invalid_token');
      }
      expect(await peopleLeft('moe')).toBe(0);
      const anew = await api.issuer.token('moe', { authTime: seconds() + 5 });
      expect((await ask(anew)).status).toBe(200);
      expect(await peopleLeft('moe')).toBe(1);
    });

    it('leaves a mark without a name, for a month', async () => {
      const { pool } = database;
      const marks = async () => (await pool.query('select * from portal.ended_people')).rowCount ?? 0;
      const before = await marks();
      await pool.query(`insert into portal.ended_people (digest, ended_at) values
        ('\\x01', now() - interval '31 days'), ('\\x02', now() - interval '29 days')`);
      await forgetEndedPeople(database);
      expect(await marks()).toBe(before + 1);
      const { rows } = await pool.query<{ digest: Buffer }>('select digest from portal.ended_people');
      expect(rows.every(({ digest }) => !digest.includes('moe'))).toBe(true);
    });

    it('leaves what was written down about it for 400 days; of a person who is here all stays', async () => {
      const { pool } = database;
      await api.call('GET', '/users/yourData', { as: 'here' });
      const wrote = (
        why: string,
        days: number,
        owner = 'null',
      ) => `(${owner}, 'a', 'program', 'person', 'delete',
        '${why}', timestamptz '${NOW}' - interval '${days} days')`;
      const here = `(select id from portal.people where subject = 'here')`;
      await pool.query(`insert into portal.audit (owner_id, actor, actor_kind, entity, act, why, at) values
        ${wrote('past', 401)}, ${wrote('within', 399)}, ${wrote('here', 900, here)}`);
      await forgetOldAudit(database, new Date(NOW));
      const { rows } = await pool.query<{ why: string }>(
        `select why from portal.audit where actor = 'a' order by why`,
      );
      expect(rows.map(({ why }) => why)).toEqual(['here', 'within']);
    });

    it('holds for a call that comes while the person is being deleted', async () => {
      const token = await fresh('ned');
      await api.call('POST', '/users/deletion', { token });
      let answer: ReturnType<typeof another.call> | undefined;
      await inTransaction(database, async (tx) => {
        const { rows } = await tx.query<{ id: string }>(`select id from portal.people where subject = 'ned'`);
        const nextYear = new Date('2027-01-01T00:00:00Z');
        await endPerson(tx, rows[0]?.id ?? '', { moment: nextYear, now: nextYear });
        answer = another.call('PUT', '/users/demographics', { token, body: { nationalities: 'US' } });
        await expect.poll(waitingForLocks, { timeout: 20_000 }).toBe(1);
      });
      expect((await answer)?.status).toBe(401);
      expect(await peopleLeft('ned')).toBe(0);
    });
  });
});

it.each([
  ['GET', '/users/yourData'],
  ['GET', '/users/deletion'],
  ['POST', '/users/deletion'],
  ['DELETE', '/users/deletion'],
])('%s %s needs sign-in and is never stored', async (method, path) => {
  const reply = await api.call(method, path);
  expect(reply.status).toBe(401);
  expect(reply.headers.get('cache-control')).toBe('no-store');
});
