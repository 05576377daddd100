import { msg } from '@lingui/core/macro';
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
import { stylesFirst } from './lib/styles-first.ts';
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
  const i18n = createI18n();
  const page = (
    <Providers settings={portal.settings} nonce={portal.nonce} i18n={i18n}>
      <ServerRouter context={routerContext} url={request.url} nonce={portal.nonce} />
    </Providers>
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  const html = await renderToText(page, portal);
  // In development the pages are not built.
  const words = {
    missing: i18n._(msg`Parts of this page did not arrive. Check your connection.`),
    again: i18n._(msg`Load the page again`),
  };
  return new Response(import.meta.env.DEV ? html : stylesFirst(html, words), { status, headers });
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
