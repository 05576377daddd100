import { z } from 'zod';

/** The one shape of every error the API answers with (`application/problem+json`, RFC 9457). */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().optional(),
  /** Field name to its messages; on 400 only. */
  modelState: z.record(z.string(), z.array(z.string())).optional(),
  requestId: z.string().optional(),
});

export type Problem = z.infer<typeof problemSchema>;
export type ModelState = Record<string, string[]>;
