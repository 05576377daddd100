import { addressOperations as operations } from '@longleaf/contract/addresses';
import { bind } from '@longleaf/http/bind';
import type { FastifyInstance } from 'fastify';
import type { addressService } from './service.ts';

/** @param perMinute checks that one caller may ask for: each may cost money at a commercial service. */
export function addressRoutes(
  app: FastifyInstance,
  service: ReturnType<typeof addressService>,
  perMinute: number,
): void {
  bind(app, operations.validateAddress, ({ body }) => service.validate(body), { perMinute });
}
