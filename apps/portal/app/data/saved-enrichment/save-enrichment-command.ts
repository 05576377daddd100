import { command } from '../../shell/pending-commands/command.ts';
import { savedEnrichment } from './saved-enrichment.ts';

/** Saves the enrichment program that was asked for before sign-in. */
export default command({ programId: 'string' }, ({ programId }) => savedEnrichment.save(programId));
