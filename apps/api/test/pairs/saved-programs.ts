import { savedProgramOperations } from '@longleaf/contract/saved-programs';
import { OWN } from '../owner/own.ts';
import { changes, reads, type Pairs } from './pair.ts';

/** Of `contract/src/saved-programs.ts`. */
export const savedProgramsPairs: Pairs = [
  [savedProgramOperations.getSavedPrograms, reads('/programsMajors/getSavedPrograms', OWN.program)],
  [savedProgramOperations.getSavedProgramIds, reads('/programsMajors/savedprogramids', OWN.program)],
  [savedProgramOperations.isProgramSaved, reads(`/ProgramSavedCheck/${OWN.program}`, 'true')],
  [savedProgramOperations.saveProgram, changes('/programsMajors/saveProgram', OWN.otherProgram)],
  [
    savedProgramOperations.updateSavedProgram,
    changes('/collegePlanning/updatesavedprogram', { Id: OWN.program, isSaved: false }),
  ],
  [savedProgramOperations.deleteSavedProgram, changes(`/collegePlanning/deletesavedprogram/${OWN.program}`)],
  [
    savedProgramOperations.deleteSavedProgramNamed,
    changes('/collegePlanning/deleteSavedProgram', OWN.program),
  ],
  [
    savedProgramOperations.restoreSavedProgram,
    {
      send: async ({ removed }) => ({
        path: '/collegePlanning/restoresavedprogram',
        body: { undo: await removed('/collegePlanning/deleteSavedProgram', OWN.program) },
      }),
      outsider: 400,
      proof: 'changes',
    },
  ],
];
