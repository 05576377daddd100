import { I18nProvider } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { createI18n } from './languages.ts';

async function expectShown(sentence: React.ReactNode, text: string) {
  const { container } = await render(<I18nProvider i18n={createI18n()}>{sentence}</I18nProvider>);
  await expect.poll(() => container.textContent).toBe(text);
}

it.each(['<b>Ana</b>', '<0>Ana</0>', '<0/>', '</0>', 'a < b', '{name}', 'Ana & Co'])(
  'shows %s in a sentence as somebody typed it',
  async (name) => {
    await expectShown(<Trans>See {name} here</Trans>, `See ${name} here`);
    await expectShown(
      <Trans>
        See <strong>{name}</strong> and <em>more</em>
      </Trans>,
      `See ${name} and more`,
    );
  },
);

it('keeps numbers, elements and plurals in a sentence', async () => {
  const count = 2;
  const name = '<i>x</i>';
  const mark = <b>Saved</b>;
  await expectShown(
    <Trans>
      {mark} {name}: <Plural value={count} one="# college" other="# colleges" />
    </Trans>,
    'Saved <i>x</i>: 2 colleges',
  );
});
