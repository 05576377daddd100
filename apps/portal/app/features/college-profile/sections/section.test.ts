import { profileSections } from '@longleaf/rules/colleges/figures/figure';
import { expect, test } from 'vitest';
import { readSection, sectionAddress } from './section.ts';

test.each([
  ['cost-and-financial-aid', 'cost-and-financial-aid'],
  ['cost and financial aid', 'cost-and-financial-aid'],
  ['Cost-And-Financial-Aid', 'cost-and-financial-aid'],
  ['costAndFinancialAid', 'cost-and-financial-aid'],
  ['learning_disabilities', 'learning-disabilities'],
  ['transfer-student', 'transfer-student'],
  ['', 'about'],
  [undefined, 'about'],
  ['sports', 'about'],
  ['about-admissions', 'about'],
])('%s shows %s (GAP-064, GAP-066)', (text, section) => {
  expect(readSection(text)).toBe(section);
});

test('each section is read back from its own address', () => {
  for (const section of profileSections) {
    const last = sectionAddress('duke-university', section).split('/')[3];
    expect(readSection(last)).toBe(section);
  }
});
