import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ActivitySection } from '@longleaf/rules/activities/sections';

interface FieldWords {
  label: MessageDescriptor;
  help?: MessageDescriptor;
}

const from = { label: msg`From` };
const to = { label: msg`To` };
const when = { label: msg`When` };
const level = { label: msg`Level` };
const howOften = { label: msg`How often`, help: msg`Such as: twice a week.` };
const whatYouDid = {
  label: msg`What did you do?`,
  help: msg`Start with a verb, such as led, built or taught. Numbers help: how many, how often. Then say what the result was.`,
};
const learned = { label: msg`What did you learn from it?` };
const relatedTo = { label: msg`Related to`, help: msg`The club, team or project that it belongs to.` };

/** What each field is called, and what to type. */
export const FIELD_WORDS: Readonly<Record<ActivitySection, Readonly<Record<string, FieldWords>>>> = {
  experiences: {
    expName: { label: msg`Experience`, help: msg`Your role and where, such as: helper, town library.` },
    expType: { label: msg`Kind` },
    expLocation: { label: msg`Place` },
    expDate: when,
    expDesc: whatYouDid,
  },
  activities: {
    actName: { label: msg`Activity` },
    actType: { label: msg`Kind` },
    actHoursWeek: { label: msg`Hours a week` },
    actWeeksYear: { label: msg`Weeks a year` },
    actDateStart: from,
    actDateEnd: to,
    actDesc: whatYouDid,
  },
  communityServices: {
    name: { label: msg`Service` },
    type: { label: msg`Kind` },
    hoursWeek: { label: msg`Hours a week` },
    contact: { label: msg`Who can confirm it`, help: msg`A name, and a phone number or an email.` },
    dateStart: from,
    dateEnd: to,
    description: whatYouDid,
    reflection: learned,
  },
  healthActivities: {
    name: { label: msg`Health activity` },
    frequency: howOften,
    date: { label: msg`Since when` },
    description: whatYouDid,
    reflection: learned,
  },
  awardsDistinctions: {
    name: { label: msg`Award` },
    level,
    relation: relatedTo,
    frequency: { label: msg`How often`, help: msg`Such as: once, or each year.` },
    date: when,
    description: { label: msg`What was it for?` },
    reflection: { label: msg`What does it mean to you?` },
  },
  leadershipExperiences: {
    name: { label: msg`Your part`, help: msg`Such as: captain.` },
    level,
    relation: relatedTo,
    dateStart: from,
    dateEnd: to,
    description: whatYouDid,
  },
  networking: {
    name: { label: msg`Name` },
    relation: { label: msg`How they know you` },
    email: { label: msg`Email` },
    description: { label: msg`What they could say about you` },
  },
  projects: {
    name: { label: msg`Project` },
    advisors: { label: msg`Advisors` },
    date: when,
    tools: { label: msg`Tools you used` },
    description: whatYouDid,
    subjects: { label: msg`Subjects` },
    skills: { label: msg`Skills` },
  },
};
