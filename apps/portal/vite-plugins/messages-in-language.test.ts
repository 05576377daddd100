import { runInNewContext } from 'node:vm';
import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { catalogueOf } from './catalogue.ts';
import { messagesInLanguage } from './messages-in-language.ts';
import { transformedBy } from './testing/transformed-by.ts';

const FILE = '/portal/app/part.tsx';
const built = (language: string, code: string) => transformedBy(messagesInLanguage(language), FILE, code);

/** What a screen shows of the first sentence in built code: Lingui itself reads the tokens that we put there. */
async function shown(language: string, code: string, values: Record<string, unknown> = {}): Promise<string> {
  const [, tokens = ''] = /message[:=]\s*\{?(\[[\s\S]*\])/.exec(await built(language, code)) ?? [];
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale: language, messages: {} });
  // Lingui takes compiled messages here, though its types speak of text.
  return i18n._('an id that no catalogue has', values, { message: runInNewContext(tokens) as string });
}

const T = `import { t } from '@lingui/core/macro';\n`;
const TRANS = `import { Trans, Plural } from '@lingui/react/macro';\n`;

describe('a sentence is put where it stands, compiled', () => {
  it.each([
    ['a text', `${T}export const a = t\`Sign in\`;`, {}, 'Sign in', 'Śĩĝń ĩń'],
    ['a value', `${T}export const a = (n) => t\`Hello \${n}\`;`, { n: 'Maya' }, 'Hello Maya', 'Ĥēĺĺō Maya'],
    ['an element', `${TRANS}export const A = () => <Trans>Sign in</Trans>;`, {}, 'Sign in', 'Śĩĝń ĩń'],
    [
      'an element in a sentence',
      `${TRANS}export const A = () => <Trans>See <a href="/">all</a></Trans>;`,
      {},
      'See <0>all</0>',
      'Śēē <0>àĺĺ</0>',
    ],
    [
      'a plural',
      `${TRANS}export const A = ({ n }) => <Plural value={n} one="# college" other="# colleges" />;`,
      { n: 2 },
      '2 colleges',
      '2 ćōĺĺēĝēś',
    ],
    [
      'a descriptor',
      `import { msg } from '@lingui/core/macro';\nexport const a = msg\`Careers\`;`,
      {},
      'Careers',
      'Ćàŕēēŕś',
    ],
  ])('%s', async (_, code, values, english, marked) => {
    expect(await shown('en', code, values)).toBe(english);
    expect(await shown('en-XA', code, values)).toBe(marked);
  });

  it('in English where it is not translated', async () => {
    const code = `${T}export const a = t\`No such sentence stands in any catalogue\`;`;
    expect(await shown('es', code)).toBe('No such sentence stands in any catalogue');
  });
});

describe('a catalogue', () => {
  const { tokensOf, textOf } = catalogueOf('es', {
    a1: '{n, plural, one {# casa} other {# casas}}',
    Home: 'Inicio',
  });

  it('gives what is translated, by its id', () => {
    expect(tokensOf('a1', 'House')).toEqual([
      ['n', 'plural', { one: ['#', ' casa'], other: ['#', ' casas'] }],
    ]);
    expect(textOf('Home')).toBe('Inicio');
  });

  it('keeps the places of values in a text that is its own id', () => {
    expect(catalogueOf('en-XA', {}).textOf('Use {limit} letters')).toBe('Ũśē {limit} ĺēţţēŕś');
    expect(() => textOf('{n, plural, one {a} other {b}}')).toThrow('plain values only');
  });

  it('gives the English of what is not', () => {
    expect(tokensOf('a2', 'House of {name}')).toEqual(['House of ', ['name']]);
    expect(textOf('Careers')).toBe('Careers');
  });

  it('stops the build at a translation that is no message, and quotes it', () => {
    expect(() => catalogueOf('es', { a3: 'Hola {nombre' }).tokensOf('a3', 'Hello {name}')).toThrow(
      'es: "Hola {nombre" is no message',
    );
  });
});

describe('a marked text', () => {
  const TABLE = `const places = [{ id: 'home', title: /*i18n*/ 'Home' }]; places;`;

  it('is put in the language of the build, by the comment that marks it', async () => {
    expect(runInNewContext(await built('en', TABLE))).toEqual([{ id: 'home', title: 'Home' }]);
    expect(runInNewContext(await built('en-XA', TABLE))).toEqual([{ id: 'home', title: 'Ĥōḿē' }]);
  });
});
