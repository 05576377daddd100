import { type Words, wordsIn } from '@longleaf/platform/mail/words';

/** Tells a college where a student's transcript is. Its links are good for 60 days; the letter holds nothing of the record. */
export function deliveryLetter(about: {
  college: string;
  productName: string;
  url: string;
  pageUrl: string;
  acknowledgeUrl: string;
}): Words {
  const { college, productName: product, url, pageUrl, acknowledgeUrl } = about;
  return wordsIn({ language: 'en', firstName: college }, (i18n) => ({
    subject: i18n.t('A transcript from {product}', { product }),
    paragraphs: [
      i18n.t(
        'A student who is applying to you asked us to send this transcript. It comes from the student’s high school.',
      ),
      i18n.t(
        'The link is good for 60 days. Whoever has it can read the transcript: please do not pass it on.',
      ),
    ],
    action: { label: i18n.t('Get the transcript'), url },
    closing: [
      i18n.t('It is a PESC High School Transcript. The same as a page to read: {pageUrl}', { pageUrl }),
      i18n.t('Say whether it arrived with a POST to {acknowledgeUrl} and the JSON body {body}.', {
        acknowledgeUrl,
        body: '{"received":true}',
      }),
    ],
  }));
}
