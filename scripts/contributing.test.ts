import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './lib/checks.ts';

const page = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
/** As a reader compares: wherever a line breaks. */
const flat = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/,(?= [)\]}])/g, '')
    .trim();
const textOf = (file: string) => flat(readFileSync(join(ROOT, file), 'utf8'));

/** The files of the piece that is shown file by file, with what stands in each. */
const rows = [...page.matchAll(/^\| `([\w./-]+)` +\|[^|]+\| `([^`]+)` +\|$/gm)].map(
  ([, file = '', shown = '']) => ({ file, shown }),
);
/** What the blocks of code show of a file that they name. */
const shown = [...page.matchAll(/^```ts\n([^]*?)^```/gm)].flatMap(([, block = '']) =>
  [...block.matchAll(/^\/\/ ([\w./-]+\.ts)\b.*\n((?:(?!\/\/ ).*\n)+)/gm)].map(([, file = '', code = '']) => ({
    file,
    code,
  })),
);

it('shows a piece of a feature in fewer than twelve files', () => {
  expect(rows.length).toBeGreaterThan(8);
  expect(rows.length).toBeLessThan(12);
  expect(page).toContain('eleven files by hand');
  expect(rows).toHaveLength(11);
});

it.each(rows)('$file holds what is shown of it', ({ file, shown: piece }) => {
  expect(textOf(file)).toContain(flat(piece));
});

it('shows code of the files that it names', () => expect(shown.length).toBeGreaterThanOrEqual(5));

it.each(shown)('$file has the code that is shown of it', ({ file, code }) => {
  expect(existsSync(join(ROOT, file))).toBe(true);
  // A comment at the end of a line is for readers of the page; what is left out is marked.
  const pieces = flat(code.replaceAll(/ \/\/ …$/gm, '…').replaceAll(/ \/\/ .*$/gm, '')).split('…');
  for (const piece of pieces) expect(textOf(file)).toContain(piece.trim());
});
