import { TAXES_OF_2026, type TaxYear } from './tax-year.ts';

/** The parts of a dollar in which everything is computed: a whole dollar at a rate in hundredths of a percent gives a whole number of them. */
const PARTS = 10_000;

/** What is taken from a year's pay and what is left, in dollars. */
export interface PayParts {
  gross: number;
  federal: number;
  socialSecurity: number;
  medicare: number;
  northCarolina: number;
  net: number;
}

/** What is left of a year's pay in whole dollars for one adult who takes the standard deductions, and what each tax takes (UI-056). */
export function payParts(gross: number, taxes: TaxYear = TAXES_OF_2026): PayParts {
  const federal = federalOn(Math.max(0, gross - taxes.federalDeduction), taxes);
  const socialSecurity = Math.min(gross, taxes.socialSecurity.upTo) * taxes.socialSecurity.rate;
  const medicare = gross * taxes.medicare.rate;
  const northCarolina = Math.max(0, gross - taxes.northCarolina.deduction) * taxes.northCarolina.rate;
  const net = gross * PARTS - federal - socialSecurity - medicare - northCarolina;
  return {
    gross,
    federal: federal / PARTS,
    socialSecurity: socialSecurity / PARTS,
    medicare: medicare / PARTS,
    northCarolina: northCarolina / PARTS,
    net: net / PARTS,
  };
}

/** The least pay in whole dollars of which at least `net` is left: one dollar less would not do. */
export function grossFor(net: number, taxes: TaxYear = TAXES_OF_2026): number {
  if (net <= 0) return 0;
  let tooLittle = 0;
  let enough = Math.ceil(net);
  while (payParts(enough, taxes).net < net) {
    tooLittle = enough;
    enough *= 2;
  }
  while (enough - tooLittle > 1) {
    const middle = Math.floor((tooLittle + enough) / 2);
    if (payParts(middle, taxes).net < net) tooLittle = middle;
    else enough = middle;
  }
  return enough;
}

/** What a tax by brackets takes, in parts of a dollar. */
function federalOn(taxable: number, { brackets }: TaxYear): number {
  return brackets.reduce((sum, { from, rate }, place) => {
    const to = brackets[place + 1]?.from ?? Infinity;
    return sum + Math.max(0, Math.min(taxable, to) - from) * rate;
  }, 0);
}
