import { createClient } from '@longleaf/contract/client';
import { enteredCollegeOperations } from '@longleaf/contract/entered-colleges';
import { browserApi } from '../../../shell/session/api.ts';

const api = createClient(enteredCollegeOperations, browserApi);

/** The id of the college that a typed name is the whole name of; null when we know none (API-101). @throws ApiError */
export async function verifiedId(name: string): Promise<number | null> {
  const { college } = await api.verifyEnteredCollege({ query: { SelectedSchool: name } });
  return college?.organizationID ?? null;
}
