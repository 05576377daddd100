const EASTERN = 'America/New_York';

const day = new Intl.DateTimeFormat('en-US', { timeZone: EASTERN, dateStyle: 'medium' });
const time = new Intl.DateTimeFormat('en-US', { timeZone: EASTERN, dateStyle: 'medium', timeStyle: 'short' });

/** A day in US Eastern, such as 'Nov 24, 2026'. */
export function dayInWords(moment: Date): string {
  return day.format(moment);
}

/** A moment in US Eastern, such as 'Nov 24, 2026, 3:05 PM'. */
export function momentInWords(moment: Date): string {
  return time.format(moment);
}
