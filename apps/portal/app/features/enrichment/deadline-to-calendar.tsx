import { Trans, useLingui } from '@lingui/react/macro';
import type { EnrichmentCard } from '@longleaf/contract/enrichment';
import { deadlineState } from '@longleaf/rules/enrichment/deadline';
import { IconCalendarPlus } from '@tabler/icons-react';
import { startCommand } from '../../shell/pending-commands/commands.ts';
import { useToday } from '../../lib/today.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useProgramWords } from './use-program-words.ts';

const icon = <IconCalendarPlus size={18} aria-hidden />;

/**
 * Puts the deadline of a program into the calendar. Where only its month is known, nothing is made up: the form of the
 * calendar opens and asks for the day. Nothing where no deadline is known, or it is over.
 */
export function DeadlineToCalendar({ program }: { program: EnrichmentCard }) {
  const { t } = useLingui();
  const words = useProgramWords();
  // The document may have been drawn on another day.
  const hydrated = useHydrated();
  const today = useToday();
  const { name, host, deadline, address } = program;
  const applyBy = words.applyBy(program);
  if (!hydrated || applyBy === null) return null;
  if (deadline !== null && deadlineState(deadline, today) === 'over') return null;
  const label = (
    // One part of the button: as several they would stand apart.
    <span>
      <Trans>
        Put the deadline<span className="visually-hidden"> of {name}</span> in my calendar
      </Trans>
    </span>
  );
  const event = t`Apply by this day: ${name}`;
  const notes = [t`Deadline: ${applyBy}.`, address].filter((line) => line !== null).join('\n');
  if (deadline === null)
    return (
      <ButtonLink
        look="quiet"
        size="small"
        icon={icon}
        to={`/studentCalendar?${new URLSearchParams({ add: event, at: host, notes })}`}
      >
        {label}
      </ButtonLink>
    );
  const put = () =>
    void startCommand({
      kind: 'put-deadline',
      payload: { name: event, schoolName: host, day: deadline, description: notes },
    });
  return (
    <Button look="quiet" size="small" icon={icon} onClick={put}>
      {label}
    </Button>
  );
}
