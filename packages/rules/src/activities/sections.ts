import { ACTIVITY_KINDS, type Choice, EXPERIENCE_KINDS, LEVELS, SERVICE_KINDS } from './choices.ts';
import { type Numbered, PROJECT_SKILLS, PROJECT_SUBJECTS } from './project-lists.ts';

/** The eight sections in the order of the specification (ST-126); each is the name of its list in the answer. */
export const ACTIVITY_SECTIONS = [
  'experiences',
  'activities',
  'communityServices',
  'healthActivities',
  'awardsDistinctions',
  'leadershipExperiences',
  'networking',
  'projects',
] as const;
export type ActivitySection = (typeof ACTIVITY_SECTIONS)[number];

/** What the calls that keep an item are called, in the order of the sections. */
export const ADD_CALLS = [
  'AddExperience',
  'AddActivity',
  'AddCommunityService',
  'AddPhysicalHealth',
  'AddAward',
  'AddLeadership',
  'AddNetwork',
  'AddProject',
] as const;

const SECTIONS_BY_NAME = new Map<string, ActivitySection>(
  ACTIVITY_SECTIONS.flatMap((section, place) => [
    [section, section],
    [ADD_CALLS[place] ?? section, section],
  ]),
);

/** The section that its list's name or its call's name means (GAP-048); undefined for another word. */
export const sectionNamed = (name: string): ActivitySection | undefined => SECTIONS_BY_NAME.get(name);

/** What the sections are called. */
export const SECTION_TITLES: Readonly<Record<ActivitySection, string>> = {
  experiences: /*i18n*/ 'Experiences',
  activities: /*i18n*/ 'Activities',
  communityServices: /*i18n*/ 'Community service',
  healthActivities: /*i18n*/ 'Health activities',
  awardsDistinctions: /*i18n*/ 'Awards and distinctions',
  leadershipExperiences: /*i18n*/ 'Leadership',
  networking: /*i18n*/ 'Networking',
  projects: /*i18n*/ 'Projects',
};

/** Most letters of one line, and of a text of several. */
export const LINE_LIMIT = 120;
export const TEXT_LIMIT = 1500;
export const HOURS_IN_A_WEEK = 168;
export const WEEKS_IN_A_YEAR = 52;

/** What a field of an item holds. */
export type ItemField =
  | { kind: 'line' | 'text' | 'email'; needed?: boolean }
  | { kind: 'choice'; choices: readonly Choice[] }
  /** A month (`2026-04`) or a day of it, not in the future. */
  | { kind: 'date' }
  | { kind: 'number'; most: number; of: 'hoursAWeek' | 'weeksAYear' }
  | { kind: 'flag' }
  | { kind: 'numbers'; of: readonly Numbered[] };

/** Fields by their names on the wire, in the order in which they are asked for (ENT of section 3). */
export type ItemFields = Readonly<Record<string, ItemField>>;

/** What a section's items hold. */
export type SectionShape = {
  /** The field that names an item. */
  name: string;
  fields: ItemFields;
  /** Of a section whose items last for a time. */
  period?: {
    start: string;
    end: string;
    /** The field that says that it still goes on; without one an empty end says so. */
    goesOn?: string;
  };
};

const line: ItemField = { kind: 'line' };
const text: ItemField = { kind: 'text' };
const date: ItemField = { kind: 'date' };
const name: ItemField = { kind: 'line', needed: true };
const hours: ItemField = { kind: 'number', most: HOURS_IN_A_WEEK, of: 'hoursAWeek' };
const period = { start: 'dateStart', end: 'dateEnd' };

export const SECTION_SHAPES: Readonly<Record<ActivitySection, SectionShape>> = {
  experiences: {
    name: 'expName',
    fields: {
      expName: name,
      expType: { kind: 'choice', choices: EXPERIENCE_KINDS },
      expLocation: line,
      expDate: date,
      expDesc: text,
    },
  },
  activities: {
    name: 'actName',
    fields: {
      actName: name,
      actType: { kind: 'choice', choices: ACTIVITY_KINDS },
      actHoursWeek: hours,
      actWeeksYear: { kind: 'number', most: WEEKS_IN_A_YEAR, of: 'weeksAYear' },
      actDateStart: date,
      actDateEnd: date,
      actContinue: { kind: 'flag' },
      actDesc: text,
    },
    period: { start: 'actDateStart', end: 'actDateEnd', goesOn: 'actContinue' },
  },
  communityServices: {
    name: 'name',
    fields: {
      name,
      type: { kind: 'choice', choices: SERVICE_KINDS },
      hoursWeek: hours,
      contact: line,
      dateStart: date,
      dateEnd: date,
      description: text,
      reflection: text,
    },
    period,
  },
  healthActivities: {
    name: 'name',
    fields: { name, frequency: line, date, description: text, reflection: text },
  },
  awardsDistinctions: {
    name: 'name',
    fields: {
      name,
      level: { kind: 'choice', choices: LEVELS },
      relation: line,
      frequency: line,
      date,
      description: text,
      reflection: text,
    },
  },
  leadershipExperiences: {
    name: 'name',
    fields: {
      name,
      level: { kind: 'choice', choices: LEVELS },
      relation: line,
      dateStart: date,
      dateEnd: date,
      description: text,
    },
    period,
  },
  networking: {
    name: 'name',
    fields: { name, relation: line, email: { kind: 'email' }, description: text },
  },
  projects: {
    name: 'name',
    fields: {
      name,
      advisors: line,
      date,
      tools: line,
      description: text,
      subjects: { kind: 'numbers', of: PROJECT_SUBJECTS },
      skills: { kind: 'numbers', of: PROJECT_SKILLS },
    },
  },
};
