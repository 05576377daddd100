import { createClient } from '@longleaf/contract/client';
import type { Answer } from '@longleaf/contract/operation';
import { testPrepOperations } from '@longleaf/contract/test-prep';
import { queryOptions } from '@tanstack/react-query';
import { ofPerson } from '../../lib/of-person.ts';
import { browserApi } from '../../shell/session/api.ts';

const api = createClient(testPrepOperations, browserApi);

export type TestPrepProfile = Answer<typeof testPrepOperations.getTestPrepProfile>;

/** What the partner is told of the person (API-158). */
export function testPrepQuery(personId: string) {
  return queryOptions({
    queryKey: ofPerson(personId, 'test-prep'),
    queryFn: ({ signal }) => api.getTestPrepProfile({}, { signal }),
  });
}

/** Where the tool opens, with who comes in the query; what is not known is left out (API-210). */
export function addressOfTool({ address, ...told }: TestPrepProfile): string {
  const there = new URL(address);
  for (const name of ['userId', 'userIdHash', 'email', 'firstName'] as const)
    if (told[name] !== '') there.searchParams.set(name, told[name]);
  return there.href;
}
