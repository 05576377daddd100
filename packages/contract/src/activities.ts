import { ACTIVITY_SECTIONS, ADD_CALLS, sectionNamed } from '@longleaf/rules/activities/sections';
import { complainAboutShortText } from '@longleaf/rules/activities/short-text';
import { fill } from '@longleaf/rules/words/fill';
import { z } from 'zod';
import { operation } from './operation.ts';
import { rowId } from './ids.ts';
import { undoBody, undoSlip } from './undo.ts';

/** MSG-024 to MSG-032, spelled and repeated as the specification has them. */
export const activityMessages = {
  experiences: /*i18n*/ 'Experience Saved.',
  activities: /*i18n*/ 'Activity Saved.',
  communityServices: /*i18n*/ 'Community Service saved.',
  healthActivities: /*i18n*/ 'Phyiscal Health saved.',
  awardsDistinctions: /*i18n*/ 'Award saved.',
  leadershipExperiences: /*i18n*/ 'Award saved.',
  networking: /*i18n*/ 'Award saved.',
  projects: /*i18n*/ 'Award saved.',
  deleted: /*i18n*/ 'Item Deleted.',
} as const;

/** The project's own bound, of all sections together. */
export const ACTIVITY_ITEMS_LIMIT = 150;

export const activityFailures = {
  loadFailed: /*i18n*/ 'We could not load your activities.',
  deleteFailed: /*i18n*/ 'We could not delete it. Please try again.',
  orderFailed: /*i18n*/ 'We could not save the new order. Please try again.',
  tooMany: fill(/*i18n*/ 'You can keep {limit} items. Delete one first.', { limit: ACTIVITY_ITEMS_LIMIT }),
  shortFailed: /*i18n*/ 'We could not save it. Please try again.',
  gone: /*i18n*/ 'This is no longer on your page. It may have been deleted in another tab.',
} as const;

const interestType = z.enum(ACTIVITY_SECTIONS, { error: /*i18n*/ 'Name the section.' });
/** By its list, or by the call that keeps its items (GAP-048). */
const interestTypeByEitherName = z
  .enum([...ACTIVITY_SECTIONS, ...ADD_CALLS], { error: /*i18n*/ 'Name the section.' })
  .transform((name) => interestType.parse(sectionNamed(name)));

// What is too long, in the future or out of order is said by the rules, in the words that the form has.
const text = z
  .string({ error: /*i18n*/ 'This must be text.' })
  .nullish()
  .transform((value) => (value ?? '').toWellFormed().trim());
const date = text.transform((value) => (value === '' ? null : value));
const number = z
  .number({ error: /*i18n*/ 'This must be a number.' })
  .nullish()
  .transform((value) => value ?? null);
const flag = z
  .boolean({ error: /*i18n*/ 'This is true or false.' })
  .nullish()
  .transform((value) => value ?? false);
const numbers = z
  .array(z.number({ error: /*i18n*/ 'Choose from the list' }).int(/*i18n*/ 'Choose from the list'), {
    error: /*i18n*/ 'Send a list of numbers.',
  })
  .max(100, /*i18n*/ 'Choose from the list')
  .nullish()
  .transform((value) => [...new Set(value ?? [])].toSorted((one, other) => one - other));

/** 0 for a new item (ST-129). */
const id = z
  .number({ error: /*i18n*/ 'Send the id of the item; 0 for a new one.' })
  .int(/*i18n*/ 'Send the id of the item; 0 for a new one.')
  .min(0, /*i18n*/ 'Send the id of the item; 0 for a new one.')
  .max(2_147_483_647, /*i18n*/ 'Send the id of the item; 0 for a new one.');

/** The items of each section (ENT of section 3 of the first document). Dates are months or days; null where unknown. */
export const itemSchemas = {
  experiences: z.object({
    id,
    expName: text,
    expType: text,
    expLocation: text,
    expDesc: text,
    expDate: date,
  }),
  activities: z.object({
    id,
    actName: text,
    actType: text,
    actHoursWeek: number,
    actWeeksYear: number,
    actDesc: text,
    actDateStart: date,
    actDateEnd: date,
    /** Goes on; the end is empty then. */
    actContinue: flag,
  }),
  communityServices: z.object({
    id,
    name: text,
    type: text,
    hoursWeek: number,
    description: text,
    reflection: text,
    contact: text,
    dateStart: date,
    dateEnd: date,
  }),
  healthActivities: z.object({ id, name: text, date, description: text, frequency: text, reflection: text }),
  awardsDistinctions: z.object({
    id,
    description: text,
    frequency: text,
    level: text,
    name: text,
    reflection: text,
    relation: text,
    date,
  }),
  leadershipExperiences: z.object({
    id,
    name: text,
    relation: text,
    level: text,
    dateStart: date,
    dateEnd: date,
    description: text,
  }),
  networking: z.object({ id, name: text, relation: text, email: text, description: text }),
  projects: z.object({
    id,
    name: text,
    description: text,
    advisors: text,
    date,
    tools: text,
    /** Numbers of CON-040. */
    skills: numbers,
    /** Numbers of CON-039. */
    subjects: numbers,
  }),
} as const;

/** The eight lists, each in the order that the person gave it (ST-126). */
export const activityListsSchema = z.object({
  experiences: z.array(itemSchemas.experiences),
  activities: z.array(itemSchemas.activities),
  communityServices: z.array(itemSchemas.communityServices),
  healthActivities: z.array(itemSchemas.healthActivities),
  awardsDistinctions: z.array(itemSchemas.awardsDistinctions),
  leadershipExperiences: z.array(itemSchemas.leadershipExperiences),
  networking: z.array(itemSchemas.networking),
  projects: z.array(itemSchemas.projects),
});
export type ActivityLists = z.output<typeof activityListsSchema>;

const shortTextSchema = z.object({ id: z.number().int(), text: z.string() });

const newId = z.number().int();

export const activityOperations = {
  getActivitiesInterests: operation({
    id: 'API-017',
    method: 'GET',
    path: '/ActivitiesInterests/getActivitiesInterests',
    policy: 'activity:read',
    summary: 'What you do outside class: eight lists, each in your order.',
    response: activityListsSchema,
  }),
  addExperience: operation({
    id: 'API-018',
    method: 'POST',
    path: '/ActivitiesInterests/AddExperience',
    policy: 'activity:change',
    summary:
      'Adds an experience, or changes the one with this id; gives its id. The same new one twice is one.',
    body: itemSchemas.experiences,
    response: newId,
  }),
  addActivity: operation({
    id: 'API-019',
    method: 'POST',
    path: '/ActivitiesInterests/AddActivity',
    policy: 'activity:change',
    summary: 'Adds an activity, or changes the one with this id; gives its id.',
    body: itemSchemas.activities,
    response: newId,
  }),
  addCommunityService: operation({
    id: 'API-020',
    method: 'POST',
    path: '/ActivitiesInterests/AddCommunityService',
    policy: 'activity:change',
    summary: 'Adds a community service, or changes the one with this id; gives its id.',
    body: itemSchemas.communityServices,
    response: newId,
  }),
  addPhysicalHealth: operation({
    id: 'API-021',
    method: 'POST',
    path: '/ActivitiesInterests/AddPhysicalHealth',
    policy: 'activity:change',
    summary: 'Adds a health activity, or changes the one with this id; gives its id.',
    body: itemSchemas.healthActivities,
    response: newId,
  }),
  addAward: operation({
    id: 'API-022',
    method: 'POST',
    path: '/ActivitiesInterests/AddAward',
    policy: 'activity:change',
    summary: 'Adds an award or distinction, or changes the one with this id; gives its id.',
    body: itemSchemas.awardsDistinctions,
    response: newId,
  }),
  addLeadership: operation({
    id: 'API-023',
    method: 'POST',
    path: '/ActivitiesInterests/AddLeadership',
    policy: 'activity:change',
    summary: 'Adds a leadership experience, or changes the one with this id; gives its id.',
    body: itemSchemas.leadershipExperiences,
    response: newId,
  }),
  addNetwork: operation({
    id: 'API-024',
    method: 'POST',
    path: '/ActivitiesInterests/AddNetwork',
    policy: 'activity:change',
    summary: 'Adds somebody who knows your work, or changes the one with this id; gives the id.',
    body: itemSchemas.networking,
    response: newId,
  }),
  addProject: operation({
    id: 'API-025',
    method: 'POST',
    path: '/ActivitiesInterests/AddProject',
    policy: 'activity:change',
    summary: 'Adds a project, or changes the one with this id; gives its id.',
    body: itemSchemas.projects,
    response: newId,
  }),
  deleteInterest: operation({
    id: 'API-026',
    method: 'POST',
    path: '/ActivitiesInterests/DeleteInterest',
    policy: 'activity:change',
    summary: 'Deletes an item of a section.',
    body: z.object({ id: rowId, interestType: interestTypeByEitherName }),
    response: z.object({ removed: z.boolean(), undo: undoSlip }),
  }),
  getShortTexts: operation({
    id: 'project',
    method: 'GET',
    path: '/ActivitiesInterests/ShortTexts',
    policy: 'activity:read',
    summary: 'Your own words about items for forms of other applications; items without any are left out.',
    response: z.object({ texts: z.array(shortTextSchema) }),
  }),
  saveShortText: operation({
    id: 'project',
    method: 'POST',
    path: '/ActivitiesInterests/ShortText',
    policy: 'activity:change',
    summary: 'Keeps your own words about an item for forms of other applications.',
    body: shortTextSchema.extend({
      id: rowId,
      text: text.superRefine((value, context) => {
        const complaint = complainAboutShortText(value);
        if (complaint !== undefined) context.addIssue({ code: 'custom', message: complaint });
      }),
    }),
    response: shortTextSchema,
  }),
  restoreInterest: operation({
    id: 'project',
    method: 'POST',
    path: '/ActivitiesInterests/RestoreInterest',
    policy: 'activity:change',
    summary: 'Undoes the deletion of an item, in its place. Doing it again changes nothing.',
    body: undoBody,
    response: newId,
  }),
  orderInterests: operation({
    id: 'project',
    method: 'POST',
    path: '/ActivitiesInterests/OrderInterests',
    policy: 'activity:change',
    summary: 'Puts the items of a section into an order. Items that are not named come last, as they were.',
    body: z.object({
      interestType,
      ids: z.array(rowId, { error: /*i18n*/ 'Send the ids in their order.' }).max(ACTIVITY_ITEMS_LIMIT),
    }),
    response: z.object({ ids: z.array(z.number().int()) }),
  }),
};

/** The call that keeps an item of each section. */
export const keepOperations = {
  experiences: activityOperations.addExperience,
  activities: activityOperations.addActivity,
  communityServices: activityOperations.addCommunityService,
  healthActivities: activityOperations.addPhysicalHealth,
  awardsDistinctions: activityOperations.addAward,
  leadershipExperiences: activityOperations.addLeadership,
  networking: activityOperations.addNetwork,
  projects: activityOperations.addProject,
} as const;
