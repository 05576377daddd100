import type { CampusProfile, MajorWithName } from '@longleaf/contract/college-profile';
import type { DegreeType } from '@longleaf/rules/colleges/degrees';
import type { FigureGroupKey } from '@longleaf/rules/colleges/figures/groups';

/** A college with its profile, as every part of the page gets it. Only one section shows all of the programs. */
export interface College extends Omit<CampusProfile, 'majorsWithNames'> {
  /** Postal code of the state whose residents' prices these are. */
  residency: string;
  /** How many programs there are. */
  programs: number;
  /** The degree that the college gives most; undefined where none was reported. */
  mainDegree: DegreeType | undefined;
  /** The majors of that degree with the most awards, most first. */
  popularMajors: MajorWithName[];
}

/** What a section of the profile gets. */
export interface SectionProps {
  college: College;
}

/** Name of a figure of a group. */
export type FigureName<Key extends FigureGroupKey> = keyof CampusProfile['figures'][Key]['values'] & string;
