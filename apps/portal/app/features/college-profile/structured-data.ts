import type { CampusProfile } from '@longleaf/contract/college-profile';

type Told = Pick<
  CampusProfile,
  | 'name'
  | 'shortName'
  | 'otherNames'
  | 'urlName'
  | 'website'
  | 'phone'
  | 'address'
  | 'latitude'
  | 'longitude'
  | 'change'
>;

/** The college as schema.org tells it to search engines. What was not reported is left out, never guessed. */
export function collegeStructuredData(college: Told, portalPath: string): object {
  const { address, latitude, longitude } = college;
  const otherNames = [...new Set([college.shortName, ...college.otherNames])].filter(
    (name) => name !== college.name,
  );
  return withoutNothing({
    '@context': 'https://schema.org',
    '@type': 'CollegeOrUniversity',
    '@id': portalPath,
    name: college.name,
    alternateName: otherNames.length > 0 ? otherNames : null,
    url: college.website,
    telephone: college.phone,
    dissolutionDate: college.change?.kind === 'closed' ? college.change.closedOn : null,
    address: withoutNothing({
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.zip,
      addressCountry: 'US',
    }),
    geo: latitude === null || longitude === null ? null : { '@type': 'GeoCoordinates', latitude, longitude },
  });
}

function withoutNothing(facts: Record<string, unknown>): object {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
}
