import { EASTERN_ZONE } from '@longleaf/rules/time/eastern-zone';

export type Greeting = 'morning' | 'afternoon' | 'evening';

const hourInEasternTime = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: EASTERN_ZONE,
});

/** The part of the day in North Carolina (GAP-115). */
export function greetingAt(moment: Date): Greeting {
  const hour = Number(hourInEasternTime.format(moment));
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
