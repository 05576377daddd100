import { expect, test } from 'vitest';
import { openScreen } from '../../../testing/open-screen.tsx';
import type { College } from './college.ts';
import { SourceNote } from './source-note.tsx';

const collegeOf = (retentionYear: number | null, graduationYear: number | null, year = '2023') => {
  const graduation = {
    source: 'IPEDS',
    sourceKey: 'figures-graduation',
    year,
    values: { retentionYear, graduationYear },
  };
  return { figures: { graduation } } as unknown as College;
};

test.each([
  [2024, 2023, 'Years: coming back 2024, graduating 2023. Source: IPEDS.'],
  [2023, 2023, '2023. Source: IPEDS.'],
  [null, 2023, '2023. Source: IPEDS.'],
])('rates of %s and %s say their years', async (retention, graduation, words) => {
  const college = collegeOf(retention, graduation);
  await openScreen(
    { default: () => <SourceNote college={college} groups={['graduation']} /> },
    { id: 'UI-007', person: null },
  );
  await expect.poll(() => document.querySelector('main')?.textContent?.trim()).toBe(words);
});

test('a year that is told in words begins the sentence', async () => {
  const college = collegeOf(null, null, 'published in 2025');
  await openScreen(
    { default: () => <SourceNote college={college} groups={['graduation']} /> },
    { id: 'UI-007', person: null },
  );
  await expect
    .poll(() => document.querySelector('main')?.textContent?.trim())
    .toBe('Published in 2025. Source: IPEDS.');
});
