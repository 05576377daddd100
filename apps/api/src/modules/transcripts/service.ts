import {
  TRANSCRIPT_CONSENT,
  transcriptMessages as messages,
  type TranscriptResult,
  type TranscriptStart,
} from '@longleaf/contract/transcripts';
import { badRequest, notFound, ProblemError } from '@longleaf/http/problem';
import type { Scope } from '@longleaf/http/policy';
import { inTransaction } from '@longleaf/platform/executor';
import { easternDay } from '@longleaf/rules/profile/calendar-day';
import { needsConsent } from '@longleaf/rules/transcripts/consent';
import { releaseDayOf } from '@longleaf/rules/transcripts/release-day';
import { isUnderWay } from '@longleaf/rules/transcripts/retry';
import { canCancel, type TranscriptType } from '@longleaf/rules/transcripts/states';
import type { Dependencies } from '../../dependencies.ts';
import type { participatingApplications } from '../applications/index.ts';
import type { Student } from '../profile/index.ts';
import { newReference, type ReceiptIssuer, type Receiver } from '../receipts/index.ts';
import { askForTranscripts, beforeAsking } from './ask-repository.ts';
import { collegeOf, presentRequest } from './present.ts';
import { type RequestWithHistory, transcriptRepository } from './repository.ts';
import { recordPage } from './record-page.ts';
import { openRecord, recordKeys } from './sealed-records.ts';
import type { TranscriptSchools } from './schools.ts';

type Read = Scope<'transcript'>;
type Change = Scope<'transcript', 'change'>;
type Hub = { read: Scope<'application'>; change: Scope<'application', 'change'> };

type Asked = {
  ceeb: string;
  applicationIds: readonly number[];
  transcriptType: TranscriptType;
  consent: boolean;
};

export type TranscriptParts = Pick<
  Dependencies,
  'database' | 'dataSecret' | 'findCollege' | 'clock' | 'settings' | 'catalog'
> & {
  schools: TranscriptSchools;
  applications: ReturnType<typeof participatingApplications>;
  /** What the profile knows of the student. */
  studentOf: (scope: Read) => Promise<Student>;
  receipts: ReceiptIssuer;
};

/** Requests for transcripts: what is allowed, and what the answers say. */
export function transcriptService(parts: TranscriptParts) {
  const { database, dataSecret, findCollege, clock, settings, catalog, schools, applications } = parts;
  const { studentOf, receipts } = parts;
  const today = () => easternDay(clock());
  const before = beforeAsking(database);
  const releaseOn = (type: TranscriptType, { graduationYear }: Pick<Student, 'graduationYear'>) =>
    releaseDayOf(type, { today: today(), graduationYear, days: settings.TRANSCRIPT_RELEASE_DAYS });

  const presenter = async (scope: Read) => {
    const records = await transcriptRepository(database).records(scope);
    return (row: RequestWithHistory) =>
      presentRequest(row, {
        records,
        college: collegeOf(findCollege, row.collegeId),
        schoolName: schools.named(row.ceeb)?.name ?? row.ceeb,
        today: today(),
      });
  };

  return {
    /** API-200. */
    list: async (scope: Read) => {
      const [rows, present] = await Promise.all([
        transcriptRepository(database).list(scope),
        presenter(scope),
      ]);
      return rows.map(present);
    },

    /** API-199: the applications to colleges that are sent transcripts, and what is under way to each. */
    participating: async (scope: Read, hub: Pick<Hub, 'read'>) => {
      const [own, rows] = await Promise.all([
        applications.list(database, hub.read),
        transcriptRepository(database).list(scope),
      ]);
      return own
        .filter(({ receivesTranscripts }) => receivesTranscripts)
        .map(({ applicationId, orgId, kind, completedAt }) => ({
          applicationId,
          checked: false,
          college: collegeOf(findCollege, orgId),
          kind,
          completedDate: completedAt?.toISOString() ?? null,
          underWay: rows
            .filter((row) => row.collegeId === orgId && isUnderWay(row))
            .map(({ type, askedAt }) => ({ type, since: askedAt.toISOString() })),
        }));
    },

    start: async (scope: Read): Promise<TranscriptStart> => {
      const [student, agreed] = await Promise.all([
        studentOf(scope),
        transcriptRepository(database).hasAgreed(scope),
      ]);
      const { crmId } = student;
      const school = crmId === null ? undefined : catalog.organizations().find(crmId);
      return {
        school: school?.ceebCode
          ? { ceeb: school.ceebCode, name: school.name, city: school.city, state: school.state }
          : null,
        consentNeeded: !agreed && needsConsent(student.dateOfBirth, today()),
        canBeMatched: student.studentNumber !== '' && student.dateOfBirth !== null,
        releaseDates: {
          Initial: releaseOn('Initial', student),
          Midyear: releaseOn('Midyear', student),
          Final: releaseOn('Final', student),
        },
      };
    },

    /**
     * Asks for a transcript of one type for up to 15 applications (API-198, ST-108). Asked again, in a second window or
     * after an answer that was lost, nothing is done twice: the database keeps one of a type for each college.
     * Each that is new gets a receipt, and one letter tells of all.
     * @returns a result for each application (ST-109).
     * @throws ProblemError 400 for a school that does not take part (VAL-001), or without the consent that is needed.
     */
    ask: async (
      scope: Change,
      hub: Hub,
      receiverNow: () => Promise<Receiver>,
      asked: Asked,
    ): Promise<TranscriptResult[]> => {
      if (!schools.participating(asked.ceeb)) throw badRequest({ ceeb: [messages.doesNotTakePart] });
      const [known, receiver] = await Promise.all([
        before({ transcripts: scope, applications: hub.read }),
        receiverNow(),
      ]);
      const consents = known.agreedAt === null && needsConsent(known.dateOfBirth, today());
      if (consents && !asked.consent) throw badRequest({ consent: [messages.consentNeeded] });
      const own = new Map(known.applications.map((one) => [one.id, one]));
      const wanted = [...new Set(asked.applicationIds)].map((applicationId) => {
        const application = own.get(applicationId);
        const isSentThere = application !== undefined && applications.receivesTranscripts(application);
        return { applicationId, application, isSentThere };
      });
      const askedFor = wanted
        .filter(({ isSentThere }) => isSentThere)
        .map(({ applicationId }) => ({ applicationId, reference: newReference() }));
      const kept = await inTransaction(database, async (tx) => {
        if (consents)
          await transcriptRepository(tx).agree(scope, { agreedAt: clock(), words: TRANSCRIPT_CONSENT });
        const rows = await askForTranscripts(
          tx,
          { transcripts: scope, applications: hub.change, receipts: receiver.scope },
          {
            ceeb: asked.ceeb,
            type: asked.transcriptType,
            askedAt: clock(),
            releaseOn: releaseOn(asked.transcriptType, known),
            wanted: askedFor,
          },
        );
        const found = new Map(rows.map((row) => [row.applicationId, row.requestId]));
        const made = askedFor.filter(({ applicationId }) => typeof found.get(applicationId) === 'number');
        await receipts.tell(
          tx,
          receiver.contact,
          made.map(({ applicationId, reference }) => ({
            kind: 'transcript',
            reference,
            collegeId: own.get(applicationId)?.collegeId ?? null,
            recipientName: null,
          })),
        );
        return found;
      });
      return wanted.map(({ applicationId, application, isSentThere }) => {
        const is = (status: TranscriptResult['status'], message: string) => ({
          applicationId,
          status,
          message,
        });
        if (application && !isSentThere) return is('Refused', messages.notSentThere);
        const requestId = kept.get(applicationId);
        // One that was removed meanwhile is not there either.
        if (requestId === undefined) return is('Refused', messages.notYours);
        return requestId === null ? is('UnderWay', messages.underWay) : is('Success', messages.asked);
      });
    },

    /** The page of a school's record (API-036). @throws ProblemError 404 when it is not this person's. */
    page: async (scope: Read, id: number): Promise<string> => {
      const row = await transcriptRepository(database).record(scope, id);
      if (!row) throw notFound(messages.viewFailed);
      return recordPage(openRecord(recordKeys(dataSecret), row, row.record));
    },

    /**
     * Cancels a request (API-037, VAL-008). The rule is decided while nobody else can change the row, so a cancel that
     * meets the release has one winner.
     * @throws ProblemError 404, or 409 when the rule does not allow it (MSG-020).
     */
    cancel: async (scope: Change, hub: Hub, receipt: Receiver['scope'], id: number) => {
      await inTransaction(database, async (tx) => {
        const rows = transcriptRepository(tx);
        const row = await rows.locked(scope, id);
        if (!row) throw notFound(/*i18n*/ 'You have no such request.');
        if (row.status === 'Canceled') return;
        if (!canCancel(row, today())) throw new ProblemError(409, messages.cannotCancel);
        await rows.move(scope, id, { status: 'Canceled', at: clock() });
        await receipts.takeBack(tx, receipt, { kind: 'transcript', subject: id });
        const others = await rows.list(scope);
        const goesOn = others.some((other) => other.collegeId === row.collegeId && isUnderWay(other));
        if (!goesOn) await applications.transcriptTakenBack(tx, hub.change, [row.applicationId]);
      });
      const [row, present] = await Promise.all([
        transcriptRepository(database).one(scope, id),
        presenter(scope),
      ]);
      if (!row) throw notFound(/*i18n*/ 'You have no such request.');
      return { message: messages.canceled, transcript: present(row) };
    },
  };
}
