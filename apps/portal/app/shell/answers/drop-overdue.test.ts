import { beforeEach, describe, expect, it } from 'vitest';
import { memoryAnswerStore } from '../../testing/memory-answer-store.ts';
import { ANSWER_DAYS, answerMarks, keptUntil } from './answer-marks.ts';
import { dropOverdue } from './drop-overdue.ts';

const DAY = 86_400_000;
const WAITS = 'longleaf.answers-wait.';

/** What a browser keeps by name. */
function memoryStorage(): Storage {
  const all = new Map<string, string>();
  return {
    get length() {
      return all.size;
    },
    key: (place) => [...all.keys()][place] ?? null,
    getItem: (name) => all.get(name) ?? null,
    setItem: (name, value) => void all.set(name, value),
    removeItem: (name) => void all.delete(name),
    clear: () => all.clear(),
  };
}

let now = Date.parse('2026-11-24T15:00:00Z');
let storage = memoryStorage();
let store = memoryAnswerStore();
let marks = answerMarks(
  () => storage,
  () => now,
);
const drop = (present: string | null) => dropOverdue({ store, marks, present, now: () => now });
const waits = (owner: string, question: number) =>
  store.keep({
    owner,
    slot: `7/${question}`,
    answeredAt: '2026-11-24T15:00:00.000Z',
    nonce: new Uint8Array(12),
    data: new ArrayBuffer(8),
  });

beforeEach(async () => {
  now = Date.parse('2026-11-24T15:00:00Z');
  storage = memoryStorage();
  store = memoryAnswerStore();
  marks = answerMarks(
    () => storage,
    () => now,
  );
  await waits('maya', 1);
  await waits('maya', 2);
  await waits('jordan', 1);
  marks.set('maya', keptUntil(now));
  marks.set('jordan', keptUntil(now + DAY));
});

describe('answers that nobody came to send', () => {
  it('stay as long as their owner was told', async () => {
    now += ANSWER_DAYS * DAY;
    await drop('sam');
    expect(await store.of('maya')).toHaveLength(2);
    expect(marks.dropped('maya')).toBe(0);
  });

  it('are dropped after that, and their owner is told how many; what others still have stays', async () => {
    now += ANSWER_DAYS * DAY + 1;
    await drop('sam');
    expect(await store.of('maya')).toEqual([]);
    expect(marks.of('maya')).toBe(false);
    expect(marks.dropped('maya')).toBe(2);
    expect(await store.of('jordan')).toHaveLength(1);
    expect(marks.of('jordan')).toBe(true);
    // Another tab looks a moment later.
    marks.set('maya', 0);
    await drop('sam');
    expect(marks.dropped('maya')).toBe(2);
    marks.forgetDropped('maya');
    expect(marks.dropped('maya')).toBe(0);
  });

  it('are dropped where nobody is signed in', async () => {
    now += (ANSWER_DAYS + 2) * DAY;
    await drop(null);
    expect([await store.owners(), marks.dropped('maya'), marks.dropped('jordan')]).toEqual([[], 2, 1]);
  });

  it('of the person who is signed in are left to be sent, however old they are', async () => {
    now += 365 * DAY;
    await drop('maya');
    expect(await store.of('maya')).toHaveLength(2);
    expect(marks.dropped('maya')).toBe(0);
  });

  it.each<[string, () => void]>([
    ['without a mark', () => marks.set('maya', null)],
    ['with a mark that names no day', () => storage.setItem(`${WAITS}maya`, 'yes')],
  ])('%s get their days from when they are seen', async (_, change) => {
    change();
    now += 100 * DAY;
    await drop('sam');
    expect(await store.of('maya')).toHaveLength(2);
    now += ANSWER_DAYS * DAY + 1;
    await drop('sam');
    expect(await store.of('maya')).toEqual([]);
    expect(marks.dropped('maya')).toBe(2);
  });
});
