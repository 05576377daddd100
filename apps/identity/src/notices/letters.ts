import type { I18n } from '@lingui/core';
import type { LetterLanguage } from '@longleaf/platform/mail/letter';
import { type Words, wordsIn } from '@longleaf/platform/mail/words';

export type NoticeAbout = {
  language: LetterLanguage;
  firstName: string;
  userName: string;
  productName: string;
  portalUrl: string;
};

/** Tells that the password was changed, and what to do if that was somebody else. */
export function passwordChangedLetter(about: NoticeAbout): Words {
  const { productName: product, userName: account } = about;
  return notice(about, (i18n) => ({
    subject: i18n.t('Your {product} password was changed', { product }),
    news: i18n.t(
      'The password of the {product} account "{account}" was changed. You are signed out everywhere else.',
      { product, account },
    ),
  }));
}

/** Tells that the security question was changed. */
export function questionChangedLetter(about: NoticeAbout): Words {
  const { productName: product, userName: account } = about;
  return notice(about, (i18n) => ({
    subject: i18n.t('Your {product} security question was changed', { product }),
    news: i18n.t('The security question of the {product} account "{account}" was changed.', {
      product,
      account,
    }),
  }));
}

/** What happened to an account: in a subject, and in a sentence. */
export type News = { subject: string; news: string };

/** A letter that says what happened to an account, and what to do if that was somebody else. */
export function notice(about: NoticeAbout, tell: (i18n: I18n) => News): Words {
  const url = `${about.portalUrl}/recoverAccount/requestpasswordreset`;
  return wordsIn(about, (i18n) => {
    const { subject, news } = tell(i18n);
    return {
      subject,
      paragraphs: [news, i18n.t('If it was you, there is nothing to do.')],
      action: { label: i18n.t('It was not me'), url },
      closing: [i18n.t('If it was not you, use the link above to set a new password now.')],
    };
  });
}
