import { deriveKey, readSecret } from '@longleaf/platform/secret';
import type { Settings } from '@longleaf/platform/settings';
import { readSignedAddress, SIGNED_ADDRESS_HEADER } from '@longleaf/platform/signed-address';
import type { FastifyRequest } from 'fastify';

/** The address of the person behind a request: told by the API, signed, when it asks for somebody. */
export type ClientAddress = (request: FastifyRequest) => string;

type AddressSettings = Pick<Settings, 'ACCOUNT_SERVICE_SECRET' | 'DATA_DIR' | 'NODE_ENV'>;

/** Reads addresses. Without a secret in production nobody's word is taken, and the API counts as one address. */
export async function clientAddresses(settings: AddressSettings): Promise<ClientAddress> {
  if (settings.NODE_ENV === 'production' && settings.ACCOUNT_SERVICE_SECRET === undefined) {
    return (request) => request.ip;
  }
  const secret = await readSecret('ACCOUNT_SERVICE_SECRET', settings);
  const key = deriveKey(secret, 'longleaf account service', 'client address');
  // The time of the hosts: signatures never follow the product's clock.
  return (request) =>
    readSignedAddress(key, request.headers[SIGNED_ADDRESS_HEADER], new Date()) ?? request.ip;
}
