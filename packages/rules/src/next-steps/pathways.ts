import type { Pathway } from './definition.ts';
import { COLLEGE } from './pathways/college.ts';
import { MILITARY } from './pathways/military.ts';
import { WORKFORCE } from './pathways/workforce.ts';

/** The three pathways, each at the place of its id: college 0, workforce 1, military 2 (CON-083). */
export const PATHWAYS: readonly Pathway[] = [COLLEGE, WORKFORCE, MILITARY];

export function pathwayOf(id: number): Pathway | undefined {
  return PATHWAYS[id];
}
