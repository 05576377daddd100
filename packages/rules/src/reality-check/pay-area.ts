import { countyCode } from '../addresses/counties.ts';

/**
 * Counties of North Carolina by the metropolitan area that pay is published for, by its Census code. Source: area names of
 * the fair market rents of fiscal year 2026 (U.S. Department of Housing and Urban Development). It sets some counties at
 * the edge of an area apart, with rents of their own: those are not named here, and are compared with the whole state.
 */
const AREAS: readonly (readonly [area: string, counties: readonly string[]])[] = [
  ['11700', ['Buncombe', 'Henderson', 'Madison']],
  ['16740', ['Cabarrus', 'Gaston', 'Mecklenburg', 'Union']],
  ['20500', ['Chatham', 'Durham', 'Orange']],
  ['24660', ['Guilford', 'Randolph']],
  ['39580', ['Franklin', 'Johnston', 'Wake']],
  ['48900', ['New Hanover']],
  ['49180', ['Davie', 'Forsyth', 'Stokes', 'Yadkin']],
];

const AREA_OF = new Map(
  AREAS.flatMap(([area, counties]) => counties.map((name) => [countyCode(name), area] as const)),
);

/** The metropolitan area whose pay is compared with a life in a county, by its Census code; undefined for the whole state. */
export function payAreaOf(county: string | undefined): string | undefined {
  return county === undefined ? undefined : AREA_OF.get(county);
}

/** The middle pay of a job in a place, as far as it is published. */
export interface PublishedPay {
  readonly annual: number | null;
  readonly missing: string | null;
  /** From this amount on only that it is at least that is published. */
  readonly topCode: number | null;
}

/** What is known to be paid at least, in dollars a year: of what is above the publisher's highest amount, that amount. */
export function payAtLeast({ annual, missing, topCode }: PublishedPay): number | null {
  return annual ?? (missing === 'topCoded' ? topCode : null);
}

/** The pay that counts for somebody in an area: that of the area where it is known of the job, else that of the state. */
export function payThere<Pay extends PublishedPay>(
  area: Pay | null | undefined,
  state: Pay,
): { pay: Pay; isOfArea: boolean } {
  return area && payAtLeast(area) !== null ? { pay: area, isOfArea: true } : { pay: state, isOfArea: false };
}
