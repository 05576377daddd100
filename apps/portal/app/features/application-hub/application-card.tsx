import { Trans, useLingui } from '@lingui/react/macro';
import { applicationOperations, type HubItem } from '@longleaf/contract/applications';
import { applicationNames } from '@longleaf/rules/applications/kinds';
import { IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { profileAddress } from '../../data/colleges/college-card.ts';
import { useFocusOnFewer } from '../../kit/page/use-focus-on-fewer.ts';
import { useAct } from '../../kit/form/use-act.ts';
import { dollars } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { OutwardLink } from '../../ui/outward-link.tsx';
import { ApplicationDates } from './application-dates.tsx';
import { ApplicationNote } from './application-note.tsx';
import { ApplicationScore, ScoreParts } from './application-score.tsx';
import { showChanged } from './change-hub.ts';
import { RecruitButton } from '../../domain/recruiting/recruit-button.tsx';
import styles from './hub.module.css';
import { OwnTask } from './own-task.tsx';
import { TaskRow } from './task-row.tsx';
import { tasksOf } from './tasks-of.ts';

interface ApplicationCardProps {
  item: HubItem;
  onRemove: () => void;
}

/**
 * One application: how far it is, its tasks, its dates, a note, and what can be done with the whole. Its form is a link
 * where there is an application (GAP-135).
 */
export function ApplicationCard({ item, onRemove }: ApplicationCardProps) {
  const { t } = useLingui();
  const id = useId();
  const { college, userApplication, viewUrl, fee, feeYear } = item;
  const appId = userApplication.id;
  const { busy, act } = useAct(applicationOperations.changeApplication, { onDone: showChanged });
  const sent = userApplication.completed;
  const tasks = tasksOf(item);
  // Own tasks, files and requests are taken off by buttons that go with them.
  const canGo = tasks.flatMap(({ attachment, invitation }) => [true, attachment, invitation]);
  useFocusOnFewer(id, canGo.filter(Boolean).length);
  const next = sent ? undefined : tasks.find(({ completed, isOptional }) => !completed && !isOptional);
  return (
    <section className={`card ${styles.card}`} aria-labelledby={id}>
      <header className={styles.head}>
        <div>
          <h2 id={id} tabIndex={-1}>
            {college.shortName}
          </h2>
          <p className="soft">{applicationNames[item.kind]}</p>
        </div>
        <div>
          <ApplicationScore item={item} large />
          <ScoreParts item={item} />
        </div>
      </header>
      <ApplicationDates item={item} />
      <ol className={`plain-list ${styles.tasks}`} aria-label={t`Tasks for ${college.shortName}`}>
        {tasks.map((task) => (
          <TaskRow key={task.applicationTaskId} item={item} task={task} isNext={task === next} />
        ))}
      </ol>
      <OwnTask item={item} />
      <ApplicationNote item={item} />
      {fee !== null && (
        <p className={`small soft ${styles.line}`}>
          {fee === 0 ? (
            <Trans>This college takes no application fee.</Trans>
          ) : (
            <Trans>Application fee: {dollars(fee)}.</Trans>
          )}{' '}
          {feeYear !== null && <Trans>Reported for {feeYear}. Ask the college for this year’s.</Trans>}
        </p>
      )}
      <footer className={styles.foot} data-print="no">
        <div className="row row-wrap">
          {item.hasApplication && viewUrl !== null && (
            <OutwardLink href={viewUrl}>
              <Trans>Open the application</Trans>
            </OutwardLink>
          )}
          {college.address !== null && college.address !== viewUrl && (
            <OutwardLink href={college.address}>
              <Trans>The college’s page on applying</Trans>
            </OutwardLink>
          )}
          {college.urlName !== '' && (
            <Link to={profileAddress(college)} className="strong-link">
              <Trans>About {college.shortName}</Trans>
            </Link>
          )}
        </div>
        <div className="row row-wrap">
          <RecruitButton college={college} />
          <Button
            size="small"
            busy={busy}
            onClick={() =>
              void act(
                { params: { appId }, body: { completed: !sent } },
                sent ? t`The application is marked as not sent.` : t`The application is marked as sent.`,
              )
            }
          >
            {sent ? <Trans>Mark as not sent</Trans> : <Trans>Mark as sent</Trans>}
          </Button>
          <Button look="quiet" size="small" icon={<IconTrash size={18} aria-hidden />} onClick={onRemove}>
            <Trans>Remove from hub</Trans>
          </Button>
        </div>
      </footer>
    </section>
  );
}
