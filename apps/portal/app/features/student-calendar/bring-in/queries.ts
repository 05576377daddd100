import { ApiError } from '@longleaf/contract/client';
import {
  calendarImportOperations as operations,
  type ImportPreview,
} from '@longleaf/contract/student-calendar-import';
import type { CalendarCategory } from '@longleaf/rules/student-calendar/categories';
import { call } from '../../../kit/form/call.ts';
import { refreshCalendar } from '../queries.ts';

/** A file that was looked at, and what was found in it. It stays on the device until its events are added. */
export type SeenFile = { file: File; preview: ImportPreview };

/** Adds events of a file; gives their ids, or why not. Never throws. */
export async function addEvents(
  file: File,
  chosen: ReadonlySet<string>,
  category: CalendarCategory,
): Promise<{ added: number[] } | { why: string }> {
  try {
    const answer = await call(operations.importEvents, {
      body: { chosen: [...chosen].join(','), category },
      files: [file],
    });
    await refreshCalendar();
    return answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { why: error.message };
  }
}

/** Takes events out again; gives why not. Never throws. */
export async function takeOut(ids: number[]): Promise<string | undefined> {
  try {
    await call(operations.undoImport, { body: { ids } });
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.message;
  } finally {
    void refreshCalendar();
  }
}
