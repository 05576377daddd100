import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ActivitySection } from '@longleaf/rules/activities/sections';

interface SectionWords {
  /** What adds the first item, and what keeps one. */
  addFirst: MessageDescriptor;
  save: MessageDescriptor;
  /** Names the form of a new item. */
  adding: MessageDescriptor;
  empty: MessageDescriptor;
  /** What belongs there. */
  belongs: MessageDescriptor;
}

/** What is said about each section. */
export const SECTION_WORDS: Readonly<Record<ActivitySection, SectionWords>> = {
  experiences: {
    addFirst: msg`Add an experience`,
    save: msg`Save experience`,
    adding: msg`A new experience`,
    empty: msg`No experiences yet`,
    belongs: msg`Jobs, internships, job shadowing, camps, and work for your family.`,
  },
  activities: {
    addFirst: msg`Add an activity`,
    save: msg`Save activity`,
    adding: msg`A new activity`,
    empty: msg`No activities yet`,
    belongs: msg`Clubs, sports, music, art, and what you take care of at home.`,
  },
  communityServices: {
    addFirst: msg`Add community service`,
    save: msg`Save community service`,
    adding: msg`A new community service`,
    empty: msg`No community service yet`,
    belongs: msg`Help that you gave without pay: at a food pantry, a shelter, a school or a place of worship.`,
  },
  healthActivities: {
    addFirst: msg`Add a health activity`,
    save: msg`Save health activity`,
    adding: msg`A new health activity`,
    empty: msg`No health activities yet`,
    belongs: msg`What you do to stay well: running, dance, cooking, rest.`,
  },
  awardsDistinctions: {
    addFirst: msg`Add an award`,
    save: msg`Save award`,
    adding: msg`A new award`,
    empty: msg`No awards yet`,
    belongs: msg`Prizes, honors, the honor roll, a scholarship, a record.`,
  },
  leadershipExperiences: {
    addFirst: msg`Add leadership`,
    save: msg`Save leadership`,
    adding: msg`New leadership`,
    empty: msg`No leadership yet`,
    belongs: msg`Where others counted on you: captain, officer, section leader, older sibling.`,
  },
  networking: {
    addFirst: msg`Add a person`,
    save: msg`Save person`,
    adding: msg`A new person`,
    empty: msg`Nobody here yet`,
    belongs: msg`People who know your work and would say so: a coach, a boss, a teacher. Keep how they know you and their email.`,
  },
  projects: {
    addFirst: msg`Add a project`,
    save: msg`Save project`,
    adding: msg`A new project`,
    empty: msg`No projects yet`,
    belongs: msg`Something you made or found out: for science, for a class, for your town, or for fun.`,
  },
};
