import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { tellAccountClaims } from '@longleaf/contract/account-claims';
import { decodeJwt } from 'jose';
import { afterFile } from '@longleaf/testkit/after-file';
import type { input } from 'zod';

type Claims = input<typeof tellAccountClaims.body>;
type Answer = { status: number; json?: unknown };

export type TestAccountService = {
  url: string;
  /** Every call it got, as `METHOD path`. */
  calls: string[];
  /** What it was told of each person, by their name in tokens. */
  told: { person: string; claims: Claims }[];
  /** The language it was told of each person. */
  spoken: Map<string, string>;
  /** Answers every call with this status instead; undefined answers as usual. */
  fail: { status: number | undefined };
  /** Claims and facts of a person that differ from the usual ones. */
  people: Map<string, Record<string, unknown>>;
  /** Calls that are answered in the test's own way, by `METHOD path`. */
  answers: Map<string, (person: string) => Answer>;
};

/**
 * The account service of a sign-in provider as the API sees it: an HTTP server that answers the calls of the contract
 * about whoever the bearer token names. The real one is tested where it lives.
 */
export async function startAccountService(): Promise<TestAccountService> {
  const service: TestAccountService = {
    url: '',
    calls: [],
    told: [],
    spoken: new Map(),
    fail: { status: undefined },
    people: new Map(),
    answers: new Map(),
  };
  const server = createServer((request, response) => {
    void answer(service, request).then(({ status, json }) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(json === undefined ? undefined : JSON.stringify(json));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  afterFile(() => new Promise<void>((done) => server.close(() => done())));
  return service;
}

async function answer(service: TestAccountService, request: IncomingMessage): Promise<Answer> {
  const body = await textOf(request);
  const call = `${request.method} ${request.url}`;
  service.calls.push(call);
  const person = decodeJwt((request.headers.authorization ?? '').replace('Bearer ', '')).sub ?? '';
  if (service.fail.status !== undefined) return { status: service.fail.status, json: {} };
  const own = service.answers.get(call);
  if (own) return own(person);
  const facts = service.people.get(person) ?? {};
  switch (call) {
    case 'GET /userInfo':
      return {
        status: 200,
        json: {
          sub: person,
          given_name: 'Maya',
          family_name: 'Torres',
          email: `${person}@example.org`,
          email_verified: true,
          role: 2,
          ...facts,
        },
      };
    case 'GET /account-service/me':
      return {
        status: 200,
        json: {
          userName: person,
          email: `${person}@example.org`,
          emailVerified: true,
          passwordInvalid: false,
          twoFactorSince: null,
          ...facts,
        },
      };
    case 'POST /account-service/me/claims':
      service.told.push({ person, claims: JSON.parse(body) as Claims });
      return { status: 204 };
    case 'POST /account-service/me/language':
      service.spoken.set(person, (JSON.parse(body) as { language: string }).language);
      return { status: 204 };
    default:
      return { status: 404, json: {} };
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
