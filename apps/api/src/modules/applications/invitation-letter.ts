import type { LetterLanguage } from '@longleaf/platform/mail/letter';
import { dayInWords, type Words, wordsIn } from '@longleaf/platform/mail/words';

export type InvitationLetter = {
  language: LetterLanguage;
  /** Of the person who is asked. */
  firstName: string;
  productName: string;
  student: string;
  college: string;
  /** With the link's secret behind `#`, which no server sees. */
  url: string;
  expiresAt: Date;
};

/** Asks somebody to do something for a student's application. */
export function invitationLetter(about: InvitationLetter): Words {
  const { student, college, productName: product, language } = about;
  const day = dayInWords(about.expiresAt, language);
  return wordsIn(about, (i18n) => ({
    subject: i18n.t('{student} asks for your help with a college application', { student }),
    paragraphs: [
      i18n.t('{student} is applying to {college} with {product} and asks for your help.', {
        student,
        college,
        product,
      }),
      i18n.t(
        'Open the link to see what it is about. You can say that it is done, or say no. You need no account.',
      ),
    ],
    action: { label: i18n.t('See what it is about'), url: about.url },
    closing: [
      i18n.t('The link is for you alone and works until {day}.', { day }),
      i18n.t('If you do not know {student}, you do not need to do anything.', { student }),
    ],
  }));
}
