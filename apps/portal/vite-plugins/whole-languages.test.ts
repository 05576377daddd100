import { LANGUAGES, MAIN_LANGUAGE } from '@longleaf/rules/languages/languages';
import { expect, test } from 'vitest';
import { linguiConfig, untranslated } from './catalogue.ts';

const TRANSLATED = LANGUAGES.filter(
  ({ code }) => code !== MAIN_LANGUAGE && linguiConfig.locales.includes(code),
);

// A language that is offered before it is whole would mix two languages on a page, and one that is whole waits for nothing.
test.each(TRANSLATED)(
  '$name is offered if and only if each sentence of the portal is in it',
  async ({ code, whole }) => {
    const missing = await untranslated(code);
    expect({ whole, missing: whole ? missing : [] }).toEqual({ whole: missing.length === 0, missing: [] });
  },
);

test('there are catalogues to look at', () => {
  expect(TRANSLATED.map(({ code }) => code)).toContain('es');
});
