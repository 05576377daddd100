import type { Catalog } from '@longleaf/catalog/open-catalog';
import { perVersion } from '../../catalog/per-version.ts';
import { presentYears } from '../explore/index.ts';
import { presentCard } from './present-card.ts';
import { presentDetails } from './present-details.ts';

const strangers = '{"isSaved":false,';

/** The JSON of programs, each written once for each version of the facts. */
export function programTexts(catalog: Catalog) {
  const kept = perVersion(catalog, () => ({ cards: [] as string[], details: [] as string[] }));
  const marked = (text: string, isSaved: boolean) =>
    isSaved ? `{"isSaved":true,${text.slice(strangers.length)}` : text;
  return {
    /** The program at a position as a search result. */
    card: (position: number, isSaved: boolean): string =>
      marked((kept().cards[position] ??= JSON.stringify(presentCard(catalog.programs(), position))), isSaved),

    /** The program at a position with all that its page shows. */
    details: (position: number, isSaved: boolean): string => {
      const text = (kept().details[position] ??= JSON.stringify({
        ...presentDetails(catalog.careers(), catalog.programs(), position),
        years: presentYears(catalog.years()),
      }));
      return marked(text, isSaved);
    },
  };
}

export type ProgramTexts = ReturnType<typeof programTexts>;
