import { useLingui } from '@lingui/react/macro';
import type { Unit } from '@longleaf/rules/colleges/figures/figure';
import { count, dollars, percent } from '../../../lib/format.ts';

export type FigureValue = number | string | boolean | null;

/** Writes a figure by its unit. A missing one reads 'Not reported', never zero. */
export function useFigureWords(): (unit: Unit, value: FigureValue) => string {
  const { t } = useLingui();
  return (unit, value) => {
    if (value === null) return t`Not reported`;
    if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
    if (typeof value === 'string') return value;
    if (unit === 'dollars') return dollars(value);
    if (unit === 'fraction') return smallShare(value);
    if (unit === 'ratio') return t`${value} to 1`;
    return unit === 'count' ? count(value) : String(value);
  };
}

/** A share that is not nothing must not read 0%. */
function smallShare(share: number): string {
  return share > 0 && share < 0.005 ? '<1%' : percent(share);
}
