import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

export type Chromium = {
  executablePath: string;
  /** Added to the environment of the browser's process. */
  env: Record<string, string>;
};

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Flags that a headless browser needs in a container, and that keep it from calling home. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/**
 * Finds a Chromium: CHROMIUM_PATH, an installed one, else the one that comes as a package, unpacked (once) with its
 * libraries and fonts into `folder`.
 */
export async function findChromium(folder: string): Promise<Chromium> {
  // Empty, it is not set, as with every setting.
  const wanted = process.env['CHROMIUM_PATH'] || undefined;
  const installed = wanted ?? INSTALLED.find((path) => existsSync(path));
  if (installed !== undefined) return { executablePath: installed, env: {} };
  const place = await realpath(resolve(folder, 'chromium')).catch(() => resolve(folder, 'chromium'));
  if (!existsSync(join(place, FONTS))) await unpack(place);
  return {
    executablePath: join(place, 'chromium'),
    env: { LD_LIBRARY_PATH: join(place, 'al2023', 'lib'), FONTCONFIG_PATH: place },
  };
}

// Written when all the rest is there.
const FONTS = 'fonts.conf';

/** Unpacks beside the place and moves it there whole: several programs may do it at once, and any may be killed. */
async function unpack(place: string): Promise<void> {
  const draft = `${place}.${randomUUID()}`;
  await mkdir(draft, { recursive: true });
  try {
    await unpackInto(draft, place);
    await moveTo(place, draft);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another program was first.
    if (!existsSync(join(place, FONTS))) throw error;
  }
}

/** What is in the way is no whole browser, such as one that a cleaner of old files has been at: it goes. */
async function moveTo(place: string, draft: string): Promise<void> {
  try {
    await rename(draft, place);
  } catch (error) {
    if (existsSync(join(place, FONTS))) throw error;
    const remains = `${draft}.remains`;
    await rename(place, remains);
    await rename(draft, place);
    await rm(remains, { recursive: true, force: true });
  }
}

// The package unpacks into the folder for temporary files; a process of its own gives it another one.
async function unpackInto(draft: string, place: string): Promise<void> {
  const require = createRequire(import.meta.url);
  const entry = require.resolve('@sparticuz/chromium');
  const bin = join(dirname(entry), '..', 'bin');
  const script = `
    import { inflate } from ${JSON.stringify(entry)};
    await Promise.all(['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']
      .map((name) => inflate(${JSON.stringify(bin)} + '/' + name)));`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, TMPDIR: draft },
  });
  await chmod(join(draft, 'chromium'), 0o755);
  // The package's own list names other folders; without any font the browser ends at the first letter it must draw.
  await writeFile(
    join(draft, FONTS),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(place, 'fonts')}</dir>
  <cachedir>${join(place, 'fonts-cache')}</cachedir>
</fontconfig>
`,
  );
}
