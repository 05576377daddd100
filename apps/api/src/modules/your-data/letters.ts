import type { LetterLanguage } from '@longleaf/platform/mail/letter';
import { dayInWords, type Words, wordsIn } from '@longleaf/platform/mail/words';

/** Whom a letter is for, and what the product is called. */
export type About = { language: LetterLanguage; firstName: string; productName: string };

/** Says that an account will be deleted, when, and how to keep it. */
export function deletionRequestedLetter(about: About & { portalUrl: string; deleteAfter: Date }): Words {
  const { productName, deleteAfter } = about;
  const url = `${about.portalUrl}/yourData`;
  return wordsIn(about, {
    en: {
      subject: `Your ${productName} account will be deleted`,
      paragraphs: [
        `You asked us to delete your ${productName} account. We will do it on ${dayInWords(deleteAfter, 'en')}.`,
        'Until then you can sign in and keep your account.',
      ],
      action: { label: 'Keep my account', url },
      closing: ['If you did not ask for this, sign in, keep your account, and change your password.'],
    },
    es: {
      subject: `Su cuenta de ${productName} se va a eliminar`,
      paragraphs: [
        `Usted nos pidió eliminar su cuenta de ${productName}. Lo haremos el ${dayInWords(deleteAfter, 'es')}.`,
        'Hasta entonces puede iniciar sesión y conservar su cuenta.',
      ],
      action: { label: 'Conservar mi cuenta', url },
      closing: ['Si usted no lo pidió, inicie sesión, conserve su cuenta y cambie su contraseña.'],
    },
  });
}

/** Says that the account will stay. */
export function deletionCancelledLetter(about: About): Words {
  const { productName } = about;
  return wordsIn(about, {
    en: {
      subject: `Your ${productName} account stays`,
      paragraphs: [`Your ${productName} account will not be deleted. Nothing was lost.`],
      closing: ['If you did not do this, change your password.'],
    },
    es: {
      subject: `Usted conserva su cuenta de ${productName}`,
      paragraphs: [`Su cuenta de ${productName} no se va a eliminar. No se perdió nada.`],
      closing: ['Si usted no hizo esto, cambie su contraseña.'],
    },
  });
}

/** Says that everything is gone. */
export function deletedLetter(about: About): Words {
  const { productName } = about;
  return wordsIn(about, {
    en: {
      subject: `Your ${productName} account is deleted`,
      paragraphs: [
        `Your ${productName} account and all that we kept about you are deleted.`,
        'What you already sent to a college stays with that college. Ask the college if you want it deleted there, too.',
      ],
      closing: ['This is the last letter that you get from us.'],
    },
    es: {
      subject: `Su cuenta de ${productName} se eliminó`,
      paragraphs: [
        `Eliminamos su cuenta de ${productName} y todo lo que guardábamos sobre usted.`,
        'Lo que usted ya envió a una universidad se queda en esa universidad. Si quiere que se elimine allí también, pídaselo a ella.',
      ],
      closing: ['Este es el último correo que recibe de nosotros.'],
    },
  });
}
