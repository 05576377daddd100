import type { Database } from '@longleaf/platform/database';
import { foldName, looksLikeEmail } from '@longleaf/rules/accounts/names';
import { normalizeSecurityAnswer } from '@longleaf/rules/accounts/security-questions';
import { asc, desc, eq } from 'drizzle-orm';
import { accounts } from '../tables.ts';

/** What somebody who cannot sign in says about the account (GAP-008). */
export type Details = { userName: string; email: string; firstName: string; lastName: string };

/** An account that may be got back. */
export type Recoverable = {
  id: string;
  userName: string;
  email: string;
  securityQuestion: string;
  securityAnswerHash: string;
};

type Row = Recoverable & { firstName: string; lastName: string };

/** An e-mail may own several accounts; recovery looks at this many: the one that confirmed it, then the oldest. */
const ACCOUNTS_PER_EMAIL = 10;
// A name that is longer than this is nobody's.
const LONGEST_IDENTIFIER = 254;

/** How the details name the account, in the form that is compared; empty when they do not. */
export function identifierOf({ userName, email }: Details): string {
  return foldName(userName) || foldName(email);
}

/**
 * The account that the details mean: by account name or e-mail, and by the person's name where it is given. An
 * e-mail alone means the account that confirmed it, else its oldest one.
 */
export async function findRecoverable(
  database: Database,
  details: Details,
): Promise<Recoverable | undefined> {
  const rows = await findByIdentifier(database, identifierOf(details));
  return rows.find((row) => fits(row, details));
}

/** The accounts of an account name or e-mail: the one that confirmed it, then the oldest. One query, whatever is asked for. */
export async function findByIdentifier({ orm }: Database, identifier: string): Promise<Row[]> {
  const key = foldName(identifier);
  const possible = key.length <= LONGEST_IDENTIFIER && !key.includes('\0') ? key : '';
  const column = looksLikeEmail(possible) ? accounts.emailKey : accounts.userNameKey;
  return orm
    .select({
      id: accounts.id,
      userName: accounts.userName,
      email: accounts.email,
      securityQuestion: accounts.securityQuestion,
      securityAnswerHash: accounts.securityAnswerHash,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
    })
    .from(accounts)
    .where(eq(column, possible))
    .orderBy(desc(accounts.emailVerified), asc(accounts.createdAt), asc(accounts.id))
    .limit(ACCOUNTS_PER_EMAIL);
}

function fits(row: Row, details: Details): boolean {
  const sameEmail = details.email.trim() === '' || foldName(details.email) === foldName(row.email);
  return sameEmail && sameName(details.firstName, row.firstName) && sameName(details.lastName, row.lastName);
}

// Letter case, accents and hyphens are not what tells two people apart.
function sameName(given: string, stored: string): boolean {
  const name = normalizeSecurityAnswer(given);
  return name === '' || name === normalizeSecurityAnswer(stored);
}
