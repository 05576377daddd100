import { createHmac } from 'node:crypto';
import { testPrepMessages, testPrepOperations } from '@longleaf/contract/test-prep';
import { bind } from '@longleaf/http/bind';
import { notFound } from '@longleaf/http/problem';
import { deriveKeys, type Secret } from '@longleaf/platform/secret';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { nameAt } from '../application-login/index.ts';
import { contactReader } from '../profile/index.ts';

/** The hand-off to a partner for test prep (EXT-012): what it is told of whoever comes (API-158). */
export function testPrep(app: FastifyInstance, dependencies: Dependencies): void {
  const { settings, dataSecret } = dependencies;
  const readContact = contactReader(dependencies);
  const key = settings.TEST_PREP_SECRET ?? ownKey(dataSecret);
  bind(app, testPrepOperations.getTestPrepProfile, async ({ scope, own, request }) => {
    const address = settings.TEST_PREP_URL;
    if (address === undefined) throw notFound(testPrepMessages.notOffered);
    const { email, emailVerified, firstName } = await readContact(own('profile:change'), request);
    const userId = nameAt(new URL(address).origin, scope.owner);
    return {
      address,
      userId,
      userIdHash: createHmac('sha256', key).update(userId).digest('hex'),
      email: emailVerified ? email : '',
      firstName,
    };
  });
}

/** The key where none was agreed on with the partner. */
function ownKey(dataSecret: Secret): Buffer {
  return deriveKeys(dataSecret, 'longleaf portal', 'ids at test prep').current;
}
