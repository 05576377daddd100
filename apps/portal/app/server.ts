import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { type PortalContext, portalContext } from './lib/portal-context.ts';

const handle = createRequestHandler(build, import.meta.env.MODE);

/**
 * Renders one page of the portal, anonymously. Give it every GET that is neither the API nor a built file.
 * @returns the document, a redirect (unknown and content-site addresses), or a data answer.
 */
export function render(request: Request, context: PortalContext): Promise<Response> {
  return handle(request, new RouterContextProvider(new Map([[portalContext, context]])));
}

export type { PortalContext };
