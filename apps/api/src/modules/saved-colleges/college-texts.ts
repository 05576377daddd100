import type { Catalog } from '@longleaf/catalog/open-catalog';
import { collegeCard, type CollegeCard } from '@longleaf/contract/college-card';
import type { SavedCollege } from '@longleaf/contract/saved-colleges';
import { LRUCache } from 'lru-cache';
import { perVersion } from '../../catalog/per-version.ts';

/** How many texts are kept at most, of about a kilobyte each. */
const MOST = 5000;

/** What the catalogue knows of a saved college, as its fields in an answer. */
export type OfCatalog = Pick<SavedCollege, 'name' | 'latitude' | 'longitude' | 'college'>;

/** The fields of a saved college that are the catalogue's; a college that left it goes by its number. */
export function ofCatalog(collegeId: number, college: CollegeCard | null = null): OfCatalog {
  return {
    name: college?.name ?? `College ${collegeId}`,
    latitude: college?.latitude ?? null,
    longitude: college?.longitude ?? null,
    college,
  };
}

/**
 * Gives those fields as text, to be put between the braces of a saved college. Everybody who saved a college is told the
 * same of it, so that it is written once for each state of residence, until there are other facts.
 */
export function collegeTexts(catalog: Pick<Catalog, 'findCollege' | 'search'>) {
  const kept = perVersion(catalog, () => new LRUCache<string, string>({ max: MOST }));
  return (collegeId: number, residency: string): string => {
    const texts = kept();
    const key = `${residency} ${collegeId}`;
    const known = texts.get(key);
    if (known !== undefined) return known;
    const card = catalog.findCollege(collegeId, residency);
    const fields = ofCatalog(collegeId, card && collegeCard.parse(card));
    const text = JSON.stringify(fields).slice(1, -1);
    texts.set(key, text);
    return text;
  };
}
