import { methodsOf, needsSignIn, pathsOf, type Operation } from '@longleaf/contract/operation';
import { decodeJwt } from 'jose';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { startAccountService } from './account-service.ts';
import { OWN } from './owner/own.ts';
import { makeOwner, type Owner, tokenOf } from './owner/owner.ts';
import { PAIRS } from './pairs.ts';
import type { Pair } from './pairs/pair.ts';
import { startApi } from './start-api.ts';

const accounts = await startAccountService();
const READER = 'reader';
const APPLICATION_LOGINS = 'elm/first-year/key=https://apply.example.edu/login';
const api = await startApi({
  catalog: true,
  dataSecret: OWN.dataSecret,
  // The redirection pool is open.
  now: '2026-06-01T12:00:00Z',
  settings: {
    ACCOUNT_SERVICE_URL: accounts.url,
    APPLICATION_LOGINS,
    TRANSCRIPT_SCHOOLS: 'public',
    ASSESSMENT_VENDOR_URL: 'https://vendor.example',
    ASSESSMENT_LICENSES: '*=104+100',
    TEST_PREP_URL: 'https://prep.example/open',
    NEXT_STEPS_FORM_URL: 'https://form.example.org',
  },
});

/** For whom the account service was asked to do something. */
const asked: string[] = [];
for (const call of ['POST /account/changepassword', 'PUT /account/saveSecurityQuestion']) {
  accounts.answers.set(call.replace(' ', ' /account-service'), (person) => {
    asked.push(person);
    return { status: 204 };
  });
}
for (const address of ['free@example.org', 'free%40example.org']) {
  accounts.answers.set(`GET /account-service/users/${address}/checkemail`, (person) => {
    asked.push(person);
    return { status: 200, json: { emailIsValid: true, emailVerified: false, emailSignature: '' } };
  });
}
accounts.answers.set('GET /account-service/account/getSecurityQuestion', (person) => {
  asked.push(person);
  return { status: 200, json: { securityQuestion: 'Which?' } };
});

async function textOfPdf(bytes: Uint8Array): Promise<string> {
  return (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text;
}

/** Whom the token in an address is about. */
function namesIn(text: string): string | undefined {
  const [, token] = /token=([\w.-]+)/.exec(text) ?? [];
  return token === undefined ? undefined : decodeJwt(token).sub;
}

let reader: Promise<Owner> | undefined;
/** Operations that only read share one owner: making one with all that a person can have takes hundreds of calls. */
const ownerOf = (subject: string) =>
  subject === READER ? (reader ??= makeOwner(api, READER)) : makeOwner(api, subject);

const nameOf = (operation: Operation) => `${methodsOf(operation)[0]} ${pathsOf(operation)[0]}`;
const guarded = [...api.operations].filter((one) => needsSignIn(one) || one.cache === 'catalog-or-personal');

it('there is a pair for every operation that is not public, and for no other', () => {
  const missing = guarded.filter((operation) => !PAIRS.has(operation)).map(nameOf);
  const idle = [...PAIRS.keys()].filter((operation) => !guarded.includes(operation)).map(nameOf);
  expect({ missing, idle }).toEqual({ missing: [], idle: [] });
});

describe.each(
  [...PAIRS].map(([operation, pair], index) => ({ name: nameOf(operation), operation, pair, index })),
)('$name', ({ operation, pair, index }) => {
  const method = methodsOf(operation)[0] ?? 'GET';
  const send = (sent: Awaited<ReturnType<Pair['send']>>, token?: string) =>
    api.call(sent.method ?? method, sent.path, {
      ...(token !== undefined && { token }),
      ...(sent.body !== undefined && { body: sent.body }),
    });

  it('is blocked for the outsider and allowed for the owner', async () => {
    const subject = pair.proof === 'changes' ? `owner-${index}` : READER;
    const owner = await ownerOf(subject);
    const sent = await pair.send(owner);
    const before = await owner.kept();

    const stranger = await send(sent);
    expect(stranger.status).toBe(pair.stranger ?? 401);
    asked.length = 0;
    const outsider = await send(sent, await tokenOf(api, `outsider-${index}`));
    expect(outsider.status).toBe(pair.outsider);
    expect(asked).not.toContain(subject);
    expect(await owner.kept()).toBe(before);

    const own = await send(sent, owner.token);
    expect([200, 204]).toContain(own.status);
    const { proof } = pair;
    const isShared = typeof proof === 'object' && 'everybodySignedInSees' in proof;
    const answers = Object.entries({ owner: own, outsider, stranger });
    const inPdf = new Map<string, string>();
    for (const [who, { bytes }] of Object.entries({ owner: own, outsider }))
      if (typeof proof === 'object' && 'holdsAsPdf' in proof) inPdf.set(who, await textOfPdf(bytes));
    expect({
      changed: proof !== 'changes' || (await owner.kept()) !== before,
      askedFor: proof === 'at the account service' ? asked.at(-1) : subject,
      seenBy: answers
        .filter(([who, { text }]) => {
          if (typeof proof !== 'object') return who === 'owner';
          if ('everybodySignedInSees' in proof) return text.includes(proof.everybodySignedInSees);
          if ('holdsAsPdf' in proof) return inPdf.get(who)?.includes(proof.holdsAsPdf);
          if (!('holds' in proof)) return namesIn(text) === proof.namesInToken(owner);
          return text.includes(typeof proof.holds === 'string' ? proof.holds : proof.holds(owner));
        })
        .map(([who]) => who),
    }).toEqual({ changed: true, askedFor: subject, seenBy: isShared ? ['owner', 'outsider'] : ['owner'] });
  });
});
