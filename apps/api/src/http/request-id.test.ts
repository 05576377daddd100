import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startIdentity } from '@longleaf/identity/testing/harness';
import { afterAll, expect, it } from 'vitest';
import { startApi } from '../../test/start-api.ts';

const ID = 'balancer-7b1b2a52';
const PARENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const QUESTION = '/account/getsecurityquestion/forgotpassword';

const asked: IncomingHttpHeaders[] = [];
const service = createServer((request, response) => {
  asked.push(request.headers);
  response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
});
await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
afterAll(() => service.close());
const api = await startApi({
  settings: { ACCOUNT_SERVICE_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}` },
});
const send = (path: string, headers: Record<string, string> = {}, body?: object) =>
  fetch(`${api.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });

it('is passed to the sign-in host with the trace, and answered', async () => {
  const answer = await send(
    `/api${QUESTION}`,
    { 'x-request-id': ID, traceparent: PARENT },
    { userName: 'somebody' },
  );
  expect(answer.headers.get('x-request-id')).toBe(ID);
  expect(asked).toMatchObject([{ 'x-request-id': ID, traceparent: PARENT }]);
});

it('is the one in the error that a caller gets, also of an address that cannot be read', async () => {
  for (const path of ['/api/nowhere', '/api/careers/%ff']) {
    const answer = await send(path, { 'x-request-id': ID });
    expect(answer.headers.get('x-request-id')).toBe(ID);
    expect(await answer.json()).toMatchObject({ requestId: ID });
  }
  const own = await send('/api/health');
  expect(own.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

it('is taken and answered by the sign-in host: by its calls, its pages and the OpenID provider', async () => {
  const { issuer } = await startIdentity();
  for (const path of [
    '/health',
    '/.well-known/openid-configuration',
    '/nowhere',
    '/account-service/nowhere',
  ]) {
    const { headers } = await fetch(issuer + path, { headers: { 'x-request-id': ID } });
    expect([path, headers.get('x-request-id')]).toEqual([path, ID]);
  }
});
