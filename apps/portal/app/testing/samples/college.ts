import type { CollegeCard } from '@longleaf/contract/college-card';
import type { SavedCollege } from '@longleaf/contract/saved-colleges';

/** A college as a card, with what a test wants to be different. */
export function sampleCard(different: Partial<CollegeCard> = {}): CollegeCard {
  return {
    id: 199111,
    name: 'University of North Carolina at Asheville',
    shortName: 'UNC Asheville',
    urlName: 'university-of-north-carolina-at-asheville',
    city: 'Asheville',
    state: 'NC',
    collegeType: 'UNC',
    level: 'FourYear',
    control: 'Public',
    latitude: 35.617,
    longitude: -82.566,
    distance: null,
    netPrice: 14_000,
    netPriceYear: '2022-23',
    netPriceKind: 'reported',
    tuition: 7_461,
    graduationRate: 0.6,
    retentionRate: 0.72,
    undergraduates: 2_900,
    admissionRate: 0.9,
    openAdmission: false,
    photo: null,
    change: null,
    formerName: null,
    flags: [],
    ...different,
  };
}

/** A row of the list of saved colleges. */
export function sampleSaved(college: CollegeCard | null = sampleCard(), id = 1): SavedCollege {
  return {
    id,
    organizationID: college?.id ?? 900_000 + id,
    name: college?.name ?? 'A college that closed',
    latitude: college?.latitude ?? null,
    longitude: college?.longitude ?? null,
    notes: '',
    campusNotes: '',
    actions: [],
    savedDate: '2026-11-02T15:00:00Z',
    college,
  };
}
