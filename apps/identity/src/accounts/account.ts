import type { MailLanguage } from '@longleaf/rules/accounts/mail-languages';

/** A person as the rest of the system may see them: no hash, no security answer. */
export type Account = {
  /** uuid; the subject of every token. */
  id: string;
  userName: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  /** The language that we write mail in. */
  language: MailLanguage;
  /** Bit flags (CON-082). */
  role: number;
  /** The customer id of the person's school; null until the profile says one. */
  primaryConnection: string | null;
};
