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

/** What is compared of a college. */
interface Features {
  readonly isOpen: boolean;
  readonly levelCode: number | null;
  readonly controlCode: number | null;
  readonly size: number | null;
  readonly netPrice: number | null;
  readonly admission: number | null;
  readonly graduation: number | null;
  readonly tuition: number | null;
  readonly locale: number;
  readonly collegeType: string;
  readonly state: string;
  /** The career clusters that it has programs in, one bit each. */
  readonly fields: number;
  readonly focus: number | null;
}

/** Finds colleges that are like another, with the prices of residents of a state. */
export class SimilarColleges {
  private readonly features: readonly Features[];

  constructor(colleges: readonly CollegeRecord[], residency: string) {
    const bits = new Map<string, number>();
    this.features = colleges.map(({ facts }) => featuresOf(facts, bits, residency));
  }

  /**
   * The positions of the open colleges of the same level that are most alike, the most alike first: fields, size, price,
   * admission, graduation, setting, control and state.
   */
  to(position: number, limit: number): readonly number[] {
    const own = this.features[position];
    if (!own) return [];
    const nearest: { position: number; apart: number }[] = [];
    for (const [candidate, other] of this.features.entries()) {
      if (candidate === position || !other.isOpen || other.levelCode !== own.levelCode) continue;
      if (other.controlCode === null || other.controlCode !== own.controlCode) continue;
      const apart = distanceBetween(own, other);
      // Of those equally far the first stays before: a later one must be nearer.
      if (nearest.length === limit && apart >= (nearest.at(-1)?.apart ?? 0)) continue;
      const place = nearest.findIndex((found) => apart < found.apart);
      nearest.splice(place === -1 ? nearest.length : place, 0, { position: candidate, apart });
      if (nearest.length > limit) nearest.pop();
    }
    return nearest.map((found) => found.position);
  }
}

function featuresOf(facts: CollegeRecord['facts'], bits: Map<string, number>, residency: string): Features {
  for (const cluster of facts.clusters) if (!bits.has(cluster)) bits.set(cluster, 1 << bits.size);
  return {
    isOpen: facts.isOpen,
    levelCode: facts.levelCode,
    controlCode: facts.controlCode,
    size: log(studentPopulation(facts)),
    netPrice: priceFor(facts, residency).dollars,
    admission: facts.admissionRate,
    graduation: facts.graduationRate,
    tuition: residentTuition(facts, residency),
    locale: Math.floor((facts.localeCode ?? 0) / 10),
    collegeType: facts.collegeType,
    state: facts.state,
    fields: facts.clusters.reduce((all, cluster) => all | (bits.get(cluster) ?? 0), 0),
    // The one field of a college that has one; null for those that teach many.
    focus: hasSpecialFocus(facts.carnegieCode) ? facts.carnegieCode : null,
  };
}

function distanceBetween(a: Features, b: Features): number {
  return (
    weights.size * gap(a.size, b.size, 1) +
    weights.netPrice * gap(a.netPrice, b.netPrice, 15_000) +
    weights.admission * gap(a.admission, b.admission, 0.4) +
    weights.graduation * gap(a.graduation, b.graduation, 0.3) +
    weights.tuition * gap(a.tuition, b.tuition, 20_000) +
    weights.locale * (a.locale === b.locale ? 0 : 1) +
    weights.sector * (a.collegeType === b.collegeType ? 0 : 1) +
    weights.state * (a.state === b.state ? 0 : 1) +
    weights.fields * (1 - sharedFields(a.fields, b.fields)) +
    weights.focus * (a.focus === b.focus ? 0 : 1)
  );
}

/** The career clusters that both have programs in, as a share of those that either has. */
function sharedFields(own: number, other: number): number {
  const all = ones(own | other);
  return all === 0 ? 1 : ones(own & other) / all;
}

function ones(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function gap(a: number | null, b: number | null, scale: number): number {
  if (a === null && b === null) return 0;
  return a === null || b === null ? 0.5 : Math.min(2, Math.abs(a - b) / scale);
}

function log(count: number | null): number | null {
  return count === null || count <= 0 ? null : Math.log10(count);
}
