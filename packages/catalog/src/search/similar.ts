import { residentTuition, studentPopulation } from '@longleaf/rules/colleges/facts';
import { hasSpecialFocus } from '@longleaf/rules/colleges/benchmark';
import { priceFor } from '@longleaf/rules/colleges/price';
import type { CatalogFacts, CollegeRecord } from './facts.ts';

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
  serving: 1,
  teaching: 2,
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
  /** The families of programs that it has, such as 51.38, one bit each. */
  readonly fields: Uint32Array;
  readonly countOfFields: number;
  readonly focus: number | null;
  /** Whether the law names it for the people it has served: historically Black, or of a tribe. */
  readonly serving: 'black' | 'tribal' | null;
  /** 1 where it teaches undergraduates, 0 where it does not. */
  readonly teaching: number | null;
}

/** Finds colleges that are like another, with the prices of residents of a state. */
export class SimilarColleges {
  private readonly features: readonly Features[];

  constructor({ colleges, programs }: Pick<CatalogFacts, 'colleges' | 'programs'>, residency: string) {
    const fields = fieldsOf(programs, colleges.length);
    this.features = colleges.map(({ facts }, position) =>
      featuresOf(facts, fields[position] ?? NO_FIELDS, residency),
    );
  }

  /**
   * The positions of the open colleges of the same level that are most alike, the most alike first: fields, size, price,
   * admission, graduation, setting, control and state.
   */
  to(position: number, limit: number): readonly number[] {
    const own = this.features[position];
    if (!own) return [];
    const nearest: { position: number; distance: number }[] = [];
    for (const [candidate, other] of this.features.entries()) {
      if (candidate === position || !other.isOpen || other.levelCode !== own.levelCode) continue;
      if (!isOfKindredControl(own, other)) continue;
      const distance = distanceBetween(own, other);
      // Of those equally far the first stays before: a later one must be nearer.
      if (nearest.length === limit && distance >= (nearest.at(-1)?.distance ?? 0)) continue;
      const place = nearest.findIndex((found) => distance < found.distance);
      nearest.splice(place === -1 ? nearest.length : place, 0, { position: candidate, distance });
      if (nearest.length > limit) nearest.pop();
    }
    return nearest.map((found) => found.position);
  }
}

const NO_FIELDS = new Uint32Array(0);
/** Length of the code of a family of programs, such as 51.38. */
const FAMILY = 5;
const BITS = 32;

/** The families of programs of each college, by its position. */
function fieldsOf(programs: CatalogFacts['programs'], count: number): readonly Uint32Array[] {
  const bits = new Map<string, number>();
  for (const cip of programs.keys()) {
    const family = cip.slice(0, FAMILY);
    if (!bits.has(family)) bits.set(family, bits.size);
  }
  const fields = Array.from({ length: count }, () => new Uint32Array(Math.ceil(bits.size / BITS)));
  for (const [cip, positions] of programs) {
    const bit = bits.get(cip.slice(0, FAMILY)) ?? 0;
    for (const position of positions) {
      const own = fields[position];
      if (own) own[bit >> 5] = (own[bit >> 5] ?? 0) | (1 << (bit & (BITS - 1)));
    }
  }
  return fields;
}

function featuresOf(facts: CollegeRecord['facts'], fields: Uint32Array, residency: string): Features {
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
    fields,
    countOfFields: fields.reduce((sum, bits) => sum + ones(bits), 0),
    focus: focusOf(facts.carnegieCode),
    serving: facts.isHbcu ? 'black' : facts.isTribal ? 'tribal' : null,
    teaching: facts.undergraduates === null ? null : Number(facts.undergraduates > 0),
  };
}

const MANY_FIELDS = 0;

/** The one field of a college that has one; null where its class is not known. */
function focusOf(carnegieCode: number | null): number | null {
  if (carnegieCode === null) return null;
  return hasSpecialFocus(carnegieCode) ? carnegieCode : MANY_FIELDS;
}

const FOR_PROFIT = 3;

/** Of the same control. Colleges of one field are few: a public one and a private one that is not for profit are akin. */
function isOfKindredControl(own: Features, other: Features): boolean {
  if (own.controlCode === null || other.controlCode === null) return false;
  if (own.controlCode === other.controlCode) return true;
  const isOfOneField = own.focus !== null && own.focus !== MANY_FIELDS && own.focus === other.focus;
  return isOfOneField && own.controlCode !== FOR_PROFIT && other.controlCode !== FOR_PROFIT;
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
    weights.fields * (1 - sharedFields(a, b)) +
    weights.focus * apart(a.focus, b.focus) +
    weights.serving * (a.serving === b.serving ? 0 : 1) +
    weights.teaching * gap(a.teaching, b.teaching, 1)
  );
}

/** The families of programs that both have, as a share of those that either has. */
function sharedFields(own: Features, other: Features): number {
  let both = 0;
  // By number: a search for colleges alike comes here six thousand times.
  for (let index = 0; index < own.fields.length; index += 1)
    both += ones((own.fields[index] ?? 0) & (other.fields[index] ?? 0));
  const either = own.countOfFields + other.countOfFields - both;
  return either === 0 ? 1 : both / either;
}

function ones(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** 0 for the same, 1 for others; half where one of them is not known. */
function apart(a: number | null, b: number | null): number {
  if (a === b) return 0;
  return a === null || b === null ? 0.5 : 1;
}

function gap(a: number | null, b: number | null, scale: number): number {
  if (a === null && b === null) return 0;
  return a === null || b === null ? 0.5 : Math.min(2, Math.abs(a - b) / scale);
}

function log(count: number | null): number | null {
  return count === null || count <= 0 ? null : Math.log10(count);
}
