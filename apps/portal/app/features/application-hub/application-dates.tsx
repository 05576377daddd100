import { Trans } from '@lingui/react/macro';
import type { HubItem } from '@longleaf/contract/applications';
import { wholeDate } from '../../lib/format.ts';
import { Message } from '../../ui/message.tsx';
import { ApplicationDay } from './due-day.tsx';
import styles from './hub.module.css';

/** When an application is due, whose date that is, and why one cannot apply now. */
export function ApplicationDates({ item }: { item: HubItem }) {
  const { dates, due, closed, userApplication } = item;
  return (
    <div className={styles.dates}>
      {closed !== null && (
        <Message kind="warning">
          <Closed item={item} />
        </Message>
      )}
      <p>
        {due === null ? (
          <Trans>
            The college has not told us a date for this year. Look at its own page, and set a date of your
            own.
          </Trans>
        ) : due.whose === 'student' ? (
          <Trans>
            Your own date: <strong>{wholeDate(due.on)}</strong>.
          </Trans>
        ) : (
          <Trans>
            The college’s date: <strong>{wholeDate(due.on)}</strong>.
          </Trans>
        )}{' '}
        {due?.whose === 'student' && dates.closesOn !== null && (
          <Trans>The college’s date: {wholeDate(dates.closesOn)}.</Trans>
        )}{' '}
        {due?.whose === 'college' && userApplication.dueDate !== null && userApplication.dueDate > due.on && (
          <Trans>Your own date is later: {wholeDate(userApplication.dueDate)}.</Trans>
        )}{' '}
        {dates.earlyOn !== null && <Trans>Early applications: {wholeDate(dates.earlyOn)}.</Trans>}
      </p>
      {!userApplication.completed && <ApplicationDay item={item} />}
    </div>
  );
}

function Closed({ item: { closed, dates, college } }: { item: HubItem }) {
  switch (closed) {
    case 'date-passed':
      return (
        <Trans>
          Closed: the last day was {wholeDate(dates.closesOn ?? '')}. Ask the college whether it still takes
          applications.
        </Trans>
      );
    case 'not-open-yet':
      return <Trans>Not open yet: it opens on {wholeDate(dates.opensOn ?? '')}.</Trans>;
    default:
      return <Trans>{college.shortName} takes no new students.</Trans>;
  }
}
