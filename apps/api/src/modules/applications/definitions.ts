import type { CollegeApplications } from '@longleaf/catalog/applications/read-applications';
import {
  closedBecause,
  daysOfThisYear,
  type ClosedBecause,
  type StatedDays,
} from '@longleaf/rules/applications/dates';
import { definitionIdOf, kindsOf, type ApplicationKind } from '@longleaf/rules/applications/kinds';
import type { CalendarDay } from '@longleaf/rules/profile/calendar-day';
import { tasksOf, type DefinedTask } from '@longleaf/rules/applications/tasks';

/** What one applies to a college with. */
export type Definition = {
  id: number;
  collegeId: number;
  kind: ApplicationKind;
  dates: StatedDays;
  closed: ClosedBecause | null;
  fee: number | null;
  feeYear: string | null;
  receivesTranscripts: boolean;
  /** The college's own address for applying; null where it reported none. */
  address: string | null;
  tasks: DefinedTask[];
};

const nothing = { opensOn: null, earlyOn: null, closesOn: null };

/** Whether a college is sent transcripts: each of the three sectors, unless it said that it takes none, or takes no more students. */
export function receivesTranscripts({ isOpen, stated }: CollegeApplications, kind: ApplicationKind): boolean {
  return isOpen && (stated.get(kind)?.receivesTranscripts ?? true);
}

/** The definition of one kind of application. */
export function definitionOf(
  college: CollegeApplications,
  kind: ApplicationKind,
  today: CalendarDay,
): Definition {
  const stated = college.stated.get(kind);
  const dates = daysOfThisYear(stated ?? nothing, today);
  const ownFee = stated?.fee ?? null;
  const fee = ownFee ?? college.fee;
  return {
    id: definitionIdOf(college.collegeId, kind),
    collegeId: college.collegeId,
    kind,
    dates,
    closed: closedBecause(college.isOpen, dates, today),
    fee,
    feeYear: ownFee === null && fee !== null ? college.feeYear : null,
    receivesTranscripts: receivesTranscripts(college, kind),
    address: stated?.address ?? college.address,
    tasks: tasksOf(kind, college.considers, fee),
  };
}

/** All definitions of a college. */
export function definitionsOf(college: CollegeApplications, today: CalendarDay): Definition[] {
  return kindsOf(college.sector).map((kind) => definitionOf(college, kind, today));
}
