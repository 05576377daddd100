import { deriveKey, readSecret } from '@longleaf/platform/secret';
import type { Settings } from '@longleaf/platform/settings';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { factChecker } from './fact-checker.ts';
import { serviceChecker } from './service-checker.ts';
import { addressRoutes } from './routes.ts';
import { addressSeal, type AddressSeal } from './seal.ts';
import { addressService } from './service.ts';

export type { AddressSeal } from './seal.ts';

/** Checking addresses: with the shipped facts, or with a commercial service by setting. */
export function addresses(app: FastifyInstance, { settings, catalog }: Dependencies): void {
  const check =
    settings.ADDRESS_CHECK_URL === undefined
      ? factChecker(catalog.places)
      : serviceChecker(settings.ADDRESS_CHECK_URL, settings.ADDRESS_CHECK_KEY ?? '');
  addressRoutes(app, addressService(check, sealOf(settings)));
}

/** The seals of checked addresses, for every module that keeps addresses. */
export function sealOf(
  settings: Pick<Settings, 'DATA_SECRET' | 'DATA_DIR' | 'NODE_ENV'>,
): Promise<AddressSeal> {
  const seal = readSecret('DATA_SECRET', settings).then((secret) =>
    addressSeal(deriveKey(secret, 'longleaf portal', 'address check')),
  );
  // A missing secret is told by the calls that need it.
  seal.catch(() => undefined);
  return seal;
}
