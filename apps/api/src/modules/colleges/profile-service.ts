import type { Catalog } from '@longleaf/catalog/open-catalog';
import { cardOf } from '@longleaf/catalog/search/card';
import { LeastRecent } from '@longleaf/catalog/search/least-recent';
import { SimilarColleges } from '@longleaf/catalog/search/similar';
import { positionOf } from './name-routes.ts';
import { perVersion } from '../../catalog/per-version.ts';
import { presentProfile } from './present-profile.ts';
import { collegeOfFormerName } from './repository.ts';

const rememberedProfiles = 500;
const similarColleges = 6;
const rememberedStates = 8;

/** Finds profiles by url name, former url name or id, as JSON text; the latest are kept. */
export function profileService(catalog: Catalog) {
  const shared = perVersion(catalog, () => {
    const programs = catalog.programs();
    return {
      ...catalog.profiles(),
      collegeUrlName: (id: number) => catalog.findCollege(id)?.urlName ?? null,
      programUrlName: (cip: string) => programs.at(programs.positionOf(cip) ?? -1)?.urlName ?? null,
    };
  });
  const remembered = perVersion(catalog, () => new LeastRecent<string, string>(rememberedProfiles));
  const alike = perVersion(catalog, () => new LeastRecent<string, SimilarColleges>(rememberedStates));

  return {
    /** Gives the profile's JSON text, with the prices of residents of a state; undefined when there is no such college. */
    find: async (key: string, residency: string): Promise<string | undefined> => {
      const { snapshot } = catalog.search();
      const kept = remembered();
      const profiles = catalog.profiles();
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
      const profile = profiles.of(college.facts.id);
      if (!profile) return undefined;
      const { colleges } = snapshot.facts;
      const similar = alike()
        .of(residency, () => new SimilarColleges(snapshot.facts, residency))
        .to(position, similarColleges)
        .flatMap((other) => {
          const record = colleges[other];
          return record ? [cardOf(record, residency)] : [];
        });
      const card = cardOf(college, residency);
      const answer = presentProfile({ ...college, card }, profile, similar, shared());
      return kept.set(keptAs, JSON.stringify(answer));
    },
  };
}

export type ProfileService = ReturnType<typeof profileService>;
