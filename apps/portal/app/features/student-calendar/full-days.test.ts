import { expect, it } from 'vitest';
import { sampleEvent } from '../../testing/samples/calendar-event.ts';
import { fullDaysOf } from './full-days-of.ts';

const on = (id: number, start: string, end = start) =>
  sampleEvent({ id, start: `${start}T09:00`, end: `${end}T10:00` });

it('names the days that hold more than a month shows, with what goes on since before', () => {
  const trip = on(1, '2026-05-10', '2026-05-13');
  const talks = [2, 3, 4].map((id) => on(id, '2026-05-12'));
  const alone = on(5, '2026-05-14');
  expect(fullDaysOf([...talks, trip, alone])).toEqual([['2026-05-12', [...talks, trip]]]);
  expect(fullDaysOf([...talks, alone])).toEqual([]);
  const wholeDayBefore = sampleEvent({
    id: 6,
    start: '2026-05-11T00:00',
    end: '2026-05-12T00:00',
    allDayEvent: true,
  });
  expect(fullDaysOf([...talks, wholeDayBefore])).toEqual([]);
});
