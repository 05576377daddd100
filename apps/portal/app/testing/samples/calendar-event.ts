import type { CalendarEvent } from '@longleaf/contract/student-calendar';

/** An event of one's own, with what a test wants to be different. */
export function sampleEvent(different: Partial<CalendarEvent> = {}): CalendarEvent {
  const { start = '2026-11-17T16:00', end = '2026-11-17T16:45' } = different;
  const whole = {
    name: 'Admission chat',
    schoolName: 'NC A&T',
    category: 'Chat' as const,
    start,
    end,
    allDayEvent: false,
    description: 'Ask about nursing',
    applicationDefinitionId: null,
    repeats: 'never' as const,
    repeatsUntil: null,
  };
  const { repeats = 'never' } = different;
  const kept = Object.keys(whole).filter((name) => name in different);
  return {
    ...whole,
    id: 7,
    userId: '6f0f5c5e-8a3c-4a5e-9a77-0d2f5a1b2c3d',
    date: start.slice(0, 10),
    whole:
      repeats === 'never'
        ? null
        : {
            ...whole,
            ...Object.fromEntries(kept.map((name) => [name, different[name as keyof typeof whole]])),
          },
    source: 'own',
    statedBy: null,
    ...different,
  };
}
