import { z } from 'zod';

/**
 * The id of a college: its IPEDS UNITID, six digits. It also serves as organization id and, for colleges that take
 * part in recruiting, as application definition id.
 */
export const collegeId = z.coerce
  .number({ error: 'A college id is a number of six digits.' })
  .int('A college id is a whole number.')
  .min(100_000, 'A college id is a number of six digits.')
  .max(999_999, 'A college id is a number of six digits.');

/** The id of a row that a person owns. */
export const rowId = z.coerce.number().int().positive().max(2_147_483_647);
