import { savedCareers } from './saved-careers.ts';

/** Saves the career that was asked for before sign-in. */
export async function runCommand(payload: unknown): Promise<void> {
  await savedCareers.save((payload as { occCode: string }).occCode);
}
