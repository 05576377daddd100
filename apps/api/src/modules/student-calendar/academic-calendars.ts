import { readAcademicDates } from '@longleaf/catalog/academic/read-academic-dates';
import {
  ACADEMIC_DAYS_LIMIT,
  academicCalendarMessages as messages,
  academicCalendarOperations as operations,
} from '@longleaf/contract/academic-calendars';
import { bind } from '@longleaf/http/bind';
import { notFound } from '@longleaf/http/problem';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { refuseWrongDays } from './range.ts';
import { wholeDays } from '@longleaf/rules/student-calendar/whole-days';

/** Academic calendars of colleges, for the school academic calendar (MOD-021, GAP-110). */
export function academicCalendars(app: FastifyInstance, { catalog }: Pick<Dependencies, 'catalog'>): void {
  bind(app, operations.getCalendarEvents, async ({ query }) => {
    const { organizationId, beginDate, endDate } = query;
    refuseWrongDays(query, ACADEMIC_DAYS_LIMIT, messages.wrongDays);
    const college = catalog.organizations().find(organizationId);
    if (!college) throw notFound(messages.unknown);
    const dates = await readAcademicDates(catalog.pool, organizationId, { from: beginDate, to: endDate });
    return dates.map(({ event, startsOn, endsOn, ...date }) => ({
      ...date,
      organizationId,
      name: event,
      schoolName: college.name,
      ...wholeDays(startsOn, endsOn),
    }));
  });
}
