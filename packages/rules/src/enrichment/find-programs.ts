import type { CalendarDay } from '../profile/calendar-day.ts';
import { distanceMiles, type Place } from '../colleges/distance.ts';
import type { EnrichmentLevel, InterestArea, TimeFrame } from './choices.ts';
import { deadlineState } from './deadline.ts';
import { type FeeSpan, feeBands, meet } from './fee-bands.ts';
import type { EnrichmentProgram } from './program.ts';

/** Miles around a ZIP code unless asked otherwise (CON-128). */
export const ENRICHMENT_RADIUS_MILES = 25;

/** What is looked for; an empty list and null ask for nothing. */
export interface EnrichmentQuestion {
  readonly name: string;
  readonly near: { readonly place: Place; readonly miles: number } | null;
  readonly levels: readonly EnrichmentLevel[];
  readonly areas: readonly InterestArea[];
  /** A campus by its value or its name. */
  readonly host: string | null;
  /** Values of fee bands. */
  readonly feeRanges: readonly number[];
  readonly fees: FeeSpan | null;
  readonly hasScholarship: boolean;
  readonly overnight: boolean;
  readonly timeFrames: readonly TimeFrame[];
  readonly startDate: CalendarDay | null;
  readonly endDate: CalendarDay | null;
  /** A day on which one wants to apply: the deadline is not before it. */
  readonly deadline: CalendarDay | null;
  readonly deadlineSoon: boolean;
}

export const noQuestion: EnrichmentQuestion = {
  name: '',
  near: null,
  levels: [],
  areas: [],
  host: null,
  feeRanges: [],
  fees: null,
  hasScholarship: false,
  overnight: false,
  timeFrames: [],
  startDate: null,
  endDate: null,
  deadline: null,
  deadlineSoon: false,
};

type Program = EnrichmentProgram;
type Test = (program: Program, question: EnrichmentQuestion, today: CalendarDay) => boolean;

const some = <Value>(asked: readonly Value[], has: (value: Value) => boolean) =>
  asked.length === 0 || asked.some(has);

/** One test for each filter. A program about which the asked thing is not known does not pass. */
const TESTS = {
  name: ({ name, host, campus }, question) => {
    if (question.name === '') return true;
    const text = fold(`${name} ${host} ${campus.name}`);
    return fold(question.name)
      .split(' ')
      .every((word) => text.includes(word));
  },
  near: ({ place }, { near }) =>
    near === null || (place !== null && distanceMiles(near.place, place) <= near.miles),
  levels: ({ levels }, asked) => some(asked.levels, (level) => levels.includes(level)),
  areas: ({ areas }, asked) => some(asked.areas, (area) => areas.includes(area)),
  host: ({ campus }, { host }) => host === null || isCampus(campus, host),
  fee: ({ fee }, { feeRanges, fees }) =>
    (fees === null || (fee !== null && meet(fee, fees))) &&
    some(feeRanges, (range) =>
      feeBands.some((band) => band.value === range && fee !== null && meet(fee, band)),
    ),
  hasScholarship: (program, asked) => !asked.hasScholarship || program.hasScholarship === true,
  overnight: (program, asked) => !asked.overnight || program.overnight === true,
  timeFrames: (program, asked) => some(asked.timeFrames, (frame) => program.timeFrames.includes(frame)),
  dates: ({ startsOn, endsOn }, { startDate, endDate }) =>
    (startDate === null || (startsOn !== null && startsOn >= startDate)) &&
    (endDate === null || (endsOn !== null && endsOn <= endDate)),
  deadline: ({ applyBy }, { deadline, deadlineSoon }, today) =>
    (deadline === null || (applyBy !== null && applyBy >= deadline)) &&
    (!deadlineSoon || (applyBy !== null && deadlineState(applyBy, today) === 'soon')),
} satisfies Record<string, Test>;

/** The name of one filter, for what there would be without it. */
export type EnrichmentFilter = keyof typeof TESTS;
export const enrichmentFilters = Object.keys(TESTS) as readonly EnrichmentFilter[];

const BIT = Object.fromEntries(enrichmentFilters.map((name, index) => [name, 1 << index])) as Record<
  EnrichmentFilter,
  number
>;

export interface FoundProgram<P extends Program> {
  readonly program: P;
  /** Miles from the ZIP code; null without one. */
  readonly distance: number | null;
}

export interface FoundPrograms<P extends Program> {
  /** The nearest first where a ZIP code was given, else as they came. */
  readonly found: readonly FoundProgram<P>[];
  /** What passes every filter but this one: how its choices are counted, and what taking it off would give. */
  readonly without: (filter: EnrichmentFilter) => readonly P[];
}

/** Finds programs, each filter tested once for each program. */
export function findPrograms<P extends Program>(
  programs: readonly P[],
  question: EnrichmentQuestion,
  today: CalendarDay,
): FoundPrograms<P> {
  const failing = programs.map((program) =>
    enrichmentFilters.reduce(
      (failed, name) => failed | (TESTS[name](program, question, today) ? 0 : BIT[name]),
      0,
    ),
  );
  const from = question.near?.place;
  const found = programs
    .filter((_, index) => failing[index] === 0)
    .map((program) => ({
      program,
      distance: from && program.place ? distanceMiles(from, program.place) : null,
    }));
  return {
    found: from ? found.toSorted((a, b) => (a.distance ?? 0) - (b.distance ?? 0)) : found,
    without: (name) => programs.filter((_, index) => ((failing[index] ?? 0) & ~BIT[name]) === 0),
  };
}

function isCampus({ value, name }: Program['campus'], asked: string): boolean {
  const text = fold(asked);
  return text === fold(value) || text === fold(name);
}

/** The form in which names are compared: small letters without accents, one space between words. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’.]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim();
}
