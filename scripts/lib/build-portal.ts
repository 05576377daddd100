import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { portalLanguages } from '@longleaf/rules/languages/portal-languages';

const ROOT = join(import.meta.dirname, '../..');
const PORTAL = join(ROOT, 'apps/portal');
const BUILD = join(PORTAL, 'build');
const STAMP = join(BUILD, 'stamp');

/** Everything the built portal is made of. */
const SOURCES = [
  'apps/portal/app',
  'apps/portal/public',
  'apps/portal/vite-plugins',
  'packages/contract/src',
  'packages/rules/src',
  'packages/rules/locales',
];
const FILES = [
  'package-lock.json',
  'apps/portal/vite.config.ts',
  'apps/portal/react-router.config.ts',
  'apps/portal/lingui.config.ts',
];

/**
 * Builds the portal when its sources have changed since the last build: once for each language, since a build is one
 * language. What is the same in all of them is one file. The signal ends it.
 * @throws Error with the builder's words when it fails.
 */
export async function buildPortal(say: (message: string) => void, signal?: AbortSignal): Promise<void> {
  const languages = portalLanguages(process.env['PORTAL_LANGUAGES']);
  const sources = fingerprint();
  if (isBuilt(sources, languages)) return;
  say('Building the portal');
  const fresh = `build-${process.pid}`;
  try {
    for (const [index, language] of languages.entries()) {
      const folder = index === 0 ? fresh : join(fresh, 'languages', language);
      await buildIn(language, folder, signal);
      if (index > 0)
        cpSync(join(PORTAL, folder, 'client/assets'), join(PORTAL, fresh, 'client/assets'), {
          recursive: true,
        });
    }
  } catch (error) {
    rmSync(join(PORTAL, fresh), { recursive: true, force: true });
    throw error;
  }
  compressFiles(join(PORTAL, fresh, 'client'));
  writeFileSync(join(PORTAL, fresh, 'stamp'), [sources, ...languages].join(' '));
  // The folder of before is moved away first, so that a server never reads half of each.
  rmSync(`${BUILD}-old`, { recursive: true, force: true });
  if (existsSync(BUILD)) renameSync(BUILD, `${BUILD}-old`);
  renameSync(join(PORTAL, fresh), BUILD);
  rmSync(`${BUILD}-old`, { recursive: true, force: true });
}

// More languages than are wanted do no harm: the server offers what its settings name.
function isBuilt(sources: string, languages: readonly string[]): boolean {
  if (!existsSync(STAMP)) return false;
  const [of, ...built] = readFileSync(STAMP, 'utf8').split(' ');
  return of === sources && languages.every((language) => built.includes(language));
}

async function buildIn(language: string, folder: string, signal?: AbortSignal): Promise<void> {
  try {
    await promisify(execFile)(join(ROOT, 'node_modules/.bin/react-router'), ['build'], {
      cwd: PORTAL,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORTAL_BUILD_FOLDER: folder,
        PORTAL_LANGUAGE: language,
      },
      maxBuffer: 64 * 1024 * 1024,
      signal,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`Building the portal in ${language} failed.\n${stdout}\n${stderr}`, { cause: error });
  }
}

const COMPRESSIBLE = /\.(js|css|svg|json|html|txt|webmanifest)$/;

// Compressed once, as small as it goes, instead of at every request.
function compressFiles(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!COMPRESSIBLE.test(name)) continue;
    const content = readFileSync(join(folder, name));
    if (content.length < 1000) continue;
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
  }
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of [...SOURCES.flatMap(filesBelow), ...FILES]) {
    const path = join(ROOT, file);
    if (existsSync(path)) hash.update(file).update(readFileSync(path));
  }
  return hash.digest('hex');
}

function filesBelow(folder: string): string[] {
  const path = join(ROOT, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => !/\.test\.|[/\\]testing[/\\]/.test(name) && statSync(join(ROOT, name)).isFile())
    .toSorted();
}
