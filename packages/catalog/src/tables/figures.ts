import type { Unit } from '@longleaf/rules/colleges/figures/figure';
import { figureGroups } from '@longleaf/rules/colleges/figures/groups';
import type { FigureGroupKey } from '@longleaf/rules/colleges/figures/groups';
import { boolean, doublePrecision, integer, text } from 'drizzle-orm/pg-core';
import { college } from './college.ts';
import { snakeCase } from '../naming/snake-case.ts';
import { catalog } from './schema.ts';

function columnOf(unit: Unit, name: string) {
  const column = snakeCase(name);
  switch (unit) {
    case 'flag':
      return boolean(column);
    case 'text':
      return text(column);
    case 'fraction':
    case 'ratio':
    case 'score':
      return doublePrecision(column);
    case 'dollars':
    case 'count':
    case 'code':
    case 'year':
      return integer(column);
  }
}

/** One table per group of figures, one row per college that reported any of them. */
function tableOf(key: FigureGroupKey) {
  const figures: Readonly<Record<string, { unit: Unit }>> = figureGroups[key].figures;
  return catalog.table(`figures_${snakeCase(key)}`, {
    collegeId: integer('college_id')
      .primaryKey()
      .references(() => college.id, { onDelete: 'cascade' }),
    ...Object.fromEntries(Object.entries(figures).map(([name, { unit }]) => [name, columnOf(unit, name)])),
  });
}

// drizzle-kit finds tables by their export, so each has its own name.
export const figuresAdmissions = tableOf('admissions');
export const figuresTuition = tableOf('tuition');
export const figuresTuitionBefore = tableOf('tuitionBefore');
export const figuresNetPrice = tableOf('netPrice');
export const figuresNetPriceRecent = tableOf('netPriceRecent');
export const figuresAttendance = tableOf('attendance');
export const figuresAid = tableOf('aid');
export const figuresFeesAndHousing = tableOf('feesAndHousing');
export const figuresEnrollment = tableOf('enrollment');
export const figuresStudentBody = tableOf('studentBody');
export const figuresStudentBodyRecent = tableOf('studentBodyRecent');
export const figuresGraduation = tableOf('graduation');
export const figuresAwardTimes = tableOf('awardTimes');
export const figuresCompletion = tableOf('completion');
export const figuresEarnings = tableOf('earnings');
export const figuresDebt = tableOf('debt');
export const figuresServices = tableOf('services');
export const figuresAthletics = tableOf('athletics');

/** The table of each group. */
export const figureTables = {
  admissions: figuresAdmissions,
  tuition: figuresTuition,
  tuitionBefore: figuresTuitionBefore,
  netPrice: figuresNetPrice,
  netPriceRecent: figuresNetPriceRecent,
  attendance: figuresAttendance,
  aid: figuresAid,
  feesAndHousing: figuresFeesAndHousing,
  enrollment: figuresEnrollment,
  studentBody: figuresStudentBody,
  studentBodyRecent: figuresStudentBodyRecent,
  graduation: figuresGraduation,
  awardTimes: figuresAwardTimes,
  completion: figuresCompletion,
  earnings: figuresEarnings,
  debt: figuresDebt,
  services: figuresServices,
  athletics: figuresAthletics,
} as const satisfies Record<FigureGroupKey, unknown>;
