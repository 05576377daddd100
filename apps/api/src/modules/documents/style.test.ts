import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { documentStyle } from './style.ts';

const folder = await mkdtemp(join(tmpdir(), 'style-'));
afterAll(() => rm(folder, { recursive: true }));

async function styleOf(files: Record<string, string>): Promise<string> {
  const assets = join(folder, 'assets');
  await rm(assets, { recursive: true, force: true });
  await mkdir(assets);
  for (const [name, text] of Object.entries(files)) await writeFile(join(assets, name), text);
  return documentStyle(folder);
}

it('what a part of a page says comes after what is said of all pages, and of one page after that of several', async () => {
  const style = await styleOf({
    'server-1.css': '.card{break-inside:avoid}@page wide{margin:9mm}',
    'activities-page-1.css': '.row{color:red}',
    'paper-1.css': '.card{break-inside:avoid}@media print{.paper{break-inside:auto}}',
    'zoom-1.css': '.zoom{color:blue}',
  });
  const order = ['.card{', '@page wide{', '.paper{', '.zoom{', '.row{'];
  expect(order.map((rule) => style.split(rule).length - 1)).toEqual([1, 1, 1, 1, 1]);
  expect(order.toSorted((a, b) => style.indexOf(a) - style.indexOf(b))).toEqual(order);
});

it('brings its fonts along', async () => {
  const style = await styleOf({
    'server-1.css': '@font-face{src:url(/assets/reddit.woff2)}',
    'reddit.woff2': 'font',
  });
  expect(style).toContain('url(data:font/woff2;base64,Zm9udA==)');
});

it('is plain without a built portal', async () => {
  expect(await documentStyle(undefined)).toContain('@page{size:letter');
  expect(await styleOf({ 'base-1.css': '.a{color:red}' })).toContain('@page{size:letter');
});
