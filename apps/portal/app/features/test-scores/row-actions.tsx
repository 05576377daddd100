import { Trans } from '@lingui/react/macro';
import { Button, ButtonLink } from '../../ui/button.tsx';
import styles from './test-scores.module.css';

interface RowActionsProps {
  /** 'ACT, Sep 19, 2026', heard behind what each does. */
  name: string;
  edit: string;
  onDelete: () => void;
}

/** What can be done with one result. */
export function RowActions({ name, edit, onDelete }: RowActionsProps) {
  return (
    <span className={styles.actions} data-print="no">
      <ButtonLink to={edit} look="quiet" size="small">
        <Trans>
          Edit <span className="visually-hidden">{name}</span>
        </Trans>
      </ButtonLink>
      <Button look="quiet" size="small" onClick={onDelete}>
        <Trans>
          Delete <span className="visually-hidden">{name}</span>
        </Trans>
      </Button>
    </span>
  );
}
