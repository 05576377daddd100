import { expect, test } from 'vitest';
import { contractForBrowsers } from './contract-for-browsers.ts';
import { transformedBy } from './testing/transformed-by.ts';

const SOURCE = `
import { levels } from '@longleaf/rules/levels';
import { figureGroups } from '@longleaf/rules/figures';
import { z } from 'zod';
import { operation } from './operation.ts';

function groupSchema(name: string) {
  return z.object({ [name]: z.enum(levels) });
}
const figures = z.object(Object.fromEntries(figureGroups.map(groupSchema))) as unknown as Schema;
export const longestName = 200;
export const messages = { taken: 'You already have one.' };
export const profile = z.object({ figures }).optional();
export const campusProfile = operation({
  id: 'API-047',
  method: 'GET',
  path: '/profile/{name}',
  policy: 'college:read',
  idempotencyKey: true,
  perMinute: 20,
  errors: [{ status: 409, means: 'Taken' }],
  summary: 'A profile',
  params: z.object({ name: z.string().max(longestName) }),
  response: profile,
});
`;

test('browsers get operations and constants, and nothing that only schemas are made of', async () => {
  const code = await transformedBy(contractForBrowsers(), '/packages/contract/src/profile.ts', SOURCE);
  expect(code).toMatch(/path: '\/profile\/\{name\}'/);
  expect(code).toContain('You already have one.');
  expect(code).toContain('longestName');
  expect(code).toMatch(/export const profile =/);
  // What the client sends by.
  expect(code).toContain('idempotencyKey');
  for (const gone of [
    'API-047',
    'policy',
    'perMinute',
    'errors',
    'figureGroups',
    'rules/levels',
    'groupSchema',
    'summary',
    'response',
  ]) {
    expect(code).not.toContain(gone);
  }
});
