import { z } from 'zod';
import { exportedAccountSchema, staleSignIn } from './account-safety.ts';
import { operation } from './operation.ts';

export const yourDataMessages = {
  loadFailed: /*i18n*/ 'Your data could not be put together. Please try again later.',
  requested: /*i18n*/ 'Your account will be deleted.',
  cancelled: /*i18n*/ 'Your account stays. Nothing was deleted.',
} as const;

const value = z.json();

/** One kind of rows that are kept about a person, as they are stored and in words. */
export const dataSectionSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** As they are stored, for the file that people take along. */
  rows: z.array(z.record(z.string(), value)),
  /** The same for reading: what is given, named in words, with words for codes. Moments are as stored. */
  entries: z.array(z.array(z.object({ name: z.string(), value }))),
});
export type DataSection = z.infer<typeof dataSectionSchema>;

/** Everything that is kept about a person. */
export const yourDataSchema = z.object({
  /** When it was put together. */
  preparedOn: z.iso.datetime(),
  /** What the sign-in provider keeps; null when it cannot be reached or keeps its own counsel. */
  account: exportedAccountSchema.nullable(),
  sections: z.array(dataSectionSchema),
});
export type YourData = z.infer<typeof yourDataSchema>;

/** Whether an account is about to end. */
export const deletionSchema = z.object({
  requested: z.boolean(),
  requestedOn: z.iso.datetime().nullable(),
  /** Until then it can be taken back. */
  deletedOn: z.iso.datetime().nullable(),
});
export type Deletion = z.infer<typeof deletionSchema>;

export const yourDataOperations = {
  getYourData: operation({
    id: 'project',
    method: 'GET',
    path: '/users/yourData',
    policy: 'your-data:read',
    summary: 'Everything that is kept about you.',
    // Reads every table, and asks the account service.
    perMinute: 30,
    response: yourDataSchema,
  }),
  getDeletion: operation({
    id: 'project',
    method: 'GET',
    path: '/users/deletion',
    policy: 'deletion-request:read',
    summary: 'Whether your account is about to be deleted, and when.',
    response: deletionSchema,
  }),
  requestDeletion: operation({
    id: 'project',
    method: 'POST',
    path: '/users/deletion',
    policy: 'deletion-request:change',
    summary: 'Asks to delete your account in 14 days. Needs a sign-in of the last ten minutes.',
    errors: [staleSignIn],
    response: deletionSchema,
  }),
  cancelDeletion: operation({
    id: 'project',
    method: 'DELETE',
    path: '/users/deletion',
    policy: 'deletion-request:change',
    summary: 'Keeps your account after all.',
    response: deletionSchema,
  }),
};
