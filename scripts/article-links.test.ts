import { globSync, readFileSync } from 'node:fs';
import { matchPath } from 'react-router';
import { expect, it } from 'vitest';
import { ADDRESSES } from '../apps/portal/app/addresses.ts';

const content = new URL('../apps/content/', import.meta.url).pathname;
const texts = globSync(['articles/**/*.md', 'pages/*.md', 'home.json', 'frame/*.json'], { cwd: content });
const links = texts.flatMap((file) =>
  [...readFileSync(content + file, 'utf8').matchAll(/portal:(\/[\w/-]*)/g)].map(([, path = '']) => [
    file,
    path,
  ]),
);

it('articles lead to many pages of the portal', () => {
  expect(new Set(links.map(([, path]) => path)).size).toBeGreaterThan(8);
});

it.each(links)('%s leads to %s, a page of the portal that is there', (_, path = '') => {
  const found = ADDRESSES.filter((address) => address.built && matchPath(address.path, path));
  expect(found).not.toEqual([]);
});
