import { DEMO_PEOPLE } from '@longleaf/testkit/demo-people';
import { expect, it } from 'vitest';
import { startApi } from '../test/start-api.ts';
import { ensureDemoData } from './demo-data.ts';

const api = await startApi({ catalog: true });

it('gives the demo student careers and programs that exist, and only once', async () => {
  const student = { as: DEMO_PEOPLE.student.sub };
  await ensureDemoData(api.database, api.issuer.issuer);
  await ensureDemoData(api.database, api.issuer.issuer);
  expect((await api.call('GET', '/careers/occupations?searchType=saved', student)).json).toMatchObject({
    results: [{ occTitle: 'Registered Nurses' }, { occTitle: 'Physical Therapist Assistants' }],
  });
  expect((await api.call('GET', '/programsMajors/programs?searchType=saved', student)).json).toMatchObject({
    results: [
      { title: 'Registered Nursing/Registered Nurse' },
      { title: 'Biology/Biological Sciences, General' },
    ],
  });
});

it('names nothing that the catalogue does not know', async () => {
  await ensureDemoData(api.database, api.issuer.issuer);
  for (const { sub } of Object.values(DEMO_PEOPLE)) {
    for (const [codes, list] of [
      ['/careers/savedcareercodes', '/careers/occupations?searchType=saved'],
      ['/programsMajors/savedprogramids', '/programsMajors/programs?searchType=saved'],
    ] as const) {
      const kept = (await api.call('GET', codes, { as: sub })).json as string[];
      expect((await api.call('GET', list, { as: sub })).json).toMatchObject({ totalCount: kept.length });
    }
  }
});
