import { Trans } from '@lingui/react/macro';
import { IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import styles from '../planning.module.css';

export interface SavedRowItem {
  id: string;
  name: string;
  /** Its page; none once it left our data. */
  to: string | null;
  /** That it left our data, or what has changed since it was saved. */
  about?: React.ReactNode;
}

interface SavedRowsProps {
  /** Names the list. */
  label: string;
  items: readonly SavedRowItem[];
  onRemove: (item: SavedRowItem) => void;
}

/** Saved things by name, each with its page and the way off the list. */
export function SavedRows({ label, items, onRemove }: SavedRowsProps) {
  return (
    <ul className={`plain-list ${styles.rows}`} aria-label={label}>
      {items.map((item) => {
        const { id, name, to, about } = item;
        return (
          <li key={id}>
            <span>
              {to === null ? <strong>{name}</strong> : <Link to={to}>{name}</Link>}
              {about && <span className={`small soft ${styles.about}`}> {about}</span>}
            </span>
            <Button
              look="quiet"
              size="small"
              icon={<IconTrash size={18} aria-hidden />}
              onClick={() => onRemove(item)}
            >
              <Trans>Remove</Trans>
              <span className="visually-hidden"> {name}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
