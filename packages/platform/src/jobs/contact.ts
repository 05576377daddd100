import type { EventEmitter } from 'node:events';

/** The queue answers in milliseconds. */
const SILENCE_MILLISECONDS = 5_000;

/**
 * Whether a runner reaches its queue, told by what it asks of it: each worker asks for work every two seconds, and one
 * connection listens. Takes the events of the runner, and of those that take its place.
 * @param now milliseconds of a clock that only goes forward.
 */
export function watchContact(
  events: EventEmitter,
  now: () => number = () => performance.now(),
): () => boolean {
  let isLost = false;
  /** Since when each worker waits for an answer. */
  const waiting = new Map<unknown, number>();
  const answered = (lost: boolean) => (event: { worker: unknown }) => {
    waiting.delete(event.worker);
    isLost = lost;
  };
  events.on('pool:create', () => waiting.clear());
  events.on('worker:getJob:start', (event: { worker: unknown }) => waiting.set(event.worker, now()));
  events.on('worker:getJob:empty', answered(false));
  events.on('job:start', answered(false));
  events.on('worker:getJob:error', answered(true));
  // Of a runner whose workers are all busy this is all that is heard.
  events.on('pool:listen:error', () => {
    isLost = true;
  });
  events.on('pool:listen:success', () => {
    isLost = false;
  });
  return () => !isLost && [...waiting.values()].every((since) => now() - since < SILENCE_MILLISECONDS);
}
