import { seal, unseal } from '../drafts/seal.ts';
import { pauseAfter } from '../pause-after.ts';
import { type AnswerChange, inOrder, inPlaceOf, slotOf } from './answer-change.ts';
import type { AnswerRow, AnswerStore } from './answer-store.ts';
import { keptUntil } from './answer-marks.ts';

/** What became of a change that was sent. `later`: no word, or none that ends it. */
export type Outcome =
  | { kind: 'kept'; answerId: number | null }
  | { kind: 'later'; afterSeconds?: number | undefined }
  /** Its session was deleted or finished elsewhere. */
  | { kind: 'gone' }
  | { kind: 'finished' }
  | { kind: 'refused'; why: string };

export interface QueueParts {
  owner: string;
  store: AnswerStore;
  /** The owner's key, or null when it cannot be had now. */
  key: () => Promise<CryptoKey | null>;
  send: (change: AnswerChange) => Promise<Outcome>;
  /** Runs the work while no other tab of the owner does its own. */
  alone: (work: () => Promise<void>) => Promise<void>;
  /** Milliseconds since 1970. */
  now: () => number;
  isOnline: () => boolean;
  /** Calls back after so many milliseconds. */
  wait: (milliseconds: number, done: () => void) => void;
  onRefused: (change: AnswerChange, why: string) => void;
  /** Something was kept or sent: other tabs look again. */
  onChange?: () => void;
}

/** Where a question stands in this tab: newer than what the server said, or what it said last. */
export interface KnownAnswer {
  answer: string | null;
  answeredAt: string;
  answerId: number | undefined;
  /** When the server took it, in milliseconds; null while it waits. */
  keptAt: number | null;
}

export interface QueueState {
  /** So many changes wait for the server. */
  waiting: number;
  /** Why they wait longer than a moment. */
  trouble: 'none' | 'offline' | 'server';
  /** Where what waits is: in this browser, on its way there, or in this tab alone, which takes it along when it is closed. */
  place: 'browser' | 'on its way' | 'tab';
  /** Until when they are kept in this browser, in milliseconds, if they cannot be sent; null where there are none. */
  keptUntil: number | null;
  /** By slot. */
  known: ReadonlyMap<string, KnownAnswer>;
  /** Changes that no session takes any more, by session. */
  stranded: ReadonlyMap<number, { why: 'gone' | 'finished'; changes: readonly AnswerChange[] }>;
}

export type Given = Omit<AnswerChange, 'answeredAt' | 'before'> & {
  /** When the server's answer was given, as far as this tab knows: a new one comes after it, whatever the clock says. */
  after?: string | undefined;
};

const WAITS = { first: 1000, longest: 30_000 };

/**
 * Answers of one person on their way: on the screen at once, kept sealed in the browser, sent one after another in the
 * order in which they were given. A newer one takes the place of one that waits. What the server has not taken stays.
 */
export function createAnswerQueue(parts: QueueParts) {
  const { owner, store, key, send, alone, now, isOnline, wait, onRefused, onChange } = parts;
  /** Given in this tab and not in the store yet, or never to be where its key cannot be had. */
  const loose = new Map<string, AnswerChange>();
  /** What stands in the store, opened. */
  let stored = new Map<string, AnswerChange>();
  /** So many lie in the store that cannot be opened before the key comes. */
  let locked = 0;
  const known = new Map<string, KnownAnswer>();
  const ended = new Map<number, 'gone' | 'finished'>();
  const listeners = new Set<() => void>();
  let trouble: QueueState['trouble'] = 'none';
  let failures = 0;
  let lastGiven = 0;
  let triedAt = now();
  let keeping: Promise<void> = Promise.resolve();
  /** So many are being put into the store. */
  let beingKept = 0;
  let draining: Promise<void> | null = null;
  let wantsMore = false;
  let state: QueueState = snapshot();

  function pending(): AnswerChange[] {
    const all = new Map(stored);
    for (const [slot, change] of loose) {
      const there = all.get(slot);
      if (!there || there.answeredAt <= change.answeredAt) all.set(slot, change);
    }
    return [...all.values()].toSorted(inOrder);
  }

  function snapshot(): QueueState {
    const all = pending();
    const stranded = new Map<number, { why: 'gone' | 'finished'; changes: AnswerChange[] }>();
    for (const [sessionId, why] of ended) {
      const changes = all.filter((change) => change.sessionId === sessionId);
      if (changes.length > 0) stranded.set(sessionId, { why, changes });
    }
    const waiting = locked + all.filter(({ sessionId }) => !ended.has(sessionId)).length;
    return {
      waiting,
      trouble: waiting === 0 ? 'none' : trouble,
      place: loose.size === 0 ? 'browser' : beingKept > 0 ? 'on its way' : 'tab',
      keptUntil: locked + all.length === 0 ? null : keptUntil(triedAt),
      known: new Map(known),
      stranded,
    };
  }

  function tell(): void {
    state = snapshot();
    for (const listener of listeners) listener();
  }

  function learn(change: AnswerChange, keptAt: number | null = null): void {
    const { answer, answeredAt, answerId } = change;
    const there = known.get(slotOf(change));
    if (there && there.answeredAt > answeredAt) {
      if (answerId !== undefined) known.set(slotOf(change), { ...there, answerId });
      return;
    }
    known.set(slotOf(change), { answer, answeredAt, answerId: answerId ?? there?.answerId, keptAt });
  }

  /** Puts a change into the store. Where its key cannot be had it stays in this tab, and is sent from there. */
  async function keep(change: AnswerChange): Promise<void> {
    const slot = slotOf(change);
    const opened = await key().catch(() => null);
    if (!opened) return;
    const sealed = await seal(opened, change);
    // Sent, or taken out, in the moment that sealing takes.
    if (loose.get(slot)?.answeredAt !== change.answeredAt) return;
    await store.keep({ owner, slot, answeredAt: change.answeredAt, ...sealed });
    stored.set(slot, change);
    if (loose.get(slot) === change) loose.delete(slot);
  }

  async function look(): Promise<void> {
    const opened = await key().catch(() => null);
    const rows = await store.of(owner);
    const isOpen = ({ slot, answeredAt }: AnswerRow) => stored.get(slot)?.answeredAt === answeredAt;
    locked = opened ? 0 : rows.filter((row) => !isOpen(row)).length;
    if (!opened) return;
    const changes = await Promise.all(
      rows.map(async (row) => {
        const there = stored.get(row.slot);
        return isOpen(row) ? there : ((await unseal(opened, row)) as AnswerChange | undefined);
      }),
    );
    stored = new Map(changes.flatMap((change) => (change ? [[slotOf(change), change]] : [])));
    for (const change of stored.values()) learn(change);
  }

  async function drop(change: AnswerChange): Promise<void> {
    const slot = slotOf(change);
    if (loose.get(slot)?.answeredAt === change.answeredAt) loose.delete(slot);
    if (stored.get(slot)?.answeredAt === change.answeredAt) stored.delete(slot);
    await store.drop({ owner, slot, answeredAt: change.answeredAt });
  }

  function tryLater(afterSeconds: number | undefined): void {
    failures += 1;
    trouble = isOnline() ? 'server' : 'offline';
    tell();
    const pause = pauseAfter(failures, WAITS);
    wait(Math.max(pause, (afterSeconds ?? 0) * 1000), () => void wake());
  }

  /** Sends what waits until nothing does, or until there is no word from the server. */
  async function drain(): Promise<void> {
    await alone(async () => {
      for (;;) {
        await keeping;
        await look();
        // Given while the key could not be had: kept now that it can.
        for (const change of loose.values()) await keep(change).catch(() => undefined);
        const next = pending().find(({ sessionId }) => !ended.has(sessionId));
        if (!next && locked > 0) return tryLater(undefined);
        if (!next) break;
        triedAt = now();
        const outcome = await send({
          ...next,
          answerId: next.answerId ?? known.get(slotOf(next))?.answerId,
        }).catch((): Outcome => ({ kind: 'later' }));
        if (outcome.kind === 'later') return tryLater(outcome.afterSeconds);
        failures = 0;
        trouble = 'none';
        if (outcome.kind === 'gone' || outcome.kind === 'finished') ended.set(next.sessionId, outcome.kind);
        else {
          await drop(next);
          if (outcome.kind === 'kept') learn({ ...next, answerId: outcome.answerId ?? undefined }, now());
          else {
            known.delete(slotOf(next));
            onRefused(next, outcome.why);
          }
        }
        tell();
        onChange?.();
      }
      trouble = 'none';
      tell();
    });
  }

  function wake(): Promise<void> {
    wantsMore = true;
    draining ??= (async () => {
      while (wantsMore) {
        wantsMore = false;
        await drain();
      }
    })().finally(() => {
      draining = null;
    });
    return draining;
  }

  /** A moment after everything that was given in this tab and after what is known of the question. */
  function momentAfter(after: string | undefined): string {
    lastGiven = Math.max(now(), lastGiven + 1, after === undefined ? 0 : Date.parse(after) + 1);
    return new Date(lastGiven).toISOString();
  }

  return {
    state: () => state,
    watch: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Takes an answer, or takes one back: on the screen at once, and on its way. */
    give({ after, ...given }: Given): void {
      const slot = slotOf(given);
      const there = known.get(slot)?.answeredAt;
      const latest = there !== undefined && (after === undefined || there > after) ? there : after;
      const former = loose.get(slot) ?? stored.get(slot);
      const change = inPlaceOf({ ...given, answeredAt: momentAfter(latest) }, former);
      loose.set(slot, change);
      triedAt = now();
      learn(change);
      beingKept += 1;
      tell();
      keeping = keeping
        .then(() => keep(change))
        .catch(() => undefined)
        .finally(() => {
          beingKept -= 1;
          tell();
        });
      void keeping.then(onChange);
      void wake();
    },
    /** Sends what waits. @returns whether nothing waits any more */
    async flush(): Promise<boolean> {
      await wake();
      return state.waiting === 0;
    },
    /** Looks at what another tab, or another day, left here, and sends it. */
    wake,
    /** Reads what waits without sending it. */
    async open(): Promise<void> {
      await look();
      tell();
    },
    /** Takes the changes of a session out: they are not wanted any more. */
    async forget(sessionId: number): Promise<void> {
      await keeping;
      await look();
      for (const change of pending()) if (change.sessionId === sessionId) await drop(change);
      for (const slot of known.keys()) if (slot.startsWith(`${sessionId}/`)) known.delete(slot);
      tell();
      onChange?.();
    },
    /** Gives the changes of a session that is no more to another one. */
    async moveTo(sessionId: number, from: number): Promise<void> {
      for (const change of state.stranded.get(from)?.changes ?? []) {
        const { answerId: _, before: _before, ...rest } = change;
        const moved = { ...rest, sessionId };
        loose.set(slotOf(moved), moved);
        learn(moved);
        await keep(moved);
        await drop(change);
      }
      tell();
      await wake();
    },
  };
}
export type AnswerQueue = ReturnType<typeof createAnswerQueue>;
