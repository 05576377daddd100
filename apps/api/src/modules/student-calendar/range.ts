import { badRequest } from '@longleaf/http/problem';
import { daysBetween } from '@longleaf/rules/student-calendar/days';

interface Range {
  beginDate: string;
  endDate: string;
}

/** @throws badRequest for a last day before the first, and for more days than one answer holds. */
export function refuseWrongDays({ beginDate, endDate }: Range, most: number, complaint: string): void {
  const days = daysBetween(beginDate, endDate);
  if (days < 1 || days > most) throw badRequest({ endDate: [complaint] });
}
