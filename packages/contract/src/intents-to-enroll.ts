import { z } from 'zod';
import { collegeId } from './ids.ts';
import { operation } from './operation.ts';
import { undoBody, undoSlip } from './undo.ts';

/** MSG-054 by GAP-081, MSG-058; the others are the project's own. */
export const intentMessages = {
  saved: /*i18n*/ 'Intent to enroll changes have been saved.',
  notVerified: /*i18n*/ 'not verified',
  taken: /*i18n*/ 'You named this college already.',
  tooMany: /*i18n*/ 'You can name 10 colleges. Remove one first.',
  loadFailed: /*i18n*/ 'We could not load where you plan to go.',
  saveFailed: /*i18n*/ 'We could not save where you plan to go. Please try again.',
  removeFailed: /*i18n*/ 'We could not remove the college. Please try again.',
} as const;

/** A college that somebody plans to go to, as the specification lists it. */
export const intentToEnroll = z.object({
  id: z.number().int(),
  /** Null where the name that was typed is that of no college we know: shown as not verified (VAL-033, MSG-058). */
  organizationID: z.number().int().nullable(),
  collegeName: z.string(),
  collegeCity: z.string(),
  hasCampusProfile: z.boolean(),
  /** Path of its page here; null without one. */
  campusURL: z.string().nullable(),
  reasonNotes: z.string(),
  reasons: z.array(z.object({ reasonID: z.number().int(), name: z.string() })),
  savedDate: z.iso.datetime(),
});
export type IntentToEnroll = z.infer<typeof intentToEnroll>;

const text = z
  .string(/*i18n*/ 'Give this as text.')
  .max(10_000)
  .nullish()
  .transform((given) => given ?? '');
const reasonId = z.coerce
  .number(/*i18n*/ 'Use the ids of reasons, from 1 to 16.')
  .int(/*i18n*/ 'Use the ids of reasons, from 1 to 16.');

export const intentOperations = {
  getIntentEnrollSchool: operation({
    id: 'API-099',
    method: 'GET',
    path: '/collegePlanning/getintentenrollschool',
    policy: 'intent-to-enroll:read',
    summary: 'Where you plan to go, newest first.',
    response: z.array(intentToEnroll),
  }),
  /** GAP-079, GAP-080: the entity as read; an empty school removes. */
  updateIntentEnrollSchool: operation({
    id: 'API-100',
    method: 'POST',
    path: '/collegePlanning/updateintentenrollschool',
    policy: 'intent-to-enroll:change',
    summary: 'Saves where you plan to go and why. With an empty school it removes what has this id.',
    body: z.object({
      id: z.coerce.number().int().min(0).max(2_147_483_647).default(0),
      organizationID: collegeId.nullish(),
      collegeName: text,
      reasonNotes: text,
      reasons: z
        .array(
          z.union([reasonId, z.object({ reasonID: reasonId }).transform(({ reasonID }) => reasonID)]),
          /*i18n*/ 'Give a list of reasons.',
        )
        .max(16, /*i18n*/ 'Name each reason once.')
        .default([]),
    }),
    response: z.object({ intent: intentToEnroll.nullable(), removed: z.boolean(), undo: undoSlip }),
  }),
  restoreIntentToEnroll: operation({
    id: 'project',
    method: 'POST',
    path: '/collegePlanning/restoreintentenrollschool',
    policy: 'intent-to-enroll:change',
    summary: 'Undoes the removal of a college that you planned to go to. Doing it again changes nothing.',
    body: undoBody,
    response: intentToEnroll,
  }),
};
