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
  const { productName, userName, url } = about;
  return wordsIn(about, {
    en: {
      subject: `Set a new password for ${productName}`,
      paragraphs: [
        `Someone asked to set a new password for the ${productName} account "${userName}".`,
        'If it was you, use this link within one hour. It works once.',
      ],
      action: { label: 'Set a new password', url },
      closing: ['If it was not you, you can ignore this mail. Your password stays as it is.'],
    },
    es: {
      subject: `Elija una contraseña nueva para ${productName}`,
      paragraphs: [
        `Alguien pidió una contraseña nueva para la cuenta "${userName}" de ${productName}.`,
        'Si fue usted, use este enlace antes de una hora. Funciona una sola vez.',
      ],
      action: { label: 'Elegir una contraseña nueva', url },
      closing: ['Si no fue usted, no haga caso de este correo. Su contraseña sigue igual.'],
    },
  });
}
