import { Plural, Trans } from '@lingui/react/macro';
import type { ActivityLists } from '@longleaf/contract/activities';
import { activityTotals } from '@longleaf/rules/activities/totals';
import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../../data/profile/profile-query.ts';
import { tenths } from '../../lib/format.ts';
import { useToday } from '../../lib/today.ts';
import { nameOf, type Person } from '../../shell/session/person.ts';
import styles from './activities.module.css';

/** Whose page it is, and what it comes to. */
export function PaperHead({ person, lists }: { person: Person; lists: ActivityLists }) {
  const today = useToday();
  const { things, hoursAWeek, serviceHours } = activityTotals(lists, today);
  return (
    <header className={styles.head}>
      <div>
        <p className={styles.name}>{nameOf(person)}</p>
        <SchoolLine personId={person.id} />
      </div>
      <dl className={styles.totals}>
        <div>
          <dd>{things}</dd>
          <dt>
            <Plural value={things} one="thing" other="things" />
          </dt>
        </div>
        {hoursAWeek > 0 && (
          <div>
            <dd>{tenths(hoursAWeek)}</dd>
            <dt>
              <Trans>hours a week now</Trans>
            </dt>
          </div>
        )}
        {serviceHours > 0 && (
          <div>
            <dd>{serviceHours}</dd>
            <dt>
              <Trans>service hours, about</Trans>
            </dt>
          </div>
        )}
      </dl>
    </header>
  );
}

/** School, year and town as far as the profile knows them; it may come later or not at all. */
function SchoolLine({ personId }: { personId: string }) {
  const { data } = useQuery(profileQuery(personId));
  if (!data) return null;
  const { customer, graduationYear, mailAddress, permAddress } = data;
  const address = permAddress ?? mailAddress;
  const town = [address?.city, address?.state].filter(Boolean).join(', ');
  const parts = [
    customer?.name,
    graduationYear && <Trans key="year">class of {graduationYear}</Trans>,
    town,
  ].filter(Boolean);
  return (
    parts.length > 0 && (
      <p className="soft">
        {parts.map((part, index) => (
          <span key={index}>
            {index > 0 && ', '}
            {part}
          </span>
        ))}
      </p>
    )
  );
}
