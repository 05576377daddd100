import { readScore } from './read-score.ts';
import type { ScoreValue, ScoreValues } from './score-field.ts';
import { fieldsOf, type TestDefinition } from './tests.ts';

/** Scores as they travel: by name, and one level deeper where the name has a dot (GAP-104). */
export type WireScores = Record<string, ScoreValue | null | Record<string, ScoreValue | null>>;

/** Reads the scores of a test; what is empty is left out. */
export function scoresOfWire(test: TestDefinition, wire: Readonly<Record<string, unknown>>): ScoreValues {
  const values: Record<string, ScoreValue> = {};
  for (const { key } of fieldsOf(test)) {
    const [name = '', inner] = key.split('.');
    const outer = wire[name];
    const typed =
      inner === undefined ? outer : (outer as Record<string, unknown> | null | undefined)?.[inner];
    const value = readScore(typed as string | number | null | undefined);
    if (value !== null) values[key] = value;
  }
  return values;
}

/** The scores of a test with every name, null where there is none. */
export function scoresToWire(test: TestDefinition, values: ScoreValues): WireScores {
  const wire: WireScores = {};
  for (const { key } of fieldsOf(test)) {
    const [name = '', inner] = key.split('.');
    const value = values[key] ?? null;
    if (inner === undefined) wire[name] = value;
    else wire[name] = { ...(wire[name] as Record<string, ScoreValue | null> | undefined), [inner]: value };
  }
  return wire;
}
