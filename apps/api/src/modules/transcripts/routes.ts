import { transcriptOperations as operations } from '@longleaf/contract/transcripts';
import { bind } from '@longleaf/http/bind';
import type { FastifyInstance } from 'fastify';
import type { refuseForeignUserId } from '../profile/index.ts';
import type { ReceiverReader } from '../receipts/index.ts';
import type { transcriptService } from './service.ts';

export function transcriptRoutes(
  app: FastifyInstance,
  service: ReturnType<typeof transcriptService>,
  {
    refuseForeign,
    receiver,
  }: { refuseForeign: ReturnType<typeof refuseForeignUserId>; receiver: ReceiverReader },
): void {
  bind(app, operations.getTranscripts, ({ scope }) => service.list(scope));
  bind(app, operations.getParticipatingApplications, ({ scope, own }) =>
    service.participating(scope, { read: own('application:read') }),
  );
  bind(app, operations.getTranscriptStart, ({ scope }) => service.start(scope));
  bind(app, operations.sendTranscript, async ({ scope, own, body, request }) => {
    await refuseForeign(own('profile:read'), body.userId);
    const hub = { read: own('application:read'), change: own('application:change') };
    return service.ask(scope, hub, () => receiver(own, request), body);
  });
  bind(app, operations.getTranscriptPage, async ({ scope, params }) => ({
    bytes: Buffer.from(await service.page(scope, params.transcriptId)),
    type: 'text/html; charset=utf-8',
    name: 'transcript.html',
    isInline: true,
  }));
  bind(app, operations.cancelTranscript, ({ scope, own, params }) =>
    service.cancel(
      scope,
      { read: own('application:read'), change: own('application:change') },
      own('receipt:change'),
      params.transactionId,
    ),
  );
}
