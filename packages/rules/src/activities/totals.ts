import type { CalendarDay } from '../profile/calendar-day.ts';
import { firstDay, lastDay } from './dates.ts';
import { type ItemValues, numberOf } from './item-values.ts';
import { timeOf } from './period.ts';
import { ACTIVITY_SECTIONS, type ActivitySection, WEEKS_IN_A_YEAR } from './sections.ts';

type Lists = Readonly<Record<ActivitySection, readonly ItemValues[]>>;

/** What somebody's items come to. */
export type ActivityTotals = {
  things: number;
  /** Hours a week of the activities that go on now. */
  hoursAWeek: number;
  /** Hours of community service so far: hours a week by the weeks it lasted. Items without hours or a start add none. */
  serviceHours: number;
};

const DAY = 86_400_000;

/** What the items come to on the day `today`. */
export function activityTotals(lists: Lists, today: CalendarDay): ActivityTotals {
  return {
    things: sum(ACTIVITY_SECTIONS.map((section) => lists[section].length)),
    hoursAWeek: tenths(
      sum(
        lists.activities
          .filter((item) => timeOf('activities', item).goesOn)
          .map((item) => numberOf(item, 'actHoursWeek') ?? 0),
      ),
    ),
    serviceHours: Math.round(sum(lists.communityServices.map((item) => serviceHours(item, today)))),
  };
}

/** Hours of one community service up to `today`. A week that has begun counts. */
function serviceHours(item: ItemValues, today: CalendarDay): number {
  const hours = numberOf(item, 'hoursWeek');
  const { start, end } = timeOf('communityServices', item);
  if (hours === null || start === null) return 0;
  const last = end === null ? today : [lastDay(end), today].reduce((a, b) => (a < b ? a : b));
  const days = (Date.parse(last) - Date.parse(firstDay(start))) / DAY + 1;
  return hours * Math.max(1, Math.ceil(days / 7));
}

/** Hours that an activity takes in a year; null where hours or weeks are not known. */
export function hoursAYear(item: ItemValues): number | null {
  const [hours, weeks] = [numberOf(item, 'actHoursWeek'), numberOf(item, 'actWeeksYear')];
  return hours === null || weeks === null ? null : tenths(hours * Math.min(weeks, WEEKS_IN_A_YEAR));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function tenths(number: number): number {
  return Math.round(number * 10) / 10;
}
