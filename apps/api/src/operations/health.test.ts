import { existsSync } from 'node:fs';
import { awayHeader } from '@longleaf/contract/people-away';
import { beforeEach, describe, expect, it } from 'vitest';
import { startApi } from '../../test/start-api.ts';

const stopping = new AbortController();
const state = { jobs: true, away: false };
const program = {
  jobsRunning: () => state.jobs,
  peopleAway: () => state.away,
  stopping: stopping.signal,
};
const api = await startApi({ catalog: true, program });

beforeEach(() => void Object.assign(state, { jobs: true, away: false }));

const ready = async (query = '') => {
  const { status, json, headers } = await api.call('GET', `/health/ready${query}`);
  return { status, json, retryAfter: headers.get('retry-after') };
};

describe('a copy', () => {
  it('is ready as a whole, and in each part', async () => {
    const all = { status: 'ready', database: true, disk: true, catalog: true, jobs: true };
    expect(await ready()).toEqual({ status: 200, json: all, retryAfter: null });
    expect(await ready('?part=pages')).toMatchObject({ json: { status: 'ready', catalog: true } });
    expect(await ready('?part=people')).toMatchObject({ json: { status: 'ready', database: true } });
  });

  it('whose job runner does not reach the queue is ready in its parts, and not as a whole', async () => {
    state.jobs = false;
    expect(await ready()).toMatchObject({ status: 503, json: { status: 'not ready', jobs: false } });
    expect((await ready('?part=people')).status).toBe(200);
  });

  // A file system that never has room, where the system has one.
  it.skipIf(!existsSync('/proc/self'))('whose disk is full is not ready, and says so', async () => {
    const full = await startApi({ beside: api, settings: { DATA_DIR: '/proc' } });
    for (const query of ['', '?part=people']) {
      const answer = await full.call('GET', `/health/ready${query}`);
      expect(answer).toMatchObject({
        status: 503,
        json: { status: 'not ready', disk: false, database: true },
      });
      expect(answer.headers.get('retry-after')).toBe('5');
    }
    expect((await full.call('GET', '/health/ready?part=pages')).status).toBe(200);
  });

  it('has no other part: a balancer that asks for one is set wrong', async () => {
    expect((await ready('?part=everything')).status).toBe(404);
    expect((await ready('?part=toString')).status).toBe(404);
    expect((await ready('?part=pages&part=people')).status).toBe(404);
  });

  it('marks its answers while people’s things are away, and lets nobody keep them', async () => {
    const search = () => api.call('POST', '/campusSearch/institutionFilters', { body: [] });
    const usual = await search();
    expect(usual.headers.get(awayHeader)).toBeNull();
    expect(usual.headers.get('cache-control')).toContain('public');
    state.away = true;
    const marked = await search();
    expect(marked).toMatchObject({ status: 200, json: usual.json });
    expect(marked.headers.get(awayHeader)).toBe('people');
    expect(marked.headers.get('cache-control')).toBe('no-store');
  });

  // The last: what stops does not begin again.
  it('that stops is not ready in any part, and still serves', async () => {
    stopping.abort();
    for (const query of ['', '?part=pages', '?part=people']) {
      expect(await ready(query)).toMatchObject({
        status: 503,
        json: { status: 'stopping' },
        retryAfter: '5',
      });
    }
    expect((await api.call('GET', '/health')).status).toBe(200);
    expect((await api.call('POST', '/campusSearch/institutionFilters', { body: [] })).status).toBe(200);
  });
});
