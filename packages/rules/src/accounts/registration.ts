import { complainAboutMailLanguage } from './mail-languages.ts';
import {
  complainAboutEmail,
  complainAboutPersonName,
  complainAboutUserName,
  type Complaint,
} from './names.ts';
import { complainAboutConfirmation, complainAboutPassword, type PasswordCharacters } from './passwords.ts';
import { complainAboutRole } from './roles.ts';
import { complainAboutSecurityAnswer, complainAboutSecurityQuestion } from './security-questions.ts';

/** What a person types to make an account. Names and e-mail arrive without spaces around them. */
export type Registration = {
  userName: string;
  email: string;
  firstName: string;
  lastName: string;
  /** The language of mail. */
  language: string;
  password: string;
  confirmPassword: string;
  securityQuestion: string;
  securityAnswer: string;
  /** Bit flags (CON-082). */
  role: number;
};

export type RegistrationField = keyof Registration;

/** One complaint for each field that is wrong, in the order of the form; empty when all is well. */
export function complainAboutRegistration(
  input: Registration,
  characters: PasswordCharacters,
): Partial<Record<RegistrationField, string>> {
  const complaints: [RegistrationField, Complaint][] = [
    ['userName', complainAboutUserName(input.userName)],
    ['email', complainAboutEmail(input.email)],
    ['firstName', complainAboutPersonName(input.firstName, /*i18n*/ 'first name')],
    ['lastName', complainAboutPersonName(input.lastName, /*i18n*/ 'last name')],
    ['password', complainAboutPassword(input.password, { userName: input.userName, characters })],
    ['confirmPassword', complainAboutConfirmation(input.password, input.confirmPassword)],
    ['securityQuestion', complainAboutSecurityQuestion(input.securityQuestion)],
    ['securityAnswer', complainAboutSecurityAnswer(input.securityAnswer, input.securityQuestion)],
    ['role', complainAboutRole(input.role)],
    ['language', complainAboutMailLanguage(input.language)],
  ];
  return Object.fromEntries(complaints.filter((entry): entry is [RegistrationField, string] => !!entry[1]));
}
