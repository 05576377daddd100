/** What a shared plan can show, in the order in which it does. */
export const SHARED_PARTS = [
  { value: 'colleges', label: /*i18n*/ 'Saved colleges, and what I have done about each' },
  { value: 'goals', label: /*i18n*/ 'My goals, and where I plan to go' },
  { value: 'due', label: /*i18n*/ 'What is due' },
  { value: 'programs', label: /*i18n*/ 'Saved programs' },
  { value: 'careers', label: /*i18n*/ 'Saved careers' },
] as const;
export type SharedPart = (typeof SHARED_PARTS)[number]['value'];
export const sharedParts = SHARED_PARTS.map(({ value }) => value);

/** For how many days a link can be given; the first is offered first. */
export const SHARED_DAYS = [30, 7, 90, 180] as const;
export type SharedDays = (typeof SHARED_DAYS)[number];

/** How many links of somebody work at the same time, and how long the name of one may be. */
export const SHARED_PLANS_LIMIT = 10;
export const SHARED_NAME_LENGTH = 60;

const DAY_MILLISECONDS = 86_400_000;

/** When a link stops working that is made now. */
export function sharedUntil(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MILLISECONDS);
}

/** Whether a link works: not ended, and its time is not over. */
export function isShared({ endsAt, endedAt }: { endsAt: Date; endedAt: Date | null }, now: Date): boolean {
  return endedAt === null && now < endsAt;
}

/** What is wrong with a link that is to be made, by field. */
export function complainAboutSharing({ name, parts }: { name: string; parts: readonly string[] }): {
  name?: string;
  parts?: string;
} {
  return {
    ...(name.trim() === '' && { name: /*i18n*/ 'Say who the link is for' }),
    ...(name.trim().length > SHARED_NAME_LENGTH && { name: /*i18n*/ 'Use at most 60 characters.' }),
    ...(parts.length === 0 && { parts: /*i18n*/ 'Choose at least one part of your plan' }),
  };
}
