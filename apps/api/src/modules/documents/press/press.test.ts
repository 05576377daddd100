import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdir, readFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { CHROMIUM_FLAGS, findChromium } from '@longleaf/platform/chromium';
import { pageSheet } from '@longleaf/rules/documents/page-sheet';
import { chromium } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, print } from './browser.ts';
import type { Sheet } from './messages.ts';
import { openPress, type Outcome, type Press, PressBusy } from './press.ts';

const FOLDER = '.data/test';
const set = async () => ({
  folder: FOLDER,
  style: '@page{size:letter;margin:20mm 16mm}body{font:12pt sans-serif}',
});
const sheet = (html: string): Sheet => ({
  html,
  address: 'https://portal.example/compare?a=b',
  language: 'en',
  frame: pageSheet({ name: 'Maya Lee', day: 'Today', source: 'Longleaf', count: 'Page {page} of {pages}' }),
  title: 'Longleaf',
});
const printedBy = (outcome: Outcome) => {
  if ('refused' in outcome) throw new Error(outcome.refused);
  return outcome.printed;
};
const textOf = async (pdf: Uint8Array) =>
  (await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })).text;

const priority = getPriority();
await findChromium(FOLDER);
const troubles: string[] = [];
const presses: Press[] = [];
const openTestPress = () => {
  const opened = openPress(set, (trouble) => troubles.push(trouble), 2);
  presses.push(opened);
  return opened;
};
const press = openTestPress();
afterAll(() => presses.forEach((one) => one.stop()));

it('tells how many pages are being printed, two at a time, and how many wait', async () => {
  await press.print(sheet('<p>the first, so that the process is there</p>'));
  const pages = [1, 2, 3].map((page) => press.print(sheet(`<p>${page}</p>`)));
  expect(press.load()).toEqual({ waiting: 1, printing: 2 });
  await Promise.all(pages);
  expect(press.load()).toEqual({ waiting: 0, printing: 0 });
});

describe('a page is printed', () => {
  it('on letter paper, with what stands around each sheet', async () => {
    const rows = Array.from({ length: 60 }, (_, row) => `<tr><td>Row ${row}</td></tr>`).join('');
    const { pdf, title, pages } = printedBy(
      await press.print(sheet(`<h1>Nursing \n in Durham</h1><table>${rows}</table>`)),
    );
    const parsed = await getDocumentProxy(new Uint8Array(pdf));
    const [, , width, height] = (await parsed.getPage(1)).view;
    expect({ title, pages, width, height }).toEqual({
      title: 'Nursing in Durham',
      pages: parsed.numPages,
      width: 612,
      height: 792,
    });
    expect(pages).toBeGreaterThan(1);
    const text = await textOf(pdf);
    expect(text).toContain('Maya Lee');
    expect(text).toContain(`Page 2 of ${pages}`);
    expect(text).toContain('Row 59');
  });

  it('tagged, with its title, its language and its headings, so that it can be heard', async () => {
    const { pdf } = printedBy(
      await press.print({
        ...sheet('<h1>Costs</h1><h2>Housing</h2><p>What a room costs.</p>'),
        language: 'es',
      }),
    );
    const parsed = await getDocumentProxy(new Uint8Array(pdf));
    const { info } = await parsed.getMetadata();
    expect(info).toMatchObject({ Title: 'Costs', Language: 'es' });
    expect(await parsed.getMarkInfo()).toMatchObject({ Marked: true });
    expect((await parsed.getOutline())?.map((entry: { title: string }) => entry.title)).toEqual(['Costs']);
    const tree = JSON.stringify(await (await parsed.getPage(1)).getStructTree());
    for (const role of ['H1', 'H2', 'P']) expect(tree).toContain(`"role":"${role}"`);
  });

  it('with links that lead to the portal', async () => {
    const { pdf } = printedBy(await press.print(sheet('<a href="/careers/nurse">Nurses</a>')));
    const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1);
    const annotations = (await page.getAnnotations()) as { url?: string }[];
    expect(annotations.map(({ url }) => url)).toContain('https://portal.example/careers/nurse');
  });

  it('named after the product when it has no heading', async () => {
    expect(printedBy(await press.print(sheet('<p>x</p>'))).title).toBe('Longleaf');
  });
});

it('no row of a table is torn apart between two sheets, by the print style of the portal', async () => {
  const style = await readFile('apps/portal/app/ui/styles/print.css', 'utf8');
  const row = (number: number) => `<tr><td>begins${number}<br>x<br>x<br>x<br>ends${number}</td></tr>`;
  const table = `<table>${Array.from({ length: 40 }, (_, number) => row(number)).join('')}</table>`;
  const browser = await openBrowser(FOLDER);
  const tornBy = async (rules: string) => {
    const { pdf } = await print(browser, { style: `${(await set()).style}${rules}` }, sheet(''), table);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false });
    expect(text.length).toBeGreaterThan(2);
    const on = (word: string) => text.findIndex((page) => page.split(/\s+/).includes(word));
    return Array.from({ length: 40 }, (_, number) => number).filter(
      (number) => on(`begins${number}`) !== on(`ends${number}`),
    );
  };
  // Without the style some are torn: that it is whole is the style's doing.
  expect(await tornBy('')).not.toEqual([]);
  expect(await tornBy(style)).toEqual([]);
  await browser.close();
});

describe('a page is refused', () => {
  it.each([
    ['nothing', '<script>alert(1)</script><p> </p>'],
    ['too many pages', '<p>x</p><br>'.repeat(9000)],
  ])('%s', async (refused, html) => {
    expect(await press.print(sheet(html))).toEqual({ refused });
  });

  it('when it takes too long, and the next one is printed', async () => {
    const browser = await openBrowser(FOLDER);
    const setting = await set();
    const cells = '<table><tr><td><table><tr><td>x</td></tr></table></td></tr></table>'.repeat(8000);
    await expect(print(browser, setting, sheet(''), cells, { most: 300 })).rejects.toMatchObject({
      refusal: 'slow',
    });
    expect((await print(browser, setting, sheet(''), '<h1>Next</h1>')).title).toBe('Next');
    expect(browser.contexts()).toEqual([]);
    await browser.close();
  });
});

describe('nothing is fetched, even of what nobody sanitised', () => {
  const asked: string[] = [];
  const server = createServer(({ url }, response) => {
    asked.push(url ?? '');
    response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
  });
  let host = '';
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  it('although the server hears whoever fetches, and the browser fetches where nothing keeps it from it', async () => {
    const { executablePath, env } = await findChromium(FOLDER);
    const browser = await chromium.launch({
      executablePath,
      args: [...CHROMIUM_FLAGS],
      env: { ...process.env, ...env } as Record<string, string>,
    });
    const page = await browser.newPage();
    await page.setContent(`<img src="http://${host}/picture"><iframe src="http://${host}/frame"></iframe>`);
    await expect.poll(() => asked.toSorted()).toEqual(['/frame', '/picture']);
    await browser.close();
    asked.length = 0;
  });

  it.each([
    [
      'script',
      (at: string) =>
        `<script src="${at}/s"></script><script>fetch("${at}/f");document.title="ran"</script><p onclick="x">x</p><img src=x onerror="location='${at}/e'">`,
    ],
    [
      'picture',
      (at: string) =>
        `<img src="${at}/i"><img srcset="${at}/j 2x"><picture><source srcset="${at}/k"><img></picture><input type="image" src="${at}/l">`,
    ],
    [
      'style',
      (at: string) =>
        `<style>@import "${at}/c";@font-face{font-family:f;src:url(${at}/w)}body{background:url(${at}/b);font-family:f;cursor:url(${at}/d),auto}</style><link rel="stylesheet" href="${at}/s">x`,
    ],
    [
      'frame',
      (at: string) =>
        `<iframe src="${at}/f"></iframe><object data="${at}/o"></object><embed src="${at}/e"><frameset><frame src="${at}/g"></frameset>`,
    ],
    [
      'another address',
      (at: string) => `<meta http-equiv="refresh" content="0;url=${at}/r"><base href="${at}/">x`,
    ],
    [
      'a hint',
      (at: string) =>
        `<link rel="prefetch" href="${at}/p"><link rel="preload" as="image" href="${at}/q"><link rel="preconnect" href="${at}"><link rel="dns-prefetch" href="${at}">x`,
    ],
    [
      'a drawing',
      (at: string) =>
        `<svg><image href="${at}/i" width="9" height="9"/><use href="${at}/u#a"/><path fill="url(${at}/p#a)" d="M0 0h9v9z"/></svg>`,
    ],
    [
      'a sound',
      (at: string) =>
        `<video src="${at}/v" poster="${at}/p" autoplay></video><audio src="${at}/a" autoplay></audio><track src="${at}/t">`,
    ],
    [
      'a file',
      () =>
        '<iframe src="file:///etc/passwd"></iframe><img src="file:///etc/passwd"><embed src="file:///etc/passwd">',
    ],
  ])('%s', async (_, attack) => {
    const browser = await openBrowser(FOLDER);
    const html = attack(`http://${host}`) + attack(`http://localhost:${host.split(':')[1]}`);
    // What led to another address is not printed at all.
    const printed = await print(browser, await set(), sheet(''), html).catch(() => undefined);
    const shown = printed && {
      title: printed.title,
      holdsFile: (await textOf(printed.pdf)).includes('root:'),
    };
    expect([undefined, { title: 'Longleaf', holdsFile: false }]).toContainEqual(shown);
    expect(asked).toEqual([]);
    await browser.close();
  });
});

describe('the process', () => {
  it('is given none of the secrets of the API', async () => {
    await press.print(sheet('x'));
    const environment = await readFile(`/proc/${press.process()?.pid}/environ`, 'utf8');
    const names = environment.split('\0').map((entry) => entry.split('=')[0]);
    expect(names.filter((name) => /SECRET|DATABASE|URL/.test(name ?? ''))).toEqual([]);
  });

  it.skipIf(process.platform !== 'linux')(
    'gives way to the API, with every thread of its browser',
    async () => {
      await press.print(sheet('x'));
      const printing = press.print(sheet('<p>x</p>'.repeat(3000)));
      const family = () => familyOf(press.process()?.pid ?? 0);
      expect((await family()).length).toBeGreaterThan(2);
      // A thread may have begun just now: it is lowered with the page that it began for.
      const above = async () => {
        const nice = await Promise.all((await family()).map(nicenessOf));
        return nice.flat().filter((value) => value < 0);
      };
      await expect.poll(above).toEqual([]);
      await printing;
      // It alone: the one that asks, and whoever prints without it, stay where they are.
      expect(getPriority()).toBe(priority);
    },
  );

  it('that dies is followed by another, which prints what the first one was printing', async () => {
    const own = openTestPress();
    printedBy(await own.print(sheet('x')));
    const first = own.process();
    const outcomes = ['<h1>One</h1>', '<h1>Two</h1>', '<h1>Three</h1>'].map((html) => own.print(sheet(html)));
    first?.kill('SIGKILL');
    const titles = (await Promise.all(outcomes)).map((outcome) => printedBy(outcome).title);
    expect(titles).toEqual(['One', 'Two', 'Three']);
    expect(own.process()?.pid).not.toBe(first?.pid);
    own.stop();
  });

  it('ends with its browser, and the next one has a new browser', async () => {
    const own = openTestPress();
    printedBy(await own.print(sheet('x')));
    const pid = own.process()?.pid ?? 0;
    for (const child of await childrenOf(pid)) process.kill(child, 'SIGKILL');
    await expect.poll(() => own.process()?.pid).toBeUndefined();
    expect(printedBy(await own.print(sheet('<h1>Again</h1>'))).title).toBe('Again');
    own.stop();
  });

  it.each([
    ['stops', (own: Press) => own.stop()],
    ['is killed', (own: Press) => void own.process()?.kill('SIGKILL')],
  ])('that %s leaves no browser behind', async (_, end) => {
    const own = openTestPress();
    printedBy(await own.print(sheet('x')));
    const pid = own.process()?.pid ?? 0;
    const family = await familyOf(pid);
    expect(family.length).toBeGreaterThan(1);
    end(own);
    await expect.poll(() => family.filter(isAlive), { timeout: 10_000 }).toEqual([]);
  });

  it('that cannot start is not started for ever', async () => {
    const own = openPress(
      () => Promise.reject(new Error('no style')),
      () => undefined,
    );
    expect(await own.print(sheet('x'))).toEqual({ refused: 'failed' });
    own.stop();
  });
});

it('more pages than may wait are sent away at once', async () => {
  const own = openTestPress();
  const away: unknown[] = [];
  const asked = Array.from({ length: 50 }, () =>
    own.print(sheet('x')).catch((error) => void away.push(error)),
  );
  // Before the first is printed: nobody waits to be told that too many wait.
  await new Promise(setImmediate);
  expect(away).toHaveLength(50 - 32);
  expect(away.every((error) => error instanceof PressBusy)).toBe(true);
  own.stop();
  await Promise.all(asked);
});

it('many pages at once are each their own', async () => {
  const titles = Array.from({ length: 8 }, (_, number) => `Page of ${number}`);
  const outcomes = await Promise.all(titles.map((title) => press.print(sheet(`<h1>${title}</h1>`))));
  expect(outcomes.map((outcome) => printedBy(outcome).title)).toEqual(titles);
});

async function childrenOf(pid: number): Promise<number[]> {
  const all = await Promise.all(
    (await readdir('/proc'))
      .filter((name) => /^\d+$/.test(name))
      .map(async (name) => {
        const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
        const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
        return parent === pid ? [Number(name)] : [];
      }),
  );
  return all.flat();
}

async function familyOf(pid: number): Promise<number[]> {
  const children = await childrenOf(pid);
  return [pid, ...(await Promise.all(children.map(familyOf))).flat()];
}

/** Of each thread; a larger number waits for smaller ones. */
async function nicenessOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const stats = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/stat`, 'utf8').catch(() => '')),
  );
  // The sixteenth after the name, which may hold anything.
  return stats.filter(Boolean).map((stat) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
