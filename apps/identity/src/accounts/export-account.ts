import type { ExportedAccount } from '@longleaf/contract/account-safety';
import type { Database } from '@longleaf/platform/database';
import { desc, eq } from 'drizzle-orm';
import { methodInWords } from '../activity/method-in-words.ts';
import { openSessionsOf } from '../activity/open-sessions.ts';
import {
  accountDeletions,
  emailChanges,
  passkeys,
  recoveryCodes,
  secondFactors,
  signIns,
  trustedDevices,
} from '../tables-safety.ts';
import { accounts } from '../tables.ts';

/** Everything kept about one person, without hashes and secrets; undefined when the account is gone. */
export async function exportAccount(database: Database, id: string): Promise<ExportedAccount | undefined> {
  const { orm } = database;
  const [account] = await orm.select().from(accounts).where(eq(accounts.id, id));
  if (!account) return undefined;
  const [factor] = await orm.select().from(secondFactors).where(eq(secondFactors.accountId, id));
  const codesLeft = await orm.$count(recoveryCodes, eq(recoveryCodes.accountId, id));
  const devices = await orm.select().from(trustedDevices).where(eq(trustedDevices.accountId, id));
  const open = await openSessionsOf(database, id);
  const keys = await orm.select().from(passkeys).where(eq(passkeys.accountId, id));
  const [change] = await orm.select().from(emailChanges).where(eq(emailChanges.accountId, id));
  const [deletion] = await orm.select().from(accountDeletions).where(eq(accountDeletions.accountId, id));
  const history = await orm
    .select()
    .from(signIns)
    .where(eq(signIns.accountId, id))
    .orderBy(desc(signIns.at), desc(signIns.id));

  const { userName, email, emailVerified, firstName, lastName, language } = account;
  const { role, primaryConnection, securityQuestion } = account;
  return {
    id,
    userName,
    email,
    emailVerified,
    firstName,
    lastName,
    language,
    role,
    primaryConnection,
    securityQuestion,
    createdAt: account.createdAt.toISOString(),
    passwordChangedAt: account.passwordChangedAt.toISOString(),
    twoFactorSince: factor?.createdAt.toISOString() ?? null,
    recoveryCodesLeft: codesLeft,
    trustedDevices: devices.map(({ device, createdAt, expiresAt }) => ({
      device,
      since: createdAt.toISOString(),
      until: expiresAt.toISOString(),
    })),
    sessions: open.map(({ device, usedAt }) => ({ device, lastUsedAt: usedAt.toISOString() })),
    passkeys: keys.map(({ name, createdAt, lastUsedAt }) => ({
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    emailChange: change ? { email: change.email, until: change.expiresAt.toISOString() } : null,
    signIns: history.map(({ at, method, device }) => ({
      at: at.toISOString(),
      how: methodInWords(method),
      device,
    })),
    deleteAfter: deletion?.deleteAfter.toISOString() ?? null,
  };
}
