import type { CollegeSearch } from '@longleaf/catalog/search/search';
import { expect, it, test } from 'vitest';
import { type RankedSession, keptRankings } from './kept-rankings.ts';
import type { Ranking } from './ranking.ts';
import { careersText } from './what-fits.ts';

const session: RankedSession = {
  owner: '1',
  assessmentId: 1,
  sessionId: 11,
  categoryId: undefined,
};
const versions = [{}, {}] as CollegeSearch[];

/** A catalogue whose version can be changed, and how often something was ranked. */
function ranker() {
  let version = 0;
  let ranked = 0;
  const kept = keptRankings({ search: () => versions[version] as CollegeSearch });
  const ask = (changed: Partial<RankedSession> = {}) =>
    kept({ ...session, ...changed }, async () => {
      ranked++;
      return null;
    });
  return { ask, rankedSoFar: () => ranked, nextVersion: () => version++ };
}

it('ranks a finished session once, also where nothing could be told', async () => {
  const { ask, rankedSoFar } = ranker();
  expect(await ask()).toBeNull();
  await ask();
  expect(rankedSoFar()).toBe(1);
});

test.each<[string, Partial<RankedSession>]>([
  ['another person', { owner: '2' }],
  ['another person whose ids look alike', { owner: '11', sessionId: 1 }],
  ['another session', { sessionId: 12 }],
  ['another assessment', { assessmentId: 2 }],
  ['one cluster alone', { categoryId: 1 }],
])('ranks anew for %s', async (_, changed) => {
  const { ask, rankedSoFar } = ranker();
  await ask();
  await ask(changed);
  expect(rankedSoFar()).toBe(2);
});

it('ranks anew with newer facts', async () => {
  const { ask, rankedSoFar, nextVersion } = ranker();
  await ask();
  nextVersion();
  await ask();
  expect(rankedSoFar()).toBe(2);
});

it('keeps nothing of a call that failed', async () => {
  const kept = keptRankings({ search: () => versions[0] as CollegeSearch });
  await expect(kept(session, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await kept(session, async () => null)).toBeNull();
});

it('writes the same ranking in the words of each call', () => {
  const ranking: Ranking = {
    careers: {
      at: () => ({ code: '29-1141.00', soc: '29-1141', title: 'Nurses', urlName: 'nurses', jobZone: 3 }),
      facts: { wagesOf: () => undefined },
    } as unknown as Ranking['careers'],
    positions: Uint16Array.of(0),
    reasonsOf: () => [{ kind: 'shared', id: 4, name: 'Social', own: 40, theirs: 7 }],
  };
  const reasonIn = (words: Readonly<Record<string, string>>) =>
    (
      JSON.parse(careersText(ranking, { page: 1 }, (english) => words[english] ?? english)) as {
        careers: { reasons: { name: string }[] }[];
      }
    ).careers[0]?.reasons[0]?.name;
  expect(reasonIn({})).toBe('Social');
  expect(reasonIn({ Social: 'Sociable' })).toBe('Sociable');
  expect(reasonIn({})).toBe('Social');
});
