import type { Catalog } from '@longleaf/catalog/open-catalog';
import { readCollegeProfile } from '@longleaf/catalog/profile/college-profile';
import { readSources } from '@longleaf/catalog/profile/datasets';
import { readLabels } from '@longleaf/catalog/profile/labels';
import { readMiddles } from '@longleaf/catalog/profile/neighbours';
import { cardOf } from '@longleaf/catalog/search/card';
import { LeastRecent } from '@longleaf/catalog/search/least-recent';
import { similarTo } from '@longleaf/catalog/search/similar';
import { positionOf } from './name-routes.ts';
import { perVersion } from '../../catalog/per-version.ts';
import { presentProfile } from './present-profile.ts';
import { collegeOfFormerName } from './repository.ts';

const rememberedProfiles = 500;
const similarColleges = 6;

/** Finds profiles by url name, former url name or id, as JSON text; the latest are kept. */
export function profileService(catalog: Catalog) {
  const shared = perVersion(catalog, async () => {
    const programs = catalog.programs();
    const [labels, middles, sources] = await Promise.all([
      readLabels(catalog.pool),
      readMiddles(catalog.pool),
      readSources(catalog.pool),
    ]);
    return {
      labels,
      middles,
      sources: new Map(sources.sources.map((source) => [source.key, source])),
      collegeUrlName: (id: number) => catalog.findCollege(id)?.urlName ?? null,
      programUrlName: (cip: string) => programs.at(programs.positionOf(cip) ?? -1)?.urlName ?? null,
    };
  });
  const remembered = perVersion(catalog, () => new LeastRecent<string, string>(rememberedProfiles));

  return {
    /** Gives the profile's JSON text, with the prices of residents of a state; undefined when there is no such college. */
    find: async (key: string, residency: string): Promise<string | undefined> => {
      const { snapshot } = catalog.search();
      const kept = remembered();
      const common = shared();
      const former =
        positionOf(snapshot, key) === undefined
          ? await collegeOfFormerName(catalog.pool, key.toLowerCase())
          : undefined;
      const position = positionOf(snapshot, former === undefined ? key : String(former));
      const college = position === undefined ? undefined : snapshot.facts.colleges[position];
      if (position === undefined || !college) return undefined;
      const keptAs = `${residency} ${position}`;
      const known = kept.get(keptAs);
      if (known !== undefined) return known;
      const profile = await readCollegeProfile(catalog.pool, college.facts.id);
      if (!profile) return undefined;
      const { colleges } = snapshot.facts;
      const similar = similarTo(colleges, position, { limit: similarColleges, residency }).flatMap(
        (other) => {
          const record = colleges[other];
          return record ? [cardOf(record, residency)] : [];
        },
      );
      const card = cardOf(college, residency);
      const answer = presentProfile({ ...college, card }, profile, similar, await common);
      return kept.set(keptAs, JSON.stringify(answer));
    },
  };
}

export type ProfileService = ReturnType<typeof profileService>;
