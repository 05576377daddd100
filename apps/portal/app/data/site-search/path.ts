/** The page of the search. By itself: every page's header leads there, and few need to know where things that were found lead. */
export const SITE_SEARCH_PATH = '/search';
