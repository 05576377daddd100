import { createClient } from '@longleaf/contract/client';
import { campusProfile } from '@longleaf/contract/college-profile';
import { mapColleges } from '@longleaf/contract/college-search';
import type { CampusProfile } from '@longleaf/contract/college-profile';
import { queryOptions } from '@tanstack/react-query';
import { browserApi, type FetchApi } from '../../shell/session/api.ts';
import { mapX, mapY } from '../../ui/maps/state-projection.ts';
import type { Sector } from '../../domain/colleges/sector-colors.ts';
import { netPricesByIncome } from '../../domain/income/income-bands.ts';

/** Five schools that show how far the price and the bill lie apart: near and far, public and independent. */
const EXAMPLES = [
  { urlName: 'wake-technical-community-college', name: 'Wake Tech' },
  { urlName: 'north-carolina-a-and-t-state-university', name: 'NC A&T State' },
  { urlName: 'north-carolina-state-university-at-raleigh', name: 'NC State' },
  { urlName: 'university-of-north-carolina-at-chapel-hill', name: 'UNC Chapel Hill' },
  { urlName: 'duke-university', name: 'Duke' },
];

export interface PriceExample {
  id: number;
  name: string;
  urlName: string;
  sector: Sector;
  /** Before grants; null when not reported. */
  fullCost: number | null;
  /** After grants, one for each income band. */
  netPrices: (number | null)[];
}

export interface PriceStory {
  colleges: PriceExample[];
  netPriceYear: string;
  fullCostYear: string;
  source: string;
}

/** Full cost and net price of the examples. */
export function pricesQuery(fetchApi: FetchApi = browserApi) {
  return queryOptions({
    queryKey: ['colleges', 'price-story'],
    queryFn: async ({ signal }): Promise<PriceStory> => {
      const api = createClient({ campusProfile }, fetchApi);
      const profiles = await Promise.all(
        EXAMPLES.map(({ urlName }) => api.campusProfile({ params: { urlName } }, { signal })),
      );
      const { netPrice, attendance } = profiles[0]?.figures ?? {};
      return {
        colleges: profiles.map((profile, index) =>
          asExample(profile, EXAMPLES[index]?.name ?? profile.shortName),
        ),
        netPriceYear: netPrice?.year ?? '',
        fullCostYear: attendance?.year ?? '',
        source: netPrice?.source ?? '',
      };
    },
  });
}

function asExample({ id, urlName, collegeType, figures }: CampusProfile, name: string): PriceExample {
  return {
    id,
    name,
    urlName,
    sector: collegeType,
    fullCost: figures.attendance.values.costOfAttendance,
    netPrices: netPricesByIncome({ figures }),
  };
}

/** A pin of the state map: sector and place in the drawing's units. */
export type StatePin = readonly [Sector, number, number];

/** Every college in North Carolina as a pin. */
export function statePinsQuery(fetchApi: FetchApi = browserApi) {
  return queryOptions({
    queryKey: ['colleges', 'state-pins'],
    queryFn: async ({ signal }): Promise<StatePin[]> => {
      const api = createClient({ mapColleges }, fetchApi);
      const body = [{ group: 'state', key: 'state', value: 'NC' }];
      const { pins } = await api.mapColleges({ body }, { signal });
      return pins.map(([, , , sector, latitude, longitude]) => [
        sector,
        Math.round(mapX(longitude)),
        Math.round(mapY(latitude)),
      ]);
    },
  });
}
