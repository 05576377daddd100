import { codeBeginning } from '@longleaf/rules/explore/code-term';
import { isUndecided } from '@longleaf/rules/finding/undecided';
import { readProgramId } from '@longleaf/rules/programs/program-id';
import type { Meant } from '../finding/finder.ts';
import { titleFinder } from '../finding/title-finder.ts';
import type { TitleFinder } from '../finding/title-finder.ts';
import type { Title } from '../finding/title.ts';
import type { CollegeRecord } from '../search/facts.ts';
import type { ProgramCatalogFacts, ProgramFacts } from './facts.ts';
import { Schools } from './schools.ts';

/** What programs are looked for by; all that is given narrows. */
export interface ProgramQuestion {
  readonly text?: string | undefined;
  /** Key of a career cluster. */
  readonly cluster?: string | undefined;
  /** SOC code of an occupation that they lead to. */
  readonly soc?: string | undefined;
}

/** All programs of one version of the catalogue, found by code, address, words, cluster or occupation. It never changes. */
export class Programs {
  readonly facts: ProgramCatalogFacts;
  readonly schools: Schools;
  /** Every position, the program that most colleges offer first. */
  readonly bySchools: readonly number[];
  readonly #positionOf = new Map<string, number>();
  readonly #ofCluster: ReadonlyMap<string | null, readonly number[]>;
  readonly #ofOccupation = new Map<string, number[]>();
  readonly #finder: TitleFinder;

  /** @param socTitles titles of SOC codes: a program is found by what it leads to as well. */
  constructor(
    facts: ProgramCatalogFacts,
    colleges: readonly CollegeRecord[],
    socTitles: ReadonlyMap<string, string>,
  ) {
    this.facts = facts;
    this.schools = new Schools(facts.programs, colleges);
    const sizes = Float64Array.from(facts.programs, (_, position) => this.schools.countsOf(position).all);
    this.bySchools = facts.programs
      .map((_, position) => position)
      .toSorted((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0) || a - b);
    for (const [position, { urlName, cip }] of facts.programs.entries()) {
      this.#positionOf.set(urlName, position);
      this.#positionOf.set(cip, position);
    }
    for (const [former, urlName] of facts.formerUrlNames) {
      const position = this.#positionOf.get(urlName);
      if (position !== undefined && !this.#positionOf.has(former)) this.#positionOf.set(former, position);
    }
    this.#ofCluster = Map.groupBy(this.bySchools, (position) => facts.programs[position]?.cluster ?? null);
    for (const position of this.bySchools)
      for (const soc of facts.programs[position]?.occupations ?? []) {
        const list = this.#ofOccupation.get(soc);
        if (list) list.push(position);
        else this.#ofOccupation.set(soc, [position]);
      }
    this.#finder = titleFinder(
      facts.programs.flatMap((program, position) => titlesOf(program, position, socTitles)),
      sizes,
    );
  }

  /** Finds a program by url name, a former one, or CIP code with or without its point. */
  positionOf(key: string): number | undefined {
    const plain = key.trim().toLowerCase();
    const known = this.#positionOf.get(plain);
    if (known !== undefined) return known;
    const id = readProgramId(plain);
    return id === undefined ? undefined : this.#positionOf.get(id);
  }

  /** The program at a position. */
  at(position: number): ProgramFacts | undefined {
    return this.facts.programs[position];
  }

  /** How many programs a cluster has. */
  countOf(cluster: string): number {
    return this.#ofCluster.get(cluster)?.length ?? 0;
  }

  /** Positions of the programs that lead to an occupation, the most offered first. */
  leadingTo(soc: string): readonly number[] {
    return this.#ofOccupation.get(soc) ?? [];
  }

  /** Gives positions of the programs that a question means, the likeliest first; without words the most offered. */
  search({ text = '', cluster, soc }: ProgramQuestion): readonly number[] {
    const narrowed = [
      ...(cluster === undefined ? [] : [this.#ofCluster.get(cluster) ?? []]),
      ...(soc === undefined ? [] : [this.leadingTo(soc)]),
    ];
    const [first = this.bySchools, ...others] =
      text.trim() === '' ? narrowed : [this.#byText(text), ...narrowed];
    const inside = others.map((positions) => new Set(positions));
    return inside.length === 0 ? first : first.filter((position) => inside.every((set) => set.has(position)));
  }

  /** How the program that fits a text best fits it; undefined for none, and where the text says that nothing is known yet. */
  matchOf(text: string): Meant['match'] {
    if (isUndecided(text)) return undefined;
    return codeBeginning(text, '.') === undefined ? this.#finder.meant(text, 1).match : undefined;
  }

  #byText(text: string): readonly number[] {
    const beginning = codeBeginning(text, '.');
    // Who is not sure can begin with general studies; what else there is to look around by, the page shows.
    const meant = isUndecided(text) ? 'undecided' : text;
    if (beginning === undefined) return this.#finder.find(meant).map(({ position }) => position);
    return this.facts.programs.flatMap(({ cip }, position) => (cip.startsWith(beginning) ? [position] : []));
  }
}

function titlesOf(
  { title, group, occupations }: ProgramFacts,
  position: number,
  socTitles: ReadonlyMap<string, string>,
): Title[] {
  const careers = occupations.filter((soc) => !teachesAtCollege(soc));
  const wider = new Set([group.title, ...careers.flatMap((soc) => socTitles.get(soc) ?? [])]);
  wider.delete(title);
  return [
    { position, text: title, kind: 'title' },
    ...Array.from(wider, (text): Title => ({ position, text, kind: 'widerTitle' })),
  ];
}

/** Nearly every program leads to teaching it at a college, which tells little about it. */
export function teachesAtCollege(soc: string): boolean {
  return soc.startsWith('25-1');
}
