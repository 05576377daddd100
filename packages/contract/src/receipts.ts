import { applicationKinds } from '@longleaf/rules/applications/kinds';
import { taskKeys } from '@longleaf/rules/applications/tasks';
import { receiptKinds } from '@longleaf/rules/receipts/kinds';
import { REFERENCE_PATTERN } from '@longleaf/rules/receipts/reference';
import { transcriptTypes } from '@longleaf/rules/transcripts/states';
import { z } from 'zod';
import { operation } from './operation.ts';

export const receiptMessages = {
  loadFailed: /*i18n*/ 'We could not load your receipts.',
  oneFailed: /*i18n*/ 'We could not load this receipt.',
  notThere: /*i18n*/ 'You have no receipt with this number.',
} as const;

/** The newest that are listed; older ones are in 'Your data'. */
export const MOST_RECEIPTS_LISTED = 300;

const moment = z.iso.datetime();

const receiptSchema = z.object({
  /** Such as `K7M4Q-2XZ9P`. */
  reference: z.string(),
  kind: z.enum(receiptKinds),
  /** Of an application: which. */
  applicationKind: z.enum(applicationKinds).nullable(),
  /** Of a transcript: which. */
  transcriptType: z.enum(transcriptTypes).nullable(),
  /** Of a file, an invitation or a letter: the college’s task that it is for; null for a task of the student's own. */
  task: z.enum(taskKeys).nullable(),
  /** The file's name, the page's, or that of a task of the student's own; empty where there is none. */
  title: z.string(),
  college: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  /** Who was written to, where it was a person. */
  recipient: z.object({ name: z.string(), email: z.string() }).nullable(),
  sentDate: moment,
  /** When it was taken back: unmarked, canceled, removed or withdrawn. */
  takenBackDate: moment.nullable(),
});
export type Receipt = z.infer<typeof receiptSchema>;

const reference = z
  .string()
  .regex(REFERENCE_PATTERN, /*i18n*/ 'A reference number looks like this: K7M4Q-2XZ9P.')
  .transform((text) => text.toUpperCase());

export const receiptOperations = {
  getReceipts: operation({
    id: 'project',
    method: 'GET',
    path: '/receipts',
    policy: 'receipt:read',
    summary: 'Receipts for what you sent, the newest first.',
    response: z.array(receiptSchema),
  }),
  getReceipt: operation({
    id: 'project',
    method: 'GET',
    path: '/receipts/{reference}',
    policy: 'receipt:read',
    summary: 'One of your receipts, by its reference number.',
    params: z.object({ reference }),
    response: receiptSchema,
  }),
};
