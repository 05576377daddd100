import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '@longleaf/platform/settings';
import { startAll } from '../../../scripts/lib/supervisor.ts';

/** Runs the built portal and what it needs on ports of their own and a data folder that is removed afterwards. */
export async function withPortal<Result>(
  firstPort: number,
  use: (origin: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'longleaf-bench-'));
  await chmod(folder, 0o755);
  const [PORT, IDENTITY_PORT, CONTENT_PORT, PARTNERS_PORT] = [0, 1, 2, 3].map((more) =>
    String(firstPort + more),
  );
  Object.assign(process.env, { PORT, IDENTITY_PORT, CONTENT_PORT, PARTNERS_PORT });
  Object.assign(process.env, {
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    CAREERS_SITE_URL: '',
    RATE_LIMIT_PER_MINUTE: '0',
  });
  const running = await startAll(readSettings(process.env));
  try {
    return await use(`http://localhost:${PORT}`);
  } finally {
    await running.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
