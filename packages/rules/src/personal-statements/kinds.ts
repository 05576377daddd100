import { DOCUMENT_TYPES } from '../applications/documents.ts';

/** CON-079: a student keeps one that is worked on, and one that is done. */
export const statementKinds = ['draft', 'final'] as const;
export type StatementKind = (typeof statementKinds)[number];

/** A statement is text, so a picture of one is not taken. */
export const STATEMENT_TYPES = DOCUMENT_TYPES.filter((type) => !type.startsWith('image/'));
