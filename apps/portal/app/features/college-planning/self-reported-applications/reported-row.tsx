import { Trans } from '@lingui/react/macro';
import { intentMessages } from '@longleaf/contract/intents-to-enroll';
import type { ReportedApplication } from '@longleaf/contract/self-reported-applications';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { wholeDate } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import styles from './reported.module.css';

interface ReportedRowProps {
  reported: ReportedApplication;
  onEdit: () => void;
  onRemove: () => void;
}

/** An application that somebody says they sent; the one of the hub is the same, and led to. */
export function ReportedRow({ reported, onEdit, onRemove }: ReportedRowProps) {
  const { collegeName, collegeCity, organizationId, submissionDate, inHub } = reported;
  return (
    <li>
      <div className={styles.what}>
        <strong>{collegeName}</strong>{' '}
        {organizationId === null && <Tag tone="waiting">{intentMessages.notVerified}</Tag>}
        <p className="small soft">
          {collegeCity !== '' && `${collegeCity} · `}
          <Trans>
            Sent <time dateTime={submissionDate}>{wholeDate(submissionDate)}</time>
          </Trans>
        </p>
        {inHub && (
          <p className="small">
            <Link to="/apphub">
              <Trans>This college is in your application hub</Trans>
            </Link>
          </p>
        )}
      </div>
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
    </li>
  );
}
