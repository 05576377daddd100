import type { ScoreValues } from './score-field.ts';

/** How the one number of a test is worked out from its parts. */
export type Composite =
  /** The average of all of them, halves up; nothing while one is missing (VAL-061, VAL-064, VAL-065). */
  | { readonly kind: 'average'; readonly of: readonly string[]; readonly reported?: string }
  /** The sum of those that there are (VAL-062, VAL-063, GAP-106); it says something once all that are `needed` are there. */
  | { readonly kind: 'sum'; readonly of: readonly string[]; readonly needed: readonly string[] }
  /** It is on the report, and typed like the others. */
  | { readonly kind: 'typed'; readonly field: string };

/** The average, halves up, without a rounding error on the way. */
export function averageHalvesUp(scores: readonly number[]): number {
  const sum = scores.reduce((total, score) => total + score, 0);
  return Math.floor((2 * sum + scores.length) / (2 * scores.length));
}

/** The one number of a test; null where its parts do not give it. */
export function compositeOf(composite: Composite | undefined, values: ScoreValues): number | null {
  if (!composite) return null;
  const numberAt = (key: string) => {
    const value = values[key];
    return typeof value === 'number' ? value : null;
  };
  const numbersAt = (keys: readonly string[]) => keys.flatMap((key) => numberAt(key) ?? []);
  switch (composite.kind) {
    case 'typed':
      return numberAt(composite.field);
    case 'average': {
      const reported = composite.reported === undefined ? null : numberAt(composite.reported);
      if (reported !== null) return reported;
      const parts = numbersAt(composite.of);
      return parts.length === composite.of.length ? averageHalvesUp(parts) : null;
    }
    case 'sum': {
      const parts = numbersAt(composite.of);
      return parts.length === 0 ? null : parts.reduce((total, part) => total + part, 0);
    }
  }
}

/** The one number of a test, where it may be set beside that of others: null while a part is missing that all have. */
export function wholeComposite(composite: Composite | undefined, values: ScoreValues): number | null {
  if (composite?.kind === 'sum' && composite.needed.some((key) => typeof values[key] !== 'number'))
    return null;
  return compositeOf(composite, values);
}
