import { createContext, runInContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { scriptsAfterPaint, stylesFirst } from './scripts-after-paint.ts';

const CODE = `import "/assets/manifest.js";\nconst mark = '</b>';\nimport("/assets/entry.js");`;
const PAGE =
  `<html><head><link rel="modulepreload" href="/assets/base.js" nonce="n"/><link rel="stylesheet" href="/a.css"/></head>` +
  `<body><p>Read me</p><script nonce="n">let first = 1;</script>` +
  `<script nonce="n" type="module" async="">${CODE}</script></body></html>`;
const STARTER = /<script nonce="n">\(([\s\S]*)<\/script><\/body>/;

/** Runs the starter as a browser would, with only as much of a page as it looks at. */
function open(state: { hidden?: boolean; returning?: boolean; readyState?: string }) {
  const heard = new Map<string, () => void>();
  const frames: (() => void)[] = [];
  const added: { rel?: string; href?: string; type?: string; textContent?: string; nonce?: string }[] = [];
  const listen = (name: string, react: () => void) => heard.set(name, react);
  const document = {
    hidden: state.hidden ?? false,
    readyState: state.readyState ?? 'interactive',
    currentScript: { nonce: 'n' },
    documentElement: { dataset: state.returning ? { returning: '' } : {} },
    head: { append: (node: (typeof added)[number]) => added.push(node) },
    createElement: () => ({}),
    querySelectorAll: () => [],
    addEventListener: listen,
    removeEventListener: () => {},
  };
  const text = STARTER.exec(scriptsAfterPaint(PAGE))?.[1] ?? '';
  const page = createContext({
    document,
    window: { addEventListener: listen },
    requestAnimationFrame: (paint: () => void) => frames.push(paint),
    setTimeout: (later: () => void, wait?: number) => wait === undefined && later(),
  });
  runInContext(`(${text}`, page);
  return { added, hear: (name: string) => heard.get(name)?.(), paint: () => frames.shift()?.() };
}

describe('a page that can be read before it works', () => {
  test('asks for no script while it is read, and keeps its other parts', () => {
    const html = scriptsAfterPaint(PAGE);
    expect(html).not.toMatch(/<link[^>]*modulepreload|<script[^>]*type="module"/);
    expect(html).toContain('<link rel="stylesheet" href="/a.css"/></head><body><p>Read me</p>');
    expect(html).toContain('<script nonce="n">let first = 1;</script>');
    expect(html.match(/<\/script>/g)).toHaveLength(2);
  });

  test('begins after the first painting, with the scripts in their order and the nonce', () => {
    const page = open({});
    expect(page.added).toEqual([]);
    page.hear('load');
    expect(page.added).toEqual([]);
    page.paint();
    expect(page.added).toEqual([
      { rel: 'modulepreload', href: '/assets/base.js', nonce: 'n' },
      { type: 'module', nonce: 'n', textContent: CODE },
    ]);
  });

  test.each(['pointerdown', 'keydown', 'click', 'input', 'visibilitychange'])(
    'begins at once on %s',
    (name) => {
      const page = open({});
      page.hear(name);
      expect(page.added).toHaveLength(2);
      page.hear('load');
      page.paint();
      expect(page.added).toHaveLength(2);
    },
  );

  test.each([{ hidden: true }, { returning: true }])('begins at once when nothing is seen: %o', (state) => {
    expect(open(state).added).toHaveLength(2);
  });

  test('begins after painting when everything has come already', () => {
    const page = open({ readyState: 'complete' });
    expect(page.added).toEqual([]);
    page.paint();
    expect(page.added).toHaveLength(2);
  });
});

test('a document without scripts stays as it is', () => {
  expect(scriptsAfterPaint('<p>Short</p>')).toBe('<p>Short</p>');
});

test('where scripts are needed at once they stand behind the style sheets', () => {
  expect(stylesFirst(PAGE)).toContain(
    '<link rel="stylesheet" href="/a.css"/><link fetchpriority="low" rel="modulepreload" href="/assets/base.js" nonce="n"/></head>',
  );
});

test('where scripts are needed at once, what is pressed before they run is remembered, too', () => {
  const context = '<script nonce="n">window.__reactRouterContext = {};</script>';
  const html = stylesFirst(PAGE.replace('<script', () => `${context}<script`));
  expect(html).toMatch(
    /<script nonce="n">\(function rememberEarlyPresses\(\)[\s\S]*\)\(\);window\.__reactRouterContext = \{\};<\/script>/,
  );
});
