import {
  IconAddressBook,
  IconAward,
  IconBriefcase,
  IconBulb,
  IconFlag,
  IconHeartbeat,
  IconHeartHandshake,
  IconRun,
} from '@tabler/icons-react';
import type { ActivitySection } from '@longleaf/rules/activities/sections';

const ICONS = {
  experiences: IconBriefcase,
  activities: IconRun,
  communityServices: IconHeartHandshake,
  healthActivities: IconHeartbeat,
  awardsDistinctions: IconAward,
  leadershipExperiences: IconFlag,
  networking: IconAddressBook,
  projects: IconBulb,
} as const satisfies Record<ActivitySection, typeof IconRun>;

/** The picture of a section; its title says the same. */
export function SectionIcon({ section }: { section: ActivitySection }) {
  const Icon = ICONS[section];
  return <Icon size={22} aria-hidden />;
}
