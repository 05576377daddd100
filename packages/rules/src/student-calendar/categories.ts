/** What an event can be filed under (CON-085). */
export const CALENDAR_CATEGORIES = [
  'Unfiled',
  'Admission',
  'Enrollment',
  'Registration',
  'Financial Aid',
  'Private',
  'Sports',
  'Chat',
] as const;
export type CalendarCategory = (typeof CALENDAR_CATEGORIES)[number];

/** The choice of the filter that leaves nothing out (MSG-096, ST-253). */
export const ALL_CATEGORIES = /*i18n*/ 'All Categories';

/** How the calendar can be looked at (CON-086, ST-252). */
export const CALENDAR_VIEWS = ['month', 'week', 'day'] as const;
