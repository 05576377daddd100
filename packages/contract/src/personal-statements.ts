import { statementKinds, STATEMENT_TYPES } from '@longleaf/rules/personal-statements/kinds';
import { z } from 'zod';
import { MOST_FILE_BYTES } from './files.ts';
import { operation } from './operation.ts';

/** MSG-054 by GAP-081, MSG-057; the others are the project's own. */
export const statementMessages = {
  none: /*i18n*/ 'None Saved',
  saved: /*i18n*/ 'Personal statements changes have been saved.',
  removed: /*i18n*/ 'The statement is removed.',
  loadFailed: /*i18n*/ 'We could not load your personal statements.',
} as const;

const statement = z.object({
  /** As it was called on the device that it came from, with the ending of what it is. */
  name: z.string(),
  /** Bytes. */
  size: z.number().int(),
  savedDate: z.iso.datetime(),
});
export type StatementFile = z.infer<typeof statement>;

/** The two statements of a student, as the specification lists them; null where none is saved. The id is 0 before the first. */
export const personalStatements = z.object({
  id: z.number().int(),
  draftStatement: statement.nullable(),
  finalStatement: statement.nullable(),
});
export type PersonalStatements = z.infer<typeof personalStatements>;

const kind = z.enum(statementKinds, { error: /*i18n*/ 'The type is draft or final.' });
const flag = z.boolean({ error: /*i18n*/ 'Answer yes or no.' }).default(false);

const upload = (id: 'API-118' | 'API-119', path: string, summary: string) =>
  operation({
    id,
    method: 'POST',
    path,
    policy: 'personal-statement:change',
    summary,
    files: { field: 'file', atMost: 1, maxBytes: MOST_FILE_BYTES, types: STATEMENT_TYPES },
    response: personalStatements,
    errors: [{ status: 503, means: 'Files do not work right now' }],
    perMinute: 30,
  });

export const statementOperations = {
  getPersonalStatements: operation({
    id: 'API-115',
    method: 'GET',
    path: '/collegePlanning/getpersonalstatements',
    policy: 'personal-statement:read',
    summary: 'Your personal statements: the draft and the final one.',
    response: personalStatements,
  }),
  deletePersonalStatement: operation({
    id: 'API-116',
    method: 'POST',
    path: '/collegePlanning/deletepersonalstatement',
    policy: 'personal-statement:change',
    summary: 'Removes the draft, the final one, or both, for good. Doing it again changes nothing.',
    body: z.object({
      id: z.coerce.number().int().min(0).max(2_147_483_647),
      deleteDraft: flag,
      deleteFinal: flag,
    }),
    response: personalStatements,
  }),
  /** GAP-082: `type` says which. */
  getStatementFile: operation({
    id: 'API-117',
    method: 'GET',
    path: '/collegePlanning/getStatementFile',
    policy: 'personal-statement:read',
    summary: 'A statement as it was kept; its name is in Content-Disposition.',
    query: z.object({ type: kind }),
    response: z.unknown(),
    produces: 'file',
  }),
  uploadDraftStatement: upload(
    'API-118',
    '/collegePlanning/UploadPersonalStatement/draft',
    'Keeps the statement that you work on, in place of the one before.',
  ),
  uploadFinalStatement: upload(
    'API-119',
    '/collegePlanning/UploadPersonalStatement/final',
    'Keeps your final statement, in place of the one before.',
  ),
};
