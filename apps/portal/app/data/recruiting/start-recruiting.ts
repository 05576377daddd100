import { startCommand } from '../../shell/pending-commands/commands.ts';
import type { NamedCollege } from '../colleges/college-card.ts';

/** Asks a college to recruit the student; a visitor signs in first (ST-112). */
export function startRecruiting({ id, shortName }: NamedCollege): void {
  void startCommand({ kind: 'get-recruited', payload: { collegeId: id } }, `recruit:${shortName}`);
}
