import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProfileSection } from '@longleaf/rules/colleges/figures/figure';

/** What the tabs call the sections (CON-032). */
export const SECTION_TABS: Readonly<Record<ProfileSection, MessageDescriptor>> = {
  about: msg`About`,
  admissions: msg`Admissions`,
  academics: msg`Academics`,
  'cost-and-financial-aid': msg`Cost and aid`,
  'student-life': msg`Student life`,
  'transfer-student': msg`Transfer`,
  'international-students': msg`International`,
  'learning-disabilities': msg`Learning disabilities`,
};

/** Title of the page for a college's section. */
export function sectionTitle(college: string, section: ProfileSection): string | MessageDescriptor {
  const titles: Record<ProfileSection, string | MessageDescriptor> = {
    about: college,
    admissions: msg`Getting into ${college}`,
    academics: msg`Majors and academics at ${college}`,
    'cost-and-financial-aid': msg`Cost and financial aid at ${college}`,
    'student-life': msg`Student life at ${college}`,
    'transfer-student': msg`Transferring to ${college}`,
    'international-students': msg`International students at ${college}`,
    'learning-disabilities': msg`Help with learning disabilities at ${college}`,
  };
  return titles[section];
}
