import { z } from 'zod';

/**
 * The id of a college: its IPEDS UNITID, six digits. It also serves as organization id and, for colleges that take
 * part in recruiting, as application definition id.
 */
export const collegeId = z.coerce
  .number({ error: /*i18n*/ 'A college id is a number of six digits.' })
  .int(/*i18n*/ 'A college id is a whole number.')
  .min(100_000, /*i18n*/ 'A college id is a number of six digits.')
  .max(999_999, /*i18n*/ 'A college id is a number of six digits.');

/** The id of a row that a person owns. */
export const rowId = z.coerce.number().int().positive().max(2_147_483_647);

/** An occupation: a SOC code ('29-1141') or an O*NET-SOC code ('29-1141.00'). */
export const occupationCode = z
  .string(/*i18n*/ 'Give an occupation code such as 29-1141 or 29-1141.00.')
  .regex(/^\d{2}-\d{4}(\.\d{2})?$/, /*i18n*/ 'Give an occupation code such as 29-1141 or 29-1141.00.');
