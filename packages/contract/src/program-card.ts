import { degreeTypes } from '@longleaf/rules/colleges/degrees';
import { collegeTypes } from '@longleaf/rules/colleges/sector';
import { z } from 'zod';

/** How many colleges offer a program for a degree type, and how many awards they gave in the year of the source. */
export const programLevel = z.object({
  option: z.enum(degreeTypes),
  schools: z.int(),
  /** Those in North Carolina. */
  ncSchools: z.int(),
  awards: z.int(),
});

/** A program by name. */
export const programName = z.object({
  /** CIP code, '51.3801'. */
  id: z.string(),
  cipCode: z.string(),
  title: z.string(),
  /** Its page is `/programsMajors/{urlName}`. */
  urlName: z.string(),
});

/** A program by name, with how many colleges offer it. */
export const offeredProgram = programName.extend({
  schools: z.int(),
  /** Those in North Carolina. */
  ncSchools: z.int(),
});
export type OfferedProgram = z.output<typeof offeredProgram>;

/** A program as a search result. Its id is its CIP code, '51.3801'. */
export const programCard = z.object({
  isSaved: z.boolean(),
  id: z.string(),
  cipCode: z.string(),
  title: z.string(),
  /** Its page is `/programsMajors/{urlName}`. */
  urlName: z.string(),
  description: z.string(),
  /** The wider field: a CIP family of 2 digits. */
  family: z.object({ code: z.string(), title: z.string() }),
  /** One-character code of its career cluster; null for fields that lead to no career. */
  cluster: z.string().nullable(),
  /** Degree types that somebody offers. */
  degreeTypes: z.array(z.enum(degreeTypes)),
  schools: z.int(),
  ncSchools: z.int(),
  /** How many occupations it leads to. */
  occupations: z.int(),
});
export type ProgramCard = z.output<typeof programCard>;

/** A college that offers a program. */
export const programSchool = z.object({
  /** UNITID. */
  id: z.int(),
  name: z.string(),
  /** Its page is `/college-profile/{urlName}`. */
  urlName: z.string(),
  city: z.string(),
  state: z.string(),
  collegeType: z.enum(collegeTypes),
  isOpen: z.boolean(),
  degreeTypes: z.array(z.enum(degreeTypes)),
  /** Awards of the year of the source in the levels asked for; 0 means that it is offered and nobody finished it. */
  awards: z.int(),
});
export type ProgramSchool = z.output<typeof programSchool>;
