import type { PasswordResetAccount, RecoveryOption } from '@longleaf/contract/account-recovery';
import { RECOVERY_OPTIONS } from '@longleaf/contract/account-recovery';

/** What was typed in step 1. */
export interface TypedDetails {
  /** Account name or e-mail. */
  userName: string;
  firstName: string;
  lastName: string;
}

export const NO_DETAILS: TypedDetails = { userName: '', firstName: '', lastName: '' };

/**
 * What all forms of the wizard have in common: open, nothing of them kept anywhere, and of a refusal the first message
 * of each field (MSG-004, ST-287).
 */
export const RECOVERY_FORM = {
  form: 'recovery',
  opens: 'always',
  typed: 'dropped',
  refusals: 'first',
} as const;

/** Where the wizard is (ST-084 to ST-086), with what the server said on the way. */
export type Step =
  | { at: 'details' }
  | { at: 'question'; question: string }
  | { at: 'accounts'; accounts: readonly PasswordResetAccount[] }
  /** `told` is the account name, or the masked e-mail that a link went to; null when the link's address is not told. */
  | { at: 'done'; told: string | null };

/** Which of the three steps that is. */
export function numberOf({ at }: Step): 1 | 2 | 3 {
  return at === 'details' ? 1 : at === 'done' ? 3 : 2;
}

/** The way that an address stands for (CON-031), in any letter case. */
export function optionOf(pathname: string): RecoveryOption {
  const last = pathname.split('/').filter(Boolean).at(-1)?.toLowerCase();
  return RECOVERY_OPTIONS.find((option) => option === last) ?? 'forgotpassword';
}
