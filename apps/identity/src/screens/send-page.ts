import type { Html } from '@longleaf/platform/html';
import type { FastifyReply } from 'fastify';

/** Sends a screen; screens are about one person at one moment, so nothing may keep them. */
export function sendPage(reply: FastifyReply, screen: Html, status = 200): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(screen.text);
}
