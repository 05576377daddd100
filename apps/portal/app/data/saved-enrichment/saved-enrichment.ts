import { createClient } from '@longleaf/contract/client';
import { savedEnrichmentMessages, savedEnrichmentOperations } from '@longleaf/contract/saved-enrichment';
import { browserApi } from '../../shell/session/api.ts';
import { createSavedList } from '../saved-codes/saved-list.ts';

const api = createClient(savedEnrichmentOperations, browserApi);

/** The enrichment programs that a person saved, by their numbers. */
export const savedEnrichment = createSavedList({
  key: 'saved-enrichment',
  kind: 'enrichment',
  readIds: (signal) => api.getSavedEnrichmentIds({}, { signal }),
  save: (id) => api.saveEnrichment({ body: { id } }),
  remove: (id) => api.deleteSavedEnrichment({ params: { id } }),
  restore: (undo) => api.restoreSavedEnrichment({ body: { undo } }),
  messages: savedEnrichmentMessages,
});
