import { describe, expect, it } from 'vitest';
import { emailSignatures } from './email-signature.ts';

let now = new Date('2026-10-05T14:00:00Z');
const signatures = emailSignatures(Buffer.alloc(32, 1), () => now);
const found = { emailIsValid: true, emailVerified: false };

describe('the signature of a checked e-mail', () => {
  const signature = signatures.sign('Maya@example.org', found);

  it('holds for the same e-mail, whatever its letter case', () => {
    expect(signatures.holds('maya@example.org', found, signature)).toBe(true);
  });

  it.each([
    ['another e-mail', 'mia@example.org', found, signature],
    ['another finding', 'maya@example.org', { ...found, emailVerified: true }, signature],
    ['a later end', 'maya@example.org', found, `9${signature}`],
    ['nothing', 'maya@example.org', found, ''],
    [
      'another key',
      'maya@example.org',
      found,
      emailSignatures(Buffer.alloc(32, 2), () => now).sign('maya@example.org', found),
    ],
  ])('does not hold for %s', (_what, email, check, given) => {
    expect(signatures.holds(email, check, given)).toBe(false);
  });

  it('holds for a day', () => {
    now = new Date('2026-10-06T13:59:59Z');
    expect(signatures.holds('maya@example.org', found, signature)).toBe(true);
    now = new Date('2026-10-06T14:00:00Z');
    expect(signatures.holds('maya@example.org', found, signature)).toBe(false);
  });
});
