import type { CalendarDay } from '../profile/calendar-day.ts';

/** Where a request for a transcript is (CON-041, GAP-122). */
export const transcriptStatuses = ['Pending', 'Released', 'Sent', 'Received', 'Failed', 'Canceled'] as const;
export type TranscriptStatusName = (typeof transcriptStatuses)[number];

/** Which transcript is asked for (CON-042): with the grades so far, of the first half of the last year, or of all. */
export const transcriptTypes = ['Initial', 'Midyear', 'Final'] as const;
export type TranscriptType = (typeof transcriptTypes)[number];

/** What may follow what. A failed delivery that is made again is sent; a college may say late that it has it. */
const NEXT: Readonly<Record<TranscriptStatusName, readonly TranscriptStatusName[]>> = {
  Pending: ['Released', 'Canceled', 'Failed'],
  Released: ['Sent', 'Failed'],
  Sent: ['Received', 'Failed'],
  Failed: ['Sent', 'Received'],
  Received: [],
  Canceled: [],
};

/** Whether a request may go from one status to another. */
export function mayFollow(from: TranscriptStatusName, to: TranscriptStatusName): boolean {
  return NEXT[from].includes(to);
}

/** CON-009: the release has to be more than so many days ahead. */
export const CANCEL_DAYS = 2;

/**
 * Whether a request can be canceled on a day (ST-104 to ST-106, VAL-008, GAP-046): it is pending, of the final
 * transcript, and its release is more than two calendar days ahead. Days are those of US Eastern time.
 */
export function canCancel(
  { status, type, releaseOn }: { status: TranscriptStatusName; type: TranscriptType; releaseOn: CalendarDay },
  today: CalendarDay,
): boolean {
  return status === 'Pending' && type === 'Final' && daysBetween(today, releaseOn) > CANCEL_DAYS;
}

/** The last day on which a final transcript that is released on a day can be canceled. */
export function lastDayToCancel(releaseOn: CalendarDay): CalendarDay {
  return addDays(releaseOn, -(CANCEL_DAYS + 1));
}

const ONE_DAY = 86_400_000;

/** Calendar days from one to another; clocks that are put forward or back do not change it. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / ONE_DAY);
}

function addDays(day: CalendarDay, days: number): CalendarDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * ONE_DAY).toISOString().slice(0, 10);
}
