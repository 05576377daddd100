import { z } from 'zod';

/** In the answer to a removal: hand it back to have the row again as it was. Null when there was none to remove. */
export const undoSlip = z.string().nullable();

/** What undoes a removal. */
export const undoBody = z.object({
  undo: z.string(/*i18n*/ 'Give the text that the removal answered with.').max(200_000),
});
