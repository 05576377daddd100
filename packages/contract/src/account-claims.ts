import { MAIL_LANGUAGES } from '@longleaf/rules/accounts/mail-languages';
import { z } from 'zod';
import { operation } from './operation.ts';

/**
 * The profile owns names, roles and the primary school; the sign-in host says them in tokens and on its pages. The
 * API tells it of a change with the person's own token. The path is on the host's side, not below `/api`.
 */
export const tellAccountClaims = operation({
  id: 'EXT-003',
  method: 'POST',
  path: '/account-service/me/claims',
  policy: 'account:change',
  summary: 'Keeps what tokens say about the person the same as the profile',
  body: z.object({
    firstName: z.string().max(60),
    lastName: z.string().max(60),
    /** Bit flags (CON-082). */
    role: z.number().int().min(0).max(255),
    /** The customer id of the primary school (GAP-120). */
    primaryConnection: z.string().max(40).nullable(),
  }),
  response: z.undefined(),
});

/** A language that a profile can hold: mail is written in it, and screens as far as they are translated. */
export const profileLanguage = z.enum(
  MAIL_LANGUAGES.map(({ code }) => code),
  { error: /*i18n*/ 'Choose a language that we write in.' },
);

/** The sign-in host owns the language of a person, and says it in tokens (`locale`). The API tells it of a choice. */
export const tellAccountLanguage = operation({
  id: 'EXT-003',
  method: 'POST',
  path: '/account-service/me/language',
  policy: 'account:change',
  summary: 'Keeps the language in which the person reads and gets mail',
  body: z.object({ language: profileLanguage }),
  response: z.undefined(),
});
