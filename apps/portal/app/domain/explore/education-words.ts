import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EducationLevel, EntryEducation } from '@longleaf/rules/careers/education';

/** What people in a job have learned (O*NET's twelve levels). */
export const EDUCATION_LEVELS: Readonly<Record<EducationLevel, MessageDescriptor>> = {
  lessThanHighSchool: msg`Less than high school`,
  highSchool: msg`High school diploma`,
  postsecondaryCertificate: msg`Certificate after high school`,
  someCollege: msg`Some college courses`,
  associate: msg`Associate degree`,
  bachelor: msg`Bachelor’s degree`,
  postBachelorCertificate: msg`Certificate after a bachelor’s degree`,
  master: msg`Master’s degree`,
  postMasterCertificate: msg`Certificate after a master’s degree`,
  firstProfessional: msg`Professional degree`,
  doctoral: msg`Doctorate`,
  postDoctoral: msg`Training after a doctorate`,
};

/** What it usually takes to enter a job. */
export const ENTRY_EDUCATION: Readonly<Record<EntryEducation, MessageDescriptor>> = {
  none: msg`No diploma needed`,
  highSchool: msg`High school diploma`,
  someCollege: msg`Some college, no degree`,
  postsecondaryAward: msg`Certificate after high school`,
  associate: msg`Associate degree`,
  bachelor: msg`Bachelor’s degree`,
  master: msg`Master’s degree`,
  doctoralOrProfessional: msg`Doctorate or professional degree`,
};

/** O*NET's five job zones: how much preparation a job takes. */
export const JOB_ZONES: readonly MessageDescriptor[] = [
  msg`Little or no preparation`,
  msg`Some preparation`,
  msg`Medium preparation`,
  msg`A lot of preparation`,
  msg`A great deal of preparation`,
];
