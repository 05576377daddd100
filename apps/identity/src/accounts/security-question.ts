import type { Database } from '@longleaf/platform/database';
import {
  complainAboutSecurityAnswer,
  complainAboutSecurityQuestion,
} from '@longleaf/rules/accounts/security-questions';
import { accountSecurityWords } from '@longleaf/contract/account-security';
import { type Executor, inTransaction } from '@longleaf/platform/executor';
import { eq } from 'drizzle-orm';
import type { AuditTrail } from '../audit.ts';
import { questionChangedLetter } from '../notices/letters.ts';
import { accounts } from '../tables.ts';
import type { Attempts } from '../throttle/attempts.ts';
import type { Account } from './account.ts';
import { hashSecurityAnswer, passwordFits } from './hashing.ts';
import type { SetPasswordDeps } from './set-password.ts';

export type QuestionChange = { securityQuestion: string; securityAnswer: string; currentPassword: string };

export type QuestionOutcome =
  | { kind: 'saved' }
  | { kind: 'refused'; errors: Partial<Record<keyof QuestionChange, string>> }
  /** Neither a fresh sign-in nor the password. */
  | { kind: 'unproven' }
  | { kind: 'wait'; seconds: number };

/** The security question of a person. */
export async function readSecurityQuestion({ orm }: Executor, accountId: string): Promise<string> {
  const [account] = await orm
    .select({ question: accounts.securityQuestion })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return account?.question ?? '';
}

/**
 * Sets question and answer (API-157). Who sits down at a computer that is signed in must not get a way into the
 * account by it: a fresh sign-in or the password is needed. A letter says what happened.
 */
export async function saveSecurityQuestion(
  deps: SetPasswordDeps & { database: Database; attempts: Attempts; audit: AuditTrail },
  person: { account: Account; fresh: boolean },
  change: QuestionChange,
): Promise<QuestionOutcome> {
  const { account } = person;
  const errors = complaints(change);
  if (Object.keys(errors).length > 0) return { kind: 'refused', errors };
  if (!person.fresh) {
    if (change.currentPassword === '') return { kind: 'unproven' };
    const counters = [{ kind: 'password', of: account.id }] as const;
    const seconds = await deps.attempts.begin(counters);
    if (seconds > 0) return { kind: 'wait', seconds };
    if (!(await passwordIsRight(deps.database, account.id, change.currentPassword))) {
      await deps.audit({ event: 'security-question-refused', accountId: account.id });
      return { kind: 'refused', errors: { currentPassword: accountSecurityWords.currentPasswordWrong } };
    }
    await deps.attempts.succeeded(counters, { clear: true });
  }
  const answerHash = await hashSecurityAnswer(change.securityAnswer);
  await inTransaction(deps.database, async (tx) => {
    await tx.orm
      .update(accounts)
      .set({ securityQuestion: change.securityQuestion.trim(), securityAnswerHash: answerHash })
      .where(eq(accounts.id, account.id));
    const about = { ...account, productName: deps.frame.productName, portalUrl: deps.portalUrl };
    await deps.sendMail(tx, {
      to: account.email,
      kind: 'security-question-changed',
      words: questionChangedLetter(about),
    });
  });
  await deps.audit({ event: 'security-question-changed', accountId: account.id });
  return { kind: 'saved' };
}

function complaints({ securityQuestion, securityAnswer }: QuestionChange) {
  const found = {
    securityQuestion: complainAboutSecurityQuestion(securityQuestion),
    securityAnswer: complainAboutSecurityAnswer(securityAnswer, securityQuestion),
  };
  return Object.fromEntries(Object.entries(found).filter((entry) => entry[1] !== undefined));
}

async function passwordIsRight({ orm }: Executor, accountId: string, password: string): Promise<boolean> {
  const [account] = await orm
    .select({ hash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return account !== undefined && passwordFits(account.hash, password);
}
