import type { Database } from '@longleaf/platform/database';
import type { MailLanguage } from '@longleaf/rules/accounts/mail-languages';
import { eq } from 'drizzle-orm';
import { accounts } from '../tables.ts';

/** Keeps the language in which a person wants their mail. */
export async function saveMailLanguage(
  { orm }: Database,
  accountId: string,
  language: MailLanguage,
): Promise<void> {
  await orm.update(accounts).set({ language }).where(eq(accounts.id, accountId));
}
