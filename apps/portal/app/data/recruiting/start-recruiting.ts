import type { ToldPart } from '@longleaf/rules/recruiting/told';
import { startCommand } from '../../shell/pending-commands/commands.ts';
import type { NamedCollege } from '../colleges/college-card.ts';

/** Asks a college to recruit the student; a visitor signs in first (ST-112). @param told what was said that it is told. */
export function startRecruiting({ id, shortName }: NamedCollege, told: readonly ToldPart[]): void {
  const payload = { collegeId: id, told: told.join(' ') };
  void startCommand({ kind: 'get-recruited', payload }, `recruit:${shortName}`);
}
