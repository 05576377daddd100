import { campusLifeFamilies } from '@longleaf/rules/colleges/filters/campus-life';
import { costFamilies } from '@longleaf/rules/colleges/filters/cost';
import type { FilterFamily } from '@longleaf/rules/colleges/filters/family';
import { profileSections } from '@longleaf/rules/colleges/figures/figure';
import { reportedLoans } from '@longleaf/rules/colleges/reported-choices';
import { z } from 'zod';

/** Values of a family that colleges report themselves. */
function choicesOf(families: readonly FilterFamily[], key: string): z.ZodType<string> {
  const values = new Set(
    families.find((family) => family.key === key)?.filters.map((filter) => filter.value),
  );
  return z.string().refine((value) => values.has(value), { error: `Use one of ${[...values].join(', ')}.` });
}

const list = (item: z.ZodType<string>) => z.array(item).max(100).default([]);
const webAddress = z.url({ protocol: /^https?$/ }).max(500);
const videos = z
  .array(z.object({ pageSection: z.enum(['Videos', 'CampusTour']), videoURL: webAddress }))
  .max(20);

const lists = {
  availableLoanTypes: list(z.enum(reportedLoans.map(([code]) => code))),
  paymentPlans: list(choicesOf(costFamilies, 'paymentPlans')),
  housingTypes: list(choicesOf(campusLifeFamilies, 'housingTypes')),
  extracurriculars: list(choicesOf(campusLifeFamilies, 'extracurriculars')),
};

const photo = z.object({
  name: z.string().regex(/^[A-Za-z0-9][\w-]{0,99}(\.[A-Za-z0-9]{1,5})?$/, 'Use letters, digits, - and _.'),
  description: z.string().min(1).max(300),
  /** A file beside the profile file, or the picture itself in base64. */
  file: z.string().max(300).optional(),
  content: z.base64().max(14_000_000).optional(),
});

/** What one college fills in about itself. Lists that are left out count as not reported. */
export const sentProfile = z.strictObject({
  institutionId: z.int().positive(),
  reportedOn: z.iso.date(),
  ...lists,
  videos: videos.default([]),
  photos: z.array(photo).max(30).default([]),
  texts: z.partialRecord(z.enum(profileSections), z.string().min(1).max(5000)).default({}),
});
export type SentProfile = z.output<typeof sentProfile>;

/** A list of colleges. */
export const sentProfiles = z.array(sentProfile).max(10_000);

/** What is kept of it; anything missing reads as empty. */
export const storedProfile = z.object({
  availableLoanTypes: z.array(z.string()).default([]),
  paymentPlans: z.array(z.string()).default([]),
  housingTypes: z.array(z.string()).default([]),
  extracurriculars: z.array(z.string()).default([]),
  videos: videos.default([]),
  texts: z.record(z.string(), z.string()).default({}),
});
