import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Gives each answer the headers that browsers keep people safe by. */
export async function setHeaders(app: FastifyInstance): Promise<void> {
  // The portal writes its own policy, with a nonce; the API's answers are never documents.
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // Windows opened on the sign-in host are watched until they close.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  });
}
