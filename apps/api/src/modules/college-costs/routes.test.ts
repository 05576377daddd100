import type { CollegeCosts } from '@longleaf/contract/college-costs';
import { describe, expect, it } from 'vitest';
import { modelStateOf, startApi } from '../../../test/start-api.ts';

const api = await startApi({ catalog: true });
const DUKE = 198419;
const CHAPEL_HILL = 199120;
const CLEMSON = 217882;

const save = (as: string, organizationID: number) =>
  api.call('POST', '/collegePlanning', { as, body: { organizationID } });
const costs = async (as: string, query = '') =>
  (await api.call('GET', `/collegeCosts${query}`, { as })).json as CollegeCosts;

describe('what saved colleges cost', () => {
  it('gives each with its prices by income and their year, the latest saved first', async () => {
    await save('prices', CHAPEL_HILL);
    await save('prices', DUKE);
    const { colleges, incomeYear } = await costs('prices');
    expect(incomeYear).toMatch(/20\d\d/);
    expect(colleges.map(({ college }) => college.id)).toEqual([DUKE, CHAPEL_HILL]);
    for (const { college, byIncome } of colleges) {
      const profile = await api.call('GET', `/institutions/${college.urlName}/campusprofile`);
      const { netPrice } = (
        profile.json as { figures: { netPrice: { year: string; values: Record<string, number> } } }
      ).figures;
      const { values } = netPrice;
      expect(byIncome).toEqual([
        values['netPriceTo30000'],
        values['netPriceTo48000'],
        values['netPriceTo75000'],
        values['netPriceTo110000'],
        values['netPriceOver110000'],
      ]);
      expect(byIncome).not.toContain(undefined);
      expect(incomeYear).toBe(netPrice.year);
    }
  });

  it('gives no price by income of a public college to residents of another state', async () => {
    await save('far', CLEMSON);
    expect((await costs('far')).colleges[0]?.byIncome).toEqual([null, null, null, null, null]);
    const [own] = (await costs('far', '?residency=SC')).colleges;
    expect(own?.byIncome.every((price) => typeof price === 'number')).toBe(true);
    expect(own?.college.netPriceKind).toBe('reported');
  });

  it('is of one person alone, and empty before anything is saved', async () => {
    await save('somebody', DUKE);
    expect((await costs('somebody-else')).colleges).toEqual([]);
  });

  it('asks for a token (401) and names a state that there is not', async () => {
    expect((await api.call('GET', '/collegeCosts')).status).toBe(401);
    const wrong = await api.call('GET', '/collegeCosts?residency=XX', { as: 'prices' });
    expect(wrong.status).toBe(400);
    expect(modelStateOf(wrong)).toHaveProperty('residency');
  });
});
