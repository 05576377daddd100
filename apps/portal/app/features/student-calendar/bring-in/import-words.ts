import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ImportNote, LeftOutReason } from '@longleaf/rules/student-calendar/brought-in';

/** What stands below an event that comes in; that it comes in as single dates is said with their number. */
export const NOTE_WORDS: Record<Exclude<ImportNote, 'single-dates'>, MessageDescriptor> = {
  'no-name': msg`It has no name in the file.`,
  'no-end': msg`It has no end in the file. We set it to one hour.`,
  'text-cut': msg`Its text is too long. We keep the first part.`,
  'addresses-out': msg`We leave out email addresses.`,
  'zone-unknown': msg`We do not know its time zone. Check its time.`,
  'dates-cut': msg`It has more dates. We bring in the first ones.`,
  'one-for-each-weekday': msg`It comes in once for each day of the week.`,
  'from-today': msg`We bring in its dates from now on.`,
  'dates-changed': msg`Some of its dates are changed or left out, as in the file.`,
  'changed-date': msg`This is a changed date of an event that repeats.`,
};

export const REASON_WORDS: Record<LeftOutReason, MessageDescriptor> = {
  cancelled: msg`It was canceled.`,
  unreadable: msg`We cannot read it.`,
  'cut-off': msg`The file ends in the middle of it.`,
  'ends-before-start': msg`It ends before it starts.`,
  'out-of-range': msg`Its date is before 1899 or after 2199.`,
  rule: msg`It repeats in a way that we cannot read.`,
  over: msg`It has no date in the coming year.`,
  own: msg`It came from this calendar.`,
  twice: msg`The file has a newer version of it.`,
};
