import { fill } from '@longleaf/rules/words/fill';
import type { TakenFiles } from './operation.ts';

const MEGABYTE = 1024 * 1024;
const KILOBYTE = 1024;

/** What is wrong with files that were sent, in words for whoever chose them. */
export const fileWords = {
  none: /*i18n*/ 'Choose a file.',
  empty: /*i18n*/ 'This file is empty.',
  tooMany: ({ atMost }: TakenFiles) =>
    atMost === 1
      ? /*i18n*/ 'Choose one file only.'
      : fill(/*i18n*/ 'Choose at most {atMost} files.', { atMost }),
  tooLarge: ({ maxBytes }: TakenFiles) =>
    maxBytes < MEGABYTE
      ? fill(/*i18n*/ 'This file is too large. Use one of at most {size} KB.', {
          size: Math.floor(maxBytes / KILOBYTE),
        })
      : fill(/*i18n*/ 'This file is too large. Use one of at most {size} MB.', {
          size: Math.floor(maxBytes / MEGABYTE),
        }),
  wrongType: ({ types }: TakenFiles) =>
    fill(/*i18n*/ 'This kind of file does not work here. These do: {kinds}.', {
      kinds: types.map(kindOf).join(', '),
    }),
  tooLong: /*i18n*/ 'This is too long',
  unknownField: /*i18n*/ 'There is no field of this name for files.',
  notReadable: /*i18n*/ 'The files did not arrive complete. Please send them again.',
} as const;

/** 'PDF' of 'application/pdf'. */
function kindOf(type: string): string {
  return (KINDS[type] ?? type.slice(type.indexOf('/') + 1)).toUpperCase();
}

const KINDS: Record<string, string> = {
  'application/vnd.oasis.opendocument.text': 'odt',
  'text/plain': 'txt',
  'text/calendar': 'ics',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
};
