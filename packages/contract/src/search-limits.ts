/** Results of one page of college search unless asked otherwise (document 1, section 9). */
export const searchPageSize = 10;
/** Most results of one page; a larger page is refused. */
export const largestSearchPage = 100;
/** Last page that can be asked for. */
export const lastSearchPage = 100_000;
/** Most filters of one search. */
export const mostFilters = 100;
/** Name suggestions of one answer, and the most that can be asked for (document 1, section 9). */
export const suggestionLimit = 10;
export const mostSuggestions = 50;
/** Characters of a search term. */
export const searchTermLength = 100;
/** Colleges that can be compared side by side (GAP-067). */
export const mostCompared = 10;
