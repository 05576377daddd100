import type { FoundKind } from '@longleaf/rules/finding/meant';
import { z } from 'zod';
import { collegeName } from './college-names.ts';
import { operation } from './operation.ts';
import { searchTermLength } from './search-limits.ts';
import { optionalText } from './query-values.ts';
import { fill } from '@longleaf/rules/words/fill';

/** Suggestions of the kind that is meant most, and of each other kind. */
export const suggestedOfFirst = 5;
export const suggestedOfOthers = 3;

/** A town, or a ZIP code, with the ZIP code that the college search takes. */
const place = z.object({
  zip: z.string(),
  city: z.string(),
  state: z.string(),
  /** Colleges within the usual distance of college search. */
  colleges: z.int(),
});

/** A state or territory, by the postal code that the college search takes. */
const state = z.object({
  state: z.string(),
  name: z.string(),
  colleges: z.int(),
});

/** A ready-made college search, such as that for historically Black colleges. */
const collegeList = z.object({
  title: z.string(),
  /** In the portal, from its root: `/college-search?serving=hbcu`. */
  path: z.string(),
  /** Colleges that it finds, and those in North Carolina. */
  colleges: z.int(),
  ncColleges: z.int(),
});

/** A CIP code of 4 or 6 digits. */
const major = z.object({
  cipCode: z.string(),
  title: z.string(),
  /** Colleges that offer it, and those in North Carolina. */
  colleges: z.int(),
  ncColleges: z.int(),
});

const career = z.object({
  occCode: z.string(),
  occTitle: z.string(),
  /** Its page is `/careers/{urlName}`. */
  urlName: z.string(),
  /** The other title that fits; null when the career's own title does. */
  matched: z.string().nullable(),
});

/** A page of the portal. */
const portalPage = z.object({
  title: z.string(),
  /** In the portal, from its root. */
  path: z.string(),
});

/** An article of the content site. */
const guide = z.object({
  title: z.string(),
  /** On the content site, from its root. */
  path: z.string(),
});

/** What is wanted near a place: a thing of another kind that college search takes as a filter. */
const wanted = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('major'), item: major }),
  z.object({ kind: z.literal('career'), item: career }),
  z.object({ kind: z.literal('list'), item: collegeList }),
]);

/** A major, a career or a list of colleges near a place or in a state: 'nursing in Boone', 'nursing in Virginia'. */
const near = z.object({
  wanted,
  place: z.union([place, state]),
  /** Colleges of it within the usual distance of college search, or in the state. */
  colleges: z.int(),
});

const found = {
  near: z.object({ kind: z.literal('near'), isZip: z.boolean(), items: z.array(near) }),
  place: z.object({ kind: z.literal('place'), isZip: z.boolean(), items: z.array(place) }),
  state: z.object({ kind: z.literal('state'), items: z.array(state) }),
  list: z.object({ kind: z.literal('list'), items: z.array(collegeList) }),
  major: z.object({ kind: z.literal('major'), items: z.array(major) }),
  career: z.object({ kind: z.literal('career'), items: z.array(career) }),
  college: z.object({ kind: z.literal('college'), items: z.array(collegeName) }),
  page: z.object({ kind: z.literal('page'), items: z.array(portalPage) }),
  guide: z.object({ kind: z.literal('guide'), items: z.array(guide) }),
} satisfies Record<FoundKind, z.ZodObject>;

const foundGroup = z.discriminatedUnion('kind', [
  found.near,
  found.place,
  found.state,
  found.list,
  found.major,
  found.career,
  found.college,
  found.page,
  found.guide,
]);
export type FoundGroup = z.output<typeof foundGroup>;

const siteFindings = z.object({
  /** What was meant most comes first; no group is empty. */
  groups: z.array(foundGroup),
  /** The text says that somebody does not know what to look for. */
  undecided: z.boolean(),
  /** Words of the text, as they were typed, that nothing that was found has. */
  unused: z.array(z.string()),
});
export type SiteFindings = z.output<typeof siteFindings>;

/** One search over everything: colleges and lists of them, majors, careers, places, states, pages and guides, in groups (decisions 0024, 0086, 0087). */
export const searchSite = operation({
  id: 'project',
  method: 'GET',
  path: '/siteSearch/suggestions',
  policy: 'public',
  cache: 'catalog',
  summary: 'Colleges, majors, careers, places, pages and guides that a text means',
  query: z.object({
    search: optionalText(
      z
        .string(/*i18n*/ 'Give one term.')
        .trim()
        .max(searchTermLength, fill(/*i18n*/ 'Use at most {limit} characters.', { limit: searchTermLength })),
    ),
  }),
  response: siteFindings,
});

export const siteSearchOperations = { searchSite };
