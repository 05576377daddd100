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

/** What search engines say below the title of a college's section. */
export function sectionDescription(
  college: string,
  place: string,
  section: ProfileSection,
): MessageDescriptor {
  const descriptions: Record<ProfileSection, MessageDescriptor> = {
    about: msg`${college} in ${place}: what families really pay, who gets in, majors, students, and what people earn after.`,
    admissions: msg`Who gets into ${college} in ${place}: share admitted, test scores, and how to apply.`,
    academics: msg`Majors of ${college} in ${place} by degree, special programs, and how many students stay and finish.`,
    'cost-and-financial-aid': msg`What ${college} in ${place} costs: tuition, housing, net price by family income, aid, and debt.`,
    'student-life': msg`Life at ${college} in ${place}: students, housing, activities, help and services.`,
    'transfer-student': msg`Transferring to ${college} in ${place}: who finishes or moves on, and what to ask.`,
    'international-students': msg`Coming to ${college} in ${place} from another country: tests, price, and what to ask.`,
    'learning-disabilities': msg`Disability services at ${college} in ${place}: who uses them, and what to ask.`,
  };
  return descriptions[section];
}
