import { expect } from 'vitest';
import { draftsOfBrowser } from '../shell/drafts/drafts.ts';
import { samplePerson } from './open-screen.tsx';

/** Waits until what the sample person typed in a form is kept, or is no longer. */
export async function draftIsKept(form: string, kept = true): Promise<void> {
  const drafts = await draftsOfBrowser();
  await expect.poll(async () => (await drafts.read(samplePerson.id, form)) !== undefined).toBe(kept);
}
