import { defineConfig } from '@lingui/cli';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es'],
  // For tests: the English with marks on every letter, so that a sentence that came another way stands out.
  pseudoLocale: { locale: 'en-XA' },
  catalogs: [
    {
      path: '<rootDir>/app/locales/{locale}',
      include: [
        '<rootDir>/app',
        '<rootDir>/../../packages/rules/src',
        '<rootDir>/../../packages/contract/src',
      ],
    },
  ],
});
