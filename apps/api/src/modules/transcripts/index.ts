import { transcriptDeliveryOperations } from '@longleaf/contract/transcript-deliveries';
import { bind } from '@longleaf/http/bind';
import type { Database } from '@longleaf/platform/database';
import type { Task } from '@longleaf/platform/jobs/runner';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { participatingApplications, type TranscriptsOf } from '../applications/index.ts';
import { keptStudent, refuseForeignUserId } from '../profile/index.ts';
import { receiptIssuer, receiverReader } from '../receipts/index.ts';
import { presentStatus } from './present.ts';
import { readAcknowledgements } from './read-acknowledgements.ts';
import { releaseDue, SEND } from './release.ts';
import { deliveries } from './deliveries.ts';
import { sendAgain } from './send-again.ts';
import { sendReleased, type SendParts } from './send.ts';
import { requestsOfApplications } from './repository.ts';
import { transcriptRoutes } from './routes.ts';
import { transcriptSchoolRoutes } from './school-routes.ts';
import { transcriptSchools } from './schools.ts';
import { transcriptService } from './service.ts';

export { importRecords, type ImportedRecords } from './import-records.ts';
export type { SchoolRecord } from './record.ts';
export { type PlannedRelease, plannedReleases } from './repository.ts';
export { resealRecords } from './reseal.ts';
export { sealRecordOf } from './sealed-records.ts';

/** Transcripts: who sends and is sent them, and the requests of students. */
export function transcripts(app: FastifyInstance, dependencies: Dependencies): void {
  const { database } = dependencies;
  const schools = transcriptSchools(dependencies);
  transcriptSchoolRoutes(app, schools);
  const service = transcriptService({
    ...dependencies,
    schools,
    applications: participatingApplications(dependencies),
    studentOf: (scope) => keptStudent(database, scope),
    receipts: receiptIssuer(dependencies),
  });
  transcriptRoutes(app, service, {
    refuseForeign: refuseForeignUserId(database),
    receiver: receiverReader(dependencies),
  });
  const sent = deliveries(dependencies);
  bind(app, transcriptDeliveryOperations.getDelivery, ({ params }) => sent.document(params.delivery));
  bind(app, transcriptDeliveryOperations.getDeliveryPage, async ({ params }) => ({
    bytes: Buffer.from(await sent.page(params.delivery)),
    type: 'text/html; charset=utf-8',
    name: 'transcript.html',
  }));
  bind(app, transcriptDeliveryOperations.acknowledgeDelivery, ({ params, body }) =>
    sent.acknowledge(params.delivery, body),
  );
}

/** What the application hub shows of transcripts, by application. */
export function transcriptsOfHub(database: Database): TranscriptsOf {
  const requestsOf = requestsOfApplications(database);
  return async (scope) => {
    const found = await requestsOf(scope);
    const byApplication = Map.groupBy(found, ({ applicationId }) => applicationId);
    return new Map(
      [...byApplication].map(([id, requests]) => [id, requests.map(({ request }) => presentStatus(request))]),
    );
  };
}

const RELEASE = 'release-transcripts';
const READ = 'read-transcript-acknowledgements';
const EVERY_FIVE_MINUTES = '*/5 * * * *';

/** What the job runner of the portal does for this module. */
export function transcriptJobs(parts: SendParts): {
  tasks: Record<string, Task>;
  regularly: Record<string, string>;
} {
  return {
    tasks: {
      [RELEASE]: async () => {
        await releaseDue(parts);
        await sendAgain(parts);
      },
      // A task of its own: a server that is away keeps no release waiting.
      [READ]: async () => {
        await readAcknowledgements(parts);
      },
      [SEND]: ({ id }) => sendReleased(parts, Number(id)),
    },
    regularly: { [RELEASE]: EVERY_FIVE_MINUTES, [READ]: EVERY_FIVE_MINUTES },
  };
}
