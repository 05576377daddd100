import { saveCollege } from './saved-colleges.ts';

/** Saves the college that was asked for before sign-in. */
export async function runCommand(payload: unknown): Promise<void> {
  await saveCollege((payload as { collegeId: number }).collegeId);
}
