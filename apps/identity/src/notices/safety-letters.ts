import type { I18n } from '@lingui/core';
import type { Transaction } from '@longleaf/platform/executor';
import type { Words } from '@longleaf/platform/mail/words';
import type { Account } from '../accounts/account.ts';
import type { IdentityDeps } from '../deps.ts';
import { type News, notice, type NoticeAbout } from './letters.ts';

type Tell = (i18n: I18n, names: { product: string; account: string }) => News;

/** What people are told by mail when the way they sign in changes. */
const DEEDS = {
  'second-factor-added': (i18n, { product, account }) => ({
    subject: i18n.t('Two-factor sign-in was turned on for your {product} account', { product }),
    news: i18n.t('Two-factor sign-in was turned on for the {product} account "{account}".', {
      product,
      account,
    }),
  }),
  'second-factor-removed': (i18n, { product, account }) => ({
    subject: i18n.t('Two-factor sign-in was turned off for your {product} account', { product }),
    news: i18n.t('Two-factor sign-in was turned off for the {product} account "{account}".', {
      product,
      account,
    }),
  }),
  'recovery-codes-replaced': (i18n, { product, account }) => ({
    subject: i18n.t('New recovery codes were made for your {product} account', { product }),
    news: i18n.t('New recovery codes were made for the {product} account "{account}".', { product, account }),
  }),
  'passkey-added': (i18n, { product, account }) => ({
    subject: i18n.t('A passkey was added for your {product} account', { product }),
    news: i18n.t('A passkey was added for the {product} account "{account}".', { product, account }),
  }),
  'passkey-removed': (i18n, { product, account }) => ({
    subject: i18n.t('A passkey was removed for your {product} account', { product }),
    news: i18n.t('A passkey was removed for the {product} account "{account}".', { product, account }),
  }),
} as const satisfies Record<string, Tell>;

export type SafetyChange = keyof typeof DEEDS;

/** The kinds of changes that a letter tells of. */
export const SAFETY_CHANGES = Object.keys(DEEDS) as SafetyChange[];

/** Tells the owner of an account that the way to sign in changed; sent if the change of `client` is committed. */
export async function tellSafetyChange(
  { sendMail, frame, portalUrl }: Pick<IdentityDeps, 'sendMail' | 'frame' | 'portalUrl'>,
  tx: Transaction,
  account: Account,
  change: SafetyChange,
): Promise<void> {
  const words = safetyLetter({ ...account, productName: frame.productName, portalUrl }, change);
  await sendMail(tx, { to: account.email, kind: change, words });
}

/** Says what changed in the way to sign in. */
export function safetyLetter(about: NoticeAbout, change: SafetyChange): Words {
  const names = { product: about.productName, account: about.userName };
  return notice(about, (i18n) => DEEDS[change](i18n, names));
}
