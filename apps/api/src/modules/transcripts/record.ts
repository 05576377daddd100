import { z } from 'zod';

const text = z.string().max(200);
const optional = text.nullable();

/** What a high school says of a student. Health facts are no part of it. */
export const schoolRecordSchema = z.object({
  school: z.object({ ceeb: z.string().regex(/^\d{6}$/), name: text }),
  student: z.object({ number: text, firstName: text, lastName: text, dateOfBirth: z.iso.date() }),
  /** Whether all grades are in it. */
  isComplete: z.boolean(),
  summary: z.object({
    gpa: optional,
    weightedGpa: optional,
    creditsEarned: optional,
    classRank: optional,
    classSize: optional,
  }),
  terms: z.array(
    z.object({
      name: text,
      /** The month in which it begins, where the school says it. */
      begins: z
        .string()
        .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
        .optional(),
      courses: z.array(
        z.object({
          /** On what its credit rests, by the standard's code, where the school says it. */
          basis: z.string().max(40).optional(),
          code: optional,
          title: text,
          grade: optional,
          creditsAttempted: optional,
          creditsEarned: optional,
        }),
      ),
    }),
  ),
  tests: z.array(
    z.object({
      name: text,
      on: optional,
      scores: z.array(z.object({ name: text, value: text })),
    }),
  ),
});
export type SchoolRecord = z.infer<typeof schoolRecordSchema>;

/** A record of a file, with where it begins. */
export type ReadRecord = { line: number; record: SchoolRecord };
