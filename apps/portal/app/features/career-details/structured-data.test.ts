import type { WageResult } from '@longleaf/contract/career-wages';
import { expect, test } from 'vitest';
import { careerStructuredData } from './structured-data.ts';

const nothing = { annual10th: null, annual25th: null, annual75th: null, annual90th: null };
const wage = (known: Partial<WageResult>) => ({
  totalCount: 1,
  results: [{ ...nothing, annualMedianWage: null, ...known } as WageResult],
});
const nurse = {
  occTitle: 'Registered Nurses',
  description: 'Nurses care for people.',
  socCode: '29-1141',
  skills: [
    { name: 'Active Listening', importance: 4.1, level: 4 },
    { name: 'Speaking', importance: 4, level: 4 },
  ],
};

test('tells title, code, skills and pay in both places', () => {
  const us = wage({ annual10th: 68_940, annualMedianWage: 97_550, annual90th: 137_470 });
  const told = careerStructuredData(
    { ...nurse, wages: { us, nc: wage({ annualMedianWage: 81_860 }) } },
    '/careers/x',
  );
  expect(told).toMatchObject({
    '@type': 'Occupation',
    '@id': '/careers/x',
    name: 'Registered Nurses',
    occupationalCategory: '29-1141',
    skills: 'Active Listening, Speaking',
    estimatedSalary: [
      { name: 'United States', currency: 'USD', percentile10: 68_940, median: 97_550, percentile90: 137_470 },
      { name: 'North Carolina', median: 81_860 },
    ],
  });
});

test('leaves out what was not published', () => {
  const told = careerStructuredData(
    { ...nurse, skills: [], wages: { us: wage({}), nc: wage({}) } },
    '/careers/x',
  );
  expect(told).not.toHaveProperty('estimatedSalary');
  expect(told).not.toHaveProperty('skills');
});
