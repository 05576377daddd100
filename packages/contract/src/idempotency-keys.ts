import type { Operation } from './operation.ts';

/** The key of the last request of an operation that is not known to be answered, with what it asked. */
const open = new WeakMap<Operation, { asked: string; key: string }>();

/**
 * The key of a request: as long as it is not answered, the very same request has the same one, whoever sends it again
 * (a second click, another try after a lost connection). Anything else is a request of its own.
 */
export function keyOf(operation: Operation, sent: { files?: readonly File[] }): string {
  const files = sent.files?.map(({ name, size, lastModified }) => [name, size, lastModified]);
  const asked = JSON.stringify({ ...sent, files });
  const before = open.get(operation);
  if (before?.asked === asked) return before.key;
  const key = crypto.randomUUID();
  open.set(operation, { asked, key });
  return key;
}

/** Forgets a key once the server has said what came of it. */
export function answered(operation: Operation, key: string): void {
  if (open.get(operation)?.key === key) open.delete(operation);
}
