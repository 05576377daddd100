import type { CollegeCard } from '@longleaf/contract/college-card';

/** As much of a college as a sentence about it needs. */
export interface Subject {
  name: string;
  level: CollegeCard['level'];
  /** How it came to take no more students; null of one that is open. */
  gone: 'closed' | 'merged' | null;
  /** Net price a year for the chosen family income, or the average; whole dollars. */
  price: number | null;
  /** Whether that price was worked out for somebody from another state. */
  priceIsEstimate: boolean;
  retentionRate: number | null;
  graduationRate: number | null;
  payAfter10Years: number | null;
  medianDebt: number | null;
}

/** A fact worth a sentence. `rest` compares with at most two others, the nearest first. */
export type Standout =
  | { kind: 'closed' | 'merged'; name: string }
  | { kind: 'price'; name: string; rest: { name: string; more: number }[]; hasEstimate: boolean }
  | { kind: 'retention'; name: string; tenths: number }
  | { kind: 'graduation'; name: string; tenths: number }
  | { kind: 'pay'; name: string; more: number; next: string }
  | { kind: 'debt'; name: string; less: number; next: string }
  | { kind: 'two-year'; names: string[] };

const MOST = 3;
const MOST_OTHERS = 2;
/** Gaps smaller than these are not worth a sentence. */
const PLAIN = { price: 500, share: 0.05, pay: 1500, debt: 1500 } as const;

/**
 * Up to three facts that tell the colleges apart, most useful first. Only a clear lead counts: no ties and no small
 * gaps, and only figures that at least two of the colleges reported. Nobody can go to one that has closed: it leads in
 * nothing.
 */
export function standouts(colleges: readonly Subject[]): Standout[] {
  const gone = colleges.flatMap(({ name, gone: kind }): Standout[] =>
    kind === null ? [] : [{ kind, name }],
  );
  const open = colleges.filter((college) => college.gone === null);
  if (open.length < 2) return gone.slice(0, MOST);
  const found = [
    ...gone,
    cheapest(open),
    keepsMost(open),
    twoYear(open),
    graduatesMost(open),
    paysMost(open),
    owesLeast(open),
  ];
  return found.filter((fact) => fact !== null).slice(0, MOST);
}

interface Figure {
  name: string;
  value: number;
}

/** The colleges that reported a figure, the best first. */
function ranked(
  colleges: readonly Subject[],
  figure: (college: Subject) => number | null,
  better: 'low' | 'high',
): Figure[] {
  return colleges
    .flatMap((college): Figure[] => {
      const value = figure(college);
      return value === null ? [] : [{ name: college.name, value }];
    })
    .toSorted((a, b) => (better === 'low' ? a.value - b.value : b.value - a.value));
}

/** The leader and the one behind it, when the gap is plain. */
function leader(figures: readonly Figure[], gap: number): [Figure, Figure] | null {
  const [first, second] = figures;
  if (!first || !second || Math.abs(first.value - second.value) < gap) return null;
  return [first, second];
}

function cheapest(colleges: readonly Subject[]): Standout | null {
  const prices = ranked(colleges, ({ price }) => price, 'low');
  const lead = leader(prices, PLAIN.price);
  if (!lead) return null;
  const [first] = lead;
  const rest = prices
    .slice(1, 1 + MOST_OTHERS)
    .map(({ name, value }) => ({ name, more: Math.round(value - first.value) }));
  const named = new Set([first.name, ...rest.map(({ name }) => name)]);
  const hasEstimate = colleges.some(({ name, priceIsEstimate }) => priceIsEstimate && named.has(name));
  return { kind: 'price', name: first.name, rest, hasEstimate };
}

function keepsMost(colleges: readonly Subject[]): Standout | null {
  const lead = leader(
    ranked(colleges, ({ retentionRate }) => retentionRate, 'high'),
    PLAIN.share,
  );
  return lead && { kind: 'retention', name: lead[0].name, tenths: Math.round(lead[0].value * 10) };
}

/** A rate means something else at a two-year college, so rates are compared only within one level. */
function graduatesMost(colleges: readonly Subject[]): Standout | null {
  if (new Set(colleges.map(({ level }) => level)).size > 1) return null;
  const lead = leader(
    ranked(colleges, ({ graduationRate }) => graduationRate, 'high'),
    PLAIN.share,
  );
  return lead && { kind: 'graduation', name: lead[0].name, tenths: Math.round(lead[0].value * 10) };
}

function paysMost(colleges: readonly Subject[]): Standout | null {
  const lead = leader(
    ranked(colleges, ({ payAfter10Years }) => payAfter10Years, 'high'),
    PLAIN.pay,
  );
  if (!lead) return null;
  const [first, second] = lead;
  return { kind: 'pay', name: first.name, more: Math.round(first.value - second.value), next: second.name };
}

function owesLeast(colleges: readonly Subject[]): Standout | null {
  const lead = leader(
    ranked(colleges, ({ medianDebt }) => medianDebt, 'low'),
    PLAIN.debt,
  );
  if (!lead) return null;
  const [first, second] = lead;
  return { kind: 'debt', name: first.name, less: Math.round(second.value - first.value), next: second.name };
}

/** Two-year colleges among others: their graduation rate leaves out the many who transfer. */
function twoYear(colleges: readonly Subject[]): Standout | null {
  const names = colleges.filter(({ level }) => level === 'TwoYear').map(({ name }) => name);
  return names.length === 0 || names.length === colleges.length ? null : { kind: 'two-year', names };
}
