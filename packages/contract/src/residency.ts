import { HOME_STATE } from '@longleaf/rules/colleges/price';
import { states } from '@longleaf/rules/colleges/states';
import { z } from 'zod';

const codes = states.map(([code]) => code);

/** The state whose residents' prices are asked for, as postal code; North Carolina where it is left out (decision 0021). */
export const residency = z
  .enum([...codes, ''], /*i18n*/ 'Use the postal code of a state, such as NC.')
  .optional()
  .transform((code) => code || HOME_STATE);
