import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './lib/checks.ts';

const PRINT = /@media[^{]*\bprint\b[^{]*\{((?:[^{}]|\{[^{}]*\})*)\}/g;
const RULE = /([^{}]+)\{([^{}]*)\}/g;

it('takes the ground away from what is written in ink on paper: somebody may print grounds', () => {
  const dark = globSync('apps/*/**/*.css', {
    cwd: ROOT,
    exclude: ['**/node_modules/**', '**/build/**'],
  }).flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(PRINT)].flatMap(([, rules = '']) =>
      [...rules.matchAll(RULE)].flatMap(([, selector = '', words = '']) =>
        /\scolor: var\(--ink\)/.test(words) && !words.includes('background')
          ? [`${file}: ${selector.trim()}`]
          : [],
      ),
    ),
  );
  expect(dark).toEqual([]);
});
