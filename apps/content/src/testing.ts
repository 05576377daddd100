import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteSettings } from './site/settings.ts';

/** Settings for tests: origins that differ from each other and from the server's own. */
export const testSettings: SiteSettings = {
  PORTAL_URL: 'http://portal.example:3000',
  CONTENT_URL: 'http://content.example:3002',
  PRODUCT_NAME: 'Longleaf',
  NOTIFICATION_TARGET: 'site',
};

/** A clock that stands at noon US Eastern time of 20 November 2026. */
export const testClock = () => new Date('2026-11-20T17:00:00Z');

/** An empty folder and a way to put text files into it. */
export function temporaryFolder(): { folder: string; write: (name: string, text: string) => void } {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  return { folder, write: (name, text) => writeFileSync(join(folder, name), text) };
}
