import { codeBeginning } from '@longleaf/rules/explore/code-term';
import { isUndecided } from '@longleaf/rules/finding/undecided';
import { titleForms } from '@longleaf/rules/explore/title-forms';
import type { Meant } from '../finding/finder.ts';
import { titleFinder } from '../finding/title-finder.ts';
import type { TitleFinder } from '../finding/title-finder.ts';
import type { Title, TitleFound } from '../finding/title.ts';
import type { CareerFacts, OccupationFacts } from './facts.ts';

/** What careers are looked for by; both together narrow each other. */
export interface CareerQuestion {
  readonly text?: string | undefined;
  /** Key of a career cluster. */
  readonly cluster?: string | undefined;
}

const nation = '99';

/** All careers of one version of the catalogue, found by code, address, words or cluster. It never changes. */
export class Careers {
  readonly facts: CareerFacts;
  /** Every position, the career with the most jobs first. */
  readonly byJobs: readonly number[];
  /** About how many people in the nation have the job, by position. */
  readonly jobs: Float64Array;
  readonly #positionOf = new Map<string, number>();
  readonly #ofCluster = new Map<string, number[]>();
  readonly #finder: TitleFinder;

  constructor(facts: CareerFacts) {
    this.facts = facts;
    const jobs = Float64Array.from(facts.occupations, (occupation) => jobsOf(facts, occupation));
    this.jobs = jobs;
    this.byJobs = facts.occupations
      .map((_, position) => position)
      .toSorted((a, b) => (jobs[b] ?? 0) - (jobs[a] ?? 0) || a - b);
    for (const [position, occupation] of facts.occupations.entries()) this.#name(position, occupation);
    for (const [former, urlName] of facts.formerUrlNames) {
      const position = this.#positionOf.get(urlName);
      if (position !== undefined && !this.#positionOf.has(former)) this.#positionOf.set(former, position);
    }
    for (const position of this.byJobs)
      for (const { cluster } of facts.occupations[position]?.clusters ?? [])
        listIn(this.#ofCluster, cluster).push(position);
    this.#finder = titleFinder(facts.occupations.flatMap(titlesOf), jobs);
  }

  /** Finds a career by url name, a former one, O*NET-SOC code or SOC code (its first occupation). */
  positionOf(key: string): number | undefined {
    return this.#positionOf.get(key.trim().toLowerCase());
  }

  /** The career at a position. */
  at(position: number): OccupationFacts | undefined {
    return this.facts.occupations[position];
  }

  /** Finds a career as `positionOf` does. */
  find(key: string): OccupationFacts | undefined {
    const position = this.positionOf(key);
    return position === undefined ? undefined : this.at(position);
  }

  /** How many careers a cluster has. */
  countOf(cluster: string): number {
    return this.#ofCluster.get(cluster)?.length ?? 0;
  }

  /**
   * Gives the careers that a question means, the likeliest first; without words those with the most jobs. 'Not sure' means
   * none: the page shows a way to look around instead.
   */
  search({ text = '', cluster }: CareerQuestion): readonly TitleFound[] {
    const among = cluster === undefined ? this.byJobs : (this.#ofCluster.get(cluster) ?? []);
    if (text.trim() === '') return among.map((position) => ({ position, matched: null }));
    if (isUndecided(text)) return [];
    const found = this.#byCode(text) ?? this.#finder.find(text);
    if (cluster === undefined) return found;
    const inside = new Set(among);
    return found.filter(({ position }) => inside.has(position));
  }

  /** Gives the careers that a text means, so many at most, and how the likeliest fits; none where it says that nothing is known yet. */
  meant(text: string, limit: number): Meant {
    return isUndecided(text) ? { found: [], match: undefined } : this.#finder.meant(text, limit);
  }

  #byCode(text: string): readonly TitleFound[] | undefined {
    const beginning = codeBeginning(text, '-');
    if (beginning === undefined) return undefined;
    return this.facts.occupations.flatMap(({ code }, position) =>
      code.startsWith(beginning) ? [{ position, matched: null }] : [],
    );
  }

  #name(position: number, { code, soc, urlName }: OccupationFacts): void {
    this.#positionOf.set(urlName, position);
    this.#positionOf.set(code, position);
    if (!this.#positionOf.has(soc)) this.#positionOf.set(soc, position);
  }
}

const commonSuffix = '.00';
/** Of the jobs of an official group, the share taken for one of its narrower occupations: they are not counted alone. */
const narrowShare = 0.1;
/** What a career counts for that nobody counts the jobs of, such as those of the armed forces: small, not nothing. */
const uncountedJobs = 10_000;

/** About how many people in the nation have the job. */
function jobsOf(facts: CareerFacts, { code, soc, projection }: OccupationFacts): number {
  const wages = facts.wagesOf(soc, nation);
  const counted = wages?.figures.employment ?? projection?.employment ?? uncountedJobs;
  const isWider = wages?.isWiderGroup === true || !code.endsWith(commonSuffix);
  return isWider ? counted * narrowShare : counted;
}

function titlesOf(occupation: OccupationFacts, position: number): Title[] {
  const forms = titleForms(occupation.title);
  const others = new Set([...occupation.alternateTitles, ...occupation.reportedTitles]);
  others.delete(occupation.title);
  return [
    ...forms.map((text): Title => ({ position, text, kind: 'title' })),
    // Who types the whole of it means it, but what it leaves out is not what it is about.
    ...(forms.includes(occupation.title)
      ? []
      : [{ position, text: occupation.title, kind: 'widerTitle' } as const]),
    ...Array.from(others, (text): Title => ({ position, text, kind: 'otherTitle' })),
  ];
}

function listIn<Key>(lists: Map<Key, number[]>, key: Key): number[] {
  const known = lists.get(key);
  if (known) return known;
  const made: number[] = [];
  lists.set(key, made);
  return made;
}
