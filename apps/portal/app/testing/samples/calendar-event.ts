import type { CalendarEvent } from '@longleaf/contract/student-calendar';

/** An event of one's own, with what a test wants to be different. */
export function sampleEvent(different: Partial<CalendarEvent> = {}): CalendarEvent {
  const { start = '2026-11-17T16:00', end = '2026-11-17T16:45' } = different;
  return {
    id: 7,
    name: 'Admission chat',
    schoolName: 'NC A&T',
    category: 'Chat',
    start,
    end,
    allDayEvent: false,
    description: 'Ask about nursing',
    applicationDefinitionId: null,
    userId: '6f0f5c5e-8a3c-4a5e-9a77-0d2f5a1b2c3d',
    repeats: 'never',
    repeatsUntil: null,
    firstStart: start,
    firstEnd: end,
    source: 'own',
    statedBy: null,
    ...different,
  };
}
