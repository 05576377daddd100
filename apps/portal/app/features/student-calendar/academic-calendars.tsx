import { Trans } from '@lingui/react/macro';
import type { CalendarDay } from '@longleaf/rules/profile/calendar-day';
import { IconSchool } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { rangeOf, shownBy } from './shown.ts';
import { later } from '../../ui/later.ts';

// Fetched when it is first opened: few need it to see their own days.
const AcademicDialog = later(async () => ({
  default: (await import('./academic-dialog.tsx')).AcademicDialog,
}));

/** Opens the academic calendars of colleges, from the first day in sight on (MOD-021). */
export function AcademicCalendars({ personId, today }: { personId: string; today: CalendarDay }) {
  const [address] = useSearchParams();
  const [opened, setOpened] = useState(false);
  // It stays, closed, so that closing can be drawn and what was chosen is there again.
  const [known, setKnown] = useState(false);
  const open = () => {
    setKnown(true);
    setOpened(true);
  };
  return (
    <>
      <Button aria-haspopup="dialog" icon={<IconSchool aria-hidden size={18} />} onClick={open}>
        <Trans>College calendars</Trans>
      </Button>
      {known && (
        <Suspense fallback={null}>
          <AcademicDialog
            personId={personId}
            from={rangeOf(shownBy(address, today)).beginDate}
            opened={opened}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      )}
    </>
  );
}
