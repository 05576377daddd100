import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meaningsOf, phraseTable } from './phrases.ts';
import { readingTable, readingsBy } from './readings.ts';
import { collegeStanding, titleScore, titleStanding, worthOfWhole } from './score.ts';
import { spanishWords, withoutSpanishFillers } from './spanish-words.ts';
import { withoutKinds, withoutSpareWords } from './spare-words.ts';
import { titleShortForms } from './title-short-forms.ts';
import { isUndecided } from './undecided.ts';
import { wordsOf } from './words.ts';

describe('words', () => {
  it.each([
    ['Registered Nurses', 'registered nurse'],
    ['Secretaries and Administrative Assistants', 'secretary administrative assistant'],
    ['Helpers--Electricians', 'helper electrician'],
    ["Police and Sheriff's Patrol Officers", 'police sheriff patrol officer'],
    ['Business/Commerce, General', 'business commerce'],
    ['Coaches', 'coach'],
    ['Business Analysis', 'business analysis'],
    ['Mathematics', 'mathematics'],
    ['Mechanics', 'mechanic'],
    ['X-Ray Technician', 'xray technician'],
    ['x rays', 'xray'],
    ['C++ Programmer', 'c++ programmer'],
    ['R.N.', 'rn'],
    ['Café worker', 'cafe worker'],
    ['UNC-Chapel Hill', 'unc chapel hill'],
    ['North Carolina A & T State University', 'north carolina a&t state university'],
    ['A&T', 'a&t'],
    ['a and t', 'a&t'],
    ['N. C. State', 'nc state'],
    ['n c a t state', 'ncat state'],
    ["Saint Augustine's University", 'saint augustine university'],
    ['University of the South', 'university south'],
    ['St. John’s', 'st john'],
    ['Universidad de Puerto Rico-Río Piedras', 'universidad de puerto rico rio piedra'],
    ['& — !', ''],
    ['the of', 'the of'],
    ['  ', ''],
    ['!!!', ''],
  ])('%j is %j', (title, words) => expect(wordsOf(title).join(' ')).toBe(words));

  it('are the same for their own words', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const words = wordsOf(text);
        expect(wordsOf(words.join(' ')).length).toBeLessThanOrEqual(words.length);
      }),
    );
  });
});

describe('readings', () => {
  it('are what a short form stands for, and only that', () => {
    const read = readingsBy(titleShortForms);
    expect(read('rn')).toContainEqual(['registered', 'nurse']);
    expect(read('constructor')).toEqual([]);
    expect(read('welder')).toEqual([]);
  });

  it('of several tables stand beside each other, each word in the form that words have', () => {
    const read = readingsBy(
      readingTable({ 'enfermero enfermeras': ['Nurses'] }),
      readingTable({ enfermera: ['nursing'] }),
    );
    expect(read('enfermera')).toEqual([['nurse'], ['nursing']]);
    expect(read('enfermero')).toEqual([['nurse']]);
  });

  it('of Spanish words hold for women and men', () => {
    const read = readingsBy(spanishWords);
    for (const word of ['abogado', 'abogada', 'maestro', 'maestra']) expect(read(word)).not.toEqual([]);
  });
});

it.each([
  ['universidad de carolina del norte', 'universidad carolina norte'],
  ['la salle', 'la salle'],
  ['universidad', 'universidad'],
])('Spanish fillers: %j is read as %j', (text, words) =>
  expect(withoutSpanishFillers(wordsOf(text)).join(' ')).toBe(words),
);

it.each([
  ['how to become a lawyer', 'lawyer'],
  ['duke university college', 'duke'],
  ['best college', ''],
  ['liberal studies', 'liberal'],
])('words that say nothing: %j means %j', (text, words) =>
  expect(withoutSpareWords(wordsOf(text)).join(' ')).toBe(words),
);

it.each([
  ['colleges in Fayetteville', 'fayetteville'],
  ['Fayetteville college', 'fayetteville college'],
  ['colleges', 'college'],
])('kinds of places: %j means %j', (text, words) =>
  expect(wordsOf(withoutKinds(text)).join(' ')).toBe(words),
);

it('a phrase stands for other words, wherever it is', () => {
  const table = phraseTable({ 'queen city': ['charlotte'], 'the triangle': ['raleigh', 'durham'] });
  expect(meaningsOf(wordsOf('colleges in Queen City'), table)).toEqual([['college', 'charlotte']]);
  expect(meaningsOf(['triangle'], table)).toEqual([['raleigh'], ['durham']]);
  expect(meaningsOf(['queen', 'anne', 'city'], table)).toEqual([]);
});

it.each(['idk', 'Undecided', "I don't know", 'not sure', 'anything', 'no sé'])('%j is undecided', (text) =>
  expect(isUndecided(text)).toBe(true),
);
it.each(['', 'sure', 'undecided nursing', 'open', 'nursing'])('%j is not', (text) =>
  expect(isUndecided(text)).toBe(false),
);

describe('the rank of a title', () => {
  const rankOf = (match: Parameters<typeof titleScore>[0]) => titleScore(match, worthOfWhole.title);
  const standing = titleStanding('title', 1000);
  const usual = { fit: 1, coverage: 0.5, whole: false, beginning: false, standing } as const;
  it.each([
    ['a better fit', { fit: 0.8 }],
    ['more of the title', { coverage: 0.2 }],
    ['its own title', { standing: titleStanding('otherTitle', 1000) }],
    ['more people', { standing: titleStanding('title', 10) }],
  ])('is higher for %s', (_, worse) => expect(rankOf(usual)).toBeGreaterThan(rankOf({ ...usual, ...worse })));
  it('is higher for a whole title and for its beginning', () => {
    expect(rankOf({ ...usual, whole: true })).toBeGreaterThan(rankOf(usual));
    expect(rankOf({ ...usual, beginning: true })).toBeGreaterThan(rankOf(usual));
  });
});

describe('what a college is worth', () => {
  const usual = { isHome: true, isOpen: true, students: 1000 } as const;
  it.each([
    ['in North Carolina', { isHome: false }],
    ['that is open', { isOpen: false }],
    ['with more students', { students: 10 }],
  ])('is more for one %s', (_, worse) =>
    expect(collegeStanding('title', usual)).toBeGreaterThan(collegeStanding('title', { ...usual, ...worse })),
  );
  it('is less when found by its city', () =>
    expect(collegeStanding('title', usual)).toBeGreaterThan(collegeStanding('widerTitle', usual)));
});
