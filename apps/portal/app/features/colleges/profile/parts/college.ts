import type { CampusProfile } from '@longleaf/contract/colleges-profile';
import type { FigureGroupKey } from '@longleaf/rules/colleges/figures/groups';

/** A college with its profile, as every part of the page gets it. */
export type College = CampusProfile;

/** What a section of the profile gets. */
export interface SectionProps {
  college: College;
}

/** Name of a figure of a group. */
export type FigureName<Key extends FigureGroupKey> = keyof CampusProfile['figures'][Key]['values'] & string;
