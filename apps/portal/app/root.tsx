import './ui/styles/index.ts';
import latinFont from '@fontsource-variable/reddit-sans/files/reddit-sans-latin-wght-normal.woff2?url';
import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import { useState } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router';
import { queriesOfDocument } from './lib/document-queries.ts';
import { LANGUAGE } from './lib/languages.ts';
import { settingsElement, useSettings } from './lib/settings.ts';
import { useNonce } from './lib/nonce.ts';
import { RouteTrouble } from './shell/route-trouble.tsx';
import { Shell } from './shell/shell.tsx';

/**
 * Marks the page before it is painted when somebody was signed in here or is just coming from signing in, so that it
 * does not show visitors' things for a moment. The session takes the mark away once it is known; see styles/base.css.
 */
const RETURNING = `try{if(localStorage.getItem('longleaf.signed-in')||/-callback$/.test(location.pathname))document.documentElement.dataset.returning=''}catch{}`;

export function Layout({ children }: { children: React.ReactNode }) {
  const settings = useSettings();
  const nonce = useNonce();
  return (
    <html lang={LANGUAGE} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FBF8F1" />
        <meta property="og:site_name" content={settings.productName} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" href={latinFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        {/* As parts that come later ask for the same style sheets: asked for in another way, each would be fetched twice. */}
        <Links crossOrigin="anonymous" />
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: RETURNING }} suppressHydrationWarning />
      </head>
      <body>
        {children}
        <script {...settingsElement(settings)} />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <HydrationBoundary state={useFirstDocumentQueries()}>
      <Shell>
        <Outlet />
      </Shell>
    </HydrationBoundary>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Shell>
      <RouteTrouble error={error} />
    </Shell>
  );
}

/** Queries that the server filled. Only the first document brings any; later pages fill the tab's own cache. */
function useFirstDocumentQueries(): DehydratedState | undefined {
  const matches = useMatches();
  const [state] = useState(() => {
    const data = matches.at(-1)?.loaderData as { dehydrated?: string } | undefined;
    return data?.dehydrated === undefined ? undefined : queriesOfDocument(data.dehydrated, Date.now());
  });
  return state;
}
