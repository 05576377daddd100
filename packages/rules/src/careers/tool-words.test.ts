import { expect, it } from 'vitest';
import { programsWorthNaming, toolInPlainWords } from './tool-words.ts';

it.each([
  ['Power drills', 'power drills'],
  ['Phillips head screwdrivers', 'Phillips head screwdrivers'],
  ['Teradyne Catalyst', 'Teradyne Catalyst'],
  ['Automated external defibrillators AED', 'automated external defibrillators'],
  ['Point of sale POS terminals', 'point of sale terminals'],
  ['Carbon dioxide CO2 fire extinguishers', 'carbon dioxide fire extinguishers'],
  ['Audiovisual A/V mixers', 'audiovisual mixers'],
  ['Laser facsimile machines', undefined],
  ['Maintrame computers', undefined],
])('names the tool %s', (name, words) => expect(toolInPlainWords(name)).toBe(words));

it('names the programs that several occupations use and not most of them', () => {
  const occupations = Array.from(
    { length: 60 },
    (_, index) =>
      [
        String(index),
        [
          'Microsoft Excel',
          ...(index < 10 ? ['Python', 'Email software', 'Salesforce software'] : []),
          ...(index < 2 ? ['Rare'] : []),
        ],
      ] as const,
  );
  const named = programsWorthNaming(new Map(occupations));
  expect(named.get('0')).toEqual(['Python', 'Salesforce']);
  expect(named.get('30')).toEqual([]);
});
