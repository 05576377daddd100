/** What is taken from the pay of one adult without children, in one year. Rates are in hundredths of a percent, so that all sums are whole numbers. */
export interface TaxYear {
  year: number;
  /** Federal income tax: the rate on each dollar of taxable income above `from`. */
  brackets: readonly { from: number; rate: number }[];
  federalDeduction: number;
  /** Social Security is taken from pay up to `upTo`. */
  socialSecurity: { rate: number; upTo: number };
  medicare: { rate: number };
  northCarolina: { rate: number; deduction: number };
  sources: readonly string[];
}

/** The year by whose rules the pay that a life needs is computed. */
export const TAXES_OF_2026: TaxYear = {
  year: 2026,
  brackets: [
    { from: 0, rate: 1000 },
    { from: 12_400, rate: 1200 },
    { from: 50_400, rate: 2200 },
    { from: 105_700, rate: 2400 },
    { from: 201_775, rate: 3200 },
    { from: 256_225, rate: 3500 },
    { from: 640_600, rate: 3700 },
  ],
  federalDeduction: 16_100,
  socialSecurity: { rate: 620, upTo: 184_500 },
  medicare: { rate: 145 },
  northCarolina: { rate: 399, deduction: 12_750 },
  sources: [
    'Internal Revenue Service, Revenue Procedure 2025-32',
    'Social Security Administration, contribution and benefit base for 2026',
    'North Carolina Department of Revenue, tax rate and standard deduction for 2026',
  ],
};
