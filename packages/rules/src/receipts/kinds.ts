/** What a receipt is for. */
export const receiptKinds = [
  'application',
  'transcript',
  'file',
  'invitation',
  'letter',
  'document',
] as const;
export type ReceiptKind = (typeof receiptKinds)[number];

/** What each receipt is called. */
export const receiptTitles: Readonly<Record<ReceiptKind, string>> = {
  application: /*i18n*/ 'Application marked as sent',
  transcript: /*i18n*/ 'Transcript asked for',
  file: /*i18n*/ 'File added to an application',
  invitation: /*i18n*/ 'Help asked for',
  letter: /*i18n*/ 'Letter sent to a college',
  document: /*i18n*/ 'Page emailed to you',
};

/** What it says about the thing that was sent, and what it does not say. */
export const receiptMeanings: Readonly<Record<ReceiptKind, string>> = {
  application:
    /*i18n*/ 'You told us that you sent this application. The college itself confirms what it has got.',
  transcript:
    /*i18n*/ 'We send your high school’s record to the college. Look at “Send transcripts” to see where it is.',
  file: /*i18n*/ 'We keep the file with your application. The college gets it from you, with its own form.',
  invitation: /*i18n*/ 'We emailed them a link to what you asked for.',
  letter: /*i18n*/ 'We sent the college a link to the letter.',
  document: /*i18n*/ 'We emailed you this page as a PDF file.',
};
