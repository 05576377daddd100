import type { LetterLanguage } from '@longleaf/platform/mail/letter';
import { type Words, wordsIn } from '@longleaf/platform/mail/words';

export type ResetLinkAbout = {
  language: LetterLanguage;
  firstName: string;
  userName: string;
  productName: string;
  url: string;
};

/** The letter with the link that sets a new password. */
export function resetLinkLetter(about: ResetLinkAbout): Words {
  const { productName: product, userName: account, url } = about;
  return wordsIn(about, (i18n) => ({
    subject: i18n.t('Set a new password for {product}', { product }),
    paragraphs: [
      i18n.t('Someone asked to set a new password for the {product} account "{account}".', {
        product,
        account,
      }),
      i18n.t('If it was you, use this link within one hour. It works once.'),
    ],
    action: { label: i18n.t('Set a new password'), url },
    closing: [i18n.t('If it was not you, you can ignore this email. Your password stays as it is.')],
  }));
}
