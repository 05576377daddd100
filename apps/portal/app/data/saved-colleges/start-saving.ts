import { startCommand } from '../../shell/pending-commands/commands.ts';
import type { NamedCollege } from '../colleges/college-card.ts';

/** Saves a college; a visitor signs in first, and it is saved once they come back (ST-112). */
export function startSaving({ id, shortName }: NamedCollege): void {
  void startCommand({ kind: 'save-college', payload: { collegeId: id } }, `save:${shortName}`);
}
