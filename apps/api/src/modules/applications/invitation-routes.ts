import { buffer } from 'node:stream/consumers';
import { invitationOperations as operations } from '@longleaf/contract/application-invitations';
import { bind } from '@longleaf/http/bind';
import type { FastifyInstance } from 'fastify';
import type { ReceiverReader } from '../receipts/index.ts';
import type { invitationService } from './invitation-service.ts';

export function invitationRoutes(
  app: FastifyInstance,
  service: ReturnType<typeof invitationService>,
  receiver: ReceiverReader,
): void {
  bind(app, operations.inviteThirdParty, async ({ scope, own, params, query, request }) =>
    service.invite(scope, params, query, await receiver(own, request)),
  );
  bind(app, operations.sendInvitationAgain, async ({ scope, own, params, request }) =>
    service.sendAgain(scope, params, await receiver(own, request)),
  );
  bind(app, operations.withdrawInvitation, ({ scope, own, params }) =>
    service.withdraw(scope, params, own('receipt:change')),
  );
  bind(app, operations.openInvitation, ({ body }) => service.open(body.token));
  bind(app, operations.addInvitationLetter, async ({ body, files: [letter] }) => {
    if (!letter) throw new Error('A form without a file is refused before');
    const { name, type: contentType } = letter;
    return service.addLetter(body.token, { name, contentType, bytes: await buffer(letter.read()) });
  });
  bind(app, operations.removeInvitationLetter, ({ body }) => service.removeLetter(body.token));
  bind(app, operations.answerInvitation, ({ body }) => service.answer(body.token, body.answer, body.word));
}
