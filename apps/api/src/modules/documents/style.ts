import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'postcss';

/** Read where there is no built portal, as in tests of the API alone. */
const PLAIN =
  '@page{size:letter;margin:20mm 16mm}body{font:11pt sans-serif}table{border-collapse:collapse}tr{break-inside:avoid}';

/**
 * The portal's whole style sheet as it was built, with its fonts in it, so that nothing is left to be fetched.
 * @param clientFolder the files of the built portal.
 */
export async function documentStyle(clientFolder: string | undefined): Promise<string> {
  if (clientFolder === undefined) return PLAIN;
  const assets = join(clientFolder, 'assets');
  const names = (await readdir(assets)).filter((file) => file.endsWith('.css'));
  // The build of the server has the styles of nearly all pages in one, in their order; what is fetched later is apart.
  const main = names.find((file) => file.startsWith('server-'));
  if (main === undefined) return PLAIN;
  const whole = await readFile(join(assets, main), 'utf8');
  const others = names.filter((name) => name !== main).toSorted(ownOfPagesLast);
  const apart = await Promise.all(others.map((name) => readFile(join(assets, name), 'utf8')));
  return withFonts(inOrder(whole, apart), assets);
}

/** What several pages share comes before what is one page's own, as in a browser. */
function ownOfPagesLast(a: string, b: string): number {
  return Number(a.includes('-page-')) - Number(b.includes('-page-')) || a.localeCompare(b);
}

/**
 * What is apart comes last: it is of parts of pages, and has to hold against what is said of all pages. Their files say
 * that a second time, which is left out.
 */
function inOrder(whole: string, apart: readonly string[]): string {
  const said = new Set(rulesOf(whole));
  return [whole, ...new Set(apart.flatMap(rulesOf).filter((rule) => !said.has(rule)))].join('\n');
}

function rulesOf(style: string): string[] {
  return parse(style).nodes.flatMap((node) => ('nodes' in node ? [node.toString()] : []));
}

async function withFonts(style: string, assets: string): Promise<string> {
  const fonts = [...new Set(style.match(/\/assets\/[\w.-]+\.woff2/g))];
  const read = fonts.map(async (address) => {
    const bytes = await readFile(join(assets, address.slice('/assets/'.length)));
    return [address, `data:font/woff2;base64,${bytes.toString('base64')}`] as const;
  });
  let whole = style;
  for (const [address, data] of await Promise.all(read)) whole = whole.replaceAll(address, data);
  return whole;
}
