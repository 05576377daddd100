/** The net prices by family income, lowest income first, as College Scorecard groups them. */
export const INCOME_FIGURES = [
  'netPriceTo30000',
  'netPriceTo48000',
  'netPriceTo75000',
  'netPriceTo110000',
  'netPriceOver110000',
] as const;
