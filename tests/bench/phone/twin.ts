import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** Where a page of the portal stands beside its static twin, each by a path of its own on one host. */
export type Twins = { origin: string; close: () => Promise<void> };

const TWIN = '/static-twin';

/** The address of a page's twin: the same HTML and style sheets without a script. */
export function twinOf(path: string): string {
  return TWIN + path;
}

/**
 * Stands before a running portal and passes everything on, except the twins: their HTML is taken from the portal when
 * they are first asked for, without its scripts, and kept compressed. So both come over the same line.
 */
export async function openTwins(portal: string): Promise<Twins> {
  const kept = new Map<string, Buffer>();
  const server = createServer((asked, answer) => {
    const url = asked.url ?? '/';
    if (url.startsWith(TWIN)) {
      void htmlOf(url.slice(TWIN.length)).then((html) => {
        answer.writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-encoding': 'br',
          'content-length': html.length,
        });
        answer.end(html);
      });
      return;
    }
    const passed = request(portal + url, { method: asked.method, headers: asked.headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  const htmlOf = async (path: string): Promise<Buffer> => {
    const known = kept.get(path);
    if (known) return known;
    const html = withoutScripts(await (await fetch(portal + path)).text());
    const compressed = brotliCompressSync(html);
    kept.set(path, compressed);
    return compressed;
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const close = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, close };
}

function withoutScripts(html: string): string {
  return html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<link[^>]*rel="modulepreload"[^>]*>/g, '');
}
