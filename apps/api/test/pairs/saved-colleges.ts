import { savedCollegeOperations } from '@longleaf/contract/saved-colleges';
import { OWN } from '../owner/own.ts';
import { changes, reads, type Pairs } from './pair.ts';

/** Of `contract/src/saved-colleges.ts`. */
export const savedCollegesPairs: Pairs = [
  [savedCollegeOperations.isCollegeSaved, reads(`/collegePlanning/issaved/${OWN.college}`, 'true')],
  [savedCollegeOperations.getSavedColleges, reads('/collegePlanning/getsavedcolleges', OWN.notes)],
  [savedCollegeOperations.getSavedCollegeIds, reads('/collegePlanning/savedcollegeids', String(OWN.college))],
  [savedCollegeOperations.saveCollege, changes('/collegePlanning', OWN.otherCollege)],
  [
    savedCollegeOperations.updateSavedCollege,
    {
      send: ({ collegeRow }) => ({
        path: '/collegePlanning/updateSavedCollege',
        body: { id: collegeRow, notes: 'Changed' },
      }),
      outsider: 404,
      proof: 'changes',
    },
  ],
  [
    savedCollegeOperations.deleteSavedCollege,
    {
      send: ({ collegeRow }) => ({ path: '/collegePlanning/deletesavedcollege', body: { id: collegeRow } }),
      outsider: 404,
      proof: 'changes',
    },
  ],
  [
    savedCollegeOperations.restoreSavedCollege,
    {
      send: async ({ removed }) => ({
        path: '/collegePlanning/restoresavedcollege',
        body: {
          undo: await removed('/collegePlanning/deletesavedcollege', { organizationId: OWN.college }),
        },
      }),
      outsider: 400,
      proof: 'changes',
    },
  ],
];
