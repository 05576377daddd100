import { createClient } from '@longleaf/contract/client';
import type { Answer, Operation, Sent } from '@longleaf/contract/operation';
import { browserApi, type FetchApi } from '../../shell/session/api.ts';

/** Makes one call of the contract. @throws ApiError */
export function call<O extends Operation>(
  operation: O,
  sent: Sent<O>,
  fetchApi: FetchApi = browserApi,
): Promise<Answer<O>> {
  // The client's type of one call cannot be worked out while the operation is not known yet.
  const client = createClient({ one: operation }, fetchApi) as {
    one: (sent: Sent<O>) => Promise<Answer<O>>;
  };
  return client.one(sent);
}
