/** What of a recurring event is changed or deleted: one date of it, that and all after it, or all of it. */
export const WHICH_DATES = ['all', 'this', 'following'] as const;
export type WhichDates = (typeof WHICH_DATES)[number];
