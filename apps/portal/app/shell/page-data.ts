import { dehydrate, type QueryClient } from '@tanstack/react-query';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { personOrSignIn } from './session/session.ts';
import { browserApi, type FetchApi } from './session/api.ts';
import { portalContext } from '../lib/portal-context.ts';
import { createQueryClient, queryClientOfTab } from '../lib/query-client.ts';

/** What a page's data function gets, on the server and in the browser alike. */
export interface PageRequest {
  params: Record<string, string | undefined>;
  url: URL;
  queries: QueryClient;
  /** Hand it to the feature's query factories. */
  fetchApi: FetchApi;
}

/**
 * What a page's loader gives: its own small facts, and the filled queries of the first document. They travel as one text:
 * JSON takes a third less room in the document than the router's own form of the same things, and is read faster.
 */
export type PageData<Facts> = Facts & { dehydrated: string | undefined };

type Load<Facts> = (request: PageRequest) => Promise<Facts>;

/**
 * One data function for both sides of a public page. On the server it fills a fresh cache that travels with
 * the document; in the browser it fills the tab's cache straight from `/api`. Ask for everything at once
 * (Promise.all): `queries.prefetchQuery` where the screen shows a failure itself, `queries.ensureQueryData`
 * where the page cannot be without it. Throw `redirect(...)` to go elsewhere.
 *
 *     const page = pageData(async ({ queries, fetchApi, params }) => { ...; return {}; });
 *     export const loader = page.loader;
 *     export const clientLoader = page.clientLoader;
 */
export function pageData<Facts extends object>(load: Load<Facts>) {
  const loader = async ({ request, params, context }: LoaderFunctionArgs): Promise<PageData<Facts>> => {
    const queries = createQueryClient({ retry: false });
    const { fetchApi } = context.get(portalContext);
    const facts = await load({ params, url: new URL(request.url), queries, fetchApi });
    return { ...facts, dehydrated: JSON.stringify(dehydrate(queries)) };
  };
  return { loader, clientLoader: browserLoader(load) };
}

/**
 * The data function of a page that needs sign-in. The server draws the route's `HydrateFallback`; the browser
 * waits for the session, or leaves for the sign-in provider with this address remembered.
 *
 *     export const clientLoader = memberPageData(async ({ queries, fetchApi }) => { ...; return {}; });
 */
export function memberPageData<Facts extends object>(load: Load<Facts>) {
  const read = browserLoader(load);
  return async (args: ClientLoaderFunctionArgs): Promise<PageData<Facts>> => {
    const { pathname, search } = new URL(args.request.url);
    await personOrSignIn(pathname + search);
    return read(args);
  };
}

function browserLoader<Facts extends object>(load: Load<Facts>) {
  return async ({ request, params }: ClientLoaderFunctionArgs): Promise<PageData<Facts>> => {
    const queries = queryClientOfTab();
    const facts = await load({ params, url: new URL(request.url), queries, fetchApi: browserApi });
    return { ...facts, dehydrated: undefined };
  };
}
