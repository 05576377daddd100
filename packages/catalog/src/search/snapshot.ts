import { allBits, countBits, emptyBits, Scratch } from './bitset.ts';
import type { Bits } from './bitset.ts';
import { cardOf } from './card.ts';
import type { CatalogFacts } from './facts.ts';
import { LeastRecent } from './least-recent.ts';
import { MajorIndex } from './major-index.ts';
import { NameIndex } from './name-index.ts';
import { NearIndex } from './near.ts';
import { RowValues } from './row-values.ts';
import { buildSortOrders } from './sort-orders.ts';
import type { FixedSortKey, SortOrder } from './sort-orders.ts';
import { buildFamilies } from './value-index.ts';
import type { FamilyIndex } from './value-index.ts';

const rememberedSets = 500;
const rememberedTerms = 500;

/** Everything search reads, in memory, for one version of the catalogue. It never changes. */
export class Snapshot {
  readonly facts: CatalogFacts;
  readonly size: number;
  readonly families: ReadonlyMap<string, FamilyIndex>;
  readonly rows: RowValues;
  readonly orders: Readonly<Record<FixedSortKey, SortOrder>>;
  readonly majors: MajorIndex;
  readonly near: NearIndex;
  readonly names: NameIndex;
  readonly positionOfId: ReadonlyMap<number, number>;
  readonly positionOfUrlName: ReadonlyMap<string, number>;
  /** Sets that took work to find: ranges around a ZIP code, majors, names, occupations. */
  readonly sets = new LeastRecent<string, Bits>(rememberedSets);
  /** Every position, and none. Never changed, like every set that is kept. */
  readonly all: Bits;
  readonly none: Bits;
  readonly #meant = new LeastRecent<string, Int32Array>(rememberedTerms);
  /** What the search of this moment works in. */
  readonly scratch: Scratch;
  readonly #cards: (string | undefined)[] = [];

  constructor(facts: CatalogFacts) {
    this.facts = facts;
    this.size = facts.colleges.length;
    this.all = allBits(this.size);
    this.none = emptyBits(this.size);
    this.scratch = new Scratch(this.size);
    this.families = buildFamilies(facts);
    this.rows = new RowValues(this.families, this.size);
    this.orders = buildSortOrders(facts);
    this.majors = new MajorIndex(facts);
    this.near = new NearIndex(facts, this.orders.name.rising);
    this.names = new NameIndex(facts.colleges);
    this.positionOfId = new Map(facts.colleges.map((college, position) => [college.facts.id, position]));
    this.positionOfUrlName = new Map(facts.colleges.map((college, position) => [college.urlName, position]));
  }

  /** The card of a college as JSON text, with the distance filled in. */
  cardText(position: number, miles: number | null): string {
    const rest = (this.#cards[position] ??= this.#writeCard(position));
    return `{"distance":${miles === null ? 'null' : Math.round(miles * 10) / 10},${rest}`;
  }

  /** The colleges that a name, or part of one, means; the likeliest first. */
  meantBy(text: string): Int32Array {
    return this.#meant.ofRepeated(text.toLowerCase(), () => Int32Array.from(this.names.meant(text)));
  }

  /** How many colleges offer programs under a CIP code. */
  countOffering(cip: string): number {
    return countBits(this.sets.of(`major ${cip}`, () => this.majors.offering(cip)));
  }

  #writeCard(position: number): string {
    const college = this.facts.colleges[position];
    if (!college) throw new Error(`There is no college at position ${position}`);
    return JSON.stringify(cardOf(college)).replace('{"distance":null,', '');
  }
}
