import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { INCOME_BANDS } from '../../domain/income/income-bands.ts';
import { queryClientOfTab } from '../../lib/query-client.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { sampleCard } from '../../testing/samples/college.ts';
import type { ComparedCollege } from './compared-college.ts';
import { CompareScreen } from './compare-screen.tsx';
import { comparedCollegeQuery } from './queries.ts';

const YEAR = '2023-24';

function compared(id: number, shortName: string): ComparedCollege {
  return {
    card: sampleCard({ id, shortName, name: shortName }),
    residency: 'NC',
    isOpen: true,
    campusSetting: null,
    forOwnResidentsOnly: false,
    netPrices: INCOME_BANDS.map(() => null),
    costOfAttendance: null,
    averageGrant: null,
    applicationFee: null,
    act: null,
    studentsPerTeacher: null,
    payAfter10Years: null,
    payOf: 1,
    medianDebt: null,
    years: {
      incomePrice: YEAR,
      tuition: YEAR,
      attendance: YEAR,
      aid: YEAR,
      fee: YEAR,
      admissions: YEAR,
      students: YEAR,
      teachers: YEAR,
      pay: YEAR,
      debt: YEAR,
    },
  };
}

test('colleges that are taken out one right after the other are all out', async () => {
  for (const [id, name] of ['elon', 'duke', 'wake'].entries()) {
    queryClientOfTab().setQueryData(comparedCollegeQuery(name, 'NC').queryKey, compared(id + 1, name));
  }
  const { router } = await openScreen(
    { default: CompareScreen },
    { id: 'compare', at: '/compare?colleges=elon,duke,wake', person: null },
  );
  const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}` });
  await expect.element(remove('wake')).toBeVisible();
  const [elon, duke] = [remove('elon').element(), remove('duke').element()] as HTMLElement[];
  elon?.click();
  // The page has answered; the router is still on its way.
  await Promise.resolve();
  duke?.click();
  await expect.poll(() => router.state.location.search).toBe('?colleges=wake');
  await expect.element(remove('duke')).not.toBeInTheDocument();
});
