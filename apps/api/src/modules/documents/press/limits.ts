/** Milliseconds after which a page is taken away. */
export const LONGEST_PRINTING = 10_000;
