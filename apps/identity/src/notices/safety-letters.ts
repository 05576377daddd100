import type { Queryable } from '@longleaf/platform/jobs/queue';
import type { InEachLanguage, Words } from '@longleaf/platform/mail/words';
import type { Account } from '../accounts/account.ts';
import type { IdentityDeps } from '../deps.ts';
import { notice, type NoticeAbout } from './letters.ts';

/** What people are told by mail when the way they sign in changes: for a subject and for a sentence alike. */
const DEEDS = {
  'second-factor-added': {
    en: (account) => `Two-factor sign-in was turned on for ${account}`,
    es: (account) => `Se activó la verificación en dos pasos en ${account}`,
  },
  'second-factor-removed': {
    en: (account) => `Two-factor sign-in was turned off for ${account}`,
    es: (account) => `Se desactivó la verificación en dos pasos en ${account}`,
  },
  'recovery-codes-replaced': {
    en: (account) => `New recovery codes were made for ${account}`,
    es: (account) => `Se crearon códigos de recuperación nuevos para ${account}`,
  },
  'passkey-added': {
    en: (account) => `A passkey was added for ${account}`,
    es: (account) => `Se agregó una llave de acceso a ${account}`,
  },
  'passkey-removed': {
    en: (account) => `A passkey was removed for ${account}`,
    es: (account) => `Se quitó una llave de acceso de ${account}`,
  },
} as const satisfies Record<string, InEachLanguage<(account: string) => string>>;

export type SafetyChange = keyof typeof DEEDS;

/** The kinds of changes that a letter tells of. */
export const SAFETY_CHANGES = Object.keys(DEEDS) as SafetyChange[];

/** Tells the owner of an account that the way to sign in changed; sent if the change of `client` is committed. */
export async function tellSafetyChange(
  { sendMail, frame, portalUrl }: Pick<IdentityDeps, 'sendMail' | 'frame' | 'portalUrl'>,
  tx: Queryable,
  account: Account,
  change: SafetyChange,
): Promise<void> {
  const words = safetyLetter({ ...account, productName: frame.productName, portalUrl }, change);
  await sendMail(tx, { to: account.email, kind: change, words });
}

/** Says what changed in the way to sign in. */
export function safetyLetter(about: NoticeAbout, change: SafetyChange): Words {
  const { productName, userName } = about;
  const { en, es } = DEEDS[change];
  return notice(about, {
    en: {
      subject: en(`your ${productName} account`),
      news: `${en(`the ${productName} account "${userName}"`)}.`,
    },
    es: {
      subject: es(`su cuenta de ${productName}`),
      news: `${es(`la cuenta "${userName}" de ${productName}`)}.`,
    },
  });
}
