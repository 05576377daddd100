import { ACT_AND_SAT } from './concordance-table.ts';

/** The SAT total that goes with an ACT composite, by the published concordance; null below it. */
export function satOfAct(composite: number): number | null {
  return ACT_AND_SAT.find(([act]) => act === composite)?.[1] ?? null;
}

/** The ACT composite that goes with an SAT total, by the published concordance; null below it. */
export function actOfSat(total: number): number | null {
  return ACT_AND_SAT.find(([, , lowest, highest]) => lowest <= total && total <= highest)?.[0] ?? null;
}

/** Which of two results stands higher: the ACT composite is set beside the SAT total as the concordance has them. */
export function compareActAndSat(act: number, sat: number): { stronger: 'act' | 'sat' | 'same' } | null {
  const actOf = actOfSat(sat);
  if (actOf === null || satOfAct(act) === null) return null;
  return { stronger: actOf === act ? 'same' : actOf < act ? 'act' : 'sat' };
}
