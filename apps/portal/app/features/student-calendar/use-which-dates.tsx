import type { CalendarEvent } from '@longleaf/contract/student-calendar';
import type { WhichDates } from '@longleaf/rules/student-calendar/which-dates';
import { type ReactNode, Suspense, useState } from 'react';
import { later } from '../../ui/later.ts';

// Fetched with the first question.
const WhichDatesDialog = later(async () => ({
  default: (await import('./which-dates.tsx')).WhichDatesDialog,
}));

interface Asked {
  /** A new question starts from its first choice. */
  number: number;
  event: CalendarEvent;
  act: 'edit' | 'delete';
  answer: (dates: WhichDates | undefined) => void;
}

/**
 * Asks which dates of a recurring event are meant.
 * @returns what is put in the page, and the question: undefined when the person went back.
 */
export function useWhichDates(): {
  question: ReactNode;
  ask: (event: CalendarEvent, act: 'edit' | 'delete') => Promise<WhichDates | undefined>;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [opened, setOpened] = useState(false);
  const answer = (dates?: WhichDates) => {
    setOpened(false);
    asked?.answer(dates);
  };
  return {
    question: asked && (
      <Suspense>
        <WhichDatesDialog
          key={asked.number}
          opened={opened}
          event={asked.event}
          act={asked.act}
          onChosen={answer}
          onClose={() => answer()}
        />
      </Suspense>
    ),
    ask: (event, act) =>
      new Promise((resolve) => {
        setAsked((before) => ({ number: (before?.number ?? 0) + 1, event, act, answer: resolve }));
        setOpened(true);
      }),
  };
}
