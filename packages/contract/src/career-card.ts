import { entryEducations } from '@longleaf/rules/careers/education';
import { outlooks } from '@longleaf/rules/careers/outlook';
import { missingReasons } from '@longleaf/rules/careers/wages';
import { z } from 'zod';

/** The middle wage of an occupation in one area; null with the reason when it was not published. */
export const medianWage = z.object({
  annual: z.number().nullable(),
  /** Dollars an hour; said of occupations that are published by the hour only. */
  hourly: z.number().nullable(),
  missing: z.enum(missingReasons).nullable(),
  topCode: z.number().nullable(),
});
export type MedianWage = z.output<typeof medianWage>;

/** An occupation by name, as the line says that tells what a search is about. */
export const occupationName = z.object({
  occCode: z.string(),
  occTitle: z.string(),
  /** Its page is `/careers/{urlName}`. */
  urlName: z.string(),
});

/** An occupation in a list of those that something leads to or that are like another. */
export const paidCareer = occupationName.extend({
  /** What it usually takes to enter. */
  entryEducation: z.enum(entryEducations).nullable(),
  wages: z.object({ us: medianWage, nc: medianWage }),
});
export type PaidCareer = z.output<typeof paidCareer>;

/** What the nation expects of an occupation over ten years; null figures were not published. */
export const outlookSchema = z.object({
  outlook: z.enum(outlooks).nullable(),
  /** Jobs at the beginning and at the end. */
  employment: z.number().nullable(),
  projectedEmployment: z.number().nullable(),
  /** Percent: 5.2 is 5.2 percent more jobs. */
  changePercent: z.number().nullable(),
  annualOpenings: z.number().nullable(),
});

/** An occupation as a search result. */
export const careerCard = z.object({
  isSaved: z.boolean(),
  /** The other title that fits what was typed ('RN'); null when the title itself does or nothing was typed. */
  matched: z.string().nullable(),
  /** O*NET-SOC code, '29-1141.00'. */
  occCode: z.string(),
  occTitle: z.string(),
  /** Its page is `/careers/{urlName}`. */
  urlName: z.string(),
  description: z.string(),
  hollandCode: z.string().nullable(),
  /** 1, little preparation, to 5, extensive. */
  jobZone: z.int().nullable(),
  /** What it usually takes to enter. */
  entryEducation: z.enum(entryEducations).nullable(),
  outlook: outlookSchema.nullable(),
  /** One-character codes of its career clusters. */
  clusters: z.array(z.string()),
  wages: z.object({ us: medianWage, nc: medianWage }),
});
export type CareerCard = z.output<typeof careerCard>;
