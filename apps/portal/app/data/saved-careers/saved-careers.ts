import { createClient } from '@longleaf/contract/client';
import { savedCareerMessages, savedCareerOperations } from '@longleaf/contract/saved-careers';
import { browserApi } from '../../shell/session/api.ts';
import { createSavedList } from '../saved-codes/saved-list.ts';

const api = createClient(savedCareerOperations, browserApi);

/** The careers that a person saved, by their O*NET-SOC codes (MSG-035, MSG-049). */
export const savedCareers = createSavedList({
  key: 'saved-careers',
  kind: 'careers',
  readIds: (signal) => api.getSavedCareerCodes({}, { signal }),
  save: (OCCCode) => api.saveCareer({ body: { OCCCode } }),
  remove: (occCode) => api.deleteSavedCareer({ query: { occCode } }),
  messages: savedCareerMessages,
});
