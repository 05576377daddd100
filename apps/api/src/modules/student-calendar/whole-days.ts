const DAY = 86_400_000;

/** When something begins and ends that lasts from one day to another: zero times, the end after the last day (VAL-056). */
export function wholeDays(first: string, last: string): { start: string; end: string; allDayEvent: true } {
  return {
    start: `${first}T00:00`,
    end: new Date(Date.parse(last) + DAY).toISOString().slice(0, 16),
    allDayEvent: true,
  };
}
