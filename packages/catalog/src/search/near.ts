import { distanceMiles } from '@longleaf/rules/colleges/distance';
import type { NearZip } from '@longleaf/rules/colleges/filters/filter';
import { addBit, emptyBits } from './bitset.ts';
import type { Bits } from './bitset.ts';
import type { CatalogFacts } from './facts.ts';
import { LeastRecent } from './least-recent.ts';
import { orderBy } from './sort-orders.ts';
import type { SortOrder } from './sort-orders.ts';

/** Miles of every college from one ZIP code; NaN where the college has no known place. */
export interface Distances {
  readonly miles: Float32Array;
  order: SortOrder | undefined;
}

const rememberedZips = 200;

/** Distances from ZIP codes, the latest kept. */
export class NearIndex {
  readonly #facts: CatalogFacts;
  readonly #nameRank: Int32Array;
  readonly #remembered = new LeastRecent<string, Distances>(rememberedZips);

  constructor(facts: CatalogFacts, byName: Int32Array) {
    this.#facts = facts;
    this.#nameRank = new Int32Array(byName.length);
    byName.forEach((position, rank) => (this.#nameRank[position] = rank));
  }

  /** Distances from a ZIP code; undefined when nobody knows where it is. */
  from(zip: string): Distances | undefined {
    const place = this.#facts.places.get(zip);
    if (!place) return undefined;
    return this.#remembered.of(zip, () => ({
      miles: Float32Array.from(this.#facts.colleges, ({ latitude, longitude }) =>
        latitude === null || longitude === null ? Number.NaN : distanceMiles(place, { latitude, longitude }),
      ),
      order: undefined,
    }));
  }

  orderOf(distances: Distances): SortOrder {
    return (distances.order ??= orderBy(distances.miles, this.#nameRank));
  }
}

/** Colleges in the asked range of miles; one without a known place is in none. */
export function withinRange(miles: Float32Array, range: Pick<NearZip, 'atLeast' | 'upTo' | 'under'>): Bits {
  const bits = emptyBits(miles.length);
  const { atLeast, upTo, under } = range;
  for (let position = 0; position < miles.length; position++) {
    const distance = miles[position] as number;
    if (distance >= atLeast && (upTo === null || distance <= upTo) && (under === null || distance < under))
      addBit(bits, position);
  }
  return bits;
}
