import type { LetterWords } from '@longleaf/platform/mail/letter';

type Words = Omit<LetterWords, 'productName'>;

/** The letter with the link that sets a new password. */
export function resetLinkLetter(about: {
  firstName: string;
  userName: string;
  productName: string;
  url: string;
}): Words {
  return {
    language: 'en',
    subject: `Set a new password for ${about.productName}`,
    greeting: `Hello ${about.firstName},`,
    paragraphs: [
      `Someone asked to set a new password for the ${about.productName} account "${about.userName}".`,
      'If it was you, use this link within one hour. It works once.',
    ],
    action: { label: 'Set a new password', url: about.url },
    closing: ['If it was not you, you can ignore this mail. Your password stays as it is.'],
  };
}
