import { THROTTLE, type ThrottleKind } from '@longleaf/rules/accounts/throttle';
import { Counter, type Registry } from 'prom-client';
import type { SignedIn } from './interactions/complete.ts';

/** Why somebody was not signed in. A wrong password and a name that nobody has are one and the same. */
export const SIGN_IN_FAILURES = ['wrong-password', 'wrong-code', 'wrong-passkey', 'had-to-wait'] as const;

const METHODS = [
  'password',
  'registered',
  'trusted-device',
  'app-code',
  'recovery-code',
  'passkey',
] as const satisfies SignedIn['method'][];

/** Counts what people do at the sign-in host, never who they are. */
export type SignInFigures = {
  signedIn: (method: SignedIn['method']) => void;
  signInFailed: (reason: (typeof SIGN_IN_FAILURES)[number]) => void;
  registered: () => void;
  /** Somebody had to wait, for failures of this kind. */
  madeWait: (kind: ThrottleKind) => void;
};

/** Each figure is told as 0 from the start, so that the first time counts, too. */
export function signInFigures(registry: Registry): SignInFigures {
  const registers = [registry];
  const signIns = new Counter({
    name: 'longleaf_sign_ins_total',
    help: 'Sign-ins that succeeded, by method',
    labelNames: ['method'],
    registers,
  });
  const failures = new Counter({
    name: 'longleaf_sign_in_failures_total',
    help: 'Tries to sign in that failed, by reason',
    labelNames: ['reason'],
    registers,
  });
  const registrations = new Counter({
    name: 'longleaf_registrations_total',
    help: 'Accounts that people made',
    registers,
  });
  const waits = new Counter({
    name: 'longleaf_throttled_total',
    help: 'Tries that had to wait for too many before them, by what those were counted against',
    labelNames: ['kind'],
    registers,
  });
  for (const method of METHODS) signIns.inc({ method }, 0);
  for (const reason of SIGN_IN_FAILURES) failures.inc({ reason }, 0);
  for (const kind of Object.keys(THROTTLE)) waits.inc({ kind }, 0);
  return {
    signedIn: (method) => signIns.inc({ method }),
    signInFailed: (reason) => failures.inc({ reason }),
    registered: () => registrations.inc(),
    madeWait: (kind) => waits.inc({ kind }),
  };
}
