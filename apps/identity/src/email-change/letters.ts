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
  const { productName, userName } = about;
  return wordsIn(about, {
    en: {
      subject: `Confirm your email for ${productName}`,
      paragraphs: [`You asked to use this email for the ${productName} account "${userName}".`],
      action: { label: 'Confirm this email', url },
      closing: [
        'The link works once, for one hour.',
        'If you did not ask for this, do nothing: your account stays as it is.',
      ],
    },
    es: {
      subject: `Confirme su correo electrónico para ${productName}`,
      paragraphs: [
        `Usted pidió usar esta dirección de correo electrónico para la cuenta "${userName}" de ${productName}.`,
      ],
      action: { label: 'Confirmar esta dirección', url },
      closing: [
        'El enlace funciona una sola vez, durante una hora.',
        'Si usted no lo pidió, no haga nada: su cuenta sigue igual.',
      ],
    },
  });
}

/** To the old address: a change was asked for. */
export function changeAskedLetter(about: EmailAbout, windowUrl: string): Words {
  const { productName, userName } = about;
  return wordsIn(about, {
    en: {
      subject: `A new email for your ${productName} account`,
      paragraphs: [
        `Somebody who signed in to the ${productName} account "${userName}" asked to change its email. Nothing has changed yet: the new email must be confirmed first.`,
        'If it was you, there is nothing to do here.',
      ],
      action: { label: 'Stop the change', url: windowUrl },
      closing: ['If it was not you, stop the change and then set a new password.'],
    },
    es: {
      subject: `Otra dirección de correo para su cuenta de ${productName}`,
      paragraphs: [
        `Alguien que inició sesión en la cuenta "${userName}" de ${productName} pidió cambiar la dirección de correo electrónico de esa cuenta. Todavía no ha cambiado nada: primero hay que confirmar la dirección nueva.`,
        'Si fue usted, aquí no tiene que hacer nada.',
      ],
      action: { label: 'Detener el cambio', url: windowUrl },
      closing: ['Si no fue usted, detenga el cambio y después elija una contraseña nueva.'],
    },
  });
}

/** To the old address: it is no longer the one of the account. */
export function changedLetter(about: EmailAbout, recoveryUrl: string): Words {
  const { productName, userName } = about;
  return wordsIn(about, {
    en: {
      subject: `The email of your ${productName} account was changed`,
      paragraphs: [
        `The ${productName} account "${userName}" now has another email. We send nothing more to this one.`,
        'If it was you, there is nothing to do.',
      ],
      action: { label: 'It was not me', url: recoveryUrl },
      closing: ['If it was not you, set a new password now: your security question still works.'],
    },
    es: {
      subject: `Se cambió la dirección de correo de su cuenta de ${productName}`,
      paragraphs: [
        `La cuenta "${userName}" de ${productName} ahora tiene otra dirección de correo electrónico. Ya no enviaremos nada a esta.`,
        'Si fue usted, no tiene que hacer nada.',
      ],
      action: { label: 'No fui yo', url: recoveryUrl },
      closing: [
        'Si no fue usted, elija una contraseña nueva ahora mismo: su pregunta de seguridad todavía funciona.',
      ],
    },
  });
}
