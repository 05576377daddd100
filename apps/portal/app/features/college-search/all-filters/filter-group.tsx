import { Trans } from '@lingui/react/macro';
import { IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Tag } from '../../../ui/tag.tsx';
import styles from './all-filters.module.css';

interface FilterGroupProps {
  label: string;
  /** What is in it, in a few words. */
  about: string;
  /** How many of its filters are on. */
  on: number;
  children: React.ReactNode;
}

/** One of the six groups: closed at first, with how many of its filters are on. */
export function FilterGroup({ label, about, on, children }: FilterGroupProps) {
  const [open, setOpen] = useState(false);
  const body = useId();
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>
        <button type="button" aria-expanded={open} aria-controls={body} onClick={() => setOpen(!open)}>
          <span className="grow">
            {label}
            <span className={styles.about}>{about}</span>
          </span>
          {on > 0 && (
            <Tag tone="good">
              <Trans>{on} on</Trans>
            </Tag>
          )}
          <IconChevronRight size={20} aria-hidden className={styles.chevron} />
        </button>
      </h3>
      <div id={body} hidden={!open} className={styles.families}>
        {open && children}
      </div>
    </section>
  );
}
