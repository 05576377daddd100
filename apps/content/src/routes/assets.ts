import type { FastifyInstance } from 'fastify';
import { sendPrepared } from '../http/prepared.ts';
import type { Assets } from '../site/assets.ts';

/** Serves the site's own files. Their addresses change with their content, so they are kept for good. */
export function registerAssets(app: FastifyInstance, assets: Assets): void {
  app.get<{ Params: { file: string } }>('/assets/:file', (request, reply) => {
    const asset = assets.find(request.params.file);
    if (!asset) return reply.callNotFound();
    return sendPrepared(request, reply, asset, 'public, max-age=31536000, immutable');
  });
}
