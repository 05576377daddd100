import { randomUUID } from 'node:crypto';
import { createClient } from '@longleaf/contract/client';
import { operation } from '@longleaf/contract/operation';
import { bind } from '@longleaf/http/bind';
import { ownerAlone } from '@longleaf/http/policy';
import { badRequest } from '@longleaf/http/problem';
import { createServer } from '@longleaf/http/server';
import { createLogger } from '@longleaf/platform/logging';
import { readSettings } from '@longleaf/platform/settings';
import { testDatabase } from '@longleaf/testkit/database';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answerStore, keptAnswerJobs } from './index.ts';

const database = await testDatabase('tables');
await database.query(
  'create table public.notes (id int generated always as identity, person uuid, words text)',
);

const addNote = operation({
  id: 'TEST-1',
  method: 'POST',
  path: '/notes',
  policy: 'saved-search:change',
  summary: 'Adds a note; twice the same is two',
  body: z.object({ words: z.string().trim() }),
  idempotencyKey: true,
  status: 201,
  response: z.object({ id: z.int(), at: z.string() }),
});
const ring = operation({
  ...addNote,
  path: '/bell' as const,
  response: z.undefined(),
  status: undefined,
});

const app = await createServer({
  settings: readSettings({ NODE_ENV: 'test', RATE_LIMIT_PER_MINUTE: '0' }),
  log: createLogger('test', 'silent'),
  authenticate: async (request) => {
    request.actor = { kind: 'person', id: String(request.headers['x-person']) };
  },
  policies: { 'saved-search': ownerAlone },
  catalogVersion: () => 'one',
  answers: answerStore(database),
});
const add = 'insert into public.notes (person, words) values ($1, $2) returning id';
bind(app, addNote, async ({ tx, scope, body }) => {
  const { rows } = await tx.query<{ id: number }>(add, [scope.owner, body.words]);
  if (body.words === 'slow') await tx.query('select pg_sleep(0.3)');
  if (body.words === 'wrong') throw badRequest({ words: ['Not these.'] });
  return { id: rows[0]?.id ?? 0, at: new Date().toISOString() };
});
bind(app, ring, async ({ tx, scope, body }): Promise<undefined> => {
  await tx.query(add, [scope.owner, body.words]);
});
const url = await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());

async function somebody() {
  const { rows } = await database.query<{ id: string }>(
    'insert into portal.people (issuer, subject) values ($1, $2) returning id',
    ['https://issuer.example', randomUUID()],
  );
  const id = rows[0]?.id ?? '';
  return {
    send: async (words: string, key?: string, path = '/notes') => {
      const headers = { 'content-type': 'application/json', 'x-person': id };
      const answer = await fetch(url + path, {
        method: 'POST',
        headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
        body: JSON.stringify({ words }),
      });
      return { status: answer.status, text: await answer.text() };
    },
    /** The portal's client, and the keys that it sent. */
    client: (lose: (sent: number) => boolean) => {
      const keys: (string | null)[] = [];
      const way: typeof fetch = async (input, init) => {
        const headers = new Headers(init?.headers);
        headers.set('x-person', id);
        keys.push(headers.get('idempotency-key'));
        const isLost = lose(keys.length);
        const answer = await fetch(input, { ...init, headers });
        if (isLost) throw new TypeError('The connection was lost');
        return answer;
      };
      return { keys, api: createClient({ addNote }, way, url) };
    },
    notes: async () => {
      const found = await database.query('select 1 from public.notes where person = $1', [id]);
      return found.rowCount;
    },
  };
}

describe('a call with an Idempotency-Key', () => {
  it('is done once, and answered again as it was', async () => {
    const { send, notes } = await somebody();
    const first = await send('milk', '"one"');
    expect(first.status).toBe(201);
    // The quotes are the header's, the spaces the schema's.
    for (const again of [await send('milk', '"one"'), await send(' milk ', 'one')])
      expect(again).toEqual(first);
    expect(await notes()).toBe(1);
    expect((await send('milk', '"two"')).text).not.toBe(first.text);
    await send('milk');
    expect(await notes()).toBe(3);
  });

  it('is done once for any number at the same time', async () => {
    const { send, notes } = await somebody();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send('slow', '"one"')));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
    expect(await notes()).toBe(1);
  });

  it('is refused when the key was used for something else', async () => {
    const { send, notes } = await somebody();
    await send('milk', '"one"');
    expect((await send('bread', '"one"')).status).toBe(422);
    expect(await notes()).toBe(1);
  });

  it('has keys of its own, and so has each person', async () => {
    const [one, other] = [await somebody(), await somebody()];
    const first = await one.send('milk', '"one"');
    const foreign = await other.send('milk', '"one"');
    expect(foreign.status).toBe(201);
    expect(foreign.text).not.toBe(first.text);
    for (let time = 0; time < 2; time++) {
      expect(await one.send('milk', '"one"', '/bell')).toEqual({ status: 204, text: '' });
    }
    expect(await one.send('milk', '"one"')).toEqual(first);
    expect([await one.notes(), await other.notes()]).toEqual([2, 1]);
  });

  it('is tried anew after one that failed, of which nothing stays', async () => {
    const { send, notes } = await somebody();
    expect((await send('wrong', '"one"')).status).toBe(400);
    expect(await notes()).toBe(0);
    expect((await send('milk', '"one"')).status).toBe(201);
  });

  it.each(['""', 'a b', 'x'.repeat(201), '"é"'])('needs a key that can be one: %s', async (key) => {
    const { send, notes } = await somebody();
    expect((await send('milk', Buffer.from(key).toString('latin1'))).status).toBe(400);
    expect(await notes()).toBe(0);
  });

  it('may be sent again the next day as if it were new', async () => {
    const { send, notes } = await somebody();
    const forget = () =>
      keptAnswerJobs(database).tasks['forget-answers']?.({}, { attempt: 1, lastAttempt: false });
    await send('milk', '"one"');
    await forget();
    await send('milk', '"one"');
    expect(await notes()).toBe(1);
    await database.query(`update portal.kept_answers set made_at = now() - interval '25 hours'`);
    await forget();
    await send('milk', '"one"');
    expect(await notes()).toBe(2);
  });
});

describe('the client of the portal', () => {
  it('sends a key of its own for each call, and the same one until it is answered', async () => {
    const { client, notes } = await somebody();
    const { api, keys } = client((sent) => sent === 1);
    await expect(api.addNote({ body: { words: 'milk' } })).rejects.toMatchObject({ status: 0 });
    await api.addNote({ body: { words: 'milk' } });
    expect(await notes()).toBe(1);
    await api.addNote({ body: { words: 'milk' } });
    expect(await notes()).toBe(2);
    expect(keys[0]).toMatch(/^"[0-9a-f-]{36}"$/);
    expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
  });

  it('makes one call of a double click', async () => {
    const { client, notes } = await somebody();
    const { api } = client(() => false);
    const [one, two] = await Promise.all([
      api.addNote({ body: { words: 'milk' } }),
      api.addNote({ body: { words: 'milk' } }),
    ]);
    expect(two).toEqual(one);
    expect(await notes()).toBe(1);
  });
});
