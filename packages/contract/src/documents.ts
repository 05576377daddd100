import { z } from 'zod';
import { operation } from './operation.ts';

/** Pages of a document at most. */
export const MOST_DOCUMENT_PAGES = 60;

/** MSG-007, MSG-008: fixed by the specification. */
export const documentMessages = {
  mailed: /*i18n*/ 'Email has been sent to the email address associated with your {product} profile.',
  mailFailed: /*i18n*/ 'There was a problem sending your email. Please try again later.',
  notOurs: /*i18n*/ 'This address is not a page of ours.',
  nothing: /*i18n*/ 'There is nothing to print in this page.',
  tooManyPages: /*i18n*/ 'This page is too long to keep: it would have more than {most} sheets.',
  tooLarge: /*i18n*/ 'This page is too large to keep.',
  tooSlow: /*i18n*/ 'This page took too long to print. Please try again in a minute.',
  busy: /*i18n*/ 'Many people are printing right now. Please try again in a minute.',
  noAddress: /*i18n*/ 'We do not know your email address yet. Add it to your profile first.',
  notConfirmed: /*i18n*/ 'Confirm your email address first. Then we can email you a file.',
};

const page = z.object({
  /** What is kept of the page: its main part. Only its text, tables, lists and drawings are printed; nothing is fetched. */
  html: z.string().min(1),
  /** The address of the page at the portal, whole or without its host. */
  url: z.string().min(1).max(2000),
});

/** Pages as documents (PDF). */
export const documentOperations = {
  downloadDocument: operation({
    id: 'API-028',
    method: 'POST',
    path: '/pdf/download',
    policy: 'document:read',
    summary: 'A page as a PDF on letter paper; its name is in Content-Disposition.',
    body: page,
    response: z.unknown(),
    produces: 'file',
    perMinute: 30,
  }),
  mailDocument: operation({
    id: 'API-027',
    method: 'POST',
    path: '/pdf/email',
    policy: 'document:read',
    summary: 'Mails a page as a PDF to the address of whoever asks, and to no other.',
    body: page,
    response: z.object({ message: z.string(), to: z.string() }),
    perMinute: 6,
  }),
};
