import { ownKeyOf } from '../drafts/drafts.ts';
import { fetchWithSession } from '../session/fetch-with-session.ts';
import { sessionState, watchSession } from '../session/session-state.ts';
import { onOwnSignOut } from '../session/sign-out.ts';
import { showToast } from '../../ui/toast-store.ts';
import { type AnswerQueue, createAnswerQueue } from './answer-queue.ts';
import { type AnswerStore, noAnswerStore } from './answer-store.ts';
import { indexedAnswerStore } from './indexed-answer-store.ts';
import { answerSender } from './send-answer.ts';
import { answersWait } from './answer-marks.ts';
import { dropOverdue } from './drop-overdue.ts';

const CHANNEL = 'longleaf-answers';
/** Signing out waits so long for answers on their way. */
const LONGEST_FAREWELL = 4000;

let store: Promise<AnswerStore> | undefined;
let channel: BroadcastChannel | undefined;
const queues = new Map<string, AnswerQueue>();

const personNow = () => {
  const state = sessionState();
  return state.status === 'signed-in' ? state.person.id : null;
};

/** The answers of this person on their way. Another person's stay sealed until that person is back. */
export function answersOf(owner: string): AnswerQueue {
  const known = queues.get(owner);
  if (known) return known;
  const queue = openQueue(owner);
  queues.set(owner, queue);
  void queue.open().then(() => queue.wake());
  return queue;
}

const opened = () => (store ??= indexedAnswerStore().catch(noAnswerStore));

/** Drops what others left here longer ago than it is kept. */
export async function dropOverdueAnswers(): Promise<void> {
  await dropOverdue({
    store: await opened(),
    marks: answersWait,
    present: personNow(),
    now: Date.now,
  });
}

function openQueue(owner: string): AnswerQueue {
  const send = answerSender(fetchWithSession);
  const queue = createAnswerQueue({
    owner,
    store: {
      keep: async (row) => (await opened()).keep(row),
      drop: async (row) => (await opened()).drop(row),
      of: async (whose) => (await opened()).of(whose),
      owners: async () => (await opened()).owners(),
      dropAll: async (whose) => (await opened()).dropAll(whose),
    },
    key: () => ownKeyOf(owner),
    send: async (change) => {
      if (personNow() !== owner) return { kind: 'later' };
      const outcome = await send(change);
      // Whoever came meanwhile was refused, not the owner.
      return personNow() === owner ? outcome : { kind: 'later' };
    },
    alone: (work) => ('locks' in navigator ? navigator.locks.request(`${CHANNEL}:${owner}`, work) : work()),
    now: Date.now,
    isOnline: () => navigator.onLine,
    wait: (milliseconds, done) => void setTimeout(done, milliseconds),
    onRefused: (_, why) => showToast({ kind: 'error', text: why }),
    onChange: () => tellTabs(owner),
  });
  queue.watch(() => {
    // A tab that is left open after its owner went keeps nothing longer than they were told.
    if (personNow() === owner) answersWait.set(owner, queue.state().keptUntil);
  });
  return queue;
}

function tellTabs(owner: string): void {
  channelOfTabs().postMessage(owner);
}

function channelOfTabs(): BroadcastChannel {
  if (channel) return channel;
  channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const queue = typeof data === 'string' ? queues.get(data) : undefined;
    void queue?.open();
    for (const listener of elsewhere) listener();
  });
  return channel;
}

let isStarted = false;
const elsewhere = new Set<() => void>();

/** Calls the listener when another tab of this browser has given or sent an answer. */
export function watchOtherTabs(listener: () => void): () => void {
  channelOfTabs();
  elsewhere.add(listener);
  return () => elsewhere.delete(listener);
}

/** Sends what waits for the person who is signed in, now and whenever the connection or the person comes back. A second call does nothing. */
export function startAnswers(): void {
  if (isStarted) return;
  isStarted = true;
  const wake = () => {
    const person = personNow();
    if (person !== null) void answersOf(person).wake();
  };
  watchSession(wake);
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wake());
  // What is sealed and could not be sent stays for its owner: an answer is not lost because a line was.
  onOwnSignOut(async (person) => {
    const leaving = new Promise<void>((resolve) => void setTimeout(resolve, LONGEST_FAREWELL));
    await Promise.race([queues.get(person)?.flush(), leaving]);
  });
  wake();
  void dropOverdueAnswers().catch(() => undefined);
}
