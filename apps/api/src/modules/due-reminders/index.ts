import { dueReminderMessages, dueReminderOperations as operations } from '@longleaf/contract/due-reminders';
import { bind } from '@longleaf/http/bind';
import { badRequest, notFound } from '@longleaf/http/problem';
import { Scope } from '@longleaf/http/policy';
import { inTransaction } from '@longleaf/platform/executor';
import type { Task } from '@longleaf/platform/jobs/runner';
import { firstReminderDay } from '@longleaf/rules/applications/reminders';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { writeAudit } from '../audit/index.ts';
import { contactReader } from '../profile/index.ts';
import { reminderMailPolicy } from './policies/reminder-mail.ts';
import { type ChoiceRow, ownerOfMail, reminderRepository } from './repository.ts';
import { digestOf, sendReminders, type SendParts } from './send.ts';

/** Emails about what is due in the application hub, for those who turn them on. */
export function dueReminders(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, clock, settings } = dependencies;
  const rows = reminderRepository(database);
  const contact = contactReader(dependencies);

  bind(app, operations.getDueReminders, async ({ scope }) => present(await rows.find(scope)));

  bind(app, operations.chooseDueReminders, async ({ scope, own, body, request }) => {
    if (!body.on) await rows.turnOff(scope);
    else {
      const { email, emailVerified } = await contact(own('profile:change'), request);
      if (email === '' || !emailVerified) throw badRequest({ on: [dueReminderMessages.notConfirmed] });
      const chosenAt = clock();
      await rows.turnOn(scope, { chosenAt, firstDay: firstReminderDay(chosenAt) });
    }
    return present(await rows.find(scope));
  });

  bind(app, operations.openReminderStop, async ({ params, reply }) => {
    await reply.redirect(`${settings.PORTAL_URL}/stop-reminders#${encodeURIComponent(params.token)}`, 303);
  });

  void app.register(async (scope) => {
    takeForms(scope);
    bind(scope, operations.stopReminders, async ({ params }) =>
      inTransaction(database, async (tx) => {
        const owner = await ownerOfMail(tx, digestOf(params.token));
        if (owner === undefined) throw notFound(dueReminderMessages.deadLink);
        const actor = { kind: 'holder', of: 'due-reminder', from: owner } as const;
        const stopping = Scope.permit(reminderMailPolicy, 'due-reminder:delete', actor, { owner });
        if (await reminderRepository(tx).turnOff(stopping)) await writeAudit(tx, stopping, clock());
        return { stopped: true as const };
      }),
    );
  });
}

/** RFC 8058 has mail programs send a form that says nothing but what the address says already. */
function takeForms(scope: FastifyInstance): void {
  const types = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  scope.addContentTypeParser(types, { parseAs: 'string', bodyLimit: 2_000 }, (_request, _body, done) =>
    done(null, undefined),
  );
}

function present(choice: ChoiceRow | undefined) {
  return { on: choice !== undefined, sinceDate: choice?.chosenAt.toISOString() ?? null };
}

const TASK = 'send-reminders';
const EVERY_FIFTEEN_MINUTES = '*/15 * * * *';

/** What the job runner of the portal does for this module. */
export function dueReminderJobs(parts: SendParts): {
  tasks: Record<string, Task>;
  regularly: Record<string, string>;
} {
  return {
    tasks: { [TASK]: () => sendReminders(parts) },
    regularly: { [TASK]: EVERY_FIFTEEN_MINUTES },
  };
}
