const ends: (() => unknown)[] = [];

/**
 * Does something after the last test of the file, what was begun last first. Also when it is called inside a test or a
 * hook, where Vitest takes no `afterAll` any more and says nothing: servers and databases would stay until the run ends.
 */
export function afterFile(end: () => unknown): void {
  ends.push(end);
}

/** Does what `afterFile` was told. For `tests/setup`, after everything that the file itself does at its end. */
export async function endFile(): Promise<void> {
  const faults: unknown[] = [];
  for (let end = ends.pop(); end !== undefined; end = ends.pop()) {
    try {
      await end();
    } catch (fault) {
      faults.push(fault);
    }
  }
  if (faults.length > 0) throw faults.length === 1 ? faults[0] : new AggregateError(faults);
}
