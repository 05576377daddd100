import { html, raw } from '@longleaf/platform/html';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityDeps } from '../deps.ts';
import { asIssuer } from '../provider/mount.ts';

/** What the portal learns: the same person, somebody else, nobody. */
export type SessionState = 'same' | 'other' | 'none';

/**
 * Lets the portal notice that the provider's session ended elsewhere: a page for a hidden frame, and the answer
 * that its script asks for. Other origins can neither frame the one nor read the other.
 */
export function sessionCheckRoutes(app: FastifyInstance, deps: IdentityDeps): void {
  const frame = html`${raw('<!doctype html>')}
    <html lang="en" data-portal="${new URL(deps.portalUrl).origin}">
      <head>
        <meta charset="utf-8" />
        <title>Session check</title>
        <script type="module" src="${deps.frame.asset('session-check.js')}"></script>
      </head>
      <body></body>
    </html>`;

  app.get('/session/check', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(frame.text),
  );
  app.get('/session/state', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { state: await stateFor(deps, request, reply) };
  });
}

async function stateFor(
  { providers, issuer }: IdentityDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SessionState> {
  const provider = await providers.current();
  asIssuer(request, issuer);
  const context = provider.createContext(request.raw, reply.raw);
  const session = await provider.Session.get(context);
  if (session.accountId === undefined) return 'none';
  const { sub } = Object(request.query) as { sub?: unknown };
  return session.accountId === sub ? 'same' : 'other';
}
