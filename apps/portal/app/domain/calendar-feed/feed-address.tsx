import { Trans, useLingui } from '@lingui/react/macro';
import { calendarFeedOperations } from '@longleaf/contract/calendar-feed';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../kit/form/call.ts';
import { useAct } from '../../kit/form/use-act.ts';
import { Loaded } from '../../kit/page/loaded.tsx';
import { useConfirm } from '../../kit/page/use-confirm.tsx';
import { dayOf } from '../../lib/day-of.ts';
import { ofPerson } from '../../lib/of-person.ts';
import { refreshOwn } from '../../shell/session/refresh-own.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './feed-address.module.css';

const CALENDAR_FEED = 'calendar-feed';
const feedQuery = (personId: string) =>
  queryOptions({
    queryKey: ofPerson(personId, CALENDAR_FEED),
    queryFn: () => call(calendarFeedOperations.getCalendarFeed, {}),
  });

/** What is due and one's own events in a calendar program: an address that is made, changed and ended here. */
export function FeedAddress({ personId }: { personId: string }) {
  const { t } = useLingui();
  const [address, setAddress] = useState('');
  const { question, ask } = useConfirm();
  const query = useQuery(feedQuery(personId));
  const again = () => refreshOwn(CALENDAR_FEED);
  const make = useAct(calendarFeedOperations.makeCalendarFeed, {
    onDone: (made) => {
      setAddress(made.address);
      return again();
    },
  });
  const end = useAct(calendarFeedOperations.endCalendarFeed, {
    onDone: () => {
      setAddress('');
      return again();
    },
  });
  const makeNew = async () => {
    const yes = await ask({
      title: <Trans>Make a new address?</Trans>,
      confirmLabel: <Trans>Make a new address</Trans>,
      children: <Trans>Calendar apps that use the old address stop getting your dates.</Trans>,
    });
    if (yes) await make.act({}, t`Your new address is ready.`);
  };
  const endIt = async () => {
    const yes = await ask({
      title: <Trans>End the address?</Trans>,
      confirmLabel: <Trans>End the address</Trans>,
      danger: true,
      children: <Trans>Calendar apps that use it stop getting your dates.</Trans>,
    });
    if (yes) await end.act({}, t`The address is ended.`);
  };
  return (
    <>
      <p>
        <Trans>
          Google Calendar, Apple Calendar and Outlook can show what is due and the events of your own
          calendar. Add this address there as a subscription. Anyone who has it can read them, so keep it to
          yourself.
        </Trans>
      </p>
      <Loaded
        query={query}
        loading={t`Checking whether there is an address`}
        skeleton={<Skeleton height={48} />}
        failed={t`We could not check whether there is an address.`}
      >
        {({ feed }) => (
          <>
            {address !== '' && (
              <div className={styles.address}>
                <TextField
                  readOnly
                  label={<Trans>Your address</Trans>}
                  help={<Trans>Copy it now. We do not show it again.</Trans>}
                  value={address}
                  onFocus={(event) => event.currentTarget.select()}
                />
                <Button
                  onClick={() => {
                    void navigator.clipboard.writeText(address).then(
                      () => showToast({ kind: 'done', text: t`The address is copied.` }),
                      () =>
                        showToast({
                          kind: 'error',
                          text: t`Copy it by hand: select it and press Ctrl and C.`,
                        }),
                    );
                  }}
                >
                  <Trans>Copy address</Trans>
                </Button>
              </div>
            )}
            {feed !== null && (
              <p className="small soft">
                <Trans>You have had an address since {dayOf(feed.madeDate)}.</Trans>{' '}
                {feed.lastReadDate === null ? (
                  <Trans>No calendar app has read it yet.</Trans>
                ) : (
                  <Trans>A calendar app last read it on {dayOf(feed.lastReadDate)}.</Trans>
                )}
              </p>
            )}
            <div className="row row-wrap">
              <Button
                busy={make.busy}
                onClick={() => void (feed === null ? make.act({}, t`Your address is ready.`) : makeNew())}
              >
                {feed === null ? <Trans>Make an address</Trans> : <Trans>Make a new address</Trans>}
              </Button>
              {feed !== null && (
                <Button look="quiet" busy={end.busy} onClick={() => void endIt()}>
                  <Trans>End the address</Trans>
                </Button>
              )}
            </div>
          </>
        )}
      </Loaded>
      {question}
    </>
  );
}
