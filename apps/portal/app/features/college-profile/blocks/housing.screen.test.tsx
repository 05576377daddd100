import { expect, test } from 'vitest';
import { openScreen } from '../../../testing/open-screen.tsx';
import type { College } from './college.ts';
import { Housing } from './housing.tsx';

const college = (mealsPerWeek: number | null) =>
  ({
    figures: {
      feesAndHousing: {
        source: 'IPEDS',
        sourceKey: 'figures',
        year: '2022-23',
        values: {
          offersHousing: true,
          dormitoryCapacity: 900,
          firstYearsLiveOnCampus: null,
          combinedRoomBoardCharge: 12_000,
          mealsPerWeek,
        },
      },
    },
  }) as unknown as College;

test.each([
  [19, true],
  [99, false],
])('%d meals a week are told as a number: %s', async (meals, told) => {
  const subject = college(meals);
  await openScreen({ default: () => <Housing college={subject} /> }, { id: 'UI-014', person: null });
  await expect.poll(() => document.querySelector('main')?.textContent).toContain('900');
  expect(document.querySelector('main')?.textContent.includes(String(meals))).toBe(told);
});
