import { applicationLoginMessages, applicationLoginOperations } from '@longleaf/contract/application-login';
import { bind } from '@longleaf/http/bind';
import { notFound } from '@longleaf/http/problem';
import { findLogin } from '@longleaf/platform/application-logins';
import type { Secret } from '@longleaf/platform/secret';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { addressWithToken, type HandOff, handOffToken } from './hand-off.ts';
import { signingKeys } from './signing-keys.ts';

export { nameAt } from './hand-off.ts';

/** What hands people to other sites in the same way; the sites prove its tokens by the keys that are published here. */
export function handOffs(dataSecret: Secret) {
  const [key] = signingKeys(dataSecret);
  return { tokenFor: (handOff: HandOff) => handOffToken(handOff, key) };
}
export { signingKeys, type SigningKey } from './signing-keys.ts';

/** The hand-off to colleges' own application sites: to those that the settings name and to no others (ST-177). */
export function applicationLogin(app: FastifyInstance, { settings, dataSecret }: Dependencies): void {
  const keys = signingKeys(dataSecret);
  const published = keys.map(({ id, publicKey }) => ({
    kty: 'OKP' as const,
    crv: 'Ed25519' as const,
    x: String(publicKey.export({ format: 'jwk' }).x),
    kid: id,
    alg: 'EdDSA' as const,
    use: 'sig' as const,
  }));

  bind(app, applicationLoginOperations.getApplicationAddress, async ({ scope, params }) => {
    const login = findLogin(settings.APPLICATION_LOGINS, params);
    if (!login) throw notFound(applicationLoginMessages.unknown);
    const address = await addressWithToken(login, {
      personId: scope.owner,
      issuer: settings.PORTAL_URL,
      key: keys[0],
    });
    return { address: address.href, site: address.host };
  });
  bind(app, applicationLoginOperations.getApplicationLoginKeys, () => ({ keys: published }));
}
