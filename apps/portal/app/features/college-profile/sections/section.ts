import { type ProfileSection, profileSections } from '@longleaf/rules/colleges/figures/figure';

/**
 * Reads the last part of a profile's address. Hyphens, spaces, underscores, run-together words and letter case do
 * not matter (GAP-064). An unknown section is 'about' (GAP-066).
 */
export function readSection(text: string | undefined): ProfileSection {
  const wanted = bare(text ?? '');
  return profileSections.find((section) => bare(section) === wanted) ?? 'about';
}

/** Address of a section of a college's profile. The college's own address is its 'about' section. */
export function sectionAddress(urlName: string, section: ProfileSection): string {
  return section === 'about' ? `/college-profile/${urlName}` : `/college-profile/${urlName}/${section}`;
}

function bare(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z]/g, '');
}
