import type { LetterWords } from '@longleaf/platform/mail/letter';
import type { Queryable } from '@longleaf/platform/jobs/queue';
import type { Account } from '../accounts/account.ts';
import type { IdentityDeps } from '../deps.ts';

type Words = Omit<LetterWords, 'productName'>;

/** What people are told by mail when the way they sign in changes. */
const DEEDS = {
  'second-factor-added': 'Two-factor sign-in was turned on',
  'second-factor-removed': 'Two-factor sign-in was turned off',
  'passkey-added': 'A passkey was added',
  'passkey-removed': 'A passkey was removed',
} as const;

export type SafetyChange = keyof typeof DEEDS;

/** Tells the owner of an account that the way to sign in changed; sent if the change of `client` is committed. */
export async function tellSafetyChange(
  { sendMail, frame, portalUrl }: Pick<IdentityDeps, 'sendMail' | 'frame' | 'portalUrl'>,
  client: Queryable,
  account: Account,
  change: SafetyChange,
): Promise<void> {
  const words = safetyLetter(account, change, { productName: frame.productName, portalUrl });
  await sendMail(client, { to: account.email, kind: change, words });
}

function safetyLetter(
  { firstName, userName }: Account,
  change: SafetyChange,
  { productName, portalUrl }: { productName: string; portalUrl: string },
): Words {
  const deed = DEEDS[change];
  return {
    language: 'en',
    subject: `${deed} for your ${productName} account`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `${deed} for the ${productName} account "${userName}".`,
      'If it was you, there is nothing to do.',
    ],
    action: { label: 'It was not me', url: `${portalUrl}/recoverAccount/requestpasswordreset` },
    closing: ['If it was not you, use the link above to set a new password now.'],
  };
}
