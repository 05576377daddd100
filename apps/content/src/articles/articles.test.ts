import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pageTable } from '../site/page-table.ts';
import { contentFolders, loadSite } from '../site/site.ts';
import { testSettings } from '../testing.ts';
import { readArticle } from './article.ts';
import { readLibrary } from './library.ts';
import { countWords, renderMarkdown } from './markdown.ts';

const front = 'title: Title\nsummary: A summary that is long enough.\nupdated: 2026-11-20';
const page = (fields: string, body = 'Text.') => `---\n${fields}\n---\n${body}\n`;

describe('reading an article', () => {
  it('takes its fields and its text', () => {
    const article = readArticle('a.md', page(`${front}\norder: 2\naction: Go on -> portal:/x`), '/a');
    expect(article).toEqual({
      title: 'Title',
      summary: 'A summary that is long enough.',
      updated: '2026-11-20',
      order: 2,
      action: { label: 'Go on', href: 'portal:/x' },
      path: '/a',
      body: 'Text.',
    });
  });

  it.each([
    ['Text only.', 'front matter'],
    [page(front.replace('title: Title\n', '')), 'title'],
    [page(front.replace('2026-11-20', 'yesterday')), 'updated'],
    [page(`${front}\ncolour: red`), 'colour'],
    [page(`${front}\nsources: my teacher`), 'sources'],
    [page(`${front}\nsources: A page -> http://example.org`), 'sources'],
    [page(`${front}\nsources: A page -> https://example.org; -> https://example.org`), 'sources'],
    [page(`${front}\naction: no arrow`), 'action'],
    [page(`${front}\nnot a field`), 'line 5'],
    [page(front, ''), 'no text'],
  ])('names the file and what is wrong with %j', (text, problem) => {
    expect(() => readArticle('folder/a.md', text, '/a')).toThrow(/folder\/a\.md/);
    expect(() => readArticle('folder/a.md', text, '/a')).toThrow(new RegExp(problem));
  });
});

describe('rendering Markdown', () => {
  const render = (text: string) => renderMarkdown(text, testSettings).html.text;

  it('shows HTML as text and passes none on', () => {
    const markup = render('Hello <img src=x onerror=alert(1)>\n\n<script>alert(1)</script>\n');
    expect(markup).not.toMatch(/<(img|script)/);
    expect(markup).toContain('&lt;script&gt;');
  });

  it('sends portal links to the portal', () => {
    expect(render('[Find](portal:/college-search?a=1&b=2)')).toContain(
      'href="http://portal.example:3000/college-search?a=1&amp;b=2"',
    );
  });

  it('gives each heading an id and lists the second level', () => {
    const { headings } = renderMarkdown(
      '## What you are promised\n\n### Not this\n\n## Money & time\n\n## Not _for me_, or **is** it?',
      testSettings,
    );
    expect(headings).toEqual([
      { id: 'what-you-are-promised', text: 'What you are promised' },
      { id: 'money-time', text: 'Money & time' },
      { id: 'not-for-me-or-is-it', text: 'Not for me, or is it?' },
    ]);
  });
});

describe('sources', () => {
  const sourcesOf = (line: string) => readArticle('a.md', page(`${front}\nsources: ${line}`), '/a').sources;

  it('are named with their addresses, or the text is advice', () => {
    expect(sourcesOf('A law -> https://law.example/a?b=1; A page -> https://page.example')).toEqual([
      { name: 'A law', href: 'https://law.example/a?b=1' },
      { name: 'A page', href: 'https://page.example' },
    ]);
    expect(sourcesOf('advice')).toEqual([]);
  });

  it('have to be there for each guide', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'longleaf-guides-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await cp(contentFolders.articles, folder, { recursive: true });
    await writeFile(join(folder, 'apply-to-college', 'no-sources.md'), page(front));
    expect(() => readLibrary({ ...contentFolders, articles: folder })).toThrow(
      /no-sources\.md: needs its sources/,
    );
  });
});

describe('the articles', () => {
  const { sections } = readLibrary(contentFolders);
  const articles = sections.flatMap((section) => section.articles);

  it('name the sources of their facts, or say that they are advice', () => {
    const pages = pageTable(loadSite(testSettings, contentFolders));
    for (const { path, sources = [] } of articles) {
      const { text = '' } = pages.get(path)?.body ?? {};
      const says = { sources: text.includes('id="sources"'), advice: text.includes('Advice, not facts:') };
      expect([path, says]).toEqual([path, { sources: sources.length > 0, advice: sources.length === 0 }]);
    }
  });

  it('state no amount, share, year or law where they are advice: that would need a source', () => {
    const FACT = /\$\d|\d ?(?:%|percent)|\b(?:19|20)\d\d\b|\blaws?\b/i;
    const advice = articles.filter(({ sources = [] }) => sources.length === 0);
    expect(advice.length).toBeGreaterThan(0);
    for (const { path, body } of advice) expect([path, FACT.exec(body)?.[0]]).toEqual([path, undefined]);
  });

  it('are forty or more that name their sources', () => {
    expect(articles.filter(({ sources = [] }) => sources.length > 0).length).toBeGreaterThanOrEqual(40);
  });

  it.each(articles.map((article) => [article.path, article] as const))(
    '%s is 400 to 900 words long',
    (_path, article) => {
      const words = countWords(article.body);
      expect(words).toBeGreaterThanOrEqual(400);
      expect(words).toBeLessThanOrEqual(900);
    },
  );

  it.each(articles.map((article) => [article.path, article] as const))(
    '%s is written for readers of about 12',
    (_path, article) => {
      expect(readingGrade(article.body)).toBeLessThanOrEqual(7.5);
    },
  );
});

/** Flesch-Kincaid grade of running text; lists count a line as a sentence, tables are left out. */
function readingGrade(markdown: string): number {
  const lines = markdown
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('|') && !line.startsWith('#'));
  const text = lines.map((line) => line.replace(/\]\([^)]*\)/g, ']')).join('. ');
  const sentences = text.split(/[.!?:]+\s/).filter((sentence) => /\p{L}/u.test(sentence)).length;
  const words = text.match(/[A-Za-z']+/g) ?? [];
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}

function syllablesOf(word: string): number {
  const groups = word
    .toLowerCase()
    .replace(/e$/, '')
    .match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 0);
}
