import { residentTuition, studentPopulation } from '@longleaf/rules/colleges/facts';
import { hasSpecialFocus } from '@longleaf/rules/colleges/benchmark';
import { priceFor } from '@longleaf/rules/colleges/price';
import type { CollegeRecord } from './facts.ts';

/** Weights of what makes two colleges alike; a figure that either does not report counts as half apart. */
const weights = {
  size: 1.6,
  netPrice: 1,
  admission: 1,
  graduation: 1,
  tuition: 0.5,
  locale: 0.3,
  sector: 0.7,
  state: 0.6,
  fields: 2,
  focus: 2,
} as const;

/**
 * Finds open colleges of the same level that are most alike: fields, size, price, admission, graduation, setting,
 * control and state, with prices of residents of a state. Gives positions, the most alike first.
 */
export function similarTo(
  colleges: readonly CollegeRecord[],
  position: number,
  { limit, residency }: { limit: number; residency: string },
): readonly number[] {
  const own = colleges[position];
  if (!own) return [];
  const { facts } = own;
  const scored: { position: number; apart: number }[] = [];
  for (const [candidate, college] of colleges.entries()) {
    if (candidate === position || !college.facts.isOpen || college.facts.levelCode !== facts.levelCode)
      continue;
    if (college.facts.controlCode === null || college.facts.controlCode !== facts.controlCode) continue;
    scored.push({ position: candidate, apart: distanceBetween(own, college, residency) });
  }
  return scored
    .toSorted((a, b) => a.apart - b.apart || a.position - b.position)
    .slice(0, limit)
    .map((entry) => entry.position);
}

function distanceBetween(own: CollegeRecord, other: CollegeRecord, residency: string): number {
  const [a, b] = [own.facts, other.facts];
  return (
    weights.size * gap(log(studentPopulation(a)), log(studentPopulation(b)), 1) +
    weights.netPrice * gap(priceFor(a, residency).dollars, priceFor(b, residency).dollars, 15_000) +
    weights.admission * gap(a.admissionRate, b.admissionRate, 0.4) +
    weights.graduation * gap(a.graduationRate, b.graduationRate, 0.3) +
    weights.tuition * gap(residentTuition(a, residency), residentTuition(b, residency), 20_000) +
    weights.locale * (Math.floor((a.localeCode ?? 0) / 10) === Math.floor((b.localeCode ?? 0) / 10) ? 0 : 1) +
    weights.sector * (a.collegeType === b.collegeType ? 0 : 1) +
    weights.state * (a.state === b.state ? 0 : 1) +
    weights.fields * (1 - sharedFields(a.clusters, b.clusters)) +
    weights.focus * (focusOf(a) === focusOf(b) ? 0 : 1)
  );
}

/** The career clusters that both have programs in, as a share of those that either has. */
function sharedFields(own: readonly string[], other: readonly string[]): number {
  const all = new Set([...own, ...other]);
  return all.size === 0 ? 1 : (own.length + other.length - all.size) / all.size;
}

/** The one field of a college that has one; null for those that teach many. */
function focusOf({ carnegieCode }: CollegeRecord['facts']): number | null {
  return hasSpecialFocus(carnegieCode) ? carnegieCode : null;
}

function gap(a: number | null, b: number | null, scale: number): number {
  if (a === null && b === null) return 0;
  return a === null || b === null ? 0.5 : Math.min(2, Math.abs(a - b) / scale);
}

function log(count: number | null): number | null {
  return count === null || count <= 0 ? null : Math.log10(count);
}
