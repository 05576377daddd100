import { changeKinds } from '@longleaf/rules/colleges/change';
import { priceKinds } from '@longleaf/rules/colleges/price';
import { collegeTypes } from '@longleaf/rules/colleges/sector';
import { z } from 'zod';

const figure = z.number().nullable();

/** Designations and states of a college that a card can show. */
export const collegeFlags = [
  'Closed',
  'HBCU',
  'PredominantlyBlack',
  'HispanicServing',
  'Tribal',
  'NativeAmericanServing',
  'AsianPacificServing',
  'AlaskaNativeHawaiianServing',
  'WomenOnly',
  'MenOnly',
  'OnlineOnly',
  'Religious',
] as const;

/**
 * A college as a search result. Rates are fractions, money whole US dollars, distance miles from the ZIP code of the
 * search (null without one). Null figures were not reported. `netPrice` and `tuition` are those of a North Carolina
 * resident: at a public college of another state the price is estimated, or not known for them (`netPriceKind`);
 * `netPriceYear` is its year as the source states it. `photo` is the name of the first photo that the college sent (API-050).
 */
export const collegeCard = z.object({
  id: z.int(),
  name: z.string(),
  shortName: z.string(),
  urlName: z.string(),
  city: z.string(),
  state: z.string(),
  collegeType: z.enum(collegeTypes),
  level: z.enum(['FourYear', 'TwoYear', 'UnderTwoYear']).nullable(),
  control: z.enum(['Public', 'Private', 'PrivateForProfit']).nullable(),
  latitude: figure,
  longitude: figure,
  distance: figure,
  netPrice: figure,
  netPriceYear: z.string().nullable(),
  netPriceKind: z.enum(priceKinds),
  tuition: figure,
  graduationRate: figure,
  retentionRate: figure,
  undergraduates: figure,
  admissionRate: figure,
  openAdmission: z.boolean().nullable(),
  photo: z.string().nullable(),
  /** What became of it, or was announced; the date is a day, a month or a year. A college that closed has the flag, too. */
  change: z.object({ kind: z.enum(changeKinds), date: z.string().nullable() }).nullable(),
  /** The name it had until lately. */
  formerName: z.string().nullable(),
  flags: z.array(z.enum(collegeFlags)),
});

export type CollegeCard = z.output<typeof collegeCard>;

/** A pin of the map, as a row: id, name, url name, college type, latitude, longitude. */
export const collegePin = z.tuple([
  z.int(),
  z.string(),
  z.string(),
  z.enum(collegeTypes),
  z.number(),
  z.number(),
]);
export type CollegePin = z.output<typeof collegePin>;
