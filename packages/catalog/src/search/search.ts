import type { CollegeQuery, Condition } from '@longleaf/rules/colleges/filters/filter';
import { HOME_STATE } from '@longleaf/rules/colleges/price';
import type { SortKey } from '@longleaf/rules/colleges/sort';
import { countBits, hasBit, positionsOf } from './bitset.ts';
import type { Bits } from './bitset.ts';
import { facetText } from './facets.ts';
import { LeastRecent } from './least-recent.ts';
import { UnknownValue, match, meantBy } from './match.ts';
import type { Match } from './match.ts';
import type { Snapshot } from './snapshot.ts';

/** A search, understood and checked. */
export interface SearchRequest {
  readonly query: CollegeQuery;
  readonly page: number;
  readonly pageSize: number;
  readonly sortBy: SortKey | undefined;
  readonly sortDesc: boolean;
  readonly occupation: string | undefined;
  readonly facets: boolean;
}

/** Which year the share admitted of all cards is of, as its source states it; empty where nothing is loaded. */
export interface CardYears {
  readonly admissions: string;
}

const rememberedAnswers = 2000;
/** Of residents of each other state, who are few. */
const rememberedAnswersElsewhere = 200;
const rememberedStates = 8;

/** Answers searches over a snapshot, as JSON text; the latest answers with counts are kept by normalised query. */
export class CollegeSearch {
  readonly snapshot: Snapshot;
  readonly #answers: LeastRecent<string, string>;
  readonly #elsewhere = new LeastRecent<string, CollegeSearch>(rememberedStates);
  readonly #pins = new LeastRecent<string, string>(100);

  readonly #given: CardYears;
  readonly #years: string;

  constructor(snapshot: Snapshot, years: CardYears = { admissions: '' }) {
    this.snapshot = snapshot;
    this.#given = years;
    this.#years = JSON.stringify({ admissions: years.admissions });
    const isHome = snapshot.residency === HOME_STATE;
    this.#answers = new LeastRecent(isHome ? rememberedAnswers : rememberedAnswersElsewhere);
  }

  /** Search with the prices of residents of a state; those of the latest few other states are kept. */
  forResidentsOf(state: string): CollegeSearch {
    if (state === this.snapshot.residency) return this;
    return this.#elsewhere.of(
      state,
      () => new CollegeSearch(this.snapshot.forResidentsOf(state), this.#given),
    );
  }

  /**
   * Gives `{ results, totalItems, years, facets? }`. Unless a sort is asked for, colleges looked for by name come likeliest
   * first, those around a ZIP code nearest first, and others with North Carolina first. A page past the end has no results.
   * @throws UnknownValue for a ZIP code, CIP code or occupation that nobody knows, or for distance without a ZIP code.
   */
  search(request: SearchRequest): string {
    // Without counts an answer is found as fast as a kept one is looked up.
    if (!request.facets) return this.answer(request);
    return this.#answers.ofRepeated(keyOf(request), () => this.answer(request));
  }

  /** As `search`, without keeping the answer. */
  answer(request: SearchRequest): string {
    const found = match(this.snapshot, request);
    const total = countBits(found.found);
    const page = this.#page(request, found, total);
    const miles = found.distances?.miles;
    let results = '';
    for (const position of page) {
      const distance = miles?.[position] ?? Number.NaN;
      results +=
        (results === '' ? '' : ',') +
        this.snapshot.cardText(position, Number.isNaN(distance) ? null : distance);
    }
    const facets = request.facets ? `,"facets":${facetText(this.snapshot, request.query, found, total)}` : '';
    return `{"results":[${results}],"totalItems":${total},"years":${this.#years}${facets}}`;
  }

  /**
   * Counts the matches alone.
   * @throws UnknownValue as `search`.
   */
  total(request: Pick<SearchRequest, 'query' | 'occupation'>): number {
    return countBits(match(this.snapshot, request).found);
  }

  /** Gives `{ pins, totalItems, near }` with every match that has a known place, and where the ZIP code is. */
  pins(request: Pick<SearchRequest, 'query' | 'occupation'>): string {
    return this.#pins.ofRepeated(`${request.occupation ?? ''} ${normal(request.query)}`, () => {
      const { found } = match(this.snapshot, request);
      const pins: string[] = [];
      for (const position of positionsOf(found)) {
        const college = this.snapshot.facts.colleges[position];
        if (!college || college.latitude === null || college.longitude === null) continue;
        const { facts, shortName, urlName, latitude, longitude } = college;
        pins.push(
          JSON.stringify([
            facts.id,
            shortName,
            urlName,
            facts.collegeType,
            round(latitude),
            round(longitude),
          ]),
        );
      }
      const place = request.query.near ? this.snapshot.facts.places.get(request.query.near.zip) : undefined;
      return `{"pins":[${pins.join(',')}],"totalItems":${countBits(found)},"near":${JSON.stringify(place ?? null)}}`;
    });
  }

  #page(request: SearchRequest, found: Match, total: number): number[] {
    const order = this.#order(request, found);
    const start = (request.page - 1) * request.pageSize;
    return start >= total ? [] : take(order, found.found, start, Math.min(request.pageSize, total - start));
  }

  #order(request: SearchRequest, found: Match): Int32Array {
    if (request.sortBy === undefined) {
      const meant = meantBy(this.snapshot, request.query);
      if (meant) return request.sortDesc ? meant.toReversed() : meant;
    }
    const key = request.sortBy ?? (found.distances ? 'distance' : 'home');
    if (key === 'distance') {
      if (!found.distances) throw new UnknownValue('sortBy', 'Sorting by distance needs a ZIP code.');
      const order = this.snapshot.near.orderOf(found.distances);
      return request.sortDesc ? order.falling : order.rising;
    }
    const order = this.snapshot.orders[key];
    return request.sortDesc ? order.falling : order.rising;
  }
}

/** Takes `count` positions of the set in the given order after leaving out the first `start`. */
function take(order: Int32Array, set: Bits, start: number, count: number): number[] {
  const taken: number[] = [];
  let skip = start;
  for (let index = 0; index < order.length && taken.length < count; index++) {
    const position = order[index] as number;
    if (!hasBit(set, position)) continue;
    if (skip > 0) skip--;
    else taken.push(position);
  }
  return taken;
}

/** The same question asked in another order of filters has the same key. */
function keyOf(request: SearchRequest): string {
  const { page, pageSize, sortBy = '', sortDesc, occupation = '', facets } = request;
  return `${page} ${pageSize} ${sortBy} ${sortDesc} ${occupation} ${facets} ${normal(request.query)}`;
}

function normal(query: CollegeQuery): string {
  const groups = query.groups.map(({ family, join, conditions }) => {
    const keys = conditions.map(conditionKey);
    if (keys.length > 1) keys.sort(byText);
    return `${family} ${join} ${keys.join()}`;
  });
  const { near } = query;
  const place = near ? `${near.zip} ${near.atLeast} ${near.upTo} ${near.under}` : '';
  return `${query.join} ${place} ${groups.toSorted(byText).join(';')}`;
}

function byText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** A text that only this condition has; what people typed is quoted. */
function conditionKey(condition: Condition): string {
  switch (condition.kind) {
    case 'choice':
      return `${condition.not ? '!' : '='}${condition.value}`;
    case 'number':
      return `${condition.comparison} ${condition.bound}`;
    case 'name':
      return `${condition.comparison} ${JSON.stringify(condition.text)}`;
    case 'major':
      return `${condition.not ? '!' : '='}${condition.cip}`;
  }
}

function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
