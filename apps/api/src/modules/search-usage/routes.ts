import { searchUsageOperations as operations } from '@longleaf/contract/search-usage';
import { bind } from '@longleaf/http/bind';
import type { Clock } from '@longleaf/platform/clock';
import { easternDay } from '@longleaf/rules/profile/calendar-day';
import type { FastifyInstance } from 'fastify';
import type { searchUsageRepository } from './repository.ts';

export function searchUsageRoutes(
  app: FastifyInstance,
  rows: ReturnType<typeof searchUsageRepository>,
  clock: Clock,
): void {
  bind(app, operations.countSearchUse, async () => {
    await rows.countUse(easternDay(clock()));
    return undefined;
  });
}
