import { msg } from '@lingui/core/macro';
import { ApiError, createClient } from '@longleaf/contract/client';
import { calendarMessages, studentCalendarOperations } from '@longleaf/contract/student-calendar';
import type { CalendarCategory } from '@longleaf/rules/student-calendar/categories';
import { wholeDays } from '@longleaf/rules/student-calendar/whole-days';
import { browserApi } from '../../shell/session/api.ts';
import { refreshOwn } from '../../shell/session/refresh-own.ts';
import { showToast } from '../../ui/toast-store.ts';

/** What a person has of the calendar lies under this name. */
export const CALENDAR = 'student-calendar';

const api = createClient(studentCalendarOperations, browserApi);

/** A day of something else, or several in a row, that a person may put into their calendar. */
export interface DateToPut {
  name: string;
  schoolName: string;
  category: CalendarCategory;
  firstDay: string;
  lastDay: string;
  description: string;
}

/**
 * Puts a date into the calendar as an event of one's own that lasts all day (API-174), and says so, with Undo. One that is
 * there already stays as it is, also when its notes were changed. Gives whether it is there now. Never throws.
 */
export async function putDate({ firstDay, lastDay, ...date }: DateToPut): Promise<boolean> {
  try {
    if (await isThere(date.name, firstDay)) {
      showToast({ kind: 'done', text: msg`It is in your calendar already.` });
      return true;
    }
    const id = await api.saveStudentEvent({
      body: { ...date, ...wholeDays(firstDay, lastDay) },
    });
    showToast({ kind: 'done', text: msg`It is in your calendar.`, undo: () => void takeOut(id) });
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const [reason = calendarMessages.notSaved] = Object.values(error.modelState).flat();
    showToast({ kind: 'error', text: reason });
    return false;
  } finally {
    void refreshOwn(CALENDAR);
  }
}

async function isThere(name: string, day: string): Promise<boolean> {
  const events = await api.getAllEvents({ query: { beginDate: day, endDate: day } });
  return events.some((event) => event.id !== null && event.name === name && event.start.startsWith(day));
}

async function takeOut(id: number): Promise<void> {
  try {
    await api.deleteStudentEvent({ params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    showToast({ kind: 'error', text: calendarMessages.notDeleted });
  } finally {
    void refreshOwn(CALENDAR);
  }
}
