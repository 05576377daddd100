import type { LetterLanguage } from '@longleaf/platform/mail/letter';
import { dayInWords, type Words, wordsIn } from '@longleaf/platform/mail/words';

/** Whom a letter is for, and what the product is called. */
export type About = { language: LetterLanguage; firstName: string; productName: string };

/** Says that an account will be deleted, when, and how to keep it. */
export function deletionRequestedLetter(about: About & { portalUrl: string; deleteAfter: Date }): Words {
  const { productName: product, language } = about;
  const url = `${about.portalUrl}/yourData`;
  const day = dayInWords(about.deleteAfter, language);
  return wordsIn(about, (i18n) => ({
    subject: i18n.t('Your {product} account will be deleted', { product }),
    paragraphs: [
      i18n.t('You asked us to delete your {product} account. We will do it on {day}.', { product, day }),
      i18n.t('Until then you can sign in and keep your account.'),
    ],
    action: { label: i18n.t('Keep my account'), url },
    closing: [i18n.t('If you did not ask for this, sign in, keep your account, and change your password.')],
  }));
}

/** Says that the account will stay. */
export function deletionCancelledLetter(about: About): Words {
  const { productName: product } = about;
  return wordsIn(about, (i18n) => ({
    subject: i18n.t('Your {product} account stays', { product }),
    paragraphs: [i18n.t('Your {product} account will not be deleted. Nothing was lost.', { product })],
    closing: [i18n.t('If you did not do this, change your password.')],
  }));
}

/** Says that everything is gone. */
export function deletedLetter(about: About): Words {
  const { productName: product } = about;
  return wordsIn(about, (i18n) => ({
    subject: i18n.t('Your {product} account is deleted', { product }),
    paragraphs: [
      i18n.t('Your {product} account and all that we kept about you are deleted.', { product }),
      i18n.t(
        'What you already sent to a college stays with that college. Ask the college if you want it deleted there, too.',
      ),
    ],
    closing: [i18n.t('This is the last email that you get from us.')],
  }));
}
