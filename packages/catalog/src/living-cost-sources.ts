import { publicDomain, type Source } from './source.ts';

/** The sources of what it costs to live in a county. */
export const livingCostSources: readonly Source[] = [
  {
    key: 'fair-market-rents',
    shipped: 'derived',
    title: 'Rents by county',
    publisher: 'U.S. Department of Housing and Urban Development (fair market rents)',
    address: 'https://www.huduser.gov/portal/datasets/fmr.html',
    ...publicDomain,
    year: '2026',
    note: 'Fiscal year, from October to September. Rent with utilities of an apartment that costs more than four of ten, by the number of bedrooms. Phone, cable and internet are not in it.',
    shippedNote:
      'In four counties the figure of later in the year was taken. Fiscal year 2027, which began in October 2026, was not there to be read.',
  },
  {
    key: 'health-plan-prices',
    shipped: 'derived',
    title: 'Prices of health plans by county',
    publisher: 'Centers for Medicare & Medicaid Services (health insurance marketplace)',
    address: 'https://data.healthcare.gov/',
    ...publicDomain,
    year: '2026',
    note: 'The second-cheapest silver plan for one person aged 26, before any tax credit. Many people pay less.',
    shippedNote: 'Worked out from the base price of each rating area and the factor for the age.',
  },
  {
    key: 'basic-costs',
    shipped: 'derived',
    title: 'Food and a phone for one person',
    publisher: 'U.S. Department of Agriculture (SNAP)',
    address: 'https://www.fns.usda.gov/snap/allotment/COLA',
    ...publicDomain,
    year: '2025-26',
    note: 'From October to September. The most that food benefits give one person, which is what all meals cooked at home cost by the Thrifty Food Plan, and what North Carolina counts for a phone.',
  },
];
