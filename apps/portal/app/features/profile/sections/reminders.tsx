import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { later } from '../../../ui/later.ts';

// Last on a long page, and no form: it comes when the rest is there.
const ReminderChoice = later(async () => ({
  default: (await import('../../../domain/reminders/reminder-choice.tsx')).ReminderChoice,
}));

/** Whether we write about what is due, where people look for what concerns their mail. */
export function RemindersSection({ personId }: { personId: string }) {
  return (
    <SectionCard id="reminders" title={<Trans>Reminders by email</Trans>}>
      <Suspense fallback={<Skeleton height={120} />}>
        <ReminderChoice personId={personId} />
      </Suspense>
    </SectionCard>
  );
}
