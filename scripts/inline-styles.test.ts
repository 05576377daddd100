import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './lib/checks.ts';

/** Whether an inline style says nothing but what is known beforehand: that is for a style sheet, with its tokens. */
function isFixed(style: string): boolean {
  const values = style.split(',').map((pair) => pair.slice(pair.indexOf(':') + 1).trim());
  return values.every((value) => /^(-?[\d.]+|'[^']*')$/.test(value));
}

const fixedIn = (source: string) =>
  [...source.matchAll(/style=\{\{([^{}]*)\}\}/g)].flatMap(([, style = '']) =>
    isFixed(style) ? [style] : [],
  );

it('writes no inline style that a style sheet can say', () => {
  const sources = globSync('apps/portal/app/**/*.tsx', { cwd: ROOT }).filter(
    (file) => !/\.test\.tsx$|\/sample\/|\/testing\//.test(file),
  );
  expect(sources.length).toBeGreaterThan(500);
  const found = sources.flatMap((file) =>
    fixedIn(readFileSync(join(ROOT, file), 'utf8')).map((style) => `${file}: ${style.trim()}`),
  );
  expect(found).toEqual([]);
});

it.each([
  [`<p style={{ margin: '12px 0 24px' }}>`, 1],
  [`<p style={{ display: 'block', width: 3 }}>`, 1],
  ['<i style={{ width: asWidth(share) }} />', 0],
  ['<i style={{ left, top: 0 }} />', 0],
])('%s: %i', (source, fixed) => expect(fixedIn(source)).toHaveLength(fixed));
