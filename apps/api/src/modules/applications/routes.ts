import { buffer } from 'node:stream/consumers';
import { applicationOperations as operations } from '@longleaf/contract/applications';
import { bind } from '@longleaf/http/bind';
import type { FastifyInstance } from 'fastify';
import type { attachmentService } from './attachment-service.ts';
import type { ReceiverReader } from '../receipts/index.ts';
import type { markingService } from './marking-service.ts';
import type { applicationService } from './service.ts';

type Services = {
  service: ReturnType<typeof applicationService>;
  marking: ReturnType<typeof markingService>;
  attachments: ReturnType<typeof attachmentService>;
  receiver: ReceiverReader;
};

export function applicationRoutes(
  app: FastifyInstance,
  { service, marking, attachments, receiver }: Services,
): void {
  bind(app, operations.getApplyingOrganizations, ({ scope, query }) => service.organizations(scope, query));
  bind(app, operations.getApplications, ({ scope }) => service.list(scope));
  bind(app, operations.getApplication, ({ scope, params }) => service.one(scope, params.appId));
  bind(app, operations.startApplication, ({ scope, body }) =>
    service.start(scope, body.applicationDefinitionId),
  );
  bind(app, operations.changeApplication, async ({ scope, own, params, body, request }) => {
    const { completed, ...others } = body;
    if (completed !== undefined)
      await marking.mark(scope, await receiver(own, request), params.appId, completed);
    return service.change(scope, params.appId, others);
  });
  bind(app, operations.removeApplication, ({ scope, params }) => service.remove(scope, params.appId));
  bind(app, operations.restoreApplication, ({ scope, body }) => service.restore(scope, body.undo));
  bind(app, operations.completeTask, ({ scope, params }) => service.mark(scope, params, true));
  bind(app, operations.uncompleteTask, ({ scope, params }) => service.mark(scope, params, false));
  bind(app, operations.attachFile, async ({ scope, own, params, request, files: [file] }) => {
    if (!file) throw new Error('A form without a file is refused before');
    const { name, type: contentType } = file;
    const bytes = await buffer(file.read());
    const access = { scope, own: own('file:change'), receiver: await receiver(own, request) };
    await attachments.attach(access, params, { name, contentType, bytes });
    return service.one(scope, params.appId);
  });
  bind(app, operations.removeAttachment, async ({ scope, own, params }) => {
    await attachments.detach({ scope, own: own('file:change'), receipt: own('receipt:change') }, params);
    return service.one(scope, params.appId);
  });
  bind(app, operations.addTask, ({ scope, params, body }) => service.addTask(scope, params.appId, body));
  bind(app, operations.changeTask, ({ scope, params, body }) => service.changeTask(scope, params, body));
  bind(app, operations.removeTask, async ({ scope, own, params }) => {
    await attachments.forget({ scope, own: own('file:change'), receipt: own('receipt:change') }, params);
    return service.removeTask(scope, params);
  });
}
