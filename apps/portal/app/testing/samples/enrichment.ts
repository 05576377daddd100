import type { EnrichmentCard, EnrichmentFacets, EnrichmentFound } from '@longleaf/contract/enrichment';
import { enrichmentFilters } from '@longleaf/rules/enrichment/find-programs';

/** A program as the API answers it. */
export function sampleEnrichment(changed: Partial<EnrichmentCard> = {}): EnrichmentCard {
  return {
    id: 66,
    name: 'Music Camp',
    latitude: 36.2168,
    longitude: -81.6746,
    imagePath: '/covers/UNC-mountains-66-300x150.svg',
    host: 'Appalachian State University',
    hostCampus: { value: '197869', name: 'Appalachian State University' },
    city: 'Boone',
    levels: ['middleSchool', 'highSchool'],
    who: null,
    interestAreas: ['music', 'arts'],
    minFee: 350,
    maxFee: 1200,
    hasScholarship: true,
    overnight: true,
    timeFrames: ['summer'],
    startDate: null,
    endDate: null,
    deadline: null,
    deadlineMonth: null,
    address: 'https://camp.example.edu',
    source: 'example.edu/camp',
    year: 2023,
    distance: null,
    ...changed,
  };
}

export const sampleFacets: EnrichmentFacets = {
  levels: { preK: 0, elementarySchool: 4, middleSchool: 14, highSchool: 33, college: 0 },
  interestAreas: { music: 2, science: 18 },
  feeRanges: { 0: 17, 1: 2, 2: 5, 3: 6, 4: 7, 5: 9 },
  timeFrames: { summer: 40, schoolYear: 8 },
  hasScholarship: 12,
  overnight: 15,
  deadlineSoon: 0,
  hostCampuses: [{ value: '197869', name: 'Appalachian State University', programs: 1 }],
  without: Object.fromEntries(
    enrichmentFilters.map((filter) => [filter, filter === 'fee' ? 9 : 0]),
  ) as EnrichmentFacets['without'],
};

/** What a search answers. */
export function sampleFound(
  programs: readonly EnrichmentCard[] = [sampleEnrichment()],
  changed: Partial<EnrichmentFound> = {},
): EnrichmentFound {
  return {
    enrichmentPrograms: [...programs],
    totalItems: programs.length,
    withoutPlace: 0,
    near: null,
    unknownZip: false,
    facets: sampleFacets,
    ...changed,
  };
}
