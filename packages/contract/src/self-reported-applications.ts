import { z } from 'zod';
import { collegeId, rowId } from './ids.ts';
import { operation } from './operation.ts';
import { undoBody, undoSlip } from './undo.ts';

/** MSG-054 by GAP-081; the others are the project's own. */
export const reportedMessages = {
  saved: /*i18n*/ 'Self-reported applications changes have been saved.',
  taken: /*i18n*/ 'You reported this college already.',
  tooMany: /*i18n*/ 'You can report 50 applications. Remove one first.',
  loadFailed: /*i18n*/ 'We could not load the applications that you reported.',
  saveFailed: /*i18n*/ 'We could not save the application. Please try again.',
  removeFailed: /*i18n*/ 'We could not remove the application. Please try again.',
} as const;

/** An application that somebody says they sent, as the specification lists it. */
export const reportedApplication = z.object({
  id: z.number().int(),
  /** Null where the name that was typed is that of no college we know: shown as not verified (VAL-034, MSG-058). */
  organizationId: z.number().int().nullable(),
  userID: z.string(),
  collegeName: z.string(),
  collegeCity: z.string(),
  submissionDate: z.iso.date(),
  /** Whether the application hub has an application to the same college: it is the same one, and not made twice. */
  inHub: z.boolean(),
});
export type ReportedApplication = z.infer<typeof reportedApplication>;

const text = z
  .string(/*i18n*/ 'Give this as text.')
  .max(10_000)
  .nullish()
  .transform((given) => given ?? '');

const removed = z.object({ removed: z.boolean(), undo: undoSlip });
const which = z.object({ id: rowId });

export const reportedOperations = {
  getSelfReportedApps: operation({
    id: 'API-107',
    method: 'GET',
    path: '/collegePlanning/getselfreportedapps',
    policy: 'self-reported-application:read',
    summary: 'The applications that you say you sent, the latest first.',
    response: z.array(reportedApplication),
  }),
  /** GAP-080: the entity as read; whose it is comes from the token. */
  updateSelfReportedApp: operation({
    id: 'API-108',
    method: 'POST',
    path: '/collegePlanning/updateselfreportedapp',
    policy: 'self-reported-application:change',
    summary: 'Adds an application with id 0, or changes the one whose id it has.',
    body: z.object({
      id: z.coerce.number().int().min(0).max(2_147_483_647).default(0),
      organizationId: collegeId.nullish(),
      collegeName: text,
      submissionDate: text,
    }),
    response: reportedApplication,
  }),
  deleteSelfReportedApp: operation({
    id: ['API-109', 'API-110'],
    method: ['DELETE', 'POST'],
    path: '/collegePlanning/deleteselfreportedapp',
    policy: 'self-reported-application:change',
    summary: 'Takes an application off. Taking it off again changes nothing.',
    body: which,
    response: removed,
  }),
  restoreSelfReportedApp: operation({
    id: 'project',
    method: 'POST',
    path: '/collegePlanning/restoreselfreportedapp',
    policy: 'self-reported-application:change',
    summary: 'Undoes the removal of an application. Doing it again changes nothing.',
    body: undoBody,
    response: reportedApplication,
  }),
};
