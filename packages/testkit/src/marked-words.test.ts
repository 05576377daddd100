import { expect, test } from 'vitest';
import { unmarkedPieces } from './marked-words.ts';

const DATA = JSON.stringify({
  name: 'Duke University',
  city: 'Durham',
  site: 'https://www.duke.edu/about',
  source: 'ncsu.edu/camps (three weeks); aid: wfae.org/2020',
  note: JSON.stringify({ title: 'Nurses’ "aides"' }),
});

test.each([
  ['a marked sentence', 'Śēē ćōĺĺēĝēś ōń à ḿàƥ', []],
  ['data in a marked sentence', 'Ƥŕĩćē ōƒ Duke University', []],
  ['several data in one text', 'Duke University, Durham (Wake), September 1', []],
  ['data within data, with another apostrophe', 'Nurses\' "aides"', []],
  ['the host of an address', 'duke.edu, www.duke.edu', []],
  ['the sites of a source', 'Ŕēàď ōń ncsu.edu, wfae.org', []],
  ['a site that no source names', 'duke.com', ['duke.com']],
  ['a sentence', 'See colleges on a map', ['see colleges on a map']],
  ['a sentence around a marked one', 'Price ōƒ Duke University a year', ['price', 'duke university a year']],
  // A word that stands somewhere in the data is none of it.
  ['a word of a longer name', 'University', ['university']],
])('%s', (_, text, expected) => {
  expect(unmarkedPieces([text], [DATA])).toEqual(expected);
});
