import { expect, test } from 'vitest';
import { stylesFirst } from './styles-first.ts';

const PAGE =
  `<html><head><link rel="modulepreload" href="/assets/base.js" nonce="n"/><link rel="stylesheet" href="/a.css"/></head>` +
  `<body><p>Read me</p><script nonce="n">window.__reactRouterContext = {};</script></body></html>`;

test('scripts are fetched behind the style sheets, at low priority', () => {
  expect(stylesFirst(PAGE)).toContain(
    '<link rel="stylesheet" href="/a.css"/><link fetchpriority="low" rel="modulepreload" href="/assets/base.js" nonce="n"/></head>',
  );
});

test('what is pressed before the scripts run is remembered, and nothing else is changed', () => {
  const html = stylesFirst(PAGE);
  expect(html).toMatch(
    /<body><p>Read me<\/p><script nonce="n">\(function rememberEarlyPresses\(\)[\s\S]*\)\(\);window\.__reactRouterContext = \{\};<\/script><\/body><\/html>$/,
  );
});

test('a document without scripts stays as it is', () => {
  expect(stylesFirst('<p>Short</p>')).toBe('<p>Short</p>');
});
