import type { LetterWords } from '@longleaf/platform/mail/letter';

type Words = Omit<LetterWords, 'productName'>;
type About = { firstName: string; userName: string; productName: string; portalUrl: string };

/** Tells that the password was changed, and what to do if that was somebody else. */
export function passwordChangedLetter(about: About): Words {
  return {
    language: 'en',
    subject: `Your ${about.productName} password was changed`,
    greeting: `Hello ${about.firstName},`,
    paragraphs: [
      `The password of the ${about.productName} account "${about.userName}" was changed. You are signed out everywhere else.`,
      'If it was you, there is nothing to do.',
    ],
    action: { label: 'It was not me', url: `${about.portalUrl}/recoverAccount/requestpasswordreset` },
    closing: ['If it was not you, use the link above to set a new password now.'],
  };
}

/** Tells that the security question was changed. */
export function questionChangedLetter(about: About): Words {
  return {
    language: 'en',
    subject: `Your ${about.productName} security question was changed`,
    greeting: `Hello ${about.firstName},`,
    paragraphs: [
      `The security question of the ${about.productName} account "${about.userName}" was changed.`,
      'If it was you, there is nothing to do.',
    ],
    action: { label: 'It was not me', url: `${about.portalUrl}/recoverAccount/requestpasswordreset` },
    closing: ['If it was not you, use the link above to set a new password now.'],
  };
}
