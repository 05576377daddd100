import { expect, test } from 'vitest';
import { programStructuredData } from './structured-data.ts';

const nursing = {
  title: 'Registered Nursing/Registered Nurse',
  description: 'Learn to care for people.',
  cipCode: '51.3801',
  levels: [
    { option: 'Certificate' as const, schools: 0 },
    { option: 'Associate' as const, schools: 900 },
  ],
  occupations: { results: [{ occCode: '29-1141.00', occTitle: 'Registered Nurses' }] },
};

test('tells title, code, the credentials somebody offers and the careers', () => {
  expect(programStructuredData(nursing, '/programsMajors/x')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'EducationalOccupationalProgram',
    '@id': '/programsMajors/x',
    name: 'Registered Nursing/Registered Nurse',
    description: 'Learn to care for people.',
    identifier: { '@type': 'PropertyValue', propertyID: 'CIP 2020', value: '51.3801' },
    educationalCredentialAwarded: ['Associate'],
    occupationalCategory: ['29-1141.00 Registered Nurses'],
  });
});

test('leaves out what there is not', () => {
  const bare = programStructuredData({ ...nursing, levels: [], occupations: { results: [] } }, '/x');
  expect(bare).not.toHaveProperty('educationalCredentialAwarded');
  expect(bare).not.toHaveProperty('occupationalCategory');
});
