import type { Catalog } from '@longleaf/catalog/open-catalog';
import type { Given } from '@longleaf/contract/operation';
import type { assuranceOperations } from '@longleaf/contract/transfer-assurance';
import { easternDay } from '@longleaf/rules/profile/calendar-day';
import { definitionOf } from '../applications/index.ts';
import { schoolLists } from '../colleges/index.ts';

/** The public universities with what is known of transferring to each (UI-037): fee, last day, what counts for credit. */
export function transferUniversities(
  catalog: Catalog,
  now: Date,
): Given<typeof assuranceOperations.getTransferUniversities> {
  const today = easternDay(now);
  const { colleges } = catalog.search().snapshot.facts;
  const factsOf = new Map(colleges.map(({ facts }) => [facts.id, facts]));
  return {
    creditYear: catalog.years()['figures-services'],
    universities: schoolLists(catalog)
      .unc()
      .map((university) => {
        const facts = factsOf.get(university.id);
        const known = catalog.applications().get(university.id);
        const definition = known && definitionOf(known, 'transfer', today);
        return {
          ...university,
          fee: definition?.fee ?? null,
          feeYear: definition?.feeYear ?? null,
          closesOn: definition?.dates.closesOn ?? null,
          credit: {
            ap: facts?.acceptsAp ?? null,
            militaryTraining: facts?.creditForMilitaryTraining ?? null,
            lifeExperience: facts?.creditForLifeExperience ?? null,
          },
        };
      }),
  };
}
