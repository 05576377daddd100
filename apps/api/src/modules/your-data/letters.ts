import type { LetterWords } from '@longleaf/platform/mail/letter';

type Words = Omit<LetterWords, 'productName'>;

/** A day as people in North Carolina write it. */
function dayInWords(moment: Date): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' }).format(moment);
}

type About = { firstName: string; productName: string; portalUrl: string; deleteAfter: Date };

/** Says that an account will be deleted, when, and how to keep it. */
export function deletionRequestedLetter({ firstName, productName, portalUrl, deleteAfter }: About): Words {
  return {
    language: 'en',
    subject: `Your ${productName} account will be deleted`,
    greeting: greeting(firstName),
    paragraphs: [
      `You asked us to delete your ${productName} account. We will do it on ${dayInWords(deleteAfter)}.`,
      'Until then you can sign in and keep your account.',
    ],
    action: { label: 'Keep my account', url: `${portalUrl}/yourData` },
    closing: ['If you did not ask for this, sign in, keep your account, and change your password.'],
  };
}

/** Says that the account will stay. */
export function deletionCancelledLetter({
  firstName,
  productName,
}: Omit<About, 'deleteAfter' | 'portalUrl'>): Words {
  return {
    language: 'en',
    subject: `Your ${productName} account stays`,
    greeting: greeting(firstName),
    paragraphs: [`Your ${productName} account will not be deleted. Nothing was lost.`],
    closing: ['If you did not do this, change your password.'],
  };
}

/** Says that everything is gone. */
export function deletedLetter({ firstName, productName }: Omit<About, 'deleteAfter' | 'portalUrl'>): Words {
  return {
    language: 'en',
    subject: `Your ${productName} account is deleted`,
    greeting: greeting(firstName),
    paragraphs: [
      `Your ${productName} account and all that we kept about you are deleted.`,
      'What you already sent to a college stays with that college. Ask the college if you want it deleted there, too.',
    ],
    closing: ['This is the last letter that you get from us.'],
  };
}

function greeting(firstName: string): string {
  return firstName === '' ? 'Hello,' : `Hello ${firstName},`;
}
