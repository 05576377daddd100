import {
  acceptedLanguages,
  type MailLanguage,
  mailLanguageOf,
} from '@longleaf/rules/accounts/mail-languages';
import type { FastifyRequest } from 'fastify';

/**
 * The language of mail for somebody who has chosen none yet: what the client asks for, then what the browser does.
 * @param uiLocales OpenID Connect's `ui_locales`: language tags with spaces between them, the most wanted first.
 */
export function wantedLanguage(request: FastifyRequest, uiLocales = ''): MailLanguage {
  const accepted = acceptedLanguages(request.headers['accept-language'] ?? '');
  return mailLanguageOf([...uiLocales.split(' '), ...accepted]);
}
