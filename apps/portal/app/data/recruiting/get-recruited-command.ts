import { getRecruited } from './recruiting.ts';

/** Sends the request to be recruited that was made before sign-in. */
export async function runCommand(payload: unknown): Promise<void> {
  await getRecruited((payload as { collegeId: number }).collegeId);
}
