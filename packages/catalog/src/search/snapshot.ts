import { HOME_STATE } from '@longleaf/rules/colleges/price';
import { allBits, countBits, emptyBits, Scratch } from './bitset.ts';
import type { Bits } from './bitset.ts';
import { cardOf } from './card.ts';
import type { CatalogFacts } from './facts.ts';
import { LeastRecent } from './least-recent.ts';
import { MajorIndex } from './major-index.ts';
import { NameIndex } from './name-index.ts';
import { NearIndex } from './near.ts';
import { RowValues } from './row-values.ts';
import { buildSortOrders, sortOrdersFor } from './sort-orders.ts';
import type { FixedSortKey, SortOrder } from './sort-orders.ts';
import { buildFamilies, familiesFor } from './value-index.ts';
import type { FamilyIndex } from './value-index.ts';

const rememberedSets = 500;
const rememberedTerms = 500;

/** Everything search reads, in memory, for one version of the catalogue and residents of one state. It never changes. */
export class Snapshot {
  readonly facts: CatalogFacts;
  /** Postal code of the state whose residents' prices these are. */
  readonly residency: string;
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
  readonly sets: LeastRecent<string, Bits>;
  /** Every position, and none. Never changed, like every set that is kept. */
  readonly all: Bits;
  readonly none: Bits;
  readonly #meant: LeastRecent<string, Int32Array>;
  /** What the search of this moment works in. */
  readonly scratch: Scratch;
  readonly #cards: (string | undefined)[] = [];

  /** @param like one of the same facts for residents of another state: what prices do not change is shared with it. */
  constructor(facts: CatalogFacts, residency: string = HOME_STATE, like?: Snapshot) {
    this.facts = facts;
    this.residency = residency;
    this.size = facts.colleges.length;
    this.families = like ? familiesFor(facts, residency, like.families) : buildFamilies(facts, residency);
    this.orders = like ? sortOrdersFor(facts, residency, like.orders) : buildSortOrders(facts, residency);
    this.rows = new RowValues(this.families, this.size);
    this.all = like?.all ?? allBits(this.size);
    this.none = like?.none ?? emptyBits(this.size);
    this.sets = like?.sets ?? new LeastRecent(rememberedSets);
    this.#meant = like ? like.#meant : new LeastRecent(rememberedTerms);
    this.scratch = like?.scratch ?? new Scratch(this.size);
    this.majors = like?.majors ?? new MajorIndex(facts);
    this.near = like?.near ?? new NearIndex(facts, this.orders.name.rising);
    this.names = like?.names ?? new NameIndex(facts.colleges);
    this.positionOfId =
      like?.positionOfId ?? new Map(facts.colleges.map(({ facts: { id } }, position) => [id, position]));
    this.positionOfUrlName =
      like?.positionOfUrlName ?? new Map(facts.colleges.map(({ urlName }, position) => [urlName, position]));
  }

  /** The same colleges with the prices of residents of another state. */
  forResidentsOf(state: string): Snapshot {
    return new Snapshot(this.facts, state, this);
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
    return JSON.stringify(cardOf(college, this.residency)).replace('{"distance":null,', '');
  }
}
