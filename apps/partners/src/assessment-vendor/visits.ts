import { randomUUID } from 'node:crypto';
import type { StandInSurvey } from './statements.ts';

/** Somebody who came with a token and may answer one survey. */
export interface Visit {
  id: string;
  sub: string;
  survey: StandInSurvey;
  until: number;
}

const VISIT_MILLISECONDS = 3_600_000;

/** Visits of the last hour, in memory: the stand-in keeps nothing for longer. */
export function visits() {
  const open = new Map<string, Visit>();
  return {
    begin: (sub: string, survey: StandInSurvey): Visit => {
      const now = Date.now();
      for (const [id, { until }] of open) if (until < now) open.delete(id);
      const visit = { id: randomUUID(), sub, survey, until: now + VISIT_MILLISECONDS };
      open.set(visit.id, visit);
      return visit;
    },
    find: (id: string): Visit | undefined => {
      const visit = open.get(id);
      return visit && visit.until >= Date.now() ? visit : undefined;
    },
  };
}
