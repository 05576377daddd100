import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const app = new URL('../../', import.meta.url).pathname;
const read = (file: string) => readFileSync(`${app}${file}`, 'utf8');
const files = (pattern: string) => globSync(pattern, { cwd: app }).filter((file) => !file.includes('.test.'));

/** Seen on the page within another part, which the test finds in that part's own file. */
const WITHIN: Readonly<Record<string, string>> = {
  BaseLayers: 'ui/maps/base-map.tsx',
  Boxes: 'kit/fields/check-group.tsx',
  ConfirmDialog: 'ui/confirm-later.tsx',
  ConfirmLater: 'kit/page/use-confirm.tsx',
  ErrorSummary: 'kit/form/form.tsx',
  KeepEntries: 'kit/keep/keep-menu.tsx',
  LeaveGuard: 'kit/form/form.tsx',
  LibraryLanguage: 'ui/menu.tsx',
  MapTools: 'ui/maps/base-map.tsx',
  PlaceNames: 'ui/maps/base-map.tsx',
  Window: 'ui/dialog.tsx',
};

/** Not on the page, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  MemberPage: 'A whole page, of the person who is signed in: member-page.screen.test.tsx has its states.',
  Toasts: 'The shell has the one corner for messages: buttons of this page fill it.',
};

const sample = files('kit/sample/*.tsx').map(read).join('\n');
const isIn = (source: string, part: string) => new RegExp(`<${part}[\\s<>/]`).test(source);
const parts = files('{ui,kit}/**/*.tsx')
  .filter((file) => !file.startsWith('kit/sample/'))
  .flatMap((file) =>
    [...read(file).matchAll(/^export (?:function|const) ([A-Z]\w*[a-z]\w*)/gm)].map(([, part = '']) => part),
  );

test('whoever makes a part puts it on the page of parts (UI-047)', () => {
  expect(parts.length).toBeGreaterThan(80);
  const shown = parts.filter((part) => isIn(sample, part));
  expect(shown).toContain('SpreadBar');
  const missing = parts.filter((part) => !isIn(sample, part) && !(part in WITHIN) && !(part in LEFT_OUT));
  expect(missing).toEqual([]);
});

test('what is left out is still a part, and is not there after all', () => {
  const listed = [...Object.keys(WITHIN), ...Object.keys(LEFT_OUT)];
  expect(listed.filter((part) => !parts.includes(part) || isIn(sample, part))).toEqual([]);
});

test('what is seen within another part is used by it', () => {
  const unused = Object.entries(WITHIN).filter(([part, file]) => !isIn(read(file), part));
  expect(unused).toEqual([]);
});
