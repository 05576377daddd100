import type { Catalog } from '@longleaf/catalog/open-catalog';
import { fill } from '@longleaf/rules/words/fill';
import { NORTH_CAROLINA, presentMedian } from '../explore/index.ts';
import type { SavedFigure } from './repository.ts';

type Facts = Pick<Catalog, 'careers' | 'programs' | 'years'>;

const NOTHING: SavedFigure = { figure: null, figureOf: null };

/** What is published of a career today: its middle pay in North Carolina, in dollars a year. */
export function careerThen(catalog: Facts, code: string): SavedFigure {
  const careers = catalog.careers();
  const career = careers.find(code);
  if (!career) return NOTHING;
  const { annual } = presentMedian(careers.facts, career.soc, NORTH_CAROLINA);
  return annual === null ? NOTHING : { figure: annual, figureOf: catalog.years()['wages-state'] };
}

/** What is published of a program today: how many colleges in North Carolina offer it. */
export function programThen(catalog: Facts, code: string): SavedFigure {
  const programs = catalog.programs();
  const position = programs.positionOf(code);
  if (position === undefined) return NOTHING;
  return { figure: programs.schools.countsOf(position).home, figureOf: catalog.years().programs };
}

/** What is said of each kind where the figure is another one by now. */
const SENTENCES = {
  careers:
    /*i18n*/ 'Middle pay in North Carolina: {before} a year when you saved it ({beforeOf}), {now} now ({nowOf}).',
  programs:
    /*i18n*/ 'Colleges in North Carolina that offer it: {before} when you saved it ({beforeOf}), {now} now ({nowOf}).',
} as const;

const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/**
 * Says what has changed since something was saved, in English, with the years of both figures. Null where it is the same,
 * or where one of the two is not known: nothing is claimed then.
 */
export function sinceSaved(kind: keyof typeof SENTENCES, then: SavedFigure, now: SavedFigure): string | null {
  if (then.figure === null || now.figure === null || then.figure === now.figure) return null;
  const words = (figure: number) => (kind === 'careers' ? DOLLARS.format(figure) : String(figure));
  return fill(SENTENCES[kind], {
    before: words(then.figure),
    beforeOf: then.figureOf ?? '',
    now: words(now.figure),
    nowOf: now.figureOf ?? '',
  });
}
