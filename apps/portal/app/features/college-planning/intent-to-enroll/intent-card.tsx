import { Trans } from '@lingui/react/macro';
import { type IntentToEnroll, intentMessages } from '@longleaf/contract/intents-to-enroll';
import { nameOfReason } from '@longleaf/rules/intents-to-enroll/intent';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { shortDayOf } from '../../../lib/day-of.ts';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import styles from './intent.module.css';

interface IntentCardProps {
  intent: IntentToEnroll;
  onEdit: () => void;
  onRemove: () => void;
}

/** A college that somebody plans to go to, with why; one we do not know says that it is not verified (MSG-058). */
export function IntentCard({ intent, onEdit, onRemove }: IntentCardProps) {
  const { collegeName, collegeCity, campusURL, organizationID, reasons, reasonNotes, savedDate } = intent;
  return (
    <article className={`card padded ${styles.card}`}>
      <h3>
        {campusURL === null ? collegeName : <Link to={campusURL}>{collegeName}</Link>}{' '}
        {organizationID === null && <Tag tone="waiting">{intentMessages.notVerified}</Tag>}
      </h3>
      <p className="small soft">
        {collegeCity !== '' && `${collegeCity} · `}
        <Trans>
          Chosen <time dateTime={savedDate}>{shortDayOf(savedDate)}</time>
        </Trans>
      </p>
      {reasons.length > 0 && (
        <ul className={`plain-list ${styles.reasons}`}>
          {reasons.map(({ reasonID }) => (
            <li key={reasonID}>
              <Tag>{nameOfReason(reasonID)}</Tag>
            </li>
          ))}
        </ul>
      )}
      {reasonNotes !== '' && <q className={styles.note}>{reasonNotes}</q>}
      <div className={styles.acts}>
        <Button look="quiet" size="small" icon={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
          <Trans>Edit</Trans>
          <span className="visually-hidden"> {collegeName}</span>
        </Button>
        <Button look="quiet" size="small" icon={<IconTrash size={18} aria-hidden />} onClick={onRemove}>
          <Trans>Remove</Trans>
          <span className="visually-hidden"> {collegeName}</span>
        </Button>
      </div>
    </article>
  );
}
