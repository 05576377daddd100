/** What a person has to know of an event that comes in from a file of another calendar. */
export const IMPORT_NOTES = [
  /** It has no name in the file. */
  'no-name',
  /** It has no end in the file: an hour is set. */
  'no-end',
  /** Its words are longer than ours may be. */
  'text-cut',
  /** E-mail addresses were taken out of its words. */
  'addresses-out',
  /** Its time zone is not known: its times are taken for those of Carolina. */
  'zone-unknown',
  /** Its rule is none of ours: it comes in as single events. */
  'single-dates',
  /** There are more of them than come in. */
  'dates-cut',
  /** It comes in as several recurring events, one for each day of the week. */
  'one-for-each-weekday',
  /** Its dates are brought in from now on: of those before, some were left out or moved. */
  'from-today',
  /** It comes back, and some of its dates are left out or changed as in the file. */
  'dates-changed',
  /** One date of a recurring event that was moved or changed. */
  'changed-date',
] as const;
export type ImportNote = (typeof IMPORT_NOTES)[number];

/** Why something in a file does not come in. */
export const LEFT_OUT_REASONS = [
  'cancelled',
  /** A time, a rule or a line of it cannot be read. */
  'unreadable',
  /** The file ends in the middle of it. */
  'cut-off',
  'ends-before-start',
  /** Before 1899 or after 2199. */
  'out-of-range',
  /** Its rule is none that is read. */
  'rule',
  /** Of a rule that is none of ours come the dates of the coming year, and it has none. */
  'over',
  /** It came from this calendar. */
  'own',
  /** The file has it once more, newer. */
  'twice',
] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

/** Days ahead for which the dates of a rule that is none of ours come in, and how many of one event at most. */
export const DAYS_AHEAD = 366;
export const DATES_AT_MOST = 100;
