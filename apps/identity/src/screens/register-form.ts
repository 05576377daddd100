import type { Registration } from '@longleaf/rules/accounts/registration';
import { joinRoles } from '@longleaf/rules/accounts/roles';
import { isOn, type SentForm, textOf, textsOf } from './form-body.ts';

/** What was typed, for filling the form in again. The passwords are left out on purpose. */
export type RegisterValues = {
  userName: string;
  email: string;
  firstName: string;
  lastName: string;
  question: string;
  ownQuestion: string;
  securityAnswer: string;
  role: number;
  remember: boolean;
};

/** The choice that means 'I will write my own question'. */
export const OWN_QUESTION = 'own';

/** An empty form. */
export const EMPTY_REGISTRATION: RegisterValues = {
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

/** Reads what the form sent, both as an account to make and as values to show again. */
export function readRegisterForm(form: SentForm): { registration: Registration; values: RegisterValues } {
  const values: RegisterValues = {
    userName: textOf(form, 'userName').trim(),
    email: textOf(form, 'email').trim(),
    firstName: textOf(form, 'firstName').trim(),
    lastName: textOf(form, 'lastName').trim(),
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
