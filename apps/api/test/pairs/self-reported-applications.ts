import { reportedOperations } from '@longleaf/contract/self-reported-applications';
import { OWN } from '../owner/own.ts';
import { reads, type Pairs } from './pair.ts';

/** Of `contract/src/self-reported-applications.ts`. */
export const selfReportedApplicationsPairs: Pairs = [
  [
    reportedOperations.getSelfReportedApps,
    reads('/collegePlanning/getselfreportedapps', OWN.reportedCollege),
  ],
  [
    reportedOperations.updateSelfReportedApp,
    {
      send: ({ reported }) => ({
        path: '/collegePlanning/updateselfreportedapp',
        body: { id: reported, collegeName: 'Elsewhere College', submissionDate: '2026-01-02' },
      }),
      outsider: 404,
      proof: 'changes',
    },
  ],
  [
    reportedOperations.deleteSelfReportedApp,
    {
      send: ({ reported }) => ({
        path: '/collegePlanning/deleteselfreportedapp',
        body: { id: reported },
      }),
      outsider: 200,
      proof: 'changes',
    },
  ],
  [
    reportedOperations.restoreSelfReportedApp,
    {
      send: async ({ removed, reported }) => ({
        path: '/collegePlanning/restoreselfreportedapp',
        body: { undo: await removed('/collegePlanning/deleteselfreportedapp', { id: reported }) },
      }),
      outsider: 400,
      proof: 'changes',
    },
  ],
];
