import type { ServerResponse } from 'node:http';
import type { PublicSettings } from '@longleaf/contract/public-settings';
import type { Plugin } from 'vite';
import type { PortalContext } from '../app/lib/portal-context.ts';

type Render = (request: Request, context: PortalContext) => Promise<Response>;

/**
 * Vite plugin: draws pages while one develops, as the server of the portal does with the built ones, and sends calls of
 * the API on. It needs `API_URL` and `PORTAL_SETTINGS` (public settings as JSON), which `npm run dev` gives it.
 */
export function pagesInDevelopment(environment: NodeJS.ProcessEnv): Plugin {
  const { API_URL: api, PORTAL_SETTINGS: settings } = environment;
  return {
    name: 'longleaf:pages-in-development',
    apply: (_config, { command }) => command === 'serve' && api !== undefined && settings !== undefined,
    config: () => ({ server: { proxy: { '/api': { target: api, xfwd: true } } } }),
    configureServer(server) {
      const context: PortalContext = {
        settings: JSON.parse(settings ?? '{}') as PublicSettings,
        fetchApi: (input, init) => fetch(new URL(input instanceof Request ? input.url : input, api), init),
        nonce: '',
        reportError: (message, error) => server.config.logger.error(`${message}\n${String(error)}`),
      };
      const draw = async (url: string, response: ServerResponse) => {
        const { render } = (await server.ssrLoadModule('/app/server.ts')) as { render: Render };
        const page = await render(new Request(new URL(url, context.settings.portalUrl)), context);
        response.writeHead(page.status, [...page.headers].flat());
        response.end(Buffer.from(await page.arrayBuffer()));
      };
      // Behind Vite's own addresses, and before those of React Router's plugin, which knows no context.
      return () =>
        server.middlewares.use((request, response) => {
          draw(request.url ?? '/', response).catch((error: unknown) => {
            server.config.logger.error(String(error));
            response.writeHead(500).end();
          });
        });
    },
  };
}
