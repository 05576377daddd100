import { savedSearchOperations } from '@longleaf/contract/saved-searches';
import { OWN } from '../owner/own.ts';
import { changes, reads, type Pairs } from './pair.ts';

/** Of `contract/src/saved-searches.ts`. */
export const savedSearchesPairs: Pairs = [
  [savedSearchOperations.loadSavedSearches, reads('/campusSearch/loadSavedSearches', OWN.search)],
  [
    savedSearchOperations.saveCampusSearch,
    changes('/campusSearch/saveCampusSearch', { name: OWN.search, search: '{"filters":[]}', replace: true }),
  ],
  [
    savedSearchOperations.renameSearch,
    {
      send: ({ searchRow }) => ({
        path: `/collegePlanning/renameSearch/${searchRow}`,
        body: { name: 'New name' },
      }),
      outsider: 404,
      proof: 'changes',
    },
  ],
  [
    savedSearchOperations.deleteSearch,
    {
      send: ({ searchRow }) => ({ path: `/collegePlanning/deleteSearch/${searchRow}` }),
      outsider: 404,
      proof: 'changes',
    },
  ],
  [
    savedSearchOperations.lookAtSearch,
    {
      send: ({ searchRow }) => ({ path: `/collegePlanning/lookAtSearch/${searchRow}?residency=FL` }),
      outsider: 404,
      proof: 'changes',
    },
  ],
  [
    savedSearchOperations.restoreSearch,
    {
      send: async ({ removed, searchRow }) => ({
        path: '/collegePlanning/restoreSearch',
        body: { undo: await removed(`/collegePlanning/deleteSearch/${searchRow}`) },
      }),
      outsider: 400,
      proof: 'changes',
    },
  ],
];
