import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
/** A table that a statement names by text, so that nothing checks its columns. */
const BY_TEXT = /\b(from|into|update|join|using|table)\s+"?(portal|identity|catalog|mail)"?\."?[a-z_]+/;

/** Files whose statements stay text, and why (decision 0089). */
const STAY_TEXT = [
  // Made once, for made-up people, and tried whole by a test of their own; what they fill belongs to many modules.
  /^apps\/api\/src\/demo-/,
];

const programs = globSync('{apps/{api,identity},packages/{http,platform}}/src/**/*.ts', { cwd: ROOT }).filter(
  (file) => !/\.test\.ts$|\/testing\//.test(file),
);
const naming = programs.filter((file) => BY_TEXT.test(readFileSync(join(ROOT, file), 'utf8')));
const mayStay = (file: string) => STAY_TEXT.some((pattern) => pattern.test(file));

test('statements of the API, the sign-in host and what both share name tables by their declarations alone', () => {
  expect(programs.length).toBeGreaterThan(300);
  expect(naming.filter((file) => !mayStay(file))).toEqual([]);
});

test('what stays text is still there, and is seen', () => {
  for (const pattern of STAY_TEXT) expect(naming.some((file) => pattern.test(file))).toBe(true);
});

test.each(['select 1 from portal.people', 'delete from "identity"."accounts"', 'lock table catalog.school'])(
  'would find %s',
  (text) => expect(BY_TEXT.test(text)).toBe(true),
);
