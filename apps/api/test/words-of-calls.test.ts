import { methodsOf, pathsOf } from '@longleaf/contract/operation';
import type { Problem } from '@longleaf/contract/problem';
import type { YourData } from '@longleaf/contract/your-data';
import { unmarkedPieces } from '@longleaf/testkit/marked-words';
import { expect, it } from 'vitest';
import { startApi } from './start-api.ts';

const api = await startApi({ catalog: true, settings: { PORTAL_LANGUAGES: 'en,es,en-XA' } });
const token = await api.issuer.token('ann');

function call(
  method: string,
  path: string,
  { body, language = 'en-XA' }: { body?: unknown; language?: string } = {},
) {
  return fetch(`${api.url}/api${path}`, {
    redirect: 'manual',
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'accept-language': language,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

const textsOf = ({ detail, modelState = {} }: Problem) => [
  ...(detail === undefined ? [] : [detail]),
  ...Object.values(modelState).flat(),
];

/** A body in which every field is wrong, each in its own way. */
const WRONG = [
  {},
  Object.fromEntries(
    [
      'name',
      'email',
      'firstName',
      'lastName',
      'nickname',
      'dateOfBirth',
      'socialSecurityNumber',
      'studentNumber',
    ]
      .concat(['phone', 'gender', 'zip', 'street1', 'city', 'state', 'guardians', 'nationalities', 'role'])
      .map((field, index) => [field, [7, 'x'.repeat(3000), '<>', null, ['x']][index % 5]]),
  ),
];

it('tells what is wrong with a request in the language of the page that it comes from', async () => {
  let told = 0;
  const left: string[] = [];
  for (const operation of api.operations) {
    const method = methodsOf(operation)[0] ?? 'GET';
    const path = (pathsOf(operation)[0] ?? '').replaceAll(/\{\w+\}/g, 'no-such-thing');
    for (const body of operation.body ? WRONG : [undefined]) {
      const answer = await call(method, path, { body });
      if (!answer.headers.get('content-type')?.startsWith('application/problem+json')) continue;
      told += 1;
      const problem = (await answer.json()) as Problem;
      expect(answer.headers.get('content-language')).toBe('en-XA');
      left.push(...unmarkedPieces(textsOf(problem), []).map((text) => `${path}: ${text}`));
    }
  }
  expect(left).toEqual([]);
  expect(told).toBeGreaterThan(40);
}, 60_000);

it('answers in English whoever names no language that is offered', async () => {
  const answer = await call('POST', '/users/savedsearches', { body: {}, language: 'fr-CA' });
  expect(answer.headers.get('content-language')).toBe('en');
  const problem = (await answer.json()) as Problem;
  expect(unmarkedPieces(textsOf(problem), []).length).toBeGreaterThan(0);
});

it('calls what is kept about you by names in your language', async () => {
  await call('PUT', '/users/profile/save', {
    body: { nickname: 'Annie', socialSecurityNumber: '219-09-9998' },
  });
  const { sections } = (await (await call('GET', '/users/yourData')).json()) as YourData;
  expect(sections.length).toBeGreaterThan(0);
  expect(
    unmarkedPieces(
      sections.map(({ title }) => title),
      [],
    ),
  ).toEqual([]);
  expect(JSON.stringify(sections)).not.toContain('Kept sealed');
});
