import type { CalendarDay } from '../profile/calendar-day.ts';
import type { Place } from '../colleges/distance.ts';
import type { EnrichmentLevel, InterestArea, TimeFrame } from './choices.ts';
import type { FeeSpan } from './fee-bands.ts';

/** What is known of an enrichment program (ENT-409 to 413); null is not known. */
export interface EnrichmentProgram {
  readonly id: number;
  readonly name: string;
  /** Who offers it, as its source writes it. */
  readonly host: string;
  /** What programs of one host have in common: its college, else its name. */
  readonly campus: { readonly value: string; readonly name: string };
  readonly place: Place | null;
  readonly levels: readonly EnrichmentLevel[];
  readonly areas: readonly InterestArea[];
  readonly fee: FeeSpan | null;
  readonly hasScholarship: boolean | null;
  readonly overnight: boolean | null;
  readonly timeFrames: readonly TimeFrame[];
  readonly startsOn: CalendarDay | null;
  readonly endsOn: CalendarDay | null;
  readonly applyBy: CalendarDay | null;
}
