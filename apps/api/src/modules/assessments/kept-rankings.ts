import type { Catalog } from '@longleaf/catalog/open-catalog';
import { LRUCache } from 'lru-cache';
import { perVersion } from '../../catalog/per-version.ts';
import type { Ranking } from './ranking.ts';

/** About two kilobytes each. */
const KEPT = 2000;
/** As long as somebody looks at results: pages, job zones, back from a career. */
const KEPT_MILLISECONDS = 10 * 60_000;

/** Whose ranking of which finished session; of one career cluster where it is named. */
export interface RankedSession {
  readonly owner: string;
  readonly assessmentId: number;
  readonly sessionId: number;
  readonly categoryId: number | undefined;
}

/**
 * Keeps rankings of finished sessions in memory for a while. Nothing in a finished session changes any more, so one that is
 * kept is never an old one; with newer facts all are ranked anew. The person is part of the key: nobody else is given it.
 */
export function keptRankings(catalog: Pick<Catalog, 'search'>) {
  const all = perVersion(
    catalog,
    () => new LRUCache<string, { ranking: Ranking | null }>({ max: KEPT, ttl: KEPT_MILLISECONDS }),
  );
  return async (
    { owner, assessmentId, sessionId, categoryId }: RankedSession,
    rank: () => Promise<Ranking | null>,
  ): Promise<Ranking | null> => {
    const ofVersion = all();
    const key = `${owner} ${assessmentId} ${sessionId} ${categoryId ?? ''}`;
    const there = ofVersion.get(key);
    if (there) return there.ranking;
    const ranking = await rank();
    ofVersion.set(key, { ranking });
    return ranking;
  };
}
