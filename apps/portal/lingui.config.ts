import { readFileSync } from 'node:fs';
import { defineConfig } from '@lingui/cli';
import babel from '@lingui/cli/api/extractors/babel';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es'],
  // For tests: the English with marks on every letter, so that a sentence that came another way stands out.
  pseudoLocale: { locale: 'en-XA' },
  // A line that moves is no change of a sentence: only the file is named where it stands.
  format: formatter({ lineNumbers: false }),
  // Two files in three have no sentence, and to parse them takes most of the time.
  extractors: [
    { ...babel, match: (file) => babel.match(file) && /lingui|i18n/.test(readFileSync(file, 'utf8')) },
  ],
  catalogs: [
    {
      path: '<rootDir>/app/locales/{locale}',
      include: ['<rootDir>/app'],
    },
    {
      // Said by the portal and by servers.
      path: '<rootDir>/../../packages/rules/locales/{locale}',
      include: ['<rootDir>/../../packages/rules/src', '<rootDir>/../../packages/contract/src'],
    },
    {
      // Said by servers alone: the sign-in host's screens, errors, what 'Your data' is called.
      path: '<rootDir>/../../packages/platform/locales/{locale}',
      include: [
        '<rootDir>/../api/src',
        '<rootDir>/../identity/src',
        '<rootDir>/../../packages/http/src',
        '<rootDir>/../../packages/platform/src',
      ],
    },
  ],
});
