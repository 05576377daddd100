/** CON-048: seconds from the careers page to the external careers site, where one is configured (GAP-031). */
export const CAREERS_SITE_SECONDS = 10;
