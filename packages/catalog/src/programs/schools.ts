import { degreeTypeOf, degreeTypes } from '@longleaf/rules/colleges/degrees';
import type { DegreeType } from '@longleaf/rules/colleges/degrees';
import type { CollegeRecord } from '../search/facts.ts';
import type { ProgramFacts } from './facts.ts';

/** What a college offers of some programs. */
export interface SchoolOffer {
  /** Position of the college in the search's list. */
  readonly college: number;
  /** In the order of `degreeTypes`. */
  readonly degreeTypes: readonly DegreeType[];
  /** Awards of the year, by degree type. */
  readonly awards: Readonly<Partial<Record<DegreeType, number>>>;
}

/** How many colleges offer something: everywhere, and in North Carolina. */
export interface SchoolCounts {
  readonly all: number;
  readonly home: number;
}

export interface LevelCounts extends SchoolCounts {
  readonly degreeType: DegreeType;
  readonly awards: number;
}

const HOME = 'NC';

/** Who offers which programs, and for which degree types. */
export class Schools {
  readonly colleges: readonly CollegeRecord[];
  readonly #programs: readonly ProgramFacts[];
  readonly #positionOf: ReadonlyMap<number, number>;
  readonly #counts: (SchoolCounts | undefined)[] = [];
  /** Place of each college when North Carolina comes first and names rise. */
  readonly #place: Int32Array;

  constructor(programs: readonly ProgramFacts[], colleges: readonly CollegeRecord[]) {
    this.#programs = programs;
    this.colleges = colleges;
    this.#positionOf = new Map(colleges.map((college, position) => [college.facts.id, position]));
    this.#place = new Int32Array(colleges.length);
    const order = colleges
      .map((_, position) => position)
      .toSorted((a, b) => Number(this.isHome(b)) - Number(this.isHome(a)) || this.byName(a, b));
    for (const [place, position] of order.entries()) this.#place[position] = place;
  }

  /** True for a college of North Carolina. */
  isHome(college: number): boolean {
    return this.colleges[college]?.facts.state === HOME;
  }

  /** Compares colleges by name; two of one name by their ids. */
  byName(a: number, b: number): number {
    const [one, other] = [this.colleges[a]?.facts, this.colleges[b]?.facts];
    const [name, otherName] = [one?.name ?? '', other?.name ?? ''];
    return name === otherName ? (one?.id ?? 0) - (other?.id ?? 0) : collator.compare(name, otherName);
  }

  /** Colleges that offer any of these programs, North Carolina first, then by name. */
  offering(programs: readonly number[]): readonly SchoolOffer[] {
    const awards = new Map<number, Partial<Record<DegreeType, number>>>();
    for (const position of programs) {
      const offers = this.#programs[position]?.offers;
      for (const [row, id] of offers?.colleges.entries() ?? []) {
        const college = this.#positionOf.get(id);
        const type = degreeTypeOf(offers?.awardLevels[row] ?? -1);
        if (college === undefined || type === undefined) continue;
        let of = awards.get(college);
        if (!of) awards.set(college, (of = {}));
        of[type] = (of[type] ?? 0) + (offers?.awards[row] ?? 0);
      }
    }
    return [...awards]
      .toSorted(([a], [b]) => (this.#place[a] ?? 0) - (this.#place[b] ?? 0))
      .map(([college, of]) => ({
        college,
        awards: of,
        degreeTypes: degreeTypes.filter((type) => of[type] !== undefined),
      }));
  }

  /** How many colleges offer a program. */
  countsOf(program: number): SchoolCounts {
    return (this.#counts[program] ??= this.count(new Set(this.#collegesOf(program))));
  }

  /** Degree types that somebody offers a program for, in their order. */
  degreeTypesOf(program: number): DegreeType[] {
    const levels = new Set(this.#programs[program]?.offers.awardLevels);
    const types = new Set(Array.from(levels, (level) => degreeTypeOf(level)));
    return degreeTypes.filter((type) => types.has(type));
  }

  /** Colleges, home colleges and awards for each of the nine degree types, in their order. */
  levelsOf(offers: readonly SchoolOffer[]): readonly LevelCounts[] {
    return degreeTypes.map((degreeType) => {
      const giving = offers.filter((offer) => offer.awards[degreeType] !== undefined);
      return {
        degreeType,
        ...this.count(giving.map(({ college }) => college)),
        awards: giving.reduce((sum, offer) => sum + (offer.awards[degreeType] ?? 0), 0),
      };
    });
  }

  /** Counts colleges, each of which is named once. */
  count(colleges: Iterable<number>): SchoolCounts {
    let all = 0;
    let home = 0;
    for (const college of colleges) {
      all++;
      if (this.isHome(college)) home++;
    }
    return { all, home };
  }

  #collegesOf(program: number): number[] {
    const offers = this.#programs[program]?.offers;
    if (!offers) return [];
    return Array.from(offers.colleges).flatMap((id, row) =>
      degreeTypeOf(offers.awardLevels[row] ?? -1) === undefined ? [] : (this.#positionOf.get(id) ?? []),
    );
  }
}

const collator = new Intl.Collator('en');
