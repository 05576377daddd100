import { describe, expect, it } from 'vitest';
import {
  complainAboutInvitedEmail,
  complainAboutInvitedName,
  type InvitationState,
  maySendAgain,
  statusOfInvitation,
} from './invitations.ts';

const now = new Date('2026-11-23T15:00:00Z');
const day = (days: number) => new Date(now.getTime() + days * 86_400_000);
const sent: InvitationState = {
  sentAt: day(-2),
  sendings: 1,
  expiresAt: day(28),
  openedAt: null,
  answer: null,
};

describe('an invitation', () => {
  it.each([
    [sent, 'Invited'],
    [{ ...sent, openedAt: day(-1) }, 'Opened'],
    [{ ...sent, expiresAt: now }, 'Expired'],
    [{ ...sent, answer: 'done' as const, expiresAt: day(-1) }, 'Done'],
    [{ ...sent, answer: 'declined' as const }, 'Declined'],
  ])('%j is %s', (state, status) => expect(statusOfInvitation(state, now)).toBe(status));

  it.each([
    [sent, true],
    [{ ...sent, sentAt: day(-1) }, true],
    [{ ...sent, sentAt: new Date(day(-1).getTime() + 1) }, false],
    [{ ...sent, sendings: 3 }, false],
    [{ ...sent, answer: 'declined' as const }, false],
    [{ ...sent, expiresAt: day(-1) }, true],
  ])('%j may be mailed again: %s', (state, may) => expect(maySendAgain(state, now)).toBe(may));

  it.each([
    ['', 'Enter their email'],
    ['ms.greer', 'Enter an email like name@example.com'],
    ['a@b.org\r\nBcc: c@d.org', 'Enter an email like name@example.com'],
    ['ms.greer@example.org', undefined],
  ])('goes to an address: %j', (email, complaint) =>
    expect(complainAboutInvitedEmail(email)).toBe(complaint),
  );

  it.each([
    ['', 'Enter their first name'],
    ['https://x.org', 'Use only letters, apostrophes, hyphens, spaces and periods'],
    ['Ana María', undefined],
  ])('names somebody: %j', (name, complaint) =>
    expect(complainAboutInvitedName(name, 'firstName')).toBe(complaint),
  );
});
