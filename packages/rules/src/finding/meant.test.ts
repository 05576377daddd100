import { expect, test } from 'vitest';
import { inOrderOfMeaning, surenessOf, surenessOfCollege } from './meant.ts';
import type { BestMatch, FoundGroup, FoundKind, Sureness } from './meant.ts';

const match = (change: Partial<BestMatch>): BestMatch => ({
  kind: 'title',
  fit: 1,
  coverage: 0.5,
  whole: false,
  beginning: false,
  isComplete: true,
  unused: [],
  ...change,
});

test.each<[string, Partial<BestMatch>, Sureness]>([
  ['its own title', { whole: true }, 'named'],
  ['another title of it', { whole: true, kind: 'otherTitle' }, 'called'],
  ['words of its title', {}, 'holds'],
  ['words of another title', { kind: 'otherTitle' }, 'part'],
  ['beginnings of words', { fit: 0.8 }, 'part'],
  ['beginnings of words of another title', { fit: 0.8, kind: 'otherTitle' }, 'guess'],
  ['what words stand for', { fit: 0.9, kind: 'otherTitle' }, 'part'],
  ['words with slips', { fit: 0.55 }, 'guess'],
  ['some of the words', { isComplete: false }, 'guess'],
])('a career that was found by %s', (_, change, sureness) => {
  expect(surenessOf(match(change))).toBe(sureness);
});

test.each<[string, Partial<BestMatch>, boolean, Sureness]>([
  ['its name', { whole: true }, true, 'named'],
  ['a short form', { whole: true, kind: 'otherTitle' }, true, 'named'],
  ['its name but for the kind', { beginning: true, coverage: 0.77 }, true, 'named'],
  ['the same of a small one elsewhere', { beginning: true, coverage: 0.77 }, false, 'holds'],
  ['the beginning of a long name', { beginning: true, coverage: 0.4 }, true, 'holds'],
  ['the beginning of a word', { beginning: true, coverage: 0.77, fit: 0.8 }, true, 'part'],
  ['a word of its name', {}, true, 'holds'],
  ['a word of the name of a small one elsewhere', {}, false, 'part'],
  ['some of the words', { isComplete: false }, true, 'guess'],
  ['its town', { kind: 'widerTitle' }, true, 'part'],
  ['words with slips', { fit: 0.55 }, true, 'guess'],
])('a college that was found by %s', (_, change, isProminent, sureness) => {
  expect(surenessOfCollege(match(change), isProminent)).toBe(sureness);
});

const groups = (found: Partial<Record<FoundKind, Sureness>>): FoundGroup[] =>
  Object.entries(found).map(([kind, sureness]) => ({
    kind: kind as FoundKind,
    sureness,
    fit: 1,
    unused: [],
  }));
const kindsOf = (found: Partial<Record<FoundKind, Sureness>>, collegesInTown?: number) =>
  inOrderOfMeaning(groups(found), [], collegesInTown).map(({ kind }) => kind);

test('the surest comes first, and of two as sure the one that leads further', () => {
  expect(kindsOf({ college: 'holds', career: 'holds', guide: 'part', major: 'holds' })).toEqual([
    'major',
    'career',
    'college',
    'guide',
  ]);
  expect(kindsOf({ major: 'holds', career: 'called' })).toEqual(['career', 'major']);
});

test('guesses are shown where there is nothing better', () => {
  expect(kindsOf({ college: 'named', career: 'guess' })).toEqual(['college']);
  expect(kindsOf({ career: 'guess', major: 'guess' })).toEqual(['major', 'career']);
});

test('of guesses those with most of what was typed are shown, if there are any', () => {
  const guess = (kind: FoundKind, fit: number): FoundGroup => ({
    kind,
    sureness: 'guess',
    fit,
    unused: [],
  });
  const kinds = (...guesses: FoundGroup[]) => inOrderOfMeaning(guesses).map(({ kind }) => kind);
  expect(kinds(guess('major', 0.4), guess('guide', 0.77))).toEqual(['guide']);
  expect(kinds(guess('college', 0.5), guess('major', 0.4))).toEqual(['major', 'college']);
});

test('of guesses the one that has what the others have not comes first', () => {
  const guess = (kind: FoundKind, unused: string[]): FoundGroup => ({
    kind,
    sureness: 'guess',
    fit: 0.4,
    unused,
  });
  const kinds = (telling: string[], ...guesses: FoundGroup[]) =>
    inOrderOfMeaning(guesses, telling).map(({ kind }) => kind);
  const [major, career, guide] = [
    guess('major', ['fafsa']),
    guess('career', ['fafsa']),
    guess('guide', ['verification']),
  ] as const;
  expect(kinds(['fafsa', 'verification'], major, career, guide)).toEqual(['guide', 'major', 'career']);
  expect(kinds(['verification'], major, career, guide)).toEqual(['major', 'career', 'guide']);
  expect(kinds([], major, career, guide)).toEqual(['major', 'career', 'guide']);
});

test.each([
  ['Greensboro', 5, ['place', 'college']],
  ['Elon', 1, ['college', 'place']],
  ['Liberty', 0, ['college', 'place']],
])('%s, a town with %d colleges and the name of one', (_, colleges, kinds) => {
  expect(kindsOf({ place: 'named', college: 'named' }, colleges)).toEqual(kinds);
});

test('a town without a college of its name comes before the colleges in it', () => {
  expect(kindsOf({ place: 'named', college: 'part' }, 1)).toEqual(['place', 'college']);
});
