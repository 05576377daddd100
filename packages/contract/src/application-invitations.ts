import {
  complainAboutInvitedEmail,
  complainAboutInvitedName,
  INVITED_NAME_MISSING,
  complainAboutWord,
  invitationStatuses,
} from '@longleaf/rules/applications/invitations';
import { DOCUMENT_TYPES } from '@longleaf/rules/applications/documents';
import { letterStates } from '@longleaf/rules/applications/letters';
import { z } from 'zod';
import { MOST_FILE_BYTES } from './files.ts';
import { rowId } from './ids.ts';
import { operation } from './operation.ts';

const moment = z.iso.datetime();

/** Whom the student asked to do a task, and how far that is. */
export const invitationSchema = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  status: z.enum(invitationStatuses),
  sentDate: moment,
  expiresDate: moment,
  openedDate: moment.nullable(),
  answeredDate: moment.nullable(),
  /** What the person who was asked wrote to the student. */
  word: z.string(),
  /** The student gave up the right to read the letter (FERPA). */
  waived: z.boolean(),
  /** The letter that came with the answer; without an id where the student gave up the right to read it. */
  letter: z
    .object({
      id: z.uuid().nullable(),
      name: z.string(),
      /** How it goes to the college; null where it does not go from here. */
      delivery: z
        .object({
          state: z.enum(letterStates),
          sentDate: moment,
          /** When it was received, or failed. */
          endedDate: moment.nullable(),
          /** Of one that failed: when it is sent again by itself; null when it is not. */
          nextTry: moment.nullable(),
          /** Why it failed, in the college's own words. */
          reason: z.string().nullable(),
        })
        .nullable(),
    })
    .nullable(),
  canSendAgain: z.boolean(),
});
export type Invitation = z.infer<typeof invitationSchema>;

const complaining = (complain: (text: string) => string | undefined, missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .superRefine((text, context) => {
      const complaint = complain(text);
      if (complaint !== undefined) context.addIssue({ code: 'custom', message: complaint });
    });

const invitedName = (which: keyof typeof INVITED_NAME_MISSING) =>
  complaining((name) => complainAboutInvitedName(name, which), INVITED_NAME_MISSING[which]);

const token = z.string().min(1).max(200);
const taskParams = z.object({ appId: rowId, taskId: rowId });

/** What somebody who was asked sees. */
const openedSchema = z.object({
  /** Who asks. */
  student: z.string(),
  /** Who was asked. */
  firstName: z.string(),
  college: z.string(),
  /** Which of the college's tasks it is; null for one of the student's own, which has a title instead. */
  task: z.string().nullable(),
  title: z.string().nullable(),
  answer: z.enum(['done', 'declined']).nullable(),
  /** The student gave up the right to read the letter. */
  waived: z.boolean(),
  /** Whether the college is sent the letter from here; else whoever writes it sends it. */
  letterIsSent: z.boolean(),
  /** What the letter that was added is called. */
  letterName: z.string().nullable(),
  expiresDate: moment,
});
export type OpenedInvitation = z.infer<typeof openedSchema>;

/** Said of a link that was never given, was withdrawn, replaced, or is too old: nothing tells these apart. */
export const deadLink = /*i18n*/ 'This link no longer works. Ask the student to send a new one.';

export const invitationOperations = {
  inviteThirdParty: operation({
    id: 'API-035',
    method: 'GET',
    path: '/application/{appId}/{taskId}/thirdparty',
    policy: 'application:change',
    summary:
      'Asks somebody by mail to do a task (GAP-011: a GET that changes state). Asking the same person again sends nothing.',
    params: taskParams,
    query: z.object({
      thirdPartyEmail: complaining(complainAboutInvitedEmail, /*i18n*/ 'Enter their email'),
      firstName: invitedName('firstName'),
      lastName: invitedName('lastName'),
      /** Named by the specification; nothing follows from it here. */
      crmId: z.string().max(40).optional(),
      /** Whether the student gives up the right to read the letter. */
      waived: z.enum(['yes', 'no'], { error: /*i18n*/ 'Choose yes or no' }).default('no'),
    }),
    response: invitationSchema,
    perMinute: 20,
  }),
  sendInvitationAgain: operation({
    id: 'project',
    method: 'POST',
    path: '/application/{appId}/{taskId}/thirdparty/again',
    policy: 'application:change',
    summary: 'Mails an invitation once more, with a new link; the one before works no longer.',
    params: taskParams,
    response: invitationSchema,
    errors: [{ status: 409, means: 'It was answered, or mailed too often or too lately' }],
  }),
  withdrawInvitation: operation({
    id: 'project',
    method: 'DELETE',
    path: '/application/{appId}/{taskId}/thirdparty',
    policy: 'application:change',
    summary: 'Takes an invitation back: its link works no longer. Doing it again changes nothing.',
    params: taskParams,
    response: z.object({ withdrawn: z.boolean() }),
  }),
  openInvitation: operation({
    id: 'project',
    method: 'POST',
    path: '/application/invitation/open',
    policy: 'public',
    summary: 'What an invitation asks for, for whoever has its link.',
    body: z.object({ token }),
    response: openedSchema,
    perMinute: 20,
  }),
  addInvitationLetter: operation({
    id: 'project',
    method: 'POST',
    path: '/application/invitation/letter',
    policy: 'public',
    summary: 'Adds a letter before the answer; another one takes its place.',
    body: z.object({ token }),
    files: { field: 'letter', atMost: 1, maxBytes: MOST_FILE_BYTES, types: DOCUMENT_TYPES },
    response: openedSchema,
    errors: [
      { status: 409, means: 'It was answered before' },
      { status: 503, means: 'Files do not work right now' },
    ],
    perMinute: 10,
  }),
  removeInvitationLetter: operation({
    id: 'project',
    method: 'POST',
    path: '/application/invitation/letter/remove',
    policy: 'public',
    summary: 'Takes the letter back before the answer. Doing it again changes nothing.',
    body: z.object({ token }),
    response: openedSchema,
    errors: [{ status: 409, means: 'It was answered before' }],
    perMinute: 20,
  }),
  answerInvitation: operation({
    id: 'project',
    method: 'POST',
    path: '/application/invitation/answer',
    policy: 'public',
    summary: 'Says that it is done, or no. A link takes one answer.',
    body: z.object({
      token,
      answer: z.enum(['done', 'declined'], { error: /*i18n*/ 'Choose an answer' }),
      word: complaining(complainAboutWord, '').default(''),
    }),
    response: openedSchema,
    errors: [{ status: 409, means: 'It was answered before' }],
    perMinute: 20,
  }),
};
