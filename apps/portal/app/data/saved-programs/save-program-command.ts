import { savedPrograms } from './saved-programs.ts';

/** Saves the program that was asked for before sign-in. */
export async function runCommand(payload: unknown): Promise<void> {
  await savedPrograms.save((payload as { programId: string }).programId);
}
