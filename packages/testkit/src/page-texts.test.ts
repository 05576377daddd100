import { expect, test } from 'vitest';
import { textsOfPage } from './page-texts.ts';

test.each([
  ['text', '<p>Two &amp; two</p>', ['Two & two']],
  ['attributes that hold words', '<img alt="A map" src="map.png"/>', ['A map']],
  ['text around a number of the page', '<p>Page <!-- -->2</p>', ['Page ', '2']],
  // As React writes it: the line may break after the slash, and nobody reads two names.
  ['a name that may break', '<h1>Cosmetology<!-- -->/<wbr/>Nails/Hair</h1>', ['Cosmetology/Nails/Hair']],
  ['what is no matter of language', '<p>By <b translate="no">Ada</b></p>', ['By ']],
])('%s', (_, page, expected) => {
  expect(textsOfPage(page)).toEqual(expected);
});
