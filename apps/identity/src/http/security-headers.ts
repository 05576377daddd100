import type { FastifyInstance } from 'fastify';

export type HeaderRules = {
  portalOrigin: string;
  /** Origins that a form may lead to after redirects: those of the registered clients. */
  formOrigins: readonly string[];
};

/**
 * Sets the content policy of every answer: no inline script or style, nothing from other hosts, and no framing
 * but where the portal needs a hidden frame (the session check, and sign-in without a screen).
 */
export function setContentPolicy(app: FastifyInstance, { portalOrigin, formOrigins }: HeaderRules): void {
  const ownForms = ["'self'", ...formOrigins].join(' ');
  app.addHook('onRequest', async (request, reply) => {
    const framed = mayBeFramed(request.url);
    void reply.header(
      'content-security-policy',
      [
        `default-src 'none'`,
        `style-src 'self'`,
        `font-src 'self'`,
        `img-src 'self'`,
        `script-src 'self'`,
        `connect-src 'self'`,
        `form-action ${ownForms}`,
        `frame-ancestors ${framed ? portalOrigin : `'none'`}`,
        `base-uri 'none'`,
      ].join('; '),
    );
    if (!framed) void reply.header('x-frame-options', 'DENY');
  });
}

function mayBeFramed(url: string): boolean {
  const [path = '', query = ''] = url.split('?');
  if (path === '/session/check') return true;
  return path === '/auth' && new URLSearchParams(query).get('prompt') === 'none';
}
