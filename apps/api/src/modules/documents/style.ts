import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

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
  const others = names.filter((name) => name !== main).toSorted();
  const apart = await Promise.all(others.map((name) => readFile(join(assets, name), 'utf8')));
  return withFonts([...apart.filter((style) => !whole.includes(style.trim())), whole].join('\n'), assets);
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
