import { describe, expect, it } from 'vitest';
import { markedUp } from './marked-up.ts';
import { html } from '../html.ts';
import { openWords } from './server-words.ts';

describe('the words of a server', async () => {
  const words = await openWords(['en', 'es', 'en-XA']);

  it.each([
    [['es-MX', 'en'], 'es'],
    [['fr', 'EN-xa'], 'en-XA'],
    [['fr'], 'en'],
    [[], 'en'],
  ])('for somebody who wants %j are those of %s', (wanted, language) => {
    expect(words.for(wanted).language).toBe(language);
  });

  it('follow Accept-Language by its weights', () => {
    expect(words.accepted('fr, en;q=0.2, es;q=0.8').language).toBe('es');
    expect(words.accepted(undefined).language).toBe('en');
  });

  it('are those of the main language where one that is asked for is not offered', async () => {
    expect((await openWords(['en'])).for(['es']).language).toBe('en');
  });

  it('are English where nobody has translated, and marked in the language of tests', () => {
    const sentence = 'Enter an answer';
    expect(words.for(['en']).say(sentence)).toBe(sentence);
    expect(words.for(['es']).say(sentence)).toBe(sentence);
    expect(words.for(['en-XA']).say(sentence)).not.toMatch(/[a-z]{3}/);
    expect(words.for(['en-XA']).say('No catalogue has this')).toBe('No catalogue has this');
  });

  it('keep values, and translate those that are words of ours', () => {
    const said = words.for(['en-XA']).say('Use at most 200 characters in your answer');
    expect(said).toContain('200');
    expect(said).not.toMatch(/[a-z]{3}/);
  });
});

describe('a sentence with markup', () => {
  const strong = (text: string) => html`<strong>${text}</strong>`;
  it.each([
    ['Save <b>Duke</b> now', 'Save <strong>Duke</strong> now'],
    ['<b>1</b> and <b>2</b>', '<strong>1</strong> and <strong>2</strong>'],
    ['Nothing <i>known</i>', 'Nothing &lt;i&gt;known&lt;/i&gt;'],
    [
      '<b><script>x</script></b> & <toString>y</toString>',
      '<strong>&lt;script&gt;x&lt;/script&gt;</strong> &amp; &lt;toString&gt;y&lt;/toString&gt;',
    ],
  ])('%s', (sentence, expected) => expect(markedUp(sentence, { b: strong }).text).toBe(expected));
});
