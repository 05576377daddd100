import { createClient } from '@longleaf/contract/client';
import { savedProgramMessages, savedProgramOperations } from '@longleaf/contract/saved-programs';
import { browserApi } from '../../shell/session/api.ts';
import { createSavedList } from '../saved-codes/saved-list.ts';

const api = createClient(savedProgramOperations, browserApi);

/** The programs that a person saved, by their CIP codes (MSG-047, MSG-050, MSG-051). */
export const savedPrograms = createSavedList({
  key: 'saved-programs',
  kind: 'programs',
  readIds: (signal) => api.getSavedProgramIds({}, { signal }),
  save: (Id) => api.saveProgram({ body: { Id } }),
  remove: (Id) => api.deleteSavedProgramNamed({ body: { Id } }),
  restore: (undo) => api.restoreSavedProgram({ body: { undo } }),
  messages: savedProgramMessages,
});
