import type { HubItem } from '@longleaf/contract/applications';
import { letterDeliveryOperations } from '@longleaf/contract/letter-deliveries';
import { bind } from '@longleaf/http/bind';
import type { Actor } from '@longleaf/http/actor';
import { Scope } from '@longleaf/http/policy';
import { inTransaction } from '@longleaf/platform/executor';
import type { Task } from '@longleaf/platform/jobs/runner';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { removalSlips } from '../../http/removal-slip.ts';
import { writeAudit } from '../audit/index.ts';
import { fileKeeper } from '../files/index.ts';
import { receiptIssuer, receiverReader } from '../receipts/index.ts';
import { attachmentService } from './attachment-service.ts';
import { type DueDay, dueDaysIn } from './due-days.ts';
import { invitationRoutes } from './invitation-routes.ts';
import { invitationService } from './invitation-service.ts';
import { letterDelivery, type LetterDelivery, type LetterParts, LETTERS } from './letter-delivery.ts';
import { letterWays } from './letter-ways.ts';
import { invitationLetterPolicy } from './policies/invitation-letter.ts';
import { applicationRepository, forgetRemoved } from './repository.ts';
import { applicationRoutes } from './routes.ts';
import { markingService } from './marking-service.ts';
import { applicationService, type TranscriptsOf } from './service.ts';
import { taskRepository } from './task-repository.ts';

export { definitionOf, definitionsOf } from './definitions.ts';
export {
  markTranscriptTasks,
  participatingApplications,
  type ParticipatingApplication,
} from './participating.ts';
export type { TranscriptsOf } from './service.ts';
export type { DueDay } from './due-days.ts';
export { type StatedDay, statedDaysOf } from './stated-days.ts';
export { transcriptTasksDone } from './task-repository.ts';
export { applications as applicationRows } from './tables.ts';

/**
 * The application hub: start, tasks, notes, remove, put back.
 * @param transcriptsOf the transcripts that were asked for; none while no module knows any
 */
export function applications(
  app: FastifyInstance,
  dependencies: Dependencies,
  transcriptsOf: TranscriptsOf = async () => new Map(),
): void {
  const { database, findCollege, clock, settings, sendMail } = dependencies;
  const service = serviceOf(dependencies, transcriptsOf);
  const files = fileKeeper(dependencies);
  const receipts = receiptIssuer(dependencies);
  const receiver = receiverReader(dependencies);
  const letters = lettersOf({ ...dependencies, files, receipts });
  applicationRoutes(app, {
    service,
    marking: markingService({ database, clock, receipts }),
    attachments: attachmentService({ database, clock, files, receipts }),
    receiver,
  });
  invitationRoutes(
    app,
    invitationService({ database, clock, sendMail, findCollege, settings, files, receipts, letters }),
    receiver,
  );
  bind(app, letterDeliveryOperations.getLetter, ({ params }) => letters.document(params.delivery));
  bind(app, letterDeliveryOperations.acknowledgeLetter, ({ params, body }) =>
    letters.acknowledge(params.delivery, body),
  );
}

/** What the hub of a person is read with. */
export type HubReading = Pick<
  Dependencies,
  'database' | 'catalog' | 'findCollege' | 'dataSecret' | 'clock' | 'settings'
>;

/** The applications of a person, for who reads them elsewhere; where their transcripts are is left out. */
export function hubItems(dependencies: HubReading): (scope: Scope<'application'>) => Promise<HubItem[]> {
  return serviceOf(dependencies, async () => new Map()).list;
}

/** What is due in the hub of a person, for who reads it elsewhere. */
export function dueDays(dependencies: HubReading): (scope: Scope<'application'>) => Promise<DueDay[]> {
  const days = hubDays(dependencies);
  return async (scope) => (await days(scope)).due;
}

/** What is due in the hub of a person, and the definitions of the applications that are there. */
export function hubDays(
  dependencies: HubReading,
): (scope: Scope<'application'>) => Promise<{ due: DueDay[]; started: ReadonlySet<number> }> {
  const items = hubItems(dependencies);
  return async (scope) => {
    const list = await items(scope);
    return {
      due: dueDaysIn(list),
      started: new Set(list.map(({ userApplication }) => userApplication.applicationDefinitionId)),
    };
  };
}

function serviceOf(
  { database, catalog, findCollege, dataSecret, clock, settings }: HubReading,
  transcriptsOf: TranscriptsOf,
) {
  return applicationService({
    rows: applicationRepository(database),
    tasks: taskRepository(database),
    catalog,
    findCollege,
    slips: removalSlips(dataSecret, 'application', z.object({ id: z.number() })),
    transcriptsOf,
    clock,
    applicationSite: settings.APPLICATION_SITE_URL,
    wayFor: letterWays({ catalog, clock, settings }),
  });
}

/** What letters to colleges are sent with. */
export type LetterSending = Omit<LetterParts, 'wayFor' | 'receipts'> & Pick<Dependencies, 'catalog'>;

function lettersOf(parts: LetterSending & Partial<Pick<LetterParts, 'receipts'>>): LetterDelivery {
  return letterDelivery({ receipts: receiptIssuer(parts), ...parts, wayFor: letterWays(parts) });
}

const TASK = 'forget-applications';
const EVERY_FIVE_MINUTES = '*/5 * * * *';
const EVERY_HOUR = '23 * * * *';
const ONE_DAY = 86_400_000;
const FORGET: Actor = { kind: 'program', name: 'forget-applications' };

/**
 * What the job runner of the portal does for this module: what was removed can be put back for a day, and letters to
 * colleges are looked after.
 */
export function applicationJobs(parts: LetterSending): {
  tasks: Record<string, Task>;
  regularly: Record<string, string>;
} {
  const { database, clock, files } = parts;
  return {
    tasks: {
      [LETTERS]: () => lettersOf(parts).lookAfter(),
      [TASK]: () =>
        inTransaction(database, async (tx) => {
          const left = await forgetRemoved(tx, new Date(clock().getTime() - ONE_DAY));
          for (const { fileId, owner } of left) {
            const scope = Scope.permit(invitationLetterPolicy, 'file:delete', FORGET, { owner });
            await files.remove(tx, scope, fileId);
            await writeAudit(tx, scope, clock());
          }
        }),
    },
    regularly: { [TASK]: EVERY_HOUR, [LETTERS]: EVERY_FIVE_MINUTES },
  };
}
