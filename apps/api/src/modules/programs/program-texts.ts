import type { Catalog } from '@longleaf/catalog/open-catalog';
import { readSources } from '@longleaf/catalog/profile/datasets';
import { perVersion } from '../../catalog/per-version.ts';
import { presentCard } from './present-card.ts';
import { presentDetails } from './present-details.ts';

const strangers = '{"isSaved":false,';

/** The JSON of programs, each written once for each version of the facts. */
export function programTexts(catalog: Catalog) {
  const kept = perVersion(catalog, () => ({ cards: [] as string[], details: [] as string[] }));
  const yearOfAwards = perVersion(catalog, async () => {
    const { sources } = await readSources(catalog.pool);
    return sources.find(({ key }) => key === 'programs')?.year ?? '';
  });
  const marked = (text: string, isSaved: boolean) =>
    isSaved ? `{"isSaved":true,${text.slice(strangers.length)}` : text;
  return {
    /** The program at a position as a search result. */
    card: (position: number, isSaved: boolean): string =>
      marked((kept().cards[position] ??= JSON.stringify(presentCard(catalog.programs(), position))), isSaved),

    /** The program at a position with all that its page shows, where it was written before. */
    writtenDetails: (position: number): string | undefined => kept().details[position],

    /** The program at a position with all that its page shows. */
    details: async (position: number, isSaved: boolean): Promise<string> => {
      const { details } = kept();
      const careers = catalog.careers();
      const programs = catalog.programs();
      const year = await yearOfAwards();
      return marked(
        (details[position] ??= JSON.stringify(presentDetails(careers, programs, position, year))),
        isSaved,
      );
    },
  };
}

export type ProgramTexts = ReturnType<typeof programTexts>;
