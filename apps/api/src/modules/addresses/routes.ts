import { addressOperations as operations } from '@longleaf/contract/addresses';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../http/bind.ts';
import type { addressService } from './service.ts';

export function addressRoutes(app: FastifyInstance, service: ReturnType<typeof addressService>): void {
  bind(app, operations.validateAddress, ({ body }) => service.validate(body));
}
