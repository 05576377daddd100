import { applicationKinds } from '@longleaf/rules/applications/kinds';
import { taskKeys } from '@longleaf/rules/applications/tasks';
import {
  complainAboutDueDay,
  complainAboutNote,
  complainAboutTitle,
} from '@longleaf/rules/applications/typed';
import { DOCUMENT_TYPES } from '@longleaf/rules/applications/documents';
import { z } from 'zod';
import { invitationSchema } from './application-invitations.ts';
import { collegeCard } from './college-card.ts';
import { MOST_FILE_BYTES } from './files.ts';
import { rowId } from './ids.ts';
import { operation } from './operation.ts';
import { undoBody, undoSlip } from './undo.ts';

/** MSG-009 to MSG-011: fixed by the specification. MSG-012, the error flag, has no words there; these are ours. */
export const applicationMessages = {
  uploaded: /*i18n*/ 'File uploaded successfully',
  uploadFailed: /*i18n*/ 'File upload failed',
  failed: /*i18n*/ 'An error occurred. Please try again later.',
  loadFailed: /*i18n*/ 'We could not load your applications.',
} as const;

/** CON-030: how often the list is asked for before the error flag is set. */
export const APPLICATIONS_TRIES = 3;
/** CON-130: how many schools the window for a new application lists at a time. */
export const START_APPLICATION_PAGE_SIZE = 10;
/** The project's own bounds, so that a hub stays one that a person can read. */
export const APPLICATIONS_LIMIT = 60;
export const TASKS_LIMIT = 40;

const day = z.iso.date();
const moment = z.iso.datetime();

/** The id of a definition: a college's six digits and one for the kind of application. */
const definitionId = z.coerce
  .number({ error: /*i18n*/ 'Name the application.' })
  .int(/*i18n*/ 'Name the application.')
  .min(1_000_000, /*i18n*/ 'Name the application.')
  .max(9_999_999, /*i18n*/ 'Name the application.');

const kind = z.enum(applicationKinds);

/** Why one cannot apply now. */
const closed = z.enum(['college-closed', 'not-open-yet', 'date-passed']).nullable();

/** What the college stated for this year; null where it stated nothing. */
const dates = z.object({ opensOn: day.nullable(), earlyOn: day.nullable(), closesOn: day.nullable() });

/** What one applies with (`application/organizations`). */
const definitionSchema = z.object({
  applicationDefinitionId: z.number().int(),
  kind,
  applicationName: z.string(),
  dates,
  closed,
  /** Whole dollars; null where it is not known, with the year of the figure. */
  fee: z.number().int().nullable(),
  feeYear: z.string().nullable(),
  /** The row of the application that the person has started; null when there is none. */
  startedId: z.number().int().nullable(),
});

const organizationSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  city: z.string(),
  definitions: z.array(definitionSchema),
});
export type ApplyingOrganization = z.infer<typeof organizationSchema>;

/** Who marked a task done. */
const doneBy = z.enum(['student', 'upload', 'transcript', 'invited']).nullable();

const userTask = z.object({
  applicationTaskId: z.number().int(),
  completed: z.boolean(),
  completedDate: moment.nullable(),
  doneBy,
  /** The student's own date. */
  dueDate: day.nullable(),
  /** The file that the student added; it is at `/files/{id}`. */
  attachment: z.object({ id: z.uuid(), name: z.string(), size: z.number().int() }).nullable(),
  /** Whom the student asked to do it; null when nobody was, or the invitation was withdrawn. */
  invitation: invitationSchema.nullable(),
});
export type UserTask = z.infer<typeof userTask>;

const applicationTask = z.object({
  applicationTaskId: z.number().int(),
  /** Which of the college's tasks it is; null for one of the student's own, which has a title instead. */
  task: z.enum(taskKeys).nullable(),
  title: z.string().nullable(),
  /** The college looks at it and does not ask for it. */
  isOptional: z.boolean(),
  uploadCompletesTask: z.boolean(),
  canInvite: z.boolean(),
});
export type ApplicationTask = z.infer<typeof applicationTask>;

/** Where a transcript for an application is (ENT-087 to ENT-094). */
export const transcriptStatusSchema = z.object({
  studentId: z.string().nullable(),
  dateRequested: moment,
  status: z.string(),
  /** Null while the school has given no record. */
  transcriptId: z.number().int().nullable(),
  transactionId: z.number().int(),
  transcriptType: z.string(),
  releaseDate: day.nullable(),
});
export type TranscriptStatus = z.infer<typeof transcriptStatusSchema>;

/** One application as the hub shows it (ENT-076 to ENT-098). */
export const hubItemSchema = z.object({
  userApplication: z.object({
    id: z.number().int(),
    applicationDefinitionId: z.number().int(),
    completed: z.boolean(),
    completedDate: moment.nullable(),
    startedDate: moment,
    note: z.string(),
    /** The student's own date. */
    dueDate: day.nullable(),
    tasks: z.array(userTask),
  }),
  /** In the order of `userApplication.tasks`. */
  applicationTasks: z.array(applicationTask),
  transcriptStatus: z.array(transcriptStatusSchema),
  hasApplication: z.boolean(),
  canReceiveTranscripts: z.boolean(),
  /** Whether the letters of those who were asked for a recommendation go to the college from here. */
  takesLetters: z.boolean(),
  /** Where the form is filled in; null where no application site is set and the college has reported no page. */
  viewUrl: z.string().nullable(),
  applicationName: z.string(),
  kind,
  college: collegeCard
    .pick({
      id: true,
      name: true,
      shortName: true,
      urlName: true,
      state: true,
      collegeType: true,
      longitude: true,
      photo: true,
    })
    .extend({
      /** The college's own page on applying. */
      address: z.string().nullable(),
    }),
  dates,
  due: z.object({ on: day, whose: z.enum(['college', 'student']) }).nullable(),
  closed,
  fee: z.number().int().nullable(),
  feeYear: z.string().nullable(),
  score: z.object({
    points: z.number().int(),
    outOf: z.number().int(),
    percent: z.number().int(),
    parts: z.object({ transcript: z.boolean(), completed: z.boolean(), tasks: z.number().int() }),
  }),
});
export type HubItem = z.infer<typeof hubItemSchema>;

const complaining = (complain: (text: string) => string | undefined) =>
  z.string().superRefine((text, context) => {
    const complaint = complain(text);
    if (complaint !== undefined) context.addIssue({ code: 'custom', message: complaint });
  });
const dueDate = complaining(complainAboutDueDay).nullable();
const title = complaining(complainAboutTitle);

const applicationParams = z.object({ appId: rowId });
const taskParams = z.object({ appId: rowId, taskId: rowId });

export const applicationOperations = {
  getApplyingOrganizations: operation({
    id: 'API-161',
    method: 'GET',
    path: '/application/organizations',
    policy: 'application:read',
    summary:
      'Colleges of North Carolina that one can apply to, by name, 10 to a page, with what you have started.',
    query: z.object({
      search: z.string().trim().max(100, /*i18n*/ 'Use at most 100 characters.').default(''),
      /** Only this college. */
      organizationId: z.coerce.number().int().optional(),
      pageNumber: z.coerce.number().int().min(1).max(1000).default(1),
    }),
    response: z.object({
      organizations: z.array(organizationSchema),
      pageNumber: z.number().int(),
      pageSize: z.number().int(),
      totalCount: z.number().int(),
    }),
  }),
  getApplications: operation({
    id: ['API-162', 'API-038'],
    method: 'GET',
    path: '/application/user',
    policy: 'application:read',
    summary: 'Your applications, oldest first, each with its tasks and its transcripts.',
    response: z.array(hubItemSchema),
  }),
  getApplication: operation({
    id: 'API-163',
    method: 'GET',
    path: '/application/{appId}',
    policy: 'application:read',
    summary: 'One of your applications.',
    params: applicationParams,
    response: hubItemSchema,
  }),
  startApplication: operation({
    id: 'project',
    method: 'POST',
    path: '/application/start',
    policy: 'application:change',
    summary: 'Puts an application into your hub (GAP-134). Doing it again changes nothing.',
    body: z.object({ applicationDefinitionId: definitionId }),
    response: z.object({ isNew: z.boolean(), application: hubItemSchema }),
  }),
  completeTask: operation({
    id: 'API-032',
    method: 'GET',
    path: '/application/{appId}/{taskId}/completed',
    policy: 'application:change',
    summary: 'Marks a task done (GAP-011: a GET that changes state). Doing it again changes nothing.',
    params: taskParams,
    response: userTask,
  }),
  uncompleteTask: operation({
    id: 'API-033',
    method: 'GET',
    path: '/application/{appId}/{taskId}/uncompleted',
    policy: 'application:change',
    summary: 'Marks a task not done (GAP-011: a GET that changes state). Doing it again changes nothing.',
    params: taskParams,
    response: userTask,
  }),
  attachFile: operation({
    id: 'API-031',
    method: 'POST',
    path: '/application/{appId}/{taskId}/attachment',
    policy: 'application:change',
    summary:
      'Adds a file to a task, in place of one that was there; it does the task where `uploadCompletesTask` is set (ST-091).',
    params: taskParams,
    files: { field: 'file', atMost: 1, maxBytes: MOST_FILE_BYTES, types: DOCUMENT_TYPES },
    response: hubItemSchema,
    errors: [{ status: 503, means: 'Files do not work right now' }],
    perMinute: 30,
  }),
  removeAttachment: operation({
    id: 'project',
    method: 'DELETE',
    path: '/application/{appId}/{taskId}/attachment',
    policy: 'application:change',
    summary:
      'Removes the file of a task, which is not done any more if the file did it. Doing it again changes nothing.',
    params: taskParams,
    response: hubItemSchema,
  }),
  changeApplication: operation({
    id: 'project',
    method: 'PUT',
    path: '/application/{appId}',
    policy: 'application:change',
    summary: 'Marks an application sent or not, notes something, sets your own date. What is left out stays.',
    params: applicationParams,
    body: z.object({
      completed: z.boolean().optional(),
      note: complaining(complainAboutNote).optional(),
      dueDate: dueDate.optional(),
    }),
    response: hubItemSchema,
  }),
  addTask: operation({
    id: 'project',
    method: 'POST',
    path: '/application/{appId}/tasks',
    policy: 'application:change',
    summary: 'Adds a task of your own.',
    params: applicationParams,
    body: z.object({ title, dueDate: dueDate.default(null) }),
    response: hubItemSchema,
  }),
  changeTask: operation({
    id: 'project',
    method: 'PUT',
    path: '/application/{appId}/{taskId}',
    policy: 'application:change',
    summary: 'Sets your own date for a task, and the title of a task of your own. What is left out stays.',
    params: taskParams,
    body: z.object({ title: title.optional(), dueDate: dueDate.optional() }),
    response: hubItemSchema,
  }),
  removeTask: operation({
    id: 'project',
    method: 'DELETE',
    path: '/application/{appId}/{taskId}',
    policy: 'application:change',
    summary: 'Removes a task of your own. The college’s tasks stay.',
    params: taskParams,
    response: hubItemSchema,
  }),
  removeApplication: operation({
    id: 'API-034',
    method: 'DELETE',
    path: '/application/{appId}/remove',
    policy: 'application:change',
    summary: 'Takes an application out of your hub, with all that belongs to it. It can be undone for a day.',
    params: applicationParams,
    response: z.object({ removed: z.boolean(), undo: undoSlip }),
  }),
  restoreApplication: operation({
    id: 'project',
    method: 'POST',
    path: '/application/restore',
    policy: 'application:change',
    summary:
      'Undoes the removal of an application, with all that belongs to it. Doing it again changes nothing.',
    body: undoBody,
    response: hubItemSchema,
    errors: [{ status: 409, means: 'The same application was started again since' }],
  }),
};
