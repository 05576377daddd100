import { fill } from '../words/fill.ts';

/** A closed range of a figure: `from` exclusive below, `to` inclusive above; null means open-ended. */
export interface Band {
  readonly value: string;
  readonly label: string;
  /** What a filter's pill says, where the label alone does not fit into the family's sentence. */
  readonly pill?: string;
  readonly above: number | null;
  readonly to: number | null;
}

/** Says whether a figure lies in a band: above its lower edge, up to and including its upper edge. */
export function inBand(band: Band, figure: number): boolean {
  return (band.above === null || figure > band.above) && (band.to === null || figure <= band.to);
}

/** Gives the band a figure lies in, or undefined when the figure is not reported. */
export function bandOf(bands: readonly Band[], figure: number | null): Band | undefined {
  return figure === null ? undefined : bands.find((band) => inBand(band, figure));
}

function band(value: string, label: string, above: number | null, to: number | null, pill?: string): Band {
  return { value, label, above, to, ...(pill !== undefined && { pill }) };
}

/** Student population bands (CON-017). Exactly 2,500 is in the first band (GAP-071). */
export const populationBands: readonly Band[] = [
  band('Under2500', /*i18n*/ 'Under 2,500 students', null, 2500, /*i18n*/ 'Under 2,500 students'),
  band('2501To5000', /*i18n*/ '2,501 to 5,000', 2500, 5000),
  band('5001To10000', /*i18n*/ '5,001 to 10,000', 5000, 10_000),
  band('10001To15000', /*i18n*/ '10,001 to 15,000', 10_000, 15_000),
  band('15001To20000', /*i18n*/ '15,001 to 20,000', 15_000, 20_000),
  band('Over20000', /*i18n*/ 'Over 20,000', 20_000, null),
];

/**
 * SAT bands for one section (CON-131). Scores come in steps of ten, so the stated gaps (401 to 409)
 * hold no real score; a middle value between two steps belongs to the upper band (GAP-127).
 */
export const satBands: readonly Band[] = [
  band('200To400', /*i18n*/ '200 to 400', null, 400),
  band('410To470', /*i18n*/ '410 to 470', 400, 470),
  band('480To530', /*i18n*/ '480 to 530', 470, 530),
  band('540To600', /*i18n*/ '540 to 600', 530, 600),
  band('610To800', /*i18n*/ '610 to 800', 600, null),
];

/** ACT composite bands (CON-132). */
export const actBands: readonly Band[] = [
  band('UpTo15', /*i18n*/ 'Up to 15', null, 15),
  band('16To19', /*i18n*/ '16 to 19', 15, 19),
  band('20To23', /*i18n*/ '20 to 23', 19, 23),
  band('24To28', /*i18n*/ '24 to 28', 23, 28),
  band('29AndUp', /*i18n*/ '29 and up', 28, null),
];

/** Entrance difficulty by the share of applicants admitted, as a fraction; upper edges belong to the band (CON-133, GAP-127). */
export const difficultyBands: readonly Band[] = [
  band('MostDifficult', /*i18n*/ 'Most difficult', null, 0.3),
  band('VeryDifficult', /*i18n*/ 'Very difficult', 0.3, 0.6),
  band('ModeratelyDifficult', /*i18n*/ 'Moderately difficult', 0.6, 0.85),
  band('MinimallyDifficult', /*i18n*/ 'Minimally difficult', 0.85, 0.95),
  band('Noncompetitive', /*i18n*/ 'Noncompetitive', 0.95, null),
];

const tuitionStep = 5000;
const tuitionTop = 50_000;

/** Tuition in steps of $5,000 up to $50,000, and over $50,000 (CON-134). */
export const tuitionBands: readonly Band[] = [
  ...Array.from({ length: tuitionTop / tuitionStep }, (_, index) => {
    const to = (index + 1) * tuitionStep;
    const [first, last] = [dollars(to - tuitionStep + 1), dollars(to)];
    return index === 0
      ? band(`UpTo${to}`, /*i18n*/ 'Up to $5,000', null, to, /*i18n*/ 'Tuition up to $5,000')
      : band(`UpTo${to}`, fill(/*i18n*/ '{first} to {last}', { first, last }), to - tuitionStep, to);
  }),
  band('Over50000', /*i18n*/ 'Over $50,000', tuitionTop, null, /*i18n*/ 'Tuition over $50,000'),
];

/** Students to each teacher. */
export const studentFacultyBands: readonly Band[] = [
  band(
    'UpTo10',
    /*i18n*/ '10 or fewer students to a teacher',
    null,
    10,
    /*i18n*/ '10 or fewer students to a teacher',
  ),
  band('11To15', /*i18n*/ '11 to 15', 10, 15),
  band('16To20', /*i18n*/ '16 to 20', 15, 20),
  band('Over20', /*i18n*/ 'More than 20', 20, null),
];

/** Undergraduate application fee; no fee is the value 'Free App' (MSG-098). */
export const applicationFeeBands: readonly Band[] = [
  band('FreeApp', /*i18n*/ 'Free App', null, 0, /*i18n*/ 'Free App'),
  band('UpTo25', /*i18n*/ '$1 to $25', 0, 25),
  band('UpTo50', /*i18n*/ '$26 to $50', 25, 50),
  band('UpTo75', /*i18n*/ '$51 to $75', 50, 75),
  band('Over75', /*i18n*/ 'Over $75', 75, null),
];

/** Campus distance options in miles (CON-129); under 100 is the default. A distance of exactly 100 is '100 or more'. */
export const distanceBands = [
  { value: 'Under25', label: /*i18n*/ 'Under 25 miles', atLeast: 0, under: 25 },
  { value: 'Under50', label: /*i18n*/ 'Under 50 miles', atLeast: 0, under: 50 },
  { value: 'Under100', label: /*i18n*/ 'Under 100 miles', atLeast: 0, under: 100 },
  { value: '100OrMore', label: /*i18n*/ '100 miles or more', atLeast: 100, under: null },
] as const;

export const defaultDistanceBand = 'Under100';
/** Miles around a ZIP code when no radius is given (CON-128, GAP-069). */
export const defaultRadiusMiles = 50;
/** Characters of a ZIP code that a filter accepts (CON-113). */
export const zipLength = 5;

function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`;
}
