import type { FoundGroup } from '@longleaf/contract/site-search';
import { expect, test } from 'vitest';
import { keyOf, siteSearchAddress, thingsOf, wayOn, wayTo } from './ways.ts';

const college = (id: number, urlName: string) => ({
  id,
  name: urlName,
  shortName: urlName,
  urlName,
  city: 'Durham',
  state: 'NC',
  collegeType: 'Independent' as const,
  gone: null,
});
const career = {
  occCode: '29-1141.00',
  occTitle: 'Registered Nurses',
  urlName: 'registered-nurses',
  matched: null,
};
const groups: Record<string, FoundGroup> = {
  place: {
    kind: 'place',
    isZip: false,
    items: [{ zip: '28607', city: 'Boone', state: 'NC', colleges: 20 }],
  },
  near: {
    kind: 'near',
    isZip: false,
    items: [
      {
        wanted: { kind: 'major', item: { cipCode: '51.38', title: 'Nursing', colleges: 9, ncColleges: 2 } },
        place: { zip: '28607', city: 'Boone', state: 'NC', colleges: 20 },
        colleges: 15,
      },
      {
        wanted: { kind: 'career', item: career },
        place: { zip: '28607', city: 'Boone', state: 'NC', colleges: 20 },
        colleges: 14,
      },
      {
        wanted: {
          kind: 'list',
          item: { title: 'HBCUs', path: '/college-search?serving=hbcu', colleges: 102, ncColleges: 10 },
        },
        place: { zip: '28607', city: 'Boone', state: 'NC', colleges: 20 },
        colleges: 3,
      },
    ],
  },
  state: { kind: 'state', items: [{ state: 'VA', name: 'Virginia', colleges: 88 }] },
  nearState: {
    kind: 'near',
    isZip: false,
    items: [
      {
        wanted: { kind: 'major', item: { cipCode: '51.38', title: 'Nursing', colleges: 9, ncColleges: 2 } },
        place: { state: 'VA', name: 'Virginia', colleges: 88 },
        colleges: 30,
      },
    ],
  },
  list: {
    kind: 'list',
    items: [
      {
        title: 'Women’s colleges',
        path: '/college-search?single-sex=women-only',
        colleges: 30,
        ncColleges: 3,
      },
    ],
  },
  major: {
    kind: 'major',
    items: [{ cipCode: '51.38', title: 'Nursing', colleges: 9, ncColleges: 2 }],
  },
  career: { kind: 'career', items: [career] },
  careers: { kind: 'career', items: [career, { ...career, occCode: '29-1171.00' }] },
  college: { kind: 'college', items: [college(198419, 'duke-university')] },
  colleges: { kind: 'college', items: [college(198419, 'duke-university'), college(1, 'other')] },
  page: { kind: 'page', items: [{ title: 'Test scores', path: '/testScores' }] },
  guide: { kind: 'guide', items: [{ title: 'The FAFSA, step by step', path: '/pay-for-college/fafsa' }] },
};

test.each([
  ['near', { to: '/college-search?major=51.38&zip=28607' }],
  ['place', { to: '/college-search?zip=28607' }],
  ['state', { to: '/college-search?state=va' }],
  ['nearState', { to: '/college-search?major=51.38&state=va' }],
  ['list', { to: '/college-search?single-sex=women-only' }],
  ['major', { to: '/college-search?major=51.38' }],
  ['career', { to: '/careers/registered-nurses' }],
  ['careers', { to: '/careers?s=a+%26+b' }],
  ['college', { to: '/college-profile/duke-university' }],
  ['colleges', { to: '/college-search?name=a+%26+b' }],
  ['page', { to: '/testScores' }],
  ['guide', { contentPath: '/pay-for-college/fafsa' }],
])('Enter with a %s first', (name, way) => {
  const first = groups[name] as FoundGroup;
  expect(
    wayOn({ groups: [first, groups['guide'] as FoundGroup], undecided: false, unused: [] }, 'a & b'),
  ).toEqual(way);
});

test('who is not sure is led to the families of careers, and nothing found leads nowhere', () => {
  expect(wayOn({ groups: [], undecided: true, unused: [] }, 'not sure')).toEqual({
    to: '/careers?s=not+sure',
  });
  expect(wayOn({ groups: [], undecided: false, unused: [] }, 'xyz')).toBeNull();
});

test('what is wanted near a place leads to the colleges of both', () => {
  expect(thingsOf(groups['near'] as FoundGroup).map(wayTo)).toEqual([
    { to: '/college-search?major=51.38&zip=28607' },
    { to: '/college-search?occCode=29-1141.00&zip=28607' },
    { to: '/college-search?serving=hbcu&zip=28607' },
  ]);
});

test('words that were not used are told before a search leads anywhere', () => {
  const found = { groups: [groups['place'] as FoundGroup], undecided: false, unused: ['zzqq'] };
  expect(wayOn(found, 'boone zzqq')).toBeNull();
});

test('each thing has a key and a way of its own', () => {
  const things = Object.values(groups).flatMap(thingsOf);
  const ways = new Set(things.map((thing) => `${keyOf(thing)} ${JSON.stringify(wayTo(thing))}`));
  expect(ways.size).toBe(new Set(things.map(keyOf)).size);
});

test('the address keeps what was typed', () => {
  expect(siteSearchAddress('a & b')).toBe('/search?q=a+%26+b');
  expect(siteSearchAddress('nursing', true)).toBe('/search?q=nursing&show=all');
});
