import type { ScoreValue } from './score-field.ts';

/**
 * What was typed as a score: a number without leading zeros (VAL-057), a letter as a capital, null where nothing was
 * typed. Anything else stays as it is, for `complainAboutScores` to name.
 */
export function readScore(typed: string | number | null | undefined): ScoreValue | null {
  if (typed === null || typed === undefined) return null;
  // Minus nothing is nothing.
  if (typeof typed === 'number') return typed + 0;
  const text = typed.trim();
  if (text === '') return null;
  if (/^\d+(\.\d*)?$/.test(text)) return Number(text);
  return /^[a-z]$/i.test(text) ? text.toUpperCase() : text;
}

/** A score as a form shows it. */
export function writeScore(value: ScoreValue | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}
