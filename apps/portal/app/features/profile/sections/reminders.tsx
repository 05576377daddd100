import { Trans } from '@lingui/react/macro';
import { ReminderChoice } from '../../../domain/reminders/reminder-choice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';

/** Whether we write about what is due, where people look for what concerns their mail. */
export function RemindersSection({ personId }: { personId: string }) {
  return (
    <SectionCard id="reminders" title={<Trans>Reminders by mail</Trans>}>
      <ReminderChoice personId={personId} />
    </SectionCard>
  );
}
