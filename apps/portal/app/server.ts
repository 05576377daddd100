import { createRequestHandler, matchRoutes, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { ADDRESSES } from './addresses.ts';
import { type PortalContext, portalContext } from './lib/portal-context.ts';

const handle = createRequestHandler(build, import.meta.env.MODE);

/**
 * Renders one page of the portal, anonymously. Give it every GET that is neither the API nor a built file.
 * @returns the document, a redirect (unknown and content-site addresses), or a data answer.
 */
export function render(request: Request, context: PortalContext): Promise<Response> {
  return handle(request, new RouterContextProvider(new Map([[portalContext, context]])));
}

const PATTERNS = ADDRESSES.filter(({ built }) => built).map(({ path }) => ({ path }));

/** The pattern of the page at this path, such as `/careers/:urlName`; undefined when there is none. */
export function patternOf(path: string): string | undefined {
  return matchRoutes(PATTERNS, path)?.at(-1)?.route.path;
}

export type { PortalContext };
