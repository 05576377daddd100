import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { cruise, type IConfiguration, type ICruiseOptions } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, test } from 'vitest';

// Plain JavaScript, which brings no types.
const RULES = new URL('../.dependency-cruiser.mjs', import.meta.url).href;
const { default: boundaries } = (await import(RULES)) as { default: IConfiguration };

/** For each rule an import that it must refuse. */
const REFUSED: Readonly<Record<string, readonly [from: string, to: string]>> = {
  'no-circles': ['packages/platform/src/round.ts', 'packages/platform/src/about.ts'],
  'rules-stand-alone': ['packages/rules/src/rule.ts', 'packages/contract/src/calls.ts'],
  'rules-without-io': ['packages/rules/src/reader.ts', 'node:fs'],
  'contract-knows-rules-only': ['packages/contract/src/pulls.ts', 'packages/platform/src/database.ts'],
  'packages-below-apps': ['packages/platform/src/upwards.ts', 'apps/api/src/app.ts'],
  'http-knows-contract-and-platform': ['packages/http/src/serves.ts', 'packages/catalog/src/facts.ts'],
  'apps-apart': ['apps/identity/src/host.ts', 'apps/content/src/pages.ts'],
  'modules-by-their-index': [
    'apps/api/src/modules/careers/service.ts',
    'apps/api/src/modules/drafts/repository.ts',
  ],
  'policies-are-pure': [
    'apps/api/src/modules/drafts/policies/draft.ts',
    'apps/api/src/modules/drafts/tables.ts',
  ],
  'features-apart': ['apps/portal/app/features/home/page.tsx', 'apps/portal/app/features/compare/page.tsx'],
  'domain-knows-no-feature': [
    'apps/portal/app/domain/colleges/card.tsx',
    'apps/portal/app/features/home/hero.tsx',
  ],
  'data-below-what-shows-it': [
    'apps/portal/app/data/colleges/query.ts',
    'apps/portal/app/domain/colleges/list.tsx',
  ],
  'data-knows-the-session-only': [
    'apps/portal/app/data/colleges/keys.ts',
    'apps/portal/app/shell/header.tsx',
  ],
  'session-below-data': [
    'apps/portal/app/shell/session/person.ts',
    'apps/portal/app/data/recruiting/query.ts',
  ],
  'shell-knows-no-screen': ['apps/portal/app/shell/footer.tsx', 'apps/portal/app/domain/programs/card.tsx'],
  'lib-knows-no-room': ['apps/portal/app/lib/format.ts', 'apps/portal/app/ui/pill.tsx'],
  'kit-knows-no-domain': ['apps/portal/app/kit/form.tsx', 'apps/portal/app/domain/careers/card.tsx'],
  'kit-above-ui-and-shell': ['apps/portal/app/ui/button.tsx', 'apps/portal/app/kit/fold.tsx'],
  'portal-tests-share-one-helper': [
    'apps/portal/app/testing/by-keyboard.ts',
    'packages/testkit/src/mail-server.ts',
  ],
  'portal-is-a-browser-program': [
    'apps/portal/app/features/profile/page.tsx',
    'packages/platform/src/mail.ts',
  ],
  'ui-knows-no-feature': ['apps/portal/app/ui/dialog.tsx', 'apps/portal/app/shell/shell.tsx'],
  'testkit-in-tests-only': ['apps/identity/src/accounts.ts', 'packages/testkit/src/people.ts'],
  'run-time-without-development-packages': ['apps/content/src/tools.ts', 'npm:for-tests'],
  'demo-people-by-demo-files-only': ['apps/identity/src/people.ts', 'packages/platform/src/demo-people.ts'],
  'screen-tests-only': ['apps/portal/app/features/profile/api.ts', 'apps/portal/app/testing/calls.ts'],
  'nothing-unresolved': ['apps/content/src/broken.ts', 'apps/content/src/nowhere.ts'],
};

type Violation = { rule: { name: string }; from: string; to: string };
let folder = '';
let violations: Violation[] = [];

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'longleaf-boundaries-')));
  const write = (file: string, text: string) => {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write('node_modules/for-tests/package.json', '{"name":"for-tests","version":"1.0.0","main":"index.js"}');
  write('node_modules/for-tests/index.js', '');
  write('apps/content/package.json', '{"devDependencies":{"for-tests":"1.0.0"}}');
  for (const [rule, [from, to]] of Object.entries(REFUSED)) {
    write(from, importOf(from, to));
    if (/^(node|npm):/.test(to) || rule === 'nothing-unresolved') continue;
    write(to, rule === 'no-circles' ? importOf(to, from) : 'export {};\n');
  }
  const { options, forbidden } = boundaries;
  const { output } = await cruise(
    ['apps', 'packages'],
    { ...options, ruleSet: { forbidden }, validate: true, baseDir: folder } as ICruiseOptions,
    options?.enhancedResolveOptions ?? {},
  );
  violations = (output as { summary: { violations: Violation[] } }).summary.violations;
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function importOf(from: string, to: string): string {
  if (to.startsWith('node:')) return `import '${to}';\n`;
  if (to.startsWith('npm:')) return `import '${to.slice('npm:'.length)}';\n`;
  const path = relative(dirname(from), to);
  return `import '${path.startsWith('.') ? path : `./${path}`}';\n`;
}

test('each rule has an import here that it must refuse', () => {
  expect(boundaries.forbidden?.map(({ name }) => name).toSorted()).toEqual(Object.keys(REFUSED).toSorted());
});

test.each(Object.entries(REFUSED))('%s', (rule, [from]) => {
  // A circle is told once, from either end.
  const here = violations.filter((one) => one.from === from || one.to === from);
  const broken = here.map((one) => one.rule.name);
  expect(broken).toContain(rule);
});
