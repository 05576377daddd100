import { Trans } from '@lingui/react/macro';
import type { NeighbourFigure } from '@longleaf/rules/colleges/figures/groups';
import type { College } from './college.ts';

/** The middle of the state's colleges of the same kind; null where nothing is measured. */
export function middleOf({ benchmark }: Pick<College, 'benchmark'>, figure: NeighbourFigure): number | null {
  return benchmark?.middle[figure] ?? null;
}

interface MiddleProps {
  college: Pick<College, 'benchmark'>;
  figure: NeighbourFigure;
  write: (value: number) => string;
}

/** The middle in words, with the kind of colleges that it is of. */
export function Middle({ college, figure, write }: MiddleProps) {
  const middle = middleOf(college, figure);
  if (middle === null) return null;
  const words = write(middle);
  return college.benchmark?.of === 'TwoYear' ? (
    <Trans>NC two-year middle: {words}</Trans>
  ) : (
    <Trans>NC four-year middle: {words}</Trans>
  );
}
