import { Trans, useLingui } from '@lingui/react/macro';
import type { ActivityLists } from '@longleaf/contract/activities';
import { ACTIVITY_SECTIONS, SECTION_TITLES } from '@longleaf/rules/activities/sections';
import { Tag } from '../../ui/tag.tsx';
import styles from './activities.module.css';

/** The sections with how much is in them: down the side, and a strip to push sideways on phones. */
export function SectionRail({ lists }: { lists: ActivityLists }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Sections`} className={styles.rail} data-print="no">
      <ul className="plain-list">
        {ACTIVITY_SECTIONS.map((section) => (
          <li key={section}>
            <a href={`#${section}`}>
              {SECTION_TITLES[section]}
              {lists[section].length === 0 ? (
                <Tag tone="waiting">
                  <Trans>Empty</Trans>
                </Tag>
              ) : (
                <span className={styles.count}>{lists[section].length}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
