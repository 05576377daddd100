import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPartners } from '../app.ts';

let app: FastifyInstance;
let base: string;
beforeAll(async () => {
  app = await buildPartners({
    settings: {
      PORTAL_URL: 'http://portal.example',
      PARTNERS_URL: 'http://partners.example',
      PRODUCT_NAME: 'Longleaf',
    },
  });
  base = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

const HOME = {
  AddressLine1: '100 Main St',
  AddressLine2: '',
  City: 'Raleigh',
  State: 'NC',
  PostalCode: '27601',
  Country: 'US',
};

async function ask(body: unknown, path = '/address-service/v3/WEB/ContactVerify/doContactVerify') {
  const response = await fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as { TransmissionResults: string; Records: Record<string, string>[] };
}
const check = async (change: object) => {
  const answer = await ask({ CustomerID: 'any', Actions: 'Check', Records: [{ ...HOME, ...change }] });
  return answer.Records[0];
};

describe('the stand-in for the address service', () => {
  it.each([
    [{}, 'AS01', '100 Main St'],
    [{ AddressLine1: '100 North Main Street' }, 'AS01,AC05', '100 N Main St'],
    [{ AddressLine1: '100 Oka Street' }, 'AS01,AC05,AC10', '100 Oak St'],
    [{ AddressLine1: '99999 Nonsense Blvd' }, 'AE02', '99999 Nonsense Blvd'],
    [{ AddressLine1: '5 Empty Ln' }, 'AE04', '5 Empty Ln'],
    [{ AddressLine1: 'Main St' }, 'AE11', 'Main St'],
    [{ AddressLine1: '' }, 'AE07', ''],
    [{ PostalCode: '00000' }, 'AE01', '100 Main St'],
    [{ AddressLine1: '1 Rideau Street', Country: 'CA', PostalCode: 'K1A 0B1' }, 'AS01,AC05', '1 Rideau St'],
  ])('%j: %s', async (change, codes, street) => {
    expect(await check(change)).toMatchObject({ Results: codes, AddressLine1: street });
  });

  it.each([
    [null, 'SE01'],
    [{ Records: [HOME] }, 'GE05'],
    [{ CustomerID: 'any' }, 'GE03'],
    [{ CustomerID: 'any', Records: 'x' }, 'GE03'],
    [{ CustomerID: 'any', Records: Array.from({ length: 101 }, () => HOME) }, 'GE02'],
  ])('refuses %j', async (body, code) => {
    expect(await ask(body)).toMatchObject({ TransmissionResults: code, Records: [] });
  });

  it('asks for no key at its short address', async () => {
    const answer = await ask({ CustomerID: '', Records: [HOME] }, '/address-service');
    expect(answer).toMatchObject({ TransmissionResults: '', Records: [{ Results: 'AS01' }] });
    expect(await ask(null, '/address-service')).toMatchObject({ TransmissionResults: 'SE01' });
  });

  it('answers records of any shape', async () => {
    const answer = await ask({ CustomerID: 'any', Records: [null, 3, { AddressLine1: { a: 1 } }] });
    expect(answer.Records.map(({ Results }) => Results)).toEqual(['AE07', 'AE07', 'AE07']);
  });
});
