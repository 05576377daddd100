import type { Complaint } from './names.ts';

/** The languages that we write mail in, each under its own name; the first is what nobody asked for. */
export const MAIL_LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
] as const;

/** A language of mail, as the claim `locale` says it (OpenID Connect Core 5.1, BCP 47). */
export type MailLanguage = (typeof MAIL_LANGUAGES)[number]['code'];

const LEAST_ASKED_FOR = MAIL_LANGUAGES[0].code;

/** Tells whether a text names a language of mail. */
export function isMailLanguage(text: string): text is MailLanguage {
  return MAIL_LANGUAGES.some(({ code }) => code === text);
}

/** Checks the language that was chosen for mail. */
export function complainAboutMailLanguage(text: string): Complaint {
  return isMailLanguage(text) ? undefined : /*i18n*/ 'Choose the language of your emails';
}

/**
 * The language of mail that fits best; English when none does.
 * @param tags language tags (BCP 47), the most wanted first: `es-MX` is Spanish.
 */
export function mailLanguageOf(tags: readonly string[]): MailLanguage {
  const primary = tags.map((tag) => tag.trim().toLowerCase().split(/[-_]/)[0] ?? '');
  return primary.find(isMailLanguage) ?? LEAST_ASKED_FOR;
}

/** The tags of an Accept-Language header (RFC 9110, 12.5.4), the most wanted first, without those of weight 0. */
export function acceptedLanguages(header: string): string[] {
  return header
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
      return { tag, weight: weightIn(parameters) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}

function weightIn(parameters: readonly string[]): number {
  const given = parameters.find((parameter) => /^q=/i.test(parameter));
  if (given === undefined) return 1;
  const weight = Number(given.slice(2));
  return weight >= 0 && weight <= 1 ? weight : 0;
}
