import type { MailLanguage } from '@longleaf/rules/accounts/mail-languages';
import type { Registration } from '@longleaf/rules/accounts/registration';
import { joinRoles } from '@longleaf/rules/accounts/roles';
import { isOn, type SentForm, textOf, textsOf } from './form-body.ts';

/** What was typed, for filling the form in again. The passwords are left out on purpose. */
export type RegisterValues = {
  userName: string;
  email: string;
  firstName: string;
  lastName: string;
  /** The language of mail; what came, even when it names none. */
  language: string;
  question: string;
  ownQuestion: string;
  securityAnswer: string;
  role: number;
  remember: boolean;
};

/** The choice that means 'I will write my own question'. */
export const OWN_QUESTION = 'own';

/** A form that nobody has filled in. */
export const EMPTY_REGISTRATION: Omit<RegisterValues, 'language'> = {
  userName: '',
  email: '',
  firstName: '',
  lastName: '',
  question: '',
  ownQuestion: '',
  securityAnswer: '',
  role: 0,
  remember: false,
};

/**
 * Reads what the form sent, both as an account to make and as values to show again.
 * @param language the language of mail when the form says none: it was opened before it could be chosen.
 */
export function readRegisterForm(
  form: SentForm,
  language: MailLanguage,
): { registration: Registration; values: RegisterValues } {
  const values: RegisterValues = {
    userName: textOf(form, 'userName').trim(),
    email: textOf(form, 'email').trim(),
    firstName: textOf(form, 'firstName').trim(),
    lastName: textOf(form, 'lastName').trim(),
    language: textOf(form, 'language') || language,
    question: textOf(form, 'securityQuestion'),
    ownQuestion: textOf(form, 'ownQuestion').trim(),
    securityAnswer: textOf(form, 'securityAnswer'),
    role: joinRoles(textsOf(form, 'role').map(flagOf)),
    remember: isOn(form, 'remember'),
  };
  const { question, ownQuestion, remember: _remember, ...typed } = values;
  return {
    values,
    registration: {
      ...typed,
      securityQuestion: question === OWN_QUESTION ? ownQuestion : question,
      password: textOf(form, 'password'),
      confirmPassword: textOf(form, 'confirmPassword'),
    },
  };
}

function flagOf(text: string): number {
  return /^\d{1,3}$/.test(text) ? Number(text) : 0;
}
