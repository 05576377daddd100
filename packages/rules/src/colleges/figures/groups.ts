import { admissions } from './admissions.ts';
import {
  aid,
  attendance,
  feesAndHousing,
  netPrice,
  netPriceRecent,
  tuition,
  tuitionBefore,
} from './costs.ts';
import type { ValuesOf } from './figure.ts';
import { services } from './services.ts';
import {
  athletics,
  awardTimes,
  completion,
  debt,
  earnings,
  enrollment,
  graduation,
  studentBody,
  studentBodyRecent,
} from './students.ts';

/** Every group of figures that a college may report, by key. */
export const figureGroups = {
  admissions,
  tuition,
  tuitionBefore,
  netPrice,
  netPriceRecent,
  attendance,
  aid,
  feesAndHousing,
  enrollment,
  studentBody,
  studentBodyRecent,
  graduation,
  awardTimes,
  completion,
  earnings,
  debt,
  services,
  athletics,
} as const;

export type FigureGroupKey = keyof typeof figureGroups;
export const figureGroupKeys = Object.keys(figureGroups) as FigureGroupKey[];

/** The figures of a college, by group and name. */
export type CollegeFigures = { [Key in FigureGroupKey]: ValuesOf<(typeof figureGroups)[Key]> };

/** Figures that are shown beside the middle value of North Carolina's colleges of the same kind. */
export const neighbourFigures = [
  'netPrice',
  'tuitionInState',
  'tuitionOutOfState',
  'graduationRate',
  'retentionRate',
  'admissionRate',
  'undergraduates',
  'studentFacultyRatio',
  'earnings6Years',
  'earnings10Years',
  'medianDebt',
  'shareAnyGrant',
  'averageGrant',
  'sharePell',
  'netPriceTo30000',
  'netPriceTo48000',
  'netPriceTo75000',
  'netPriceTo110000',
  'netPriceOver110000',
  'costOfAttendance',
  'roomAndBoardOnCampus',
] as const;
export type NeighbourFigure = (typeof neighbourFigures)[number];
