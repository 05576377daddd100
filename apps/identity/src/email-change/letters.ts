import type { LetterWords } from '@longleaf/platform/mail/letter';

type Words = Omit<LetterWords, 'productName'>;
type About = { firstName: string; userName: string; productName: string };

/** To the new address: the link that confirms it. */
export function confirmLetter({ firstName, userName, productName }: About, url: string): Words {
  return {
    language: 'en',
    subject: `Confirm your email for ${productName}`,
    greeting: `Hello ${firstName},`,
    paragraphs: [`You asked to use this email for the ${productName} account "${userName}".`],
    action: { label: 'Confirm this email', url },
    closing: [
      'The link works once, for one hour.',
      'If you did not ask for this, do nothing: your account stays as it is.',
    ],
  };
}

/** To the old address: a change was asked for. */
export function changeAskedLetter({ firstName, userName, productName }: About, windowUrl: string): Words {
  return {
    language: 'en',
    subject: `A new email for your ${productName} account`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `Somebody who signed in to the ${productName} account "${userName}" asked to change its email. Nothing has changed yet: the new email must be confirmed first.`,
      'If it was you, there is nothing to do here.',
    ],
    action: { label: 'Stop the change', url: windowUrl },
    closing: ['If it was not you, stop the change and then set a new password.'],
  };
}

/** To the old address: it is no longer the one of the account. */
export function changedLetter({ firstName, userName, productName }: About, recoveryUrl: string): Words {
  return {
    language: 'en',
    subject: `The email of your ${productName} account was changed`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `The ${productName} account "${userName}" now has another email. We send nothing more to this one.`,
      'If it was you, there is nothing to do.',
    ],
    action: { label: 'It was not me', url: recoveryUrl },
    closing: ['If it was not you, set a new password now: your security question still works.'],
  };
}
