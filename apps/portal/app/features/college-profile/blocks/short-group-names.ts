import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FigureGroupKey } from '@longleaf/rules/colleges/figures/groups';

/** Names of the figure groups for notes that name several years: "net price 2022-23, tuition 2023-24". */
export const SHORT_GROUP_NAMES: Readonly<Record<FigureGroupKey, MessageDescriptor>> = {
  admissions: msg`admissions`,
  tuition: msg`tuition`,
  tuitionBefore: msg`housing and books`,
  netPrice: msg`net price`,
  netPriceRecent: msg`newer net price`,
  attendance: msg`full cost`,
  aid: msg`grants`,
  feesAndHousing: msg`fees and housing`,
  enrollment: msg`students`,
  studentBody: msg`students to each teacher`,
  studentBodyRecent: msg`race and ethnicity`,
  graduation: msg`staying and finishing`,
  awardTimes: msg`time to a degree`,
  completion: msg`finishing and transferring`,
  earnings: msg`pay`,
  debt: msg`debt`,
  services: msg`services`,
  athletics: msg`sports`,
};

/** Years that a college's row brings for parts of a group, and what to call each part where they differ. */
export const YEAR_NAMES: readonly { figure: string; name: MessageDescriptor }[] = [
  { figure: 'retentionYear', name: msg`coming back` },
  { figure: 'graduationYear', name: msg`graduating` },
];
