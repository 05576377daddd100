import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importKey } from '../drafts/seal.ts';
import type { AnswerChange } from './answer-change.ts';
import { type AnswerQueue, createAnswerQueue, type Outcome, type QueueParts } from './answer-queue.ts';
import { memoryAnswerStore } from '../../testing/memory-answer-store.ts';
import { type AnswerRow, type AnswerStore, noAnswerStore } from './answer-store.ts';

const SESSION = 7;
const key = importKey(btoa('k'.repeat(32)));

interface Kept {
  id: number;
  answer: string | null;
  answeredAt: string;
}

/** What the API does with an answer: one row for each question, the newest stays, a removal is remembered. */
function server() {
  const rows = new Map<number, Kept>();
  const taken: string[] = [];
  let weather: 'fine' | 'request lost' | 'answer lost' = 'fine';
  let ended: 'gone' | 'finished' | null = null;
  let lastId = 0;
  const take = (questionId: number, answer: string | null, answeredAt: string): number => {
    const there = rows.get(questionId);
    if (there && there.answeredAt > answeredAt) return there.id;
    const id = there?.id ?? ++lastId;
    rows.set(questionId, { id, answer, answeredAt });
    taken.push(`${questionId}=${answer}`);
    return id;
  };
  const send = async ({
    questionId,
    answer,
    answeredAt,
    answerId,
    before,
  }: AnswerChange): Promise<Outcome> => {
    if (weather === 'request lost') return { kind: 'later' };
    if (ended) return { kind: ended };
    let id: number | null = null;
    if (answer !== null) id = take(questionId, answer, answeredAt);
    else {
      const known = before ? take(questionId, before.answer, before.answeredAt) : answerId;
      if ((known ?? rows.get(questionId)?.id) !== undefined) take(questionId, null, answeredAt);
    }
    if (weather === 'answer lost') return { kind: 'later' };
    return { kind: 'kept', answerId: id };
  };
  return {
    send,
    taken,
    set: (next: typeof weather) => (weather = next),
    end: (how: typeof ended) => (ended = how),
    shown: () =>
      new Map([...rows].flatMap(([question, { answer }]) => (answer === null ? [] : [[question, answer]]))),
    row: (question: number) => rows.get(question),
  };
}

/** A browser: tabs that share a store, a clock, and one sender at a time. */
function browser(send: QueueParts['send'], store: AnswerStore = memoryAnswerStore()) {
  let time = Date.parse('2026-11-24T15:00:00Z');
  let turn: Promise<void> = Promise.resolve();
  const refused: string[] = [];
  const waits: (() => void)[] = [];
  let isOnline = true;
  const tab = (owner = 'maya', ownKey: () => Promise<CryptoKey | null> = () => key): AnswerQueue =>
    createAnswerQueue({
      owner,
      store,
      key: ownKey,
      send,
      alone: (work) => (turn = turn.then(work, work)),
      now: () => time,
      isOnline: () => isOnline,
      wait: (_, done) => void waits.push(done),
      onRefused: (_, why) => void refused.push(why),
    });
  return {
    tab,
    store,
    refused,
    waits,
    pass: (milliseconds: number) => (time += milliseconds),
    connect: (online: boolean) => (isOnline = online),
  };
}

const given = (questionId: number, answer: string | null, answerId?: number) => ({
  assessmentId: 1,
  sessionId: SESSION,
  questionId,
  categoryId: 1,
  answer,
  answerId,
});

describe('answers on their way', () => {
  it('are shown at once, kept sealed, and gone from the browser once the server has them', async () => {
    const api = server();
    const { tab, store } = browser(api.send);
    const queue = tab();
    queue.give(given(1, '4'));
    expect(queue.state()).toMatchObject({ waiting: 1, trouble: 'none' });
    expect(queue.state().known.get('7/1')).toMatchObject({ answer: '4', keptAt: null });
    expect(await queue.flush()).toBe(true);
    expect(queue.state().known.get('7/1')).toMatchObject({ answerId: 1, keptAt: expect.any(Number) });
    expect(api.shown()).toEqual(new Map([[1, '4']]));
    expect(await store.of('maya')).toEqual([]);
  });

  it('wait without a connection, and go in the order in which they were given, none twice, the newest of each', async () => {
    const api = server();
    const { tab, store, connect, waits } = browser(api.send);
    connect(false);
    api.set('request lost');
    const queue = tab();
    for (const [question, answer] of [
      [1, '4'],
      [2, '2'],
      [3, '5'],
      [1, '1'],
    ] as const)
      queue.give(given(question, answer));
    expect(await queue.flush()).toBe(false);
    expect(queue.state()).toMatchObject({ waiting: 3, trouble: 'offline' });
    const rows = await store.of('maya');
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows.map(({ data }) => [...new Uint8Array(data)]))).not.toContain('answer');
    api.set('fine');
    waits.at(-1)?.();
    expect(await queue.flush()).toBe(true);
    expect(api.taken).toEqual(['2=2', '3=5', '1=1']);
  });

  it('are sent by the next tab where this one was closed in the middle', async () => {
    const api = server();
    const { tab } = browser(api.send);
    api.set('request lost');
    const closed = tab();
    closed.give(given(1, '4'));
    await closed.flush();
    api.set('fine');
    const next = tab();
    await next.open();
    expect(next.state().known.get('7/1')).toMatchObject({ answer: '4' });
    expect(await next.flush()).toBe(true);
    expect(api.shown()).toEqual(new Map([[1, '4']]));
  });

  it('of somebody else at this computer are neither seen nor sent', async () => {
    const api = server();
    const { tab, store } = browser(api.send);
    api.set('request lost');
    const mine = tab();
    mine.give(given(1, '4'));
    await mine.flush();
    api.set('fine');
    const theirs = tab('jordan');
    await theirs.open();
    expect(await theirs.flush()).toBe(true);
    expect(theirs.state()).toMatchObject({ waiting: 0, known: new Map() });
    expect(api.taken).toEqual([]);
    expect(await store.of('maya')).toHaveLength(1);
  });

  it('are sent from the tab where their key cannot be had', async () => {
    const api = server();
    const { tab, store } = browser(api.send);
    const queue = tab('maya', () => Promise.resolve(null));
    queue.give(given(1, '4'));
    expect(await queue.flush()).toBe(true);
    expect(api.shown()).toEqual(new Map([[1, '4']]));
    expect(await store.of('maya')).toEqual([]);
  });

  it('that lie here locked are waited for until their key comes, and nothing is said to be saved before', async () => {
    const api = server();
    const { tab, waits } = browser(api.send);
    api.set('request lost');
    const closed = tab();
    closed.give(given(1, '4'));
    await closed.flush();
    api.set('fine');
    let isThere = false;
    const next = tab('maya', () => Promise.resolve(isThere ? key : null));
    await next.open();
    expect(next.state()).toMatchObject({ waiting: 1, keptUntil: expect.any(Number), known: new Map() });
    expect(await next.flush()).toBe(false);
    expect(next.state()).toMatchObject({ waiting: 1, trouble: 'server' });
    isThere = true;
    waits.at(-1)?.();
    expect(await next.flush()).toBe(true);
    expect(next.state().known.get('7/1')).toMatchObject({ answer: '4', keptAt: expect.any(Number) });
    expect(api.shown()).toEqual(new Map([[1, '4']]));
  });

  it('are said to be in this browser once they are, and not before', async () => {
    const api = server();
    const memory = memoryAnswerStore();
    const kept = Promise.withResolvers<void>();
    const slow = { ...memory, keep: (row: AnswerRow) => kept.promise.then(() => memory.keep(row)) };
    const { tab } = browser(api.send, slow);
    api.set('request lost');
    const queue = tab();
    queue.give(given(1, '4'));
    expect(queue.state()).toMatchObject({ waiting: 1, place: 'on its way' });
    const told: string[] = [];
    queue.watch(() => told.push(queue.state().place));
    kept.resolve();
    await queue.flush();
    expect(queue.state()).toMatchObject({ waiting: 1, trouble: 'server', place: 'browser' });
    expect(told).not.toContain('tab');
    queue.give(given(2, '5'));
    expect(queue.state()).toMatchObject({ waiting: 2, trouble: 'server', place: 'on its way' });
  });

  it.each([
    ['the browser keeps nothing', () => key, noAnswerStore()],
    ['their key cannot be had', () => Promise.resolve(null), memoryAnswerStore()],
  ])('are said to be in this tab alone where %s, and are sent from there', async (_, ownKey, store) => {
    const api = server();
    const { tab, waits } = browser(api.send, store);
    api.set('request lost');
    const queue = tab('maya', ownKey);
    queue.give(given(1, '4'));
    expect(await queue.flush()).toBe(false);
    expect(queue.state()).toMatchObject({ waiting: 1, trouble: 'server', place: 'tab' });
    api.set('fine');
    waits.at(-1)?.();
    expect(await queue.flush()).toBe(true);
    expect(api.shown()).toEqual(new Map([[1, '4']]));
  });

  it('that were given without a key are kept as soon as it comes', async () => {
    const api = server();
    const { tab, store, waits } = browser(api.send);
    api.set('request lost');
    let isThere = false;
    const queue = tab('maya', () => Promise.resolve(isThere ? key : null));
    queue.give(given(1, '4'));
    await queue.flush();
    expect(await store.of('maya')).toEqual([]);
    isThere = true;
    waits.at(-1)?.();
    await queue.flush();
    expect(await store.of('maya')).toHaveLength(1);
    api.set('fine');
    const next = tab();
    expect(await next.flush()).toBe(true);
    expect(api.shown()).toEqual(new Map([[1, '4']]));
  });

  it('that were taken back before any word came are not brought back by the one that was lost', async () => {
    const api = server();
    const { tab } = browser(api.send);
    const queue = tab();
    api.set('answer lost');
    queue.give(given(1, '1'));
    await queue.flush();
    queue.give(given(1, null));
    api.set('fine');
    await queue.flush();
    expect(api.shown()).toEqual(new Map());
    expect(api.row(1)).toMatchObject({ answer: null });
  });

  it('that are taken back tell what may still be on its way, so that it is put there first', async () => {
    const sent: AnswerChange[] = [];
    const { tab } = browser(async (change) => {
      sent.push(change);
      return { kind: 'later' };
    });
    const queue = tab();
    queue.give(given(1, '1'));
    await queue.flush();
    queue.give(given(1, null));
    await queue.flush();
    expect(sent.at(-1)).toMatchObject({
      answer: null,
      before: { answer: '1', answeredAt: sent[0]?.answeredAt },
    });
  });

  it('come after what the server has, whatever the clock of this computer says', async () => {
    const api = server();
    const { tab, pass } = browser(api.send);
    pass(-86_400_000);
    const queue = tab();
    queue.give({ ...given(1, '2'), after: '2026-11-24T14:59:00.000Z' });
    await queue.flush();
    expect(api.row(1)).toMatchObject({ answeredAt: '2026-11-24T14:59:00.001Z' });
  });

  it.each(['gone', 'finished'] as const)(
    'of a session that is %s stay and are told, until they are moved or left',
    async (how) => {
      const api = server();
      const { tab, store } = browser(api.send);
      const queue = tab();
      api.end(how);
      queue.give(given(1, '4'));
      queue.give(given(2, '5'));
      expect(await queue.flush()).toBe(true);
      expect(queue.state().stranded.get(SESSION)).toMatchObject({ why: how, changes: [{}, {}] });
      expect(await store.of('maya')).toHaveLength(2);
      api.end(null);
      await queue.moveTo(8, SESSION);
      expect(api.shown()).toEqual(
        new Map([
          [1, '4'],
          [2, '5'],
        ]),
      );
      expect(queue.state().stranded.size).toBe(0);
      expect(await store.of('maya')).toEqual([]);
    },
  );

  it('are kept for 30 days from when they were last tried, and for no day once the server has them', async () => {
    const api = server();
    const { tab, pass } = browser(api.send);
    const queue = tab();
    expect(queue.state().keptUntil).toBeNull();
    api.set('request lost');
    queue.give(given(1, '4'));
    await queue.flush();
    expect(queue.state().keptUntil).toBe(Date.parse('2026-12-24T15:00:00Z'));
    pass(86_400_000);
    await queue.flush();
    expect(queue.state().keptUntil).toBe(Date.parse('2026-12-25T15:00:00Z'));
    api.set('fine');
    await queue.flush();
    expect(queue.state().keptUntil).toBeNull();
    // What no session takes any more waits as well.
    api.end('gone');
    queue.give(given(2, '4'));
    await queue.flush();
    expect(queue.state()).toMatchObject({ waiting: 0, keptUntil: expect.any(Number) });
  });

  it('that the server refuses are dropped and told', async () => {
    const { tab, store, refused } = browser(async () => ({
      kind: 'refused',
      why: 'Choose one of the answers.',
    }));
    const queue = tab();
    queue.give(given(1, '9'));
    expect(await queue.flush()).toBe(true);
    expect(refused).toEqual(['Choose one of the answers.']);
    expect(queue.state().known.size).toBe(0);
    expect(await store.of('maya')).toEqual([]);
  });

  it('are forgotten when the session is started over', async () => {
    const api = server();
    const { tab, store } = browser(api.send);
    const queue = tab();
    api.set('request lost');
    queue.give(given(1, '4'));
    await queue.forget(SESSION);
    api.set('fine');
    expect(await queue.flush()).toBe(true);
    expect(api.taken).toEqual([]);
    expect(await store.of('maya')).toEqual([]);
  });
});

type Step =
  | { do: 'answer'; tab: number; question: number; answer: string | null }
  | { do: 'weather'; to: 'fine' | 'request lost' | 'answer lost' }
  | { do: 'reload'; tab: number }
  | { do: 'send'; tab: number }
  | { do: 'rest' };

const tabs = fc.integer({ min: 0, max: 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      tab: tabs,
      question: fc.integer({ min: 1, max: 4 }),
      answer: fc.constantFrom('1', '2', '3', null),
    }),
  },
  fc.record({
    do: fc.constant('weather' as const),
    to: fc.constantFrom('fine' as const, 'request lost' as const, 'answer lost' as const),
  }),
  fc.record({ do: fc.constant('reload' as const), tab: tabs }),
  fc.record({ do: fc.constant('send' as const), tab: tabs }),
  fc.record({ do: fc.constant('rest' as const) }),
);

it('any order of answers, removals, lost lines, retries, two tabs and reloads ends with the newest of each question', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const api = server();
      const { tab, pass, store } = browser(api.send);
      const open = [tab(), tab()];
      const newest = new Map<number, string>();
      for (const one of steps) {
        pass(5);
        if (one.do === 'answer') {
          // Only what a tab shows can be taken back in it.
          const isShown = open[one.tab]?.state().known.get(`${SESSION}/${one.question}`)?.answer != null;
          if (one.answer === null && !isShown) continue;
          open[one.tab]?.give(given(one.question, one.answer));
          if (one.answer === null) newest.delete(one.question);
          else newest.set(one.question, one.answer);
        } else if (one.do === 'weather') api.set(one.to);
        else if (one.do === 'send') void open[one.tab]?.wake();
        else if (one.do === 'rest') await open[0]?.flush();
        else {
          // What was given is in the store a moment later; then the tab may go at any time.
          await open[one.tab]?.flush();
          open[one.tab] = tab();
        }
      }
      api.set('fine');
      for (const queue of open) expect(await queue.flush()).toBe(true);
      expect(api.shown()).toEqual(newest);
      expect(await store.of('maya')).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
