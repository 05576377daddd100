import { buffer } from 'node:stream/consumers';
import { CALENDAR_EVENTS_LIMIT, RECURRING_EVENTS_LIMIT } from '@longleaf/contract/student-calendar';
import {
  calendarImportOperations as operations,
  type ComingEvent,
  IMPORT_EVENTS_LIMIT,
  importFailures,
} from '@longleaf/contract/student-calendar-import';
import { bind } from '@longleaf/http/bind';
import type { ReceivedFile } from '@longleaf/http/files-in';
import { badRequest, notFound } from '@longleaf/http/problem';
import { wordsOf } from '@longleaf/http/words-of-call';
import { wallTimeAt } from '@longleaf/rules/student-calendar/eastern-instant';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import type { CalendarFile, ForeignEvent } from './calendar-file/bring-in.ts';
import { readCalendarFile } from './calendar-file/read-calendar-file.ts';
import { calendarEventRepository, type ImportedEvent } from './repository.ts';

const DAY = 10;
const NO_NAME = /*i18n*/ 'Event without a name';

/** Events of other calendars: shown before they come in, added all or none, taken out again. */
export function bringInEvents(app: FastifyInstance, { database, clock, settings }: Dependencies): void {
  const rows = calendarEventRepository(database);
  const now = () => wallTimeAt(clock());
  const read = (files: readonly ReceivedFile[]) =>
    readWhole(files, { today: now().slice(0, DAY), ownHost: new URL(settings.PORTAL_URL).hostname });

  bind(app, operations.previewImport, async ({ scope, files }) => {
    const [{ events, ...file }, { kept, there }] = await Promise.all([read(files), rows.imported(scope)]);
    return { ...file, kept, events: events.map((event) => comingEvent(event, there, now())) };
  });

  bind(app, operations.importEvents, async ({ scope, files, body: { chosen, category }, request }) => {
    const { events } = await read(files);
    const keys = new Set(chosen);
    const wanted = events.filter(({ key }) => keys.has(key));
    if (wanted.length < chosen.length) throw badRequest({ chosen: [importFailures.notInFile] });
    const noName = wordsOf(request).say(NO_NAME);
    const all = wanted.flatMap(({ name, description, rows: parts }) =>
      parts.map((part): ImportedEvent => ({
        ...part,
        name: name === '' ? noName : name,
        description,
        category,
        schoolName: '',
        applicationDefinitionId: null,
      })),
    );
    const done = await rows.bringIn(scope, all, {
      all: CALENDAR_EVENTS_LIMIT,
      recurring: RECURRING_EVENTS_LIMIT,
    });
    if ('added' in done) return done;
    const noRoom = done.over === 'all' ? importFailures.noRoom : importFailures.noRoomToRepeat;
    throw badRequest({ chosen: [noRoom(done.kept, done.more)] });
  });

  bind(app, operations.undoImport, async ({ scope, body }) => {
    const removed = await rows.takeOut(scope, body.ids);
    if (removed === 0) throw notFound(importFailures.goneAlready);
    return { removed };
  });
}

async function readWhole(
  files: readonly ReceivedFile[],
  wish: { today: string; ownHost: string },
): Promise<CalendarFile> {
  const [file] = files;
  const read =
    file &&
    (await readCalendarFile(await buffer(file.read()), { ...wish, eventsAtMost: IMPORT_EVENTS_LIMIT }));
  if (read === undefined || read === 'no-calendar') throw badRequest({ file: [importFailures.noCalendar] });
  if (read === 'too-many') throw badRequest({ file: [importFailures.tooManyInFile] });
  if (read === 'too-long') throw badRequest({ file: [importFailures.tooLong] });
  return read;
}

/** What is shown of an event before it comes in. */
function comingEvent({ key, name, notes, rows }: ForeignEvent, there: Set<string>, now: string): ComingEvent {
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last) throw new Error('An event of a file comes with one row at least');
  const { start, end, allDayEvent, repeats, repeatsUntil } = first;
  return {
    key,
    name,
    start,
    end,
    allDayEvent,
    repeats,
    repeatsUntil,
    adds: rows.filter(({ importedAs }) => !there.has(importedAs)).length,
    lastDay: notes.includes('single-dates') ? last.start.slice(0, DAY) : null,
    isOver: rows.every((row) =>
      row.repeats === 'never'
        ? row.end <= now
        : row.repeatsUntil !== null && row.repeatsUntil < now.slice(0, DAY),
    ),
    notes,
  };
}
