import type { CollegeCard } from '@longleaf/contract/college-card';

/** As much of a college as saving, recruiting and comparing need. Every card of the contract is one. */
export type NamedCollege = Pick<CollegeCard, 'id' | 'shortName' | 'urlName'>;

/** As much of a college as its picture needs. */
export type PlacedCollege = Pick<CollegeCard, 'id' | 'collegeType' | 'longitude' | 'state' | 'photo'>;

/** Address of a college's profile. */
export function profileAddress(college: Pick<CollegeCard, 'urlName'>): string {
  return `/college-profile/${college.urlName}`;
}
