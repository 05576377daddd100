import { searchUsageOperations as operations } from '@longleaf/contract/search-usage';
import { bind } from '@longleaf/http/bind';
import type { Clock } from '@longleaf/platform/clock';
import type { FastifyInstance } from 'fastify';
import type { searchUsageRepository } from './repository.ts';

// Swedish dates are written 2026-11-21; the day is that of North Carolina (GAP-115).
const dayInCarolina = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' });

export function searchUsageRoutes(
  app: FastifyInstance,
  rows: ReturnType<typeof searchUsageRepository>,
  clock: Clock,
): void {
  bind(app, operations.countSearchUse, async () => {
    await rows.countUse(dayInCarolina.format(clock()));
    return undefined;
  });
}
