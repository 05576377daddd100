import { expect, test } from 'vitest';
import { collegeStructuredData } from './structured-data.ts';

const college = {
  name: 'University of North Carolina Asheville',
  shortName: 'UNC Asheville',
  otherNames: ['UNCA', 'UNC Asheville'],
  urlName: 'university-of-north-carolina-asheville',
  website: 'https://www.unca.edu/',
  phone: '8282516600',
  address: { street: 'One University Heights', city: 'Asheville', state: 'NC', zip: '28804', county: null },
  latitude: 35.6,
  longitude: -82.5,
  change: null,
};

test('tells name, other names, place and website of a college', () => {
  expect(collegeStructuredData(college, '/college-profile/x')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'CollegeOrUniversity',
    '@id': '/college-profile/x',
    name: 'University of North Carolina Asheville',
    alternateName: ['UNC Asheville', 'UNCA'],
    url: 'https://www.unca.edu/',
    telephone: '8282516600',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'One University Heights',
      addressLocality: 'Asheville',
      addressRegion: 'NC',
      postalCode: '28804',
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude: 35.6, longitude: -82.5 },
  });
});

test('leaves out what nobody reported', () => {
  const bare = {
    ...college,
    website: null,
    phone: null,
    latitude: null,
    otherNames: [],
    shortName: college.name,
  };
  const told = collegeStructuredData(bare, '/college-profile/x');
  expect(told).not.toHaveProperty('url');
  expect(told).not.toHaveProperty('telephone');
  expect(told).not.toHaveProperty('geo');
  expect(told).not.toHaveProperty('alternateName');
});

test('a closed college says when it ended', () => {
  expect(
    collegeStructuredData(
      { ...college, change: { kind: 'closed', closedOn: '2025-05', announcedOn: null, successor: null } },
      '/x',
    ),
  ).toMatchObject({
    dissolutionDate: '2025-05',
  });
});
