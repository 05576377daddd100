import { randomUUID } from 'node:crypto';

const ONE_DAY = 86_400_000;
const MOST_VISITS = 10_000;

/** Who has the form open, by a name that the page carries; forgotten after a day. */
export function openVisits(now: () => number = Date.now) {
  const visits = new Map<string, { person: string; end: number }>();
  return {
    begin: (person: string): string => {
      for (const [id, { end }] of visits) if (end < now() || visits.size >= MOST_VISITS) visits.delete(id);
      const id = randomUUID();
      visits.set(id, { person, end: now() + ONE_DAY });
      return id;
    },
    personOf: (id: string): string | undefined => {
      const visit = visits.get(id);
      return visit && visit.end >= now() ? visit.person : undefined;
    },
  };
}
