/** How the jobs of an occupation are expected to grow, in the words of the Bureau of Labor Statistics. */
export const outlooks = ['muchFaster', 'faster', 'average', 'slower', 'littleOrNoChange', 'decline'] as const;
export type Outlook = (typeof outlooks)[number];

/** The least whole percent of change over ten years for each word (BLS, projections 2024 to 2034; the average is 3). */
const leastPercent: readonly (readonly [Outlook, number])[] = [
  ['muchFaster', 7],
  ['faster', 5],
  ['average', 3],
  ['slower', 2],
  ['littleOrNoChange', -1],
];

/** The years that projections lie between. */
export interface OutlookYears {
  readonly from: number;
  readonly to: number;
}

/** Reads the years of projections, '2024-34' or '2024-2034'; null when a text names no such years. */
export function outlookYearsOf(text: string): OutlookYears | null {
  const [, from, to] = /^(20\d{2})[-–_](?:20)?(\d{2})$/.exec(text.trim()) ?? [];
  return from === undefined || to === undefined ? null : { from: Number(from), to: 2000 + Number(to) };
}

/** Names the outlook of a change in percent, which counts as rounded to a whole one; null when it is not known. */
export function outlookOf(changePercent: number | null): Outlook | null {
  if (changePercent === null) return null;
  const whole = Math.round(changePercent);
  return leastPercent.find(([, least]) => whole >= least)?.[0] ?? 'decline';
}
