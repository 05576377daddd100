import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Pie, type Slice } from './pie.tsx';

const slice = (key: string, share: number): Slice => ({ key, label: key, share, value: `${share}%` });
const draw = (slices: Slice[]) =>
  renderToStaticMarkup(<Pie slices={slices} caption="Schooling" labelHeading="Level" valueHeading="Share" />);
const lettersOf = (html: string, element: string) =>
  [...html.matchAll(new RegExp(`<${element}[^>]*>([A-Z])</${element}>`, 'g'))].map(([, letter]) => letter);

test('every slice has a row with its words and its letter', () => {
  const html = draw([slice('Certificate', 22.5), slice('Associate', 20), slice('Bachelor', 57.5)]);
  expect(lettersOf(html, 'text')).toEqual(['A', 'B', 'C']);
  expect(lettersOf(html, 'span')).toEqual(['A', 'B', 'C']);
  expect(html).toMatch(/Bachelor<\/th><td>57\.5%<\/td>/);
});

test('a slice too small for a letter still has its row', () => {
  const html = draw([slice('Bachelor', 97), slice('Master', 3)]);
  expect(lettersOf(html, 'text')).toEqual(['A']);
  expect(lettersOf(html, 'span')).toEqual(['A', 'B']);
});

test('no two slices of the same picture share a tone', () => {
  for (const number of [2, 5, 8]) {
    const html = draw(Array.from({ length: number }, (_, index) => slice(`level ${index}`, 10)));
    const tones = [...html.matchAll(/<path d="[^"]+" fill="([^"]+)"/g)].map(([, tone]) => tone);
    expect(new Set(tones).size).toBe(number);
  }
});
