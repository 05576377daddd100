/**
 * Prints what each route must load before it works: its HTML, its style sheets and its scripts, compressed
 * with brotli as the server sends them. Run after the build. Exits with 1 when a route is over the budget.
 *
 *     node apps/portal/scripts/sizes.ts [origin of a running portal]
 *
 * With an origin the HTML is fetched and counted as well.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const BUDGET_BYTES = 170 * 1024;
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

const PAGES = [
  { path: '/', page: 'features/home/home-page' },
  { path: '/college-search', page: 'features/college-search/search-page' },
  { path: '/college-profile/duke-university', page: 'features/college-profile/profile-page' },
  { path: '/compare', page: 'features/compare/compare-page' },
  { path: '/savedColleges', page: 'features/saved-colleges/saved-colleges-page' },
  { path: '/careers', page: 'features/career-search/careers-page' },
  { path: '/careers/registered-nurses', page: 'features/career-details/career-page' },
  {
    path: '/programsMajors/registered-nursing-registered-nurse',
    page: 'features/program-details/program-page',
  },
  {
    path: '/exploreprogramsandmajors/schoolofferingprogram/51.3801',
    page: 'features/program-schools/schools-page',
  },
  { path: '/programsMajors', page: 'features/program-search/programs-page' },
  { path: '/savedPrograms', page: 'features/saved-programs/saved-programs-page' },
  { path: '/profile', page: 'features/profile/profile-page' },
  { path: '/updateAddress', page: 'features/profile/update-address-page' },
  { path: '/updateEmail', page: 'features/profile/update-email-page' },
  { path: '/yourData', page: 'features/your-data/your-data-page' },
  { path: '/recoverAccount/forgotpassword', page: 'features/account-recovery/recover/recover-page' },
  { path: '/recoverAccount/forgotaccountname', page: 'features/account-recovery/recover/recover-page' },
  { path: '/recoverAccount/requestpasswordreset', page: 'features/account-recovery/recover/recover-page' },
  { path: '/resetPassword', page: 'features/account-recovery/reset/reset-password-page' },
  { path: '/resetPasswordConfirmation', page: 'features/account-recovery/reset/reset-done-page' },
  { path: '/login', page: 'shell/session/login-page' },
  { path: '/logout', page: 'shell/session/logout-page' },
  { path: '/data', page: 'features/data-sources/data-sources-page' },
];

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

const compressed = async (file: string) => brotliCompressSync(await readFile(build + file)).length;
const entryOf = (part: string) => Object.keys(manifest).filter((name) => name.includes(part));
const routesManifest = (await filesIn('assets')).filter((file) => /manifest-.*\.js$/.test(file));
const shared = [
  ...entryOf('app/entry.client'),
  ...entryOf('app/root.tsx'),
  ...entryOf('dist/config/defaults/entry.client'),
];

let over = false;
for (const { path, page } of PAGES) {
  const own = entryOf(`app/${page}`);
  if (own.length === 0) throw new Error(`No such page in the build: ${page}`);
  const files = new Set([...[...shared, ...own].flatMap((name) => [...filesOf(name)]), ...routesManifest]);
  const sizes = await Promise.all([...files].map(async (file) => ({ file, size: await compressed(file) })));
  const sum = (ending: string) =>
    sizes.filter(({ file }) => file.endsWith(ending)).reduce((total, { size }) => total + size, 0);
  const html = origin ? brotliCompressSync(await (await fetch(origin + path)).text()).length : 0;
  const [js, css] = [sum('.js'), sum('.css')];
  const total = js + css + html;
  over ||= total > BUDGET_BYTES;
  console.log(`${path.padEnd(36)} js ${kb(js)}  css ${kb(css)}  html ${kb(html)}  total ${kb(total)} KB`);
}
console.log(over ? 'Over the budget of 170 KB' : 'Within the budget of 170 KB');
process.exitCode = over ? 1 : 0;

function kb(bytes: number): string {
  return (bytes / 1024).toFixed(1).padStart(6);
}

async function filesIn(folder: string): Promise<string[]> {
  const { readdir } = await import('node:fs/promises');
  return (await readdir(build + folder)).map((file) => `${folder}/${file}`);
}
