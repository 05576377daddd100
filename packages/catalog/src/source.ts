/**
 * How the shipped copy of a table came here: from a copy of the publisher's file as it is, from a table that others made of
 * it, taken over by hand out of a picture of it, or put together by us. None was fetched from the publisher itself.
 */
export const shippedWays = ['file', 'derived', 'byHand', 'own'] as const;
export type ShippedWay = (typeof shippedWays)[number];

/** Where the facts of one table come from. */
export interface Source {
  /** The table, as shipped. */
  readonly key: string;
  readonly title: string;
  readonly publisher: string;
  readonly address: string;
  readonly year: string;
  readonly licence: string;
  readonly licenceAddress: string | null;
  readonly note: string;
  readonly shipped: ShippedWay;
  /** What is true of the shipped copy alone; not said once an official file was imported. */
  readonly shippedNote?: string;
}

/** The terms of the federal government's own works. */
export const publicDomain = {
  licence: 'Public domain (United States federal government)',
  licenceAddress: null,
};

/** Publisher and terms of the O*NET database. */
export const onet = {
  publisher: 'U.S. Department of Labor, Employment and Training Administration (O*NET), modified',
  address: 'https://www.onetcenter.org/database.html',
  licence: 'CC BY 4.0',
  licenceAddress: 'https://creativecommons.org/licenses/by/4.0/',
};
