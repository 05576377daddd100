import type { LetterLanguage } from '@longleaf/platform/mail/letter';
import { type InEachLanguage, type Words, wordsIn } from '@longleaf/platform/mail/words';

export type NoticeAbout = {
  language: LetterLanguage;
  firstName: string;
  userName: string;
  productName: string;
  portalUrl: string;
};

/** Tells that the password was changed, and what to do if that was somebody else. */
export function passwordChangedLetter(about: NoticeAbout): Words {
  const { productName, userName } = about;
  return notice(about, {
    en: {
      subject: `Your ${productName} password was changed`,
      news: `The password of the ${productName} account "${userName}" was changed. You are signed out everywhere else.`,
    },
    es: {
      subject: `Se cambió su contraseña de ${productName}`,
      news: `Se cambió la contraseña de la cuenta "${userName}" de ${productName}. Su sesión se cerró en todos los demás dispositivos.`,
    },
  });
}

/** Tells that the security question was changed. */
export function questionChangedLetter(about: NoticeAbout): Words {
  const { productName, userName } = about;
  return notice(about, {
    en: {
      subject: `Your ${productName} security question was changed`,
      news: `The security question of the ${productName} account "${userName}" was changed.`,
    },
    es: {
      subject: `Se cambió su pregunta de seguridad de ${productName}`,
      news: `Se cambió la pregunta de seguridad de la cuenta "${userName}" de ${productName}.`,
    },
  });
}

/** A letter that says what happened to an account, and what to do if that was somebody else. */
export function notice(
  about: NoticeAbout,
  { en, es }: InEachLanguage<{ subject: string; news: string }>,
): Words {
  const url = `${about.portalUrl}/recoverAccount/requestpasswordreset`;
  return wordsIn(about, {
    en: {
      subject: en.subject,
      paragraphs: [en.news, 'If it was you, there is nothing to do.'],
      action: { label: 'It was not me', url },
      closing: ['If it was not you, use the link above to set a new password now.'],
    },
    es: {
      subject: es.subject,
      paragraphs: [es.news, 'Si fue usted, no tiene que hacer nada.'],
      action: { label: 'No fui yo', url },
      closing: ['Si no fue usted, use el enlace de arriba para elegir una contraseña nueva ahora mismo.'],
    },
  });
}
