import { createClient } from '@longleaf/contract/client';
import { profileOperations } from '@longleaf/contract/profile';
import { pathForReader } from '../language/reader-language.ts';
import { fetchWithSession } from './fetch-with-session.ts';
import { firstOf } from './first-of.ts';

/**
 * Where to go after sign-in (GAP-119): a password that no longer meets the rules leads to its section of the profile, an
 * invalid address to its page, which leads on; otherwise where the person wanted to go. A profile that cannot be read
 * keeps nobody from it.
 * @returns an address in the language of the person, where the portal comes in it.
 */
export async function putRightFirst(wanted: string): Promise<string> {
  try {
    const { getLimitedProfile } = createClient(profileOperations, fetchWithSession);
    return pathForReader(firstOf(await getLimitedProfile(), pathForReader(wanted)));
  } catch {
    return pathForReader(wanted);
  }
}
