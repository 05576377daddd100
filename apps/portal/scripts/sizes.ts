/**
 * Prints what each route must load before it works: its HTML, its style sheets and its scripts, compressed
 * with brotli as the server sends them. The pages are those of the table of addresses that are built. Run after the
 * build. Exits with 1 when a page is over the budget of its kind.
 *
 *     node apps/portal/scripts/sizes.ts [origin of a running portal]
 *
 * With an origin the HTML is fetched and counted as well.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { ADDRESSES } from '../app/addresses.ts';
import routes from '../app/routes.ts';

/** Kilobytes, by who may enter: what signed-in people work with may be heavier than what everybody opens first. */
const BUDGETS = { anyone: 170, 'signed-in': 220 } as const;
const origin = process.argv[2];
const folder = process.env['PORTAL_BUILD_FOLDER'] ?? 'build';
const build = fileURLToPath(new URL(`../${folder}/client/`, import.meta.url));

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
  css?: string[];
  isEntry?: boolean;
}

/** A page that may be heavier than its kind, and why. */
const EXCEPTIONS: Readonly<Record<string, { kilobytes: number; why: string }>> = {
  'UI-047': { kilobytes: 375, why: 'every part of the kit on one page, which production does not show' },
  'UI-027': {
    kilobytes: 171,
    why: 'carries the search of careers; apart, each page of a college would weigh 3 KB more',
  },
};

/** What a page fetches once it is shown, and by how much the page may then be over the budget of its kind. */
const FETCHED_LATER: readonly { id: string; part: string; more: number; why: string }[] = [
  {
    id: 'UI-034',
    part: 'features/student-calendar/event-grid.tsx',
    more: 60,
    why: 'the grid of month, week and day; phones have a list and fetch none of it',
  },
];

/** One of each kind, for the HTML. */
const SAMPLES: Readonly<Record<string, string>> = {
  'UI-013': '/college-profile/duke-university',
  'UI-023': '/exploreprogramsandmajors/schoolofferingprogram/51.3801',
  'UI-025': '/programsMajors/registered-nursing-registered-nurse',
  'UI-027': '/careers/registered-nurses',
};

const PAGES = filesOfRoutes(routes).flatMap(({ id, file }) => {
  const address = ADDRESSES.find((row) => row.id === id);
  return address?.built && file.endsWith('.tsx')
    ? [
        {
          id: address.id,
          path: SAMPLES[address.id] ?? address.path,
          page: file.replace(/\.tsx$/, ''),
          access: address.access,
        },
      ]
    : [];
});

const manifest = JSON.parse(await readFile(`${build}.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;

/** A chunk with everything it imports statically. */
function filesOf(name: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const css of chunk.css ?? []) seen.add(css);
  for (const imported of chunk.imports ?? []) filesOf(imported, seen);
  return seen;
}

/** Compressed once: most pages share most of their files. */
const known = new Map<string, number>();
async function compressed(file: string): Promise<number> {
  const size = known.get(file) ?? brotliCompressSync(await readFile(build + file)).length;
  known.set(file, size);
  return size;
}
const entryOf = (part: string) => Object.keys(manifest).filter((name) => name.includes(part));
const routesManifest = (await filesIn('assets')).filter((file) => /manifest-.*\.js$/.test(file));
const shared = [
  ...entryOf('app/entry.client'),
  ...entryOf('app/root.tsx'),
  ...entryOf('dist/config/defaults/entry.client'),
];

/** The files of parts of the build, each with what it imports. */
function filesOfPart(part: string): string[] {
  const own = entryOf(`app/${part}`);
  if (own.length === 0) throw new Error(`No such part in the build: ${part}`);
  return own.flatMap((name) => [...filesOf(name)]);
}
const sharedFiles = [...shared.flatMap((name) => [...filesOf(name)]), ...routesManifest];

let over = false;
for (const { id, path, page, access } of PAGES) {
  const files = new Set([...sharedFiles, ...filesOfPart(page)]);
  const html = origin ? brotliCompressSync(await (await fetch(origin + path)).text()).length : 0;
  const budget = EXCEPTIONS[id]?.kilobytes ?? BUDGETS[access];
  await weigh(path, files, html, budget);
  for (const { part, more } of FETCHED_LATER.filter((later) => later.id === id))
    await weigh(
      `  with ${part.split('/').at(-1)}`,
      new Set([...files, ...filesOfPart(part)]),
      html,
      budget + more,
    );
}
console.log(over ? 'Over the budget' : 'Within the budgets');
process.exitCode = over ? 1 : 0;

/** Prints what files weigh together, and remembers when that is more than they may. */
async function weigh(name: string, files: ReadonlySet<string>, html: number, budget: number): Promise<void> {
  const sizes = await Promise.all([...files].map(async (file) => ({ file, size: await compressed(file) })));
  const sum = (ending: string) =>
    sizes.filter(({ file }) => file.endsWith(ending)).reduce((total, { size }) => total + size, 0);
  const [js, css] = [sum('.js'), sum('.css')];
  const total = js + css + html;
  over ||= total > budget * 1024;
  console.log(
    `${name.padEnd(36)} js ${kb(js)}  css ${kb(css)}  html ${kb(html)}  total ${kb(total)} of ${budget} KB`,
  );
}

function kb(bytes: number): string {
  return (bytes / 1024).toFixed(1).padStart(6);
}

async function filesIn(folder: string): Promise<string[]> {
  const { readdir } = await import('node:fs/promises');
  return (await readdir(build + folder)).map((file) => `${folder}/${file}`);
}

function filesOfRoutes(entries: readonly RouteConfigEntry[]): { id: string | undefined; file: string }[] {
  return entries.flatMap(({ id, file, children = [] }) => [{ id, file }, ...filesOfRoutes(children)]);
}
