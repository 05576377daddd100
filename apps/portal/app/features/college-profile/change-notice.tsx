import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { profileAddress } from '../../data/colleges/college-card.ts';
import { partialDate } from '../../lib/format.ts';
import { Message } from '../../ui/message.tsx';
import type { College } from './blocks/college.ts';
import styles from './profile-screen.module.css';

/** At the top of a profile: that the college has closed or merged, or what it has announced, and what to do. */
export function ChangeNotice({ college }: { college: College }) {
  const { change, isOpen } = college;
  return (
    <div className={styles.notice}>
      <Message kind="warning">
        <strong>
          <Happened change={change} />
        </strong>{' '}
        {isOpen ? (
          <Trans>Ask it what this means for new students before you apply.</Trans>
        ) : (
          <Trans>The figures below are from before.</Trans>
        )}
      </Message>
    </div>
  );
}

function Happened({ change }: { change: College['change'] }) {
  const date = change?.closedOn ? partialDate(change.closedOn) : null;
  const announced = change?.announcedOn ? partialDate(change.announcedOn) : null;
  switch (change?.kind) {
    case 'merged':
      return (
        <Trans>
          This college became part of <Successor of={change.successor} />.
        </Trans>
      );
    case 'closing':
      return date === null ? (
        <Trans>This college announced in {announced} that it would close.</Trans>
      ) : (
        <Trans>This college announced that it would close in {date}.</Trans>
      );
    case 'merging':
      return (
        <Trans>
          This college announced in {announced} that it would become part of{' '}
          <Successor of={change.successor} />.
        </Trans>
      );
    case 'accreditation':
      return (
        <Trans>
          The decision to end this college’s accreditation was upheld in {announced}; the college said that it
          would go to court.
        </Trans>
      );
    default:
      return date === null ? (
        <Trans>This college has closed.</Trans>
      ) : (
        <Trans>This college closed in {date}.</Trans>
      );
  }
}

function Successor({ of: successor }: { of: NonNullable<College['change']>['successor'] }) {
  if (!successor) return <Trans>another college</Trans>;
  const { name, urlName } = successor;
  return urlName === null ? (
    <span translate="no">{name}</span>
  ) : (
    <Link to={profileAddress({ urlName })} translate="no">
      {name}
    </Link>
  );
}
