import { addressOperations as operations } from '@longleaf/contract/addresses';
import { bind } from '@longleaf/http/bind';
import type { FastifyInstance } from 'fastify';
import type { addressService } from './service.ts';

/** @param perMinute checks that one caller may ask for, where a setting says it. */
export function addressRoutes(
  app: FastifyInstance,
  service: ReturnType<typeof addressService>,
  perMinute: number | undefined,
): void {
  bind(app, operations.validateAddress, ({ body }) => service.validate(body), { perMinute });
}
