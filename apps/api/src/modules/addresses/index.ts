import { deriveKeys, type Secret } from '@longleaf/platform/secret';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { factChecker } from './fact-checker.ts';
import { serviceChecker } from './service-checker.ts';
import { addressRoutes } from './routes.ts';
import { addressSeal, type AddressSeal } from './seal.ts';
import { addressService } from './service.ts';

export type { AddressSeal } from './seal.ts';

/** Checking addresses: with the shipped facts, or with a commercial service by setting. */
export function addresses(app: FastifyInstance, { settings, catalog, dataSecret }: Dependencies): void {
  const check =
    settings.ADDRESS_CHECK_URL === undefined
      ? factChecker(catalog.places)
      : serviceChecker(settings.ADDRESS_CHECK_URL, settings.ADDRESS_CHECK_KEY ?? '');
  addressRoutes(app, addressService(check, sealOf(dataSecret)), settings.ADDRESS_CHECKS_PER_MINUTE);
}

/** The seals of checked addresses, for every module that keeps addresses. */
export function sealOf(dataSecret: Secret): AddressSeal {
  return addressSeal(deriveKeys(dataSecret, 'longleaf portal', 'address check'));
}
