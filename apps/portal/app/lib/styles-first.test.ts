import { expect, test } from 'vitest';
import { stylesFirst } from './styles-first.ts';

const PAGE =
  `<html><head><link rel="modulepreload" href="/assets/base.js" nonce="n"/><link rel="stylesheet" href="/a.css"/></head>` +
  `<body><p>Read me</p><script nonce="n">window.__reactRouterContext = {};</script></body></html>`;

const WORDS = { missing: 'Parts are </script> missing.', again: 'Again' };

test('scripts are fetched behind the style sheets, at low priority', () => {
  expect(stylesFirst(PAGE, WORDS)).toContain(
    '<link rel="stylesheet" href="/a.css"/><link fetchpriority="low" rel="modulepreload" href="/assets/base.js" nonce="n"/></head>',
  );
});

test('what is pressed before the scripts run is remembered, and nothing else is changed', () => {
  const html = stylesFirst(PAGE, WORDS);
  expect(html).toMatch(
    /<body><p>Read me<\/p><script nonce="n">\(function rememberEarlyPresses\(\)[\s\S]*\)\(\);\(function tellOfMissingScripts\([\s\S]*\)\(\{"missing":"Parts are \\u003c\/script> missing\.","again":"Again"\}\);window\.__reactRouterContext = \{\};<\/script><\/body><\/html>$/,
  );
});

test('a document without scripts stays as it is', () => {
  expect(stylesFirst('<p>Short</p>', WORDS)).toBe('<p>Short</p>');
});
