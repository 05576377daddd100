import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partings, typedOf } from './partings.ts';

const partingAt = (text: string, name: string) => partings(text).find((parting) => parting.name === name);

test.each([
  ['nursing in Boone', 'Boone', 'nursing', true],
  ['Boone nursing', 'Boone', 'nursing', false],
  ['colleges in Asheville with nursing', 'Asheville', 'colleges nursing', true],
  ['nursing 28204', '28204', 'nursing', false],
  ['welding close to Mt. Airy', 'Mt. Airy', 'welding', true],
  ['construction management, Boone, NC', 'Boone NC', 'construction management', false],
  ['enfermería en Charlotte', 'Charlotte', 'enfermería', true],
  ['universidades con enfermería cerca de Raleigh', 'Raleigh', 'universidades enfermería', true],
  ['Boone', 'Boone', '', false],
  ['davidson college nc', 'davidson', 'college', false],
  ['nc state nursing', 'nursing', 'nc state', false],
])('%s, with %s taken for a place, leaves “%s”', (text, name, rest, isAsked) => {
  expect(partingAt(text, name)).toMatchObject({ rest, isAsked });
});

test('the longest names come first, and the end of a text is told', () => {
  const ways = partings('art in High Point');
  expect(ways[0]).toMatchObject({ name: 'art in High Point', rest: '', start: 0, length: 4, isEnd: true });
  const lengths = ways.map(({ length }) => length);
  expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
  expect(partingAt('art in High Point', 'High Point')?.isEnd).toBe(true);
  expect(partingAt('art in High Point', 'High')?.isEnd).toBe(false);
});

test('each name is of neighbouring words, and the rest has no other words than were typed, in their order', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      const words = text.split(/[\s,;]+/).filter((word) => word !== '');
      for (const { name, rest, start, length } of partings(text)) {
        expect(words.slice(start, start + length).join(' ')).toBe(name);
        const others = [...words.slice(0, start), ...words.slice(start + length)];
        let at = 0;
        for (const word of rest === '' ? [] : rest.split(' ')) {
          at = others.indexOf(word, at) + 1;
          expect(at).toBeGreaterThan(0);
        }
      }
    }),
  );
});

test('words are told as they were typed', () => {
  expect(typedOf('Zzqq, Books books!', new Set(['zzqq']))).toEqual(['Zzqq']);
  expect(typedOf('Nurses, nurses', new Set(['nurse']))).toEqual(['Nurses', 'nurses']);
  expect(typedOf('books', new Set())).toEqual([]);
});
