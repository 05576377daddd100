import { randomUUID } from 'node:crypto';
import type { Clock } from '@longleaf/platform/clock';
import type { Database } from '@longleaf/platform/database';
import { mailLanguageOf } from '@longleaf/rules/accounts/mail-languages';
import { foldName } from '@longleaf/rules/accounts/names';
import type { PasswordCharacters } from '@longleaf/rules/accounts/passwords';
import {
  complainAboutRegistration,
  type Registration,
  type RegistrationField,
} from '@longleaf/rules/accounts/registration';
import type { AuditTrail } from '../audit.ts';
import type { SignInFigures } from '../figures.ts';
import type { Attempts } from '../throttle/attempts.ts';
import type { Account } from './account.ts';
import { hashPassword, hashSecurityAnswer } from './hashing.ts';
import { insertAccount, keyOfUserName } from './repository.ts';

export const USER_NAME_TAKEN = 'This account name is taken. Choose another one';

export type RegistrationOutcome =
  /** `isNew` is false when the form was sent before and made it then. */
  | { kind: 'made'; account: Account; isNew: boolean }
  | { kind: 'taken'; errors: { userName: string } }
  | { kind: 'refused'; errors: Partial<Record<RegistrationField, string>> }
  | { kind: 'wait'; seconds: number };

export type RegisterDeps = {
  database: Database;
  clock: Clock;
  attempts: Attempts;
  audit: AuditTrail;
  figures: Pick<SignInFigures, 'registered'>;
  characters: PasswordCharacters;
};

/**
 * Makes an account (API-010). An e-mail may own several accounts, so making one tells nothing about others;
 * only a taken user name is told, because it must be.
 * @param from.registrationKey names the form: sent twice, it makes one account and gives it both times.
 */
export async function register(
  deps: RegisterDeps,
  input: Registration,
  from: { addressDigest: string; registrationKey?: string },
): Promise<RegistrationOutcome> {
  const errors = complainAboutRegistration(input, deps.characters);
  if (Object.keys(errors).length > 0) return { kind: 'refused', errors };

  // Hashing is costly, and taken names are told: one address can ask for neither without end.
  const seconds = await deps.attempts.begin([{ kind: 'register', of: from.addressDigest }]);
  if (seconds > 0) return { kind: 'wait', seconds };
  if (await takenByAnother(deps.database, input.userName, from.registrationKey)) return taken();

  const made = await insertAccount(deps.database, await rowOf(deps, input, from.registrationKey));
  if (!made) return taken();
  const { account, isNew } = made;
  await deps.audit({ event: 'registered', accountId: account.id, addressDigest: from.addressDigest });
  if (isNew) deps.figures.registered();
  return { kind: 'made', account, isNew };
}

async function takenByAnother(database: Database, userName: string, registrationKey: string | undefined) {
  const key = await keyOfUserName(database, foldName(userName));
  return key !== undefined && (key === null || key !== registrationKey);
}

async function rowOf(deps: RegisterDeps, input: Registration, registrationKey: string | undefined) {
  const now = deps.clock();
  const [passwordHash, securityAnswerHash] = await Promise.all([
    hashPassword(input.password),
    hashSecurityAnswer(input.securityAnswer),
  ]);
  const { userName, email, firstName, lastName, role } = input;
  return {
    id: randomUUID(),
    userName,
    email,
    firstName,
    lastName,
    language: mailLanguageOf([input.language]),
    role,
    userNameKey: foldName(userName),
    emailKey: foldName(email),
    passwordHash,
    securityQuestion: input.securityQuestion.trim(),
    securityAnswerHash,
    registrationKey: registrationKey ?? null,
    createdAt: now,
    passwordChangedAt: now,
  };
}

function taken(): RegistrationOutcome {
  return { kind: 'taken', errors: { userName: USER_NAME_TAKEN } };
}
