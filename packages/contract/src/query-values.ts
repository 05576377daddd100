import { z } from 'zod';

/** A text of a query that may be left out; an empty one counts as left out. */
export const optionalText = <Output>(schema: z.ZodType<Output>) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());

/** A whole number from 1 to `most`; left out or empty it is `fallback`. */
export const wholeNumber = (fallback: number, most: number) =>
  z.preprocess(
    (value) => (value === '' || value === undefined ? fallback : value),
    z.coerce
      .number(/*i18n*/ 'Give a whole number.')
      .int(/*i18n*/ 'Give a whole number.')
      .min(1, /*i18n*/ 'The lowest is 1.')
      .max(most, `The highest is ${most}.`),
  );
