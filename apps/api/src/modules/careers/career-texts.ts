import type { TitleFound } from '@longleaf/catalog/finding/title';
import type { Careers } from '@longleaf/catalog/careers/careers';
import type { Catalog } from '@longleaf/catalog/open-catalog';
import { perVersion } from '../../catalog/per-version.ts';
import { presentYears } from '../explore/index.ts';
import { presentCard } from './present-card.ts';
import { presentDetails } from './present-details.ts';

const strangers = '{"isSaved":false,';

/** The JSON of occupations, each written once for each version of the facts. */
export function careerTexts(catalog: Catalog, metroAreas: readonly string[]) {
  const kept = perVersion(catalog, () => ({ cards: [] as string[], details: [] as string[] }));
  const occupationAt = (careers: Careers, position: number) => {
    const occupation = careers.at(position);
    if (!occupation) throw new Error(`There is no career at position ${position}`);
    return occupation;
  };
  return {
    /** An occupation as a search result. */
    card: ({ position, matched }: TitleFound, isSaved: boolean): string => {
      const careers = catalog.careers();
      const rest = (kept().cards[position] ??= JSON.stringify(
        presentCard(careers.facts, occupationAt(careers, position)),
      ).slice(`${strangers}"matched":null,`.length));
      return `{"isSaved":${isSaved},"matched":${JSON.stringify(matched)},${rest}`;
    },

    /** An occupation with all that its page shows. */
    details: (position: number, isSaved: boolean): string => {
      const careers = catalog.careers();
      const text = (kept().details[position] ??= JSON.stringify({
        ...presentDetails(careers, catalog.programs(), occupationAt(careers, position), metroAreas),
        years: presentYears(catalog.years()),
      }));
      return isSaved ? `{"isSaved":true,${text.slice(strangers.length)}` : text;
    },
  };
}

export type CareerTexts = ReturnType<typeof careerTexts>;
