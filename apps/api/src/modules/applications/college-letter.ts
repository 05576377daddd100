import { type Words, wordsIn } from '@longleaf/platform/mail/words';

/** Tells a college where a letter about a student is. Its link is good for 60 days; the mail holds nothing of the letter. */
export function collegeLetter(about: {
  college: string;
  student: string;
  writer: string;
  isWaived: boolean;
  productName: string;
  url: string;
}): Words {
  const { college, student, writer, isWaived, productName: product, url } = about;
  return wordsIn({ language: 'en', firstName: college }, (i18n) => ({
    subject: i18n.t('A letter of recommendation from {product}', { product }),
    paragraphs: [
      i18n.t('{student} is applying to you and asked {writer} for this letter.', { student, writer }),
      isWaived
        ? i18n.t('The student gave up the right to read it (FERPA).')
        : i18n.t('The student kept the right to read it (FERPA).'),
      i18n.t('The link is good for 60 days. Whoever has it can read the letter: please do not pass it on.'),
    ],
    action: { label: i18n.t('Get the letter'), url },
    closing: [
      i18n.t('To confirm that it arrived, or to say why not, your system can post to this address:'),
      `${url}/acknowledgement`,
    ],
  }));
}

/** Tells a student that a letter did not reach the college, and what to do. */
export function letterFailure(about: {
  language: Words['language'];
  firstName: string;
  college: string;
  writer: string;
  url: string;
}): Words {
  const { college, writer, url } = about;
  return wordsIn(about, (i18n) => ({
    subject: i18n.t('A letter for you did not reach {college}', { college }),
    paragraphs: [
      i18n.t('We could not deliver the letter from {writer} to {college}, and we will not try again.', {
        writer,
        college,
      }),
      i18n.t('Ask them to send it to the college themselves.'),
    ],
    action: { label: i18n.t('Open your application hub'), url },
    closing: [],
  }));
}
