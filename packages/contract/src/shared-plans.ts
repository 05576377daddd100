import { SHARED_DAYS, sharedParts } from '@longleaf/rules/shared-plans/sharing';
import { z } from 'zod';
import { rowId } from './ids.ts';
import { operation } from './operation.ts';

export const sharedPlanMessages = {
  /** Said of a link that was never given, has ended, or whose time is over: nothing tells these apart. */
  deadLink: /*i18n*/ 'This link no longer works. Ask the student for a new one.',
  tooMany: /*i18n*/ 'You already have ten links that work. End one first.',
  loadFailed: /*i18n*/ 'We could not load your links.',
  made: /*i18n*/ 'Your link is ready. Copy it now: we do not show it again.',
  ended: /*i18n*/ 'The link is ended. It no longer works.',
} as const;

const moment = z.iso.datetime();
const part = z.enum(sharedParts, { error: /*i18n*/ 'This is no part of a plan.' });

const sharedPlan = z.object({
  id: z.number().int(),
  /** For whom it is, in the student's words; whoever opens it reads it, too. */
  name: z.string(),
  parts: z.array(part),
  createdDate: moment,
  endsDate: moment,
  /** When it was ended before its time; null when it was not. */
  endedDate: moment.nullable(),
  /** Whether it works now. */
  works: z.boolean(),
  /** How often it was opened, and when last. By whom is not kept. */
  openedCount: z.number().int(),
  lastOpenedDate: moment.nullable(),
});
export type SharedPlan = z.infer<typeof sharedPlan>;

/** A plan as whoever has the link sees it. A part that is not shared is null. */
export const openedPlan = z.object({
  /** First name alone. */
  student: z.string(),
  name: z.string(),
  endsDate: moment,
  colleges: z
    .array(
      z.object({
        name: z.string(),
        city: z.string(),
        state: z.string(),
        urlName: z.string().nullable(),
        /** Ids of what was done (CON-075). */
        done: z.array(z.number().int()),
      }),
    )
    .nullable(),
  goals: z
    .object({
      path: z.string(),
      careerGoal: z.string(),
      plansToGo: z.array(z.string()),
      /** Those of them that are no college we know (MSG-058). */
      notVerified: z.array(z.string()).default([]),
    })
    .nullable(),
  due: z.array(z.object({ on: z.iso.date(), college: z.string(), title: z.string().nullable() })).nullable(),
  programs: z.array(z.object({ code: z.string(), title: z.string() })).nullable(),
  careers: z.array(z.object({ code: z.string(), title: z.string() })).nullable(),
});
export type OpenedPlan = z.infer<typeof openedPlan>;

/** A student's plan, for whoever has a link that the student made. */
export const sharedPlanOperations = {
  getSharedPlans: operation({
    id: 'project',
    method: 'GET',
    path: '/sharedPlans',
    policy: 'shared-plan:read',
    summary:
      'The links to your plan: those that work, and those that ended in the last 30 days; the latest first.',
    response: z.array(sharedPlan),
  }),
  makeSharedPlan: operation({
    id: 'project',
    method: 'POST',
    path: '/sharedPlans',
    policy: 'shared-plan:change',
    summary: 'Makes a link to parts of your plan. It is told once: of its secret only a digest is kept.',
    body: z.object({
      name: z
        .string(/*i18n*/ 'Give this as text.')
        .max(1000, /*i18n*/ 'Use at most 60 characters.')
        .default(''),
      parts: z.array(part, /*i18n*/ 'Choose at least one part of your plan').max(20).default([]),
      days: z.coerce
        .number(/*i18n*/ 'Choose how long it works.')
        .refine((days) => SHARED_DAYS.some((one) => one === days), /*i18n*/ 'Choose how long it works.')
        .default(SHARED_DAYS[0]),
    }),
    response: z.object({ plan: sharedPlan, address: z.url() }),
    perMinute: 20,
  }),
  endSharedPlan: operation({
    id: 'project',
    method: 'POST',
    path: '/sharedPlans/{id}/end',
    policy: 'shared-plan:change',
    summary: 'Ends a link at once. Doing it again changes nothing.',
    params: z.object({ id: rowId }),
    response: sharedPlan,
  }),
  openSharedPlan: operation({
    id: 'project',
    method: 'POST',
    path: '/sharedPlans/open',
    policy: 'public',
    summary: 'The plan as it is now, for whoever has the link.',
    body: z.object({ token: z.string(/*i18n*/ 'Give this as text.').min(1).max(200) }),
    response: openedPlan,
    perMinute: 30,
  }),
};
