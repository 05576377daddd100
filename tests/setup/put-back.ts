import { endFile } from '@longleaf/testkit/after-file';
import { afterAll, vi } from 'vitest';

// Files of a worker share its process: what stands in for the real thing ends with the file, not with the next test.
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// The first hook of all, so the last that runs.
afterAll(endFile);
