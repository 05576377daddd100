import type { Taken } from './best-scores.ts';
import { isOn } from './check-scores.ts';
import { compositeOf } from './composites.ts';
import { type ScoreField, scalesOn } from './score-field.ts';
import { fieldsOf, type TestDefinition } from './tests.ts';

/** The key of the composite that is worked out, beside the keys of the fields. */
export const COMPOSITE = 'composite';

/** What a score says beside those of other days: how it differs from the one before, and whether none is higher. */
export type BesideBefore = { readonly change: number | null; readonly isBest: boolean };

/** By the id of the time and the key of the score; what cannot be set beside another is not there. */
export type ScoresBeside = ReadonlyMap<number, ReadonlyMap<string, BesideBefore>>;

type Point = { readonly id: number; readonly score: number; readonly scale: unknown };

/**
 * Each score of a test beside the same one of other days. Scores are set beside each other where both are on one scale
 * that a source states: the same number says another thing on another scale, and of a scale without a source nobody can
 * tell whether it stayed. The best is told of the scale of the latest, the latest of equals.
 */
export function besideBefore(test: TestDefinition, taken: readonly Taken[]): ScoresBeside {
  const days = taken.toSorted((one, other) => one.date.localeCompare(other.date) || one.id - other.id);
  const told = new Map(days.map(({ id }) => [id, new Map<string, BesideBefore>()]));
  for (const [key, points] of [
    ...fieldsOf(test).map((field) => lineOf(field, days)),
    compositeLine(test, days),
  ])
    for (const { id, ...beside } of besideIn(points)) told.get(id)?.set(key, beside);
  return told;
}

type Line = readonly [key: string, points: readonly Point[]];

/** The scores of a field, the first one first, where it is known which scale each is on. */
function lineOf(field: ScoreField, days: readonly Taken[]): Line {
  const points = days.flatMap(({ id, date, values }) => {
    const score = values[field.key];
    if (typeof score !== 'number') return [];
    const [scale, ...others] = scalesOn(field, date).filter((one) => isOn(one, score));
    return scale && others.length === 0 ? [{ id, score, scale }] : [];
  });
  return [field.key, points];
}

/** The average of a test whose scale stayed. */
function compositeLine({ composite }: TestDefinition, days: readonly Taken[]): Line {
  if (composite?.kind !== 'average') return [COMPOSITE, []];
  const points = days.flatMap(({ id, values }) => {
    const score = compositeOf(composite, values);
    return score === null ? [] : [{ id, score, scale: composite }];
  });
  return [COMPOSITE, points];
}

function besideIn(points: readonly Point[]): readonly ({ readonly id: number } & BesideBefore)[] {
  const latest = points.at(-1);
  const rivals = points.filter(({ scale }) => scale === latest?.scale);
  const highest = Math.max(...rivals.map(({ score }) => score));
  const best = rivals.length > 1 ? rivals.findLast(({ score }) => score === highest) : undefined;
  return points.flatMap((point, place) => {
    const before = points.slice(0, place).findLast(({ scale }) => scale === point.scale);
    const change = before ? point.score - before.score : null;
    const isBest = point === best;
    return change === null && !isBest ? [] : [{ id: point.id, change, isBest }];
  });
}
