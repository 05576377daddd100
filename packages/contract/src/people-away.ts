/**
 * The header of an answer that was given while the people's database was away: facts are served, signing in and saving
 * are not. Its value is `people`.
 */
export const awayHeader = 'longleaf-away';

/** The same on the root element of a page, for its script. */
export const awayAttribute = 'data-people-away';

/** Where it is asked whether people's things are back: 200 or 503. */
export const peopleReadyPath = '/api/health/ready?part=people';
