import { savedEnrichmentOperations } from '@longleaf/contract/saved-enrichment';
import { OWN } from '../owner/own.ts';
import { changes, reads, type Pairs } from './pair.ts';

/** Of `contract/src/saved-enrichment.ts`. */
export const savedEnrichmentPairs: Pairs = [
  [
    savedEnrichmentOperations.getSavedEnrichment,
    reads('/StudentEnrichment/savedPrograms', 'Summer High School Transportation Institute'),
  ],
  [
    savedEnrichmentOperations.getSavedEnrichmentIds,
    reads('/StudentEnrichment/savedProgramIds', `["${OWN.enrichment}"]`),
  ],
  [
    savedEnrichmentOperations.saveEnrichment,
    changes('/StudentEnrichment/savedPrograms', { id: OWN.otherEnrichment }),
  ],
  [
    savedEnrichmentOperations.deleteSavedEnrichment,
    changes(`/StudentEnrichment/savedPrograms/${OWN.enrichment}`),
  ],
  [
    savedEnrichmentOperations.restoreSavedEnrichment,
    {
      send: async ({ removed }) => ({
        path: '/StudentEnrichment/restoreSavedProgram',
        body: {
          undo: await removed(`/StudentEnrichment/savedPrograms/${OWN.enrichment}`, undefined, 'DELETE'),
        },
      }),
      outsider: 400,
      proof: 'changes',
    },
  ],
];
