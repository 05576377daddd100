import { Trans } from '@lingui/react/macro';
import type { CalendarEvent } from '@longleaf/contract/student-calendar';
import type { WhichDates } from '@longleaf/rules/student-calendar/which-dates';
import { useState } from 'react';
import { ChoiceCards } from '../../kit/fields/choice-cards.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { isFirstDate } from './event-dates.ts';
import { dayWords } from './words.ts';

interface WhichDatesDialogProps {
  opened: boolean;
  /** A date of an event that comes back. */
  event: CalendarEvent;
  act: 'edit' | 'delete';
  onChosen: (dates: WhichDates) => void;
  onClose: () => void;
}

/** Asks whether one date is meant, that and those after it, or all of an event. */
export function WhichDatesDialog({ opened, event, act, onChosen, onClose }: WhichDatesDialogProps) {
  const [chosen, setChosen] = useState<WhichDates>('this');
  const following = {
    value: 'following' as const,
    label: <Trans>This date and all after it</Trans>,
    text: <Trans>Earlier dates stay as they are.</Trans>,
  };
  const options = [
    {
      value: 'this' as const,
      label: <Trans>Only this date</Trans>,
      text: dayWords(event.start.slice(0, 10)),
    },
    // From the first one on is all of them.
    ...(isFirstDate(event) ? [] : [following]),
    {
      value: 'all' as const,
      label: <Trans>All dates</Trans>,
      text: <Trans>Past dates, too.</Trans>,
    },
  ];
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={
        act === 'edit' ? (
          <Trans>What do you want to change?</Trans>
        ) : (
          <Trans>What do you want to delete?</Trans>
        )
      }
    >
      <ChoiceCards
        legend={<Trans>“{event.name}” repeats.</Trans>}
        name="which-dates"
        choose="one"
        options={options}
        chosen={[chosen]}
        onChosen={([value]) => setChosen(options.find((one) => one.value === value)?.value ?? 'this')}
      />
      <DialogButtons>
        <Button look="main" onClick={() => onChosen(chosen)}>
          {act === 'edit' ? <Trans>Continue</Trans> : <Trans>Delete</Trans>}
        </Button>
        <Button look="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
