/** Programs of one list: as many as a page can ask for at once, so that the map shows them all. */
export const mostEnrichmentPrograms = 500;
/** Programs of one page unless asked otherwise (CON-125). */
export const enrichmentPageSize = 25;
/** The farthest that can be asked for: from one end of the state to the other. */
export const farthestMiles = 500;
