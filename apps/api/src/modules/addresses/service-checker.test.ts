import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';

type Received = { method: string | undefined; url: string | undefined; body: Record<string, unknown> };

/** The service's side of the protocol: what it got, and what it answers next. */
const service = { received: [] as Received[], status: 200, answer: {} as unknown };
const server = createServer((request, response) => {
  void bodyOf(request).then((text) => {
    service.received.push({
      method: request.method,
      url: request.url,
      body: JSON.parse(text) as Received['body'],
    });
    response.writeHead(service.status, { 'content-type': 'application/json' });
    response.end(typeof service.answer === 'string' ? service.answer : JSON.stringify(service.answer));
  });
});
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
afterAll(() => new Promise<void>((done) => server.close(() => done())));

const api = await startApi({
  settings: {
    ADDRESS_CHECK_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/verify`,
    ADDRESS_CHECK_KEY: 'our account',
  },
});

const HOME = { street: '100 Oka Street', city: 'Raleigh', state: 'NC', postalCode: '27601', country: 'US' };
const RECORD = {
  AddressLine1: '100 Oak St',
  AddressLine2: '',
  City: 'Raleigh',
  State: 'NC',
  PostalCode: '27601-1234',
  CountyName: 'Wake',
  AddressTypeCode: 'S',
};
async function check(answer: unknown, address: object = HOME, status = 200) {
  Object.assign(service, { answer, status });
  return api.call('POST', '/Address/Validate', { body: address });
}
const records = (change: object) => ({ TransmissionResults: '', Records: [{ ...RECORD, ...change }] });

describe('the commercial address check', () => {
  it('is sent the address alone, in the body, with our key', async () => {
    await check(records({ Results: 'AS01' }), { ...HOME, firstName: 'Maya', lastName: 'Torres' });
    const last = service.received.at(-1);
    expect(last).toMatchObject({
      method: 'POST',
      url: '/verify',
      body: {
        CustomerID: 'our account',
        Actions: 'Check',
        Records: [{ AddressLine1: '100 Oka Street', City: 'Raleigh', PostalCode: '27601', Country: 'US' }],
      },
    });
    expect(JSON.stringify(last)).not.toMatch(/Maya|Torres/);
  });

  it('suggests what was changed, verified and with the county', async () => {
    const reply = await check(records({ Results: 'AS01,AC01,AC10' }));
    expect(reply).toMatchObject({
      status: 200,
      json: {
        providedAddressHasErrors: true,
        providedAddress: { isVerified: false, street: '100 Oka Street' },
        suggestedAddresses: [
          {
            street: '100 Oak St',
            postalCode: '27601-1234',
            county: '092',
            resultCodes: ['AC01', 'AC10'],
            addressType: 'S',
            isVerified: true,
          },
        ],
      },
    });
  });

  it.each([
    ['nothing was changed', 'AS01'],
    ['only short forms were used', 'AS01,AC05'],
  ])('verifies the address when %s', async (_, Results) => {
    const reply = await check(records({ Results }));
    expect(reply.json).toMatchObject({
      providedAddressHasErrors: false,
      providedAddress: { isVerified: true, street: '100 Oka Street' },
      suggestedAddresses: [],
    });
  });

  it('verifies nothing that the service saw only as far as the town', async () => {
    const reply = await check(records({ Results: 'AV12' }));
    expect(reply.json).toMatchObject({
      providedAddressHasErrors: false,
      providedAddress: { isVerified: false, resultCodes: ['AV12'] },
    });
  });

  it('writes what it shouts with capitals where names have them', async () => {
    const shouted = { Results: 'AS01,AC10', AddressLine1: '100 OAK ST NW', City: 'SALISBURY' };
    expect((await check(records(shouted))).json).toMatchObject({
      suggestedAddresses: [{ street: '100 Oak St NW', city: 'Salisbury' }],
    });
  });

  it('passes errors on, and codes it does not know leaves out', async () => {
    const reply = await check(records({ Results: 'AE02,AE99,XX01' }));
    expect(reply.json).toMatchObject({
      providedAddressHasErrors: true,
      providedAddress: { resultCodes: ['AE02'], isVerified: false },
      suggestedAddresses: [],
    });
  });

  it('is not asked about other countries', async () => {
    const before = service.received.length;
    await check(records({ Results: 'AE01' }), {
      street: 'Unter den Linden 1',
      city: 'Berlin',
      country: 'DE',
    });
    expect(service.received).toHaveLength(before);
  });

  it.each([
    ['refuses our key', { TransmissionResults: 'GE05', Records: [] }, 200],
    ['has no record', { TransmissionResults: '', Records: [] }, 200],
    ['answers nonsense', 'not JSON', 200],
    ['answers another shape', { Records: 'x' }, 200],
    ['fails', {}, 500],
  ])('that %s is told as not reachable, with a time to come back', async (_, answer, status) => {
    const reply = await check(answer, HOME, status);
    expect(reply).toMatchObject({
      status: 503,
      json: { detail: 'An error occurred. Please try again later.' },
    });
    expect(reply.headers.get('retry-after')).toBe('5');
  });
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
