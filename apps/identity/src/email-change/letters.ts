import type { LetterLanguage } from '@longleaf/platform/mail/letter';
import { type Words, wordsIn } from '@longleaf/platform/mail/words';

export type EmailAbout = {
  language: LetterLanguage;
  firstName: string;
  userName: string;
  productName: string;
};

/** To the new address: the link that confirms it. */
export function confirmLetter(about: EmailAbout, url: string): Words {
  const { productName: product, userName: account } = about;
  return wordsIn(about, (i18n) => ({
    subject: i18n.t('Confirm your email for {product}', { product }),
    paragraphs: [
      i18n.t('You asked to use this email for the {product} account "{account}".', { product, account }),
    ],
    action: { label: i18n.t('Confirm this email'), url },
    closing: [
      i18n.t('The link works once, for one hour.'),
      i18n.t('If you did not ask for this, do nothing: your account stays as it is.'),
    ],
  }));
}

/** To the old address: a change was asked for. */
export function changeAskedLetter(about: EmailAbout, windowUrl: string): Words {
  const { productName: product, userName: account } = about;
  return wordsIn(about, (i18n) => ({
    subject: i18n.t('A new email for your {product} account', { product }),
    paragraphs: [
      i18n.t(
        'Somebody who signed in to the {product} account "{account}" asked to change its email. Nothing has changed yet: the new email must be confirmed first.',
        { product, account },
      ),
      i18n.t('If it was you, there is nothing to do here.'),
    ],
    action: { label: i18n.t('Stop the change'), url: windowUrl },
    closing: [i18n.t('If it was not you, stop the change and then set a new password.')],
  }));
}

/** To the old address: it is no longer the one of the account. */
export function changedLetter(about: EmailAbout, recoveryUrl: string): Words {
  const { productName: product, userName: account } = about;
  return wordsIn(about, (i18n) => ({
    subject: i18n.t('The email of your {product} account was changed', { product }),
    paragraphs: [
      i18n.t('The {product} account "{account}" now has another email. We send nothing more to this one.', {
        product,
        account,
      }),
      i18n.t('If it was you, there is nothing to do.'),
    ],
    action: { label: i18n.t('It was not me'), url: recoveryUrl },
    closing: [i18n.t('If it was not you, set a new password now: your security question still works.')],
  }));
}
