import { Trans, useLingui } from '@lingui/react/macro';
import { dueReminderOperations } from '@longleaf/contract/due-reminders';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../kit/form/call.ts';
import { useAct } from '../../kit/form/use-act.ts';
import { Loaded } from '../../kit/page/loaded.tsx';
import { Actions } from '../../kit/page/page-frame.tsx';
import { dayOf } from '../../lib/day-of.ts';
import { ofPerson } from '../../lib/of-person.ts';
import { refreshOwn } from '../../shell/session/refresh-own.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const DUE_REMINDERS = 'due-reminders';
const choiceQuery = (personId: string) =>
  queryOptions({
    queryKey: ofPerson(personId, DUE_REMINDERS),
    queryFn: () => call(dueReminderOperations.getDueReminders, {}),
  });

/** Emails about what is due: off until they are turned on here. In a part of a page with a heading of its own. */
export function ReminderChoice({ personId }: { personId: string }) {
  const { t } = useLingui();
  const query = useQuery(choiceQuery(personId));
  const { busy, act } = useAct(dueReminderOperations.chooseDueReminders, {
    onDone: () => refreshOwn(DUE_REMINDERS),
  });
  return (
    <>
      <p>
        <Trans>
          We can write to you 7 days before something is due, 2 days before, and on the day: one email a day
          at most, in the morning. Each email has a link that stops them.
        </Trans>
      </p>
      <Loaded
        query={query}
        loading={t`Checking whether reminders are on`}
        skeleton={<Skeleton height={48} />}
        failed={t`We could not check whether reminders are on.`}
      >
        {({ on, sinceDate }) => (
          <>
            <p className="small soft">
              {sinceDate === null ? (
                <Trans>Reminders are off.</Trans>
              ) : (
                <Trans>Reminders have been on since {dayOf(sinceDate)}.</Trans>
              )}
            </p>
            <Actions>
              <Button
                busy={busy}
                look={on ? 'quiet' : undefined}
                onClick={() =>
                  void act(
                    { body: { on: !on } },
                    on
                      ? t`You will get no more reminders.`
                      : t`You will get reminders, starting the next morning.`,
                  )
                }
              >
                {on ? <Trans>Turn reminders off</Trans> : <Trans>Turn reminders on</Trans>}
              </Button>
            </Actions>
          </>
        )}
      </Loaded>
    </>
  );
}
