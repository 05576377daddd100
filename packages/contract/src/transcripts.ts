import { applicationKinds } from '@longleaf/rules/applications/kinds';
import { transcriptFailures } from '@longleaf/rules/transcripts/failures';
import { transcriptStatuses, transcriptTypes } from '@longleaf/rules/transcripts/states';
import { z } from 'zod';
import { hubItemSchema } from './applications.ts';
import { rowId } from './ids.ts';
import { operation } from './operation.ts';
import { ceebCode } from './transcript-schools.ts';

/** MSG-013, MSG-017 to MSG-020: fixed by the specification. The others are the project's own. */
export const transcriptMessages = {
  checkFailed: /*i18n*/ 'An error occurred validating the selected school',
  viewFailed: /*i18n*/ 'There was an error getting the transcript.',
  cancelFailed: /*i18n*/ 'An error occurred while canceling the request.',
  canceled: /*i18n*/ 'Transcript request cancelled',
  cannotCancel: /*i18n*/ 'Transcript request can not be cancelled at this time.',
  loadFailed: /*i18n*/ 'We could not load your transcripts.',
  formFailed: /*i18n*/ 'We could not load where you can send transcripts.',
  sendFailed: /*i18n*/ 'We could not send your requests.',
  doesNotTakePart:
    /*i18n*/ 'This high school does not send transcripts from here. Ask your counselor to send it, or choose another school.',
  asked: /*i18n*/ 'Asked for',
  underWay: /*i18n*/ 'A transcript of this kind is already on its way to this college.',
  notYours: /*i18n*/ 'This application is not in your hub.',
  notSentThere: /*i18n*/ 'This college does not get transcripts from here.',
  consentNeeded: /*i18n*/ 'Say that you agree before we send your transcript.',
} as const;

/** What somebody under 18 is told, and agrees to once (FERPA). It is kept with the consent. */
export const TRANSCRIPT_CONSENT =
  /*i18n*/ 'Until you are 18, your parents or guardians may also see your school records; the colleges that you choose will see this transcript.';

/** CON-008, VAL-003: how many colleges one request is for at most. */
export const TRANSCRIPT_APPLICATIONS_MAXIMUM = 15;

const day = z.iso.date();
const moment = z.iso.datetime();
const type = z.enum(transcriptTypes, { error: /*i18n*/ 'The type is Initial, Midyear or Final.' });
const status = z.enum(transcriptStatuses);
const { college } = hubItemSchema.shape;

const transcriptSchema = z.object({
  transactionId: z.number().int(),
  /** The application that it was asked for with; it may be out of the hub by now. */
  applicationId: z.number().int(),
  college,
  school: z.object({ ceeb: z.string(), name: z.string() }),
  transcriptType: type,
  status,
  dateRequested: moment,
  releaseDate: day,
  /** The school's record, to be looked at; null while the school has not given one. */
  transcriptId: z.number().int().nullable(),
  /** What happened, the first first; of a failure why, as we know it or in the college's own words. */
  history: z.array(
    z.object({
      status,
      at: moment,
      failure: z.enum(transcriptFailures).nullable(),
      reason: z.string().nullable(),
    }),
  ),
  /** Of one that failed: when it is sent again by itself; null when it is not. */
  nextTry: moment.nullable(),
  canCancel: z.boolean(),
  /** The last day to cancel; null where there is none. */
  cancelUntil: day.nullable(),
  /** Its day has come, and the school has not given the record that it needs. */
  waitsForSchool: z.boolean(),
});
export type TranscriptRequest = z.infer<typeof transcriptSchema>;

const participatingSchema = z.object({
  applicationId: z.number().int(),
  /** Whether it is chosen from the start: no, the student chooses. */
  checked: z.boolean(),
  college,
  kind: z.enum(applicationKinds),
  /** When it was marked as sent. */
  completedDate: moment.nullable(),
  /** The types that are on their way to the college, or there, and since when. */
  underWay: z.array(z.object({ type, since: moment })),
});
export type ParticipatingApplication = z.infer<typeof participatingSchema>;

/** `UnderWay`: nothing was done, since it was done before. */
const resultStatus = z.enum(['Success', 'UnderWay', 'Refused']);
const resultSchema = z.object({ applicationId: z.number().int(), status: resultStatus, message: z.string() });
export type TranscriptResult = z.infer<typeof resultSchema>;

const startSchema = z.object({
  /** The high school of the profile, where it is one with a code. */
  school: z.object({ ceeb: z.string(), name: z.string(), city: z.string(), state: z.string() }).nullable(),
  /** Whether the student has to agree first. */
  consentNeeded: z.boolean(),
  /** Whether the profile has what a school's record is known by. */
  canBeMatched: z.boolean(),
  /** When a transcript of each type that is asked for now is planned to be released. */
  releaseDates: z.object({ Initial: day, Midyear: day, Final: day }),
});
export type TranscriptStart = z.infer<typeof startSchema>;

export const transcriptOperations = {
  getTranscripts: operation({
    id: 'API-200',
    method: 'GET',
    path: '/transcripts',
    policy: 'transcript:read',
    summary: 'Your transcript requests, newest first, each with what happened.',
    response: z.array(transcriptSchema),
  }),
  getParticipatingApplications: operation({
    id: ['API-199', 'API-039'],
    method: 'GET',
    path: '/transcripts/participatingapplications',
    policy: 'transcript:read',
    summary: 'Your applications to colleges that are sent transcripts from here.',
    response: z.array(participatingSchema),
  }),
  getTranscriptStart: operation({
    id: 'project',
    method: 'GET',
    path: '/transcripts/start',
    policy: 'transcript:read',
    summary: 'What a request begins with: your high school, whether you have to agree first, planned days.',
    response: startSchema,
  }),
  sendTranscript: operation({
    id: ['API-198', 'API-040'],
    method: 'POST',
    path: '/transcripts/sendtranscript',
    policy: 'transcript:change',
    summary:
      'Asks your high school for transcripts. What is under way already is not asked for again, and the answer says so.',
    body: z.object({
      ceeb: ceebCode,
      /** Nobody else's: a userId that is not your own is refused (GAP-137). */
      userId: z.string().max(100).nullish(),
      applicationIds: z
        .array(rowId, { error: /*i18n*/ 'Choose at least one college.' })
        .min(1, /*i18n*/ 'Choose at least one college.')
        .max(TRANSCRIPT_APPLICATIONS_MAXIMUM, /*i18n*/ 'Choose 15 colleges at most in one request.'),
      transcriptType: type.default('Initial'),
      /** That you agree to `TRANSCRIPT_CONSENT`; needed once, before you are 18. */
      consent: z.boolean().default(false),
    }),
    response: z.array(resultSchema),
  }),
  getTranscriptPage: operation({
    id: 'API-036',
    method: 'GET',
    path: '/application/transcript/{transcriptId}',
    policy: 'transcript:read',
    summary: 'The record that your high school gave, as HTML.',
    params: z.object({ transcriptId: rowId }),
    response: z.unknown(),
    produces: 'file',
  }),
  cancelTranscript: operation({
    id: 'API-037',
    method: 'PUT',
    path: '/transcripts/{transactionId}/cancel',
    policy: 'transcript:change',
    summary: 'Cancels the request of a final transcript. Doing it again changes nothing.',
    params: z.object({ transactionId: rowId }),
    response: z.object({ message: z.string(), transcript: transcriptSchema }),
    errors: [{ status: 409, means: 'It is not pending, not final, or released within two days' }],
  }),
};
