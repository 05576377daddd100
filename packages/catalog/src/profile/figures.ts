import type { FigureGroup } from '@longleaf/rules/colleges/figures/figure';
import { figureGroupKeys, figureGroups } from '@longleaf/rules/colleges/figures/groups';
import type { CollegeFigures, FigureGroupKey } from '@longleaf/rules/colleges/figures/groups';
import { snakeCase } from '../naming/snake-case.ts';

type JsonRow = Readonly<Record<string, unknown>> | null;

/** SQL for one JSON object per figure group, and the joins that supply them. The college is `college`. */
export const figureColumns = figureGroupKeys.map((key) => `to_jsonb(${alias(key)}) as "${key}"`).join(', ');
export const figureJoins = figureGroupKeys
  .map(
    (key) =>
      `left join catalog.figures_${snakeCase(key)} ${alias(key)} on ${alias(key)}.college_id = college.id`,
  )
  .join('\n');

function alias(key: FigureGroupKey): string {
  return `figures_of_${snakeCase(key)}`;
}

/** Reads the figures out of a row made with `figureColumns`; null for everything a college did not report. */
export function figuresOf(row: Readonly<Record<string, unknown>>): CollegeFigures {
  const groups = figureGroupKeys.map((key) => [key, valuesOf(figureGroups[key], row[key] as JsonRow)]);
  return Object.fromEntries(groups) as CollegeFigures;
}

function valuesOf(group: FigureGroup, row: JsonRow): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.keys(group.figures).map((name) => [name, row?.[snakeCase(name)] ?? null]));
}
