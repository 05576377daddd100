/**
 * Who asks. What people say of themselves, such as that they are a parent or a counselor, is no part of it: a policy
 * that lets somebody near another person's rows goes by a relation that was verified.
 */
export type Actor = Nobody | Person | Holder | Program;

/** Whoever sends no token. */
export type Nobody = { readonly kind: 'nobody' };

/** A signed-in person, by their own id here and never the provider's. */
export type Person = {
  readonly kind: 'person';
  readonly id: string;
  /** When they last gave a password or passkey, in seconds since 1970; undefined when the token does not say. */
  readonly signedInAt?: number | undefined;
};

/** Whoever has a link that a person gave, and what the link is for. */
export type Holder = {
  readonly kind: 'holder';
  readonly of:
    | 'application-invitation'
    | 'calendar-feed'
    | 'due-reminder'
    | 'next-steps-form'
    | 'shared-plan'
    | 'vendor-survey';
  /** The person who gave it. */
  readonly from: string;
};

/** A job or a command of ours that works on rows of people. */
export type Program = {
  readonly kind: 'program';
  readonly name:
    | 'delete-people'
    | 'forget-applications'
    | 'rotate-data-secret'
    | 'send-letters'
    | 'send-reminders'
    | 'send-transcripts';
};

export const NOBODY: Nobody = { kind: 'nobody' };
