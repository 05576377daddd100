import { useLingui } from '@lingui/react/macro';
import type { HubItem } from '@longleaf/contract/applications';
import { applicationNames } from '@longleaf/rules/applications/kinds';
import { CollegeCover } from '../../domain/colleges/college-cover.tsx';
import { ApplicationScore } from './application-score.tsx';
import styles from './hub.module.css';

interface ApplicationRailProps {
  items: readonly HubItem[];
  current: HubItem;
  onSelect: (id: number) => void;
}

/** The applications one can choose from: down the side, and a strip to push sideways on phones. */
export function ApplicationRail({ items, current, onSelect }: ApplicationRailProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Your applications`} className={styles.rail} data-print="no">
      <ul className="plain-list">
        {items.map((item) => (
          <li key={item.userApplication.id}>
            <button
              type="button"
              className={styles.choice}
              aria-current={item === current ? 'true' : undefined}
              onClick={() => onSelect(item.userApplication.id)}
            >
              <span className={styles.thumb}>
                <CollegeCover college={item.college} shape="thumb" />
              </span>
              <span className={styles.name}>
                <strong>{item.college.shortName}</strong>
                {items.some((one) => one !== item && one.college.id === item.college.id) && (
                  <span className="small soft">{applicationNames[item.kind]}</span>
                )}
                <ApplicationScore item={item} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
