import type { Database } from '@longleaf/platform/database';
import type { AuditTrail } from '../audit.ts';
import { checkNoPassword, securityAnswerFits } from '../accounts/hashing.ts';
import type { Attempts } from '../throttle/attempts.ts';
import { type Details, findRecoverable, identifierOf, type Recoverable } from './find-account.ts';

export type AnswerOutcome =
  | { kind: 'right'; account: Recoverable }
  /** A wrong answer and an account that is not there are one and the same. */
  | { kind: 'wrong' }
  | { kind: 'wait'; seconds: number };

/** Checks an answer against a hash, or does the same work for no account. */
export type VerifyAnswer = (answerHash: string | undefined, answer: string) => Promise<boolean>;

const LONGEST_ANSWER = 400;

const answerOrNobody: VerifyAnswer = (answerHash, answer) =>
  answerHash === undefined ? checkNoPassword(answer) : securityAnswerFits(answerHash, answer);

/**
 * Checks the answer to an account's security question, with growing waits after failures: for one address and
 * account soon, for one account from anywhere later and never for more than fifteen minutes, so that nobody keeps
 * its owner out for long. An account that is not there costs the same queries and the same hashing.
 */
export async function checkAnswer(
  deps: { database: Database; attempts: Attempts; audit: AuditTrail },
  details: Details & { securityAnswer: string },
  addressDigest: string,
  verify: VerifyAnswer = answerOrNobody,
): Promise<AnswerOutcome> {
  const account = await findRecoverable(deps.database, details);
  // Whatever names an account, its failures are one count.
  const of = account?.id ?? identifierOf(details);
  const own = [
    { kind: 'answerPair', of: `${addressDigest} ${of}` },
    { kind: 'answerAccount', of },
  ] as const;
  const address = [{ kind: 'answerAddress', of: addressDigest }] as const;
  const seconds = await deps.attempts.begin([...own, ...address]);
  if (seconds > 0) return { kind: 'wait', seconds };

  const answer = details.securityAnswer.length > LONGEST_ANSWER ? '' : details.securityAnswer;
  const fits = await verify(account?.securityAnswerHash, answer);
  await deps.audit({
    event: account && fits ? 'recovery-answered' : 'recovery-failed',
    accountId: account?.id,
    addressDigest,
  });
  if (!account || !fits) return { kind: 'wrong' };
  await deps.attempts.succeeded(own, { clear: true });
  await deps.attempts.succeeded(address);
  return { kind: 'right', account };
}
