/** Family income as College Scorecard groups it, each with the figure that belongs to it. */
export const INCOME_BANDS = [
  { label: '$0 to $30,000', figure: 'netPriceTo30000' },
  { label: '$30,001 to $48,000', figure: 'netPriceTo48000' },
  { label: '$48,001 to $75,000', figure: 'netPriceTo75000' },
  { label: '$75,001 to $110,000', figure: 'netPriceTo110000' },
  { label: 'Over $110,000', figure: 'netPriceOver110000' },
] as const;
