import { fill } from '../words/fill.ts';
import { EMAIL, PERSON_NAME } from '../accounts/names.ts';

/** How long a link works. */
export const INVITATION_DAYS = 30;
/** How often one invitation is mailed at most, the first time with it. */
export const INVITATION_SENDINGS = 3;
/** Hours between two of them. */
export const INVITATION_PAUSE_HOURS = 24;
/** How many invitations a person makes in a day at most. */
export const INVITATIONS_A_DAY = 10;
/** Letters of the word that somebody who was invited leaves. */
export const INVITATION_WORD_LIMIT = 1000;

const HOUR = 3_600_000;

export type InvitationState = {
  readonly sentAt: Date;
  readonly sendings: number;
  readonly expiresAt: Date;
  readonly openedAt: Date | null;
  readonly answer: 'done' | 'declined' | null;
};

export const invitationStatuses = ['Invited', 'Opened', 'Done', 'Declined', 'Expired'] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

/** How far an invitation is. What was answered stays answered when the link's time is over. */
export function statusOfInvitation(
  { answer, expiresAt, openedAt }: InvitationState,
  now: Date,
): InvitationStatus {
  if (answer !== null) return answer === 'done' ? 'Done' : 'Declined';
  if (expiresAt <= now) return 'Expired';
  return openedAt === null ? 'Invited' : 'Opened';
}

/** Whether it may be mailed once more: not answered, not too often, and not too soon after the last time. */
export function maySendAgain({ answer, sendings, sentAt }: InvitationState, now: Date): boolean {
  const pause = INVITATION_PAUSE_HOURS * HOUR;
  return answer === null && sendings < INVITATION_SENDINGS && now.getTime() - sentAt.getTime() >= pause;
}

/** What is wrong with the address of somebody who is invited. */
export function complainAboutInvitedEmail(email: string): string | undefined {
  if (email === '') return /*i18n*/ 'Enter their email';
  return email.length > EMAIL.maximum || !EMAIL.pattern.test(email)
    ? /*i18n*/ 'Enter an email like name@example.com'
    : undefined;
}

/** What is asked for where a first or last name of somebody who is invited is missing. */
export const INVITED_NAME_MISSING = {
  firstName: /*i18n*/ 'Enter their first name',
  lastName: /*i18n*/ 'Enter their last name',
};

/** What is wrong with a first or last name of somebody who is invited. */
export function complainAboutInvitedName(
  name: string,
  which: keyof typeof INVITED_NAME_MISSING,
): string | undefined {
  if (name === '') return INVITED_NAME_MISSING[which];
  if (name.length > PERSON_NAME.maximum)
    return fill(/*i18n*/ 'Use at most {limit} letters', { limit: PERSON_NAME.maximum });
  return PERSON_NAME.pattern.test(name) && /\p{L}/u.test(name)
    ? undefined
    : /*i18n*/ 'Use only letters, apostrophes, hyphens, spaces and periods';
}

/** What is wrong with the word that somebody leaves. */
export function complainAboutWord(word: string): string | undefined {
  return word.length > INVITATION_WORD_LIMIT
    ? fill(/*i18n*/ 'Use at most {limit} letters', { limit: INVITATION_WORD_LIMIT })
    : undefined;
}
