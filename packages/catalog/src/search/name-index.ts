import { studentPopulation } from '@longleaf/rules/colleges/facts';
import { states } from '@longleaf/rules/colleges/states';
import { cityNicknames } from '@longleaf/rules/finding/city-nicknames';
import { collegeShortForms } from '@longleaf/rules/finding/college-short-forms';
import { readingsBegunIn, readingsBy } from '@longleaf/rules/finding/readings';
import { collegeStanding, worthOfWhole } from '@longleaf/rules/finding/score';
import { withoutSpareWords } from '@longleaf/rules/finding/spare-words';
import { spanishWords } from '@longleaf/rules/finding/spanish-words';
import { wordsOf } from '@longleaf/rules/finding/words';
import { Finder } from '../finding/finder.ts';
import type { Meant } from '../finding/finder.ts';
import type { TitleFound } from '../finding/title.ts';
import { standingsOf } from '../finding/ranking.ts';
import type { Standings } from '../finding/ranking.ts';
import type { Title } from '../finding/title.ts';
import type { CollegeRecord } from './facts.ts';

/** Finds colleges by what people type: part of a name, a short form, another name, a former one, a team, a city, a small misspelling. */
export class NameIndex {
  readonly #colleges: readonly CollegeRecord[];
  readonly #finder: Finder;
  readonly #home: Standings;
  readonly #national: Standings;

  constructor(colleges: readonly CollegeRecord[]) {
    this.#colleges = colleges;
    this.#finder = new Finder(colleges.flatMap(titlesOf), {
      size: colleges.length,
      readingsOf: readingsBy(collegeShortForms, spanishWords),
      readingsBegunBy: readingsBegunIn(spanishWords),
      phrases: cityNicknames,
      shortestBeginning: 1,
      commonWords,
      worth: worthOfWhole.college,
    });
    const standings = (homeFirst: boolean) =>
      standingsOf(colleges.length, (kind, position) => {
        const facts = colleges[position]?.facts;
        return collegeStanding(kind, {
          isHome: homeFirst && facts?.state === 'NC',
          isOpen: facts?.isOpen === true,
          students: (facts && studentPopulation(facts)) ?? 0,
        });
      });
    this.#home = standings(true);
    this.#national = standings(false);
  }

  /**
   * Lists positions of the colleges that a term means, the likeliest first; North Carolina first unless `national`.
   * An empty term finds nothing.
   */
  suggest(term: string, limit: number, national: boolean): readonly number[] {
    return this.#find(term, national, limit);
  }

  /** Gives the colleges that a term means as `suggest` does, with how the likeliest fits. */
  best(term: string, limit: number): Meant {
    const meant = this.#finder.meant(term, this.#home, limit);
    return { ...meant, found: this.#openFirst(meant.found) };
  }

  /** Lists positions of all colleges that a term means, the likeliest first. */
  meant(term: string): readonly number[] {
    return this.#find(term, false, Infinity);
  }

  #find(term: string, national: boolean, limit: number): readonly number[] {
    const standings = national ? this.#national : this.#home;
    return this.#openFirst(this.#finder.find(term, standings, limit)).map(({ position }) => position);
  }

  /** Of several of one name, those that are open take the first of their places. */
  #openFirst(found: readonly TitleFound[]): readonly TitleFound[] {
    const nameOf = ({ position }: TitleFound) => this.#colleges[position]?.facts.name;
    const isClosed = ({ position }: TitleFound) => this.#colleges[position]?.facts.isOpen === false;
    if (!found.some(isClosed)) return found;
    const namesakes = Map.groupBy(found, nameOf);
    for (const some of namesakes.values()) some.sort((one, other) => +isClosed(one) - +isClosed(other));
    return found.map((one) => namesakes.get(nameOf(one))?.shift() ?? one);
  }
}

const commonWords = new Set([
  'college',
  'university',
  'community',
  'school',
  'institute',
  'state',
  'technical',
]);
const stateNames = new Map(states);

function titlesOf(college: CollegeRecord, position: number): readonly Title[] {
  const { name, state } = college.facts;
  const names = new Set([college.shortName, ...college.otherNames.filter(tellsItApart)]);
  if (state === 'NC') names.add(initialsOf(name));
  names.delete('');
  names.delete(name);
  const place = `${college.city} ${stateNames.get(state) ?? ''} ${state}`;
  return [
    { position, text: name, kind: 'title' },
    ...Array.from(names, (text): Title => ({ position, text, kind: 'otherTitle' })),
    { position, text: `${name} ${college.city}`, kind: 'widerTitle' },
    { position, text: [name, ...names, place].join(' '), kind: 'everything' },
  ];
}

/** Whether a nickname is more than what any college is called: who types 'colegio' alone asks for colleges. */
function tellsItApart(name: string): boolean {
  return withoutSpareWords(wordsOf(name)).length > 0;
}

/** The initials that people call a college by ('CPCC'); none for a name of fewer than three words. */
function initialsOf(name: string): string {
  const words = wordsOf(name);
  return words.length < 3 ? '' : words.map((word) => word.charAt(0)).join('');
}
