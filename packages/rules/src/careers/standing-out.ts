/** A figure of one element in an occupation. */
export interface Figure {
  readonly element: string;
  readonly value: number;
}

/** A figure with how far it is from the middle of all occupations, in standard deviations. */
export interface Measured extends Figure {
  readonly deviation: number;
}

/** Measures the figures of every occupation against those that all occupations have for the same element. */
export function measured(
  occupations: ReadonlyMap<string, readonly Figure[]>,
): ReadonlyMap<string, readonly Measured[]> {
  const spread = spreadOf(occupations.values());
  return new Map(
    [...occupations].map(([code, figures]) => [
      code,
      figures.map(({ element, value }) => {
        const { mean, deviation } = spread.get(element) ?? { mean: value, deviation: 0 };
        return { element, value, deviation: deviation === 0 ? 0 : (value - mean) / deviation };
      }),
    ]),
  );
}

/** From 'important', 3, to 'very important', 4; less than that is not worth saying of a job. */
const important = 3.4;
const clearlyAbove = 0.7;

/**
 * Gives the elements that matter in an occupation and clearly more than in most, the most unusual first.
 * @param least from which value on an element matters; on the scale of O*NET from 1 to 5 unless told
 */
export function standingOut(figures: readonly Measured[], least: number = important): readonly string[] {
  return figures
    .filter(({ value, deviation }) => value >= least && deviation >= clearlyAbove)
    .toSorted((a, b) => b.deviation - a.deviation || a.element.localeCompare(b.element))
    .map(({ element }) => element);
}

/** Gives the figures of several occupations together: the mean of each element. */
export function together(occupations: readonly (readonly Measured[])[]): readonly Measured[] {
  const byElement = Map.groupBy(occupations.flat(), ({ element }) => element);
  return [...byElement].map(([element, figures]) => ({
    element,
    value: mean(figures.map(({ value }) => value)),
    deviation: mean(figures.map(({ deviation }) => deviation)),
  }));
}

function spreadOf(occupations: Iterable<readonly Figure[]>) {
  const values = Map.groupBy([...occupations].flat(), ({ element }) => element);
  return new Map(
    [...values].map(([element, figures]) => {
      const middle = mean(figures.map(({ value }) => value));
      const variance = mean(figures.map(({ value }) => (value - middle) ** 2));
      return [element, { mean: middle, deviation: Math.sqrt(variance) }];
    }),
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
