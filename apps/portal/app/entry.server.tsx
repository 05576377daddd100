import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type ActionFunctionArgs,
  type EntryContext,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { createI18n } from './lib/languages.ts';
import { type PortalContext, portalContext } from './lib/portal-context.ts';
import { scriptsAfterPaint, stylesFirst } from './lib/scripts-after-paint.ts';
import { Providers } from './shell/providers.tsx';

/** Renders the whole page before it is sent, so that it has one length, one status and one cache entry. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const portal = loadContext.get(portalContext);
  const page = (
    <Providers settings={portal.settings} nonce={portal.nonce} i18n={createI18n()}>
      <ServerRouter context={routerContext} url={request.url} nonce={portal.nonce} />
    </Providers>
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  const html = await renderToText(page, portal);
  return new Response(scriptsPlaced(html, routerContext), { status, headers });
}

// A page that the server has filled can be read before it can be worked. In development the pages are not built.
function scriptsPlaced(html: string, { manifest, staticHandlerContext }: EntryContext): string {
  const shown = staticHandlerContext.matches.at(-1)?.route.id ?? '';
  if (import.meta.env.DEV) return html;
  return manifest.routes[shown]?.hasLoader ? scriptsAfterPaint(html) : stylesFirst(html);
}

export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (request.signal.aborted) return;
  context.get(portalContext).reportError?.('Error routing: a page could not be rendered', error);
}

function renderToText(page: React.ReactElement, portal: PortalContext): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const stream = renderToPipeableStream(page, {
      nonce: portal.nonce,
      // Nothing is sent before all is there, so a large part need not come behind the rest and be put in its place later.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError: (error) => portal.reportError?.('Error routing: a part of a page failed', error),
    });
  });
}
