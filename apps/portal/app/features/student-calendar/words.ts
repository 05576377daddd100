import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CalendarEvent } from '@longleaf/contract/student-calendar';
import type { CalendarCategory } from '@longleaf/rules/student-calendar/categories';
import { daysLater } from '@longleaf/rules/student-calendar/days';
import type { EventTimes } from '@longleaf/rules/student-calendar/event-times';
import type { Repeats } from '@longleaf/rules/student-calendar/recurrences';
import {
  IconBallFootball,
  IconBuilding,
  IconCircleDashed,
  IconCoin,
  IconLock,
  IconMessage,
  IconPencil,
  IconSchool,
} from '@tabler/icons-react';
import { LOCALE } from '../../lib/languages.ts';
import { rangeOf, type Shown } from './shown.ts';

/** How each category looks; its colour only repeats its icon and its name (CON-085). */
export const CATEGORY_WORDS: Record<
  CalendarCategory,
  { label: MessageDescriptor; Icon: typeof IconLock; tint: string }
> = {
  Admission: { label: msg`Admission`, Icon: IconSchool, tint: 'admission' },
  Enrollment: { label: msg`Enrollment`, Icon: IconBuilding, tint: 'enrollment' },
  Registration: { label: msg`Registration`, Icon: IconPencil, tint: 'registration' },
  'Financial Aid': { label: msg`Financial Aid`, Icon: IconCoin, tint: 'aid' },
  Private: { label: msg`Private`, Icon: IconLock, tint: 'private' },
  Sports: { label: msg`Sports`, Icon: IconBallFootball, tint: 'sports' },
  Chat: { label: msg`Chat`, Icon: IconMessage, tint: 'chat' },
  Unfiled: { label: msg`Unfiled`, Icon: IconCircleDashed, tint: 'unfiled' },
};

export const REPEAT_WORDS: Record<Repeats, MessageDescriptor> = {
  never: msg`Does not repeat`,
  daily: msg`Every day`,
  weekly: msg`Every week`,
  monthly: msg`Every month`,
};

// Times are those of clocks in Carolina, wherever the browser is: they are written as they stand.
const as = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: 'UTC' });
const month = as({ month: 'long', year: 'numeric' });
const days = as({ month: 'short', day: 'numeric', year: 'numeric' });
const wholeDay = as({ dateStyle: 'full' });
const moment = as({ dateStyle: 'full', timeStyle: 'short' });
const clock = as({ timeStyle: 'short' });
const dateOf = (time: string) => new Date(`${time.slice(0, 16)}Z`);
const startOf = (day: string) => new Date(`${day}T00:00Z`);

/** What is in sight: 'November 2026', 'Nov 22 – 28, 2026'. */
export function titleOf({ view, day }: Shown): string {
  if (view === 'month') return month.format(startOf(day));
  if (view === 'day') return wholeDay.format(startOf(day));
  const { beginDate, endDate } = rangeOf({ view, day });
  return days.formatRange(startOf(beginDate), startOf(endDate));
}

/** 'Tuesday, November 17, 2026' */
export function dayWords(day: string): string {
  return wholeDay.format(startOf(day));
}

/** When it begins, on the clock; nothing for what lasts all day. */
export function clockOf({ allDayEvent, start }: CalendarEvent): string | null {
  return allDayEvent ? null : clock.format(dateOf(start));
}

/** From when to when. */
export function whenOf({ allDayEvent, start, end }: EventTimes): string {
  return allDayEvent
    ? wholeDay.formatRange(dateOf(start), startOf(daysLater(end.slice(0, 10), -1)))
    : moment.formatRange(dateOf(start), dateOf(end));
}
