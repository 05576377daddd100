import type { ProgramDetails } from '@longleaf/contract/program-details';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../../testing/open-screen.tsx';
import { sampleCard } from '../../testing/samples/college.ts';
import { SchoolsOffering } from './schools-offering.tsx';

const { id, name, urlName, city, state, collegeType } = sampleCard();
const school = { id, name, urlName, city, state, collegeType, isOpen: true, awards: 12 };
const program = (schools: object) =>
  ({
    id: '51.3801',
    schools,
    source: 'completions',
    years: { awards: '2023-24' },
  }) as unknown as ProgramDetails;
const show = (subject: ProgramDetails) =>
  openScreen({ default: () => <SchoolsOffering program={subject} /> }, { id: 'UI-024', person: null });

test('a program lists the schools that offer it, and the way to all of them (ST-146)', async () => {
  await show(program({ totalCount: 40, ncCount: 1, results: [{ ...school, degreeTypes: ['Certificate'] }] }));
  const link = page.getByRole('link', { name });
  await expect.element(link).toHaveAttribute('href', `/college-profile/${urlName}`);
  const all = page.getByRole('link', { name: 'See all 40 schools' });
  await expect.element(all).toHaveAttribute('href', expect.stringContaining('?option=All'));
});

test('a program that no school reported says so', async () => {
  await show(program({ totalCount: 0, ncCount: 0, results: [] }));
  await expect.element(page.getByText('No college reported this program for 2023-24.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'search all programs and majors' })).toBeVisible();
});
